/// A layout whose type is not known: what a tree stores of a client's layout.
package protocol LayoutBox: AnyObject {
  /// The name of the layout's type.
  var name: String { get }
  /// The layout's type, by which caches are told apart.
  var layoutType: ObjectIdentifier { get }
  /// What the layout says of itself.
  var properties: LayoutProperties { get }
  /// The layout itself.
  var layout: any Layout { get }
  /// Starts using the layout for some subviews.
  func makeInstance(subviews: LayoutSubviews) -> any LayoutInstance
}

/// A layout in use for some subviews: the layout together with its cache.
package protocol LayoutInstance: AnyObject {
  var layoutType: ObjectIdentifier { get }
  /// The same cache, updated for a new value of the same layout type and its subviews.
  func updated(to box: any LayoutBox, subviews: LayoutSubviews) -> any LayoutInstance
  func spacing(subviews: LayoutSubviews) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat?
}

extension LayoutInstance {
  package func explicitAlignment(
    of guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> CGFloat? {
    guide.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews)
      : explicitAlignment(
        of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews)
  }
}

// MARK: - Known types

/// A layout of a known type.
final class ConcreteLayoutBox<L: Layout>: LayoutBox {
  private let value: L

  init(_ layout: L) { self.value = layout }

  var name: String { String(describing: L.self) }
  var layoutType: ObjectIdentifier { ObjectIdentifier(L.self) }
  var properties: LayoutProperties { L.layoutProperties }
  var layout: any Layout { value }

  func makeInstance(subviews: LayoutSubviews) -> any LayoutInstance {
    ConcreteLayoutInstance(layout: value, cache: value.makeCache(subviews: subviews))
  }
}

private final class ConcreteLayoutInstance<L: Layout>: LayoutInstance {
  private let layout: L
  // While a method has the cache, nobody reaches it again: only the instance's own node calls its
  // methods, and a layout never comes back to the node that it came from.
  @exclusivity(unchecked) private var cache: L.Cache

  init(layout: L, cache: L.Cache) {
    self.layout = layout
    self.cache = cache
  }

  var layoutType: ObjectIdentifier { ObjectIdentifier(L.self) }

  func updated(to box: any LayoutBox, subviews: LayoutSubviews) -> any LayoutInstance {
    guard let layout = box.layout as? L else { return box.makeInstance(subviews: subviews) }
    var cache = cache
    layout.updateCache(&cache, subviews: subviews)
    return ConcreteLayoutInstance(layout: layout, cache: cache)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A layout of any type, with its cache once it is in use for some subviews.
///
/// A started box has one owner. Descriptions hold unstarted boxes; each tree that lays one out
/// starts a copy. A box of this class itself has no layout: a tree keeps it in place of a layout
/// that was taken out.
class LayoutBox {
  /// Whether a call to the layout is in progress.
  final var isBeingAsked = false
  /// Whether anything stands for the layout's place.
  final let hasPlace: Bool

  init(hasPlace: Bool = false) { self.hasPlace = hasPlace }

  /// What stands for the layout's place from one description to the next, if that was said.
  var place: (any AnyObject & Sendable)? { nil }

  var layout: any Layout { NoLayout() }

  var type: any Layout.Type { NoLayout.self }

  /// Returns an unstarted box with the same layout.
  func copy() -> LayoutBox { LayoutBox() }

  /// Returns a box with the same layout and a copy of its cache.
  func copyWithCache() -> LayoutBox { LayoutBox() }

  /// Takes over a copy of another box's cache, which has to be updated then.
  ///
  /// - Returns: whether there is one, and the layouts have the same type.
  func takeCache(of other: LayoutBox) -> Bool { false }

  /// Starts using the layout for some subviews, with a new cache.
  func start(subviews: LayoutSubviews) {}

  /// Lets the layout update its cache, because the layout or its subviews have changed.
  func update(subviews: LayoutSubviews) {}

  func spacing(subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {}

  func explicitAlignment(
    of guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> CGFloat? { nil }
}

extension LayoutBox {
  /// Returns a started box with this layout. It takes over another box's cache if the layouts have
  /// the same type.
  func continuing(_ other: LayoutBox, subviews: LayoutSubviews) -> LayoutBox {
    let box = copy()
    if box.takeCache(of: other) {
      box.update(subviews: subviews)
    } else {
      box.start(subviews: subviews)
    }
    return box
  }

  /// The name of the layout's type.
  var name: String { String(describing: type) }

  /// The layout's type, which identifies the built-in layouts.
  var layoutType: ObjectIdentifier { ObjectIdentifier(type) }

  /// The layout's properties.
  var properties: LayoutProperties { type.layoutProperties }

  /// Calls a closure with the cache of the layout in the box, which must be in use.
  func withCache<Contents: Layout, Answer>(
    of layout: Contents, _ body: (inout Contents.Cache) -> Answer
  ) -> Answer {
    guard let box = own as? BoxedLayout<Contents> else {
      preconditionFailure("a layout is given the cache of another one")
    }
    return box.withCache(body)
  }
}

/// The layout of a box without one.
private struct NoLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A box with a layout of a known type.
final class BoxedLayout<Contents: Layout>: LayoutBox {
  private let contents: Contents
  /// The cache, inside the box: to allocate it would cost a small layout more than its answers.
  ///
  /// A method of the layout has exclusive access to it: the tree makes no second call to a box
  /// during the first, and the box inside an `AnyLayout`'s cache is reached only through that
  /// cache.
  @safe @exclusivity(unchecked) private var cache: Contents.Cache?

  init(_ layout: Contents) { contents = layout }

  override var layout: any Layout { contents }
  override var type: any Layout.Type { Contents.self }

  override func copy() -> LayoutBox { BoxedLayout(contents) }

  override func copyWithCache() -> LayoutBox {
    let box = BoxedLayout(contents)
    box.cache = cache
    return box
  }

  override func takeCache(of other: LayoutBox) -> Bool {
    guard let taken = (other.own as? BoxedLayout)?.cache else { return false }
    cache = taken
    return true
  }

  override func start(subviews: LayoutSubviews) { cache = contents.makeCache(subviews: subviews) }

  override func update(subviews: LayoutSubviews) {
    withCache { contents.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    withCache { contents.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    withCache { contents.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    withCache {
      contents.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    of guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache {
      guide.axis == .horizontal
        ? contents.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
        : contents.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
    }
  }

  /// Calls a closure with the cache, which must be in use.
  @inline(__always) func withCache<Answer>(_ body: (inout Contents.Cache) -> Answer) -> Answer {
    body(&cache!)
  }
}

/// A layout of the library's own that the engine does not know by its kind.
///
/// It is asked less than a client's: it places its content alike wherever it is, to the last bit,
/// and it reads no priorities.
protocol BuiltInLayout: Layout {}

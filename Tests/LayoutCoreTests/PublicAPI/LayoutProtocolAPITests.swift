import LayoutCore
import Testing

/// Clients' layouts, with each kind of cache and all requirements.
struct LayoutProtocolAPITests {
  private let children: [LayoutNode] = [
    .fixed(width: 20, height: 10).layoutValue(key: Weight.self, value: 3).layoutPriority(2).id("a"),
    .flexible.id("b"), .spacer.id("c"),
  ]

  @Test func `a layout needs no cache`() {
    let layout = LayoutNode.layout(VoidCacheLayout(), children)
      .layout(proposing: ProposedViewSize(width: 60, height: 40))
    #expect(layout.size == CGSize(width: 60, height: 40))
    #expect(layout.frame(of: "a") == CGRect(x: 40, y: 30, width: 20, height: 10))
  }

  @Test func `a layout may keep a struct in its cache`() {
    let layout = LayoutNode.layout(StructCacheLayout(gap: 5), children)
      .layout(proposing: .unspecified)
    #expect(layout.size == CGSize(width: 48, height: 10))
    #expect(layout.frame(of: "b") == CGRect(x: 25, y: 0, width: 10, height: 10))
  }

  @Test func `a layout may keep an optional in its cache`() {
    let layout = LayoutNode.layout(OptionalCacheLayout(), children).id("layout")
      .layout(proposing: .unspecified)
    #expect(layout.size == CGSize(width: 20, height: 10))
    #expect(layout.node(of: "layout")?.dimensions[explicit: .leading] == 7)
    #expect(layout.node(of: "layout")?.dimensions[explicit: .bottom] == nil)
  }

  @Test func `only stacks have an orientation`() {
    #expect(LayoutProperties().stackOrientation == nil)
    #expect(VoidCacheLayout.layoutProperties.stackOrientation == nil)
    #expect(StructCacheLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test func `a layout may be animatable`() {
    var layout = StructCacheLayout(gap: 2)
    layout.animatableData += 1
    #expect(layout.gap == 3)
    #expect(VoidCacheLayout().animatableData == EmptyAnimatableData())
  }

  @Test func `built-in layouts have SwiftUI's defaults`() {
    let row = HStackLayout(alignment: .top, spacing: 4)
    let column = VStackLayout(alignment: .leading, spacing: nil)
    let pile = ZStackLayout(alignment: .bottomTrailing)
    #expect(row.alignment == .top && row.spacing == 4)
    #expect(column.alignment == .leading && column.spacing == nil)
    #expect(pile.alignment == .bottomTrailing)
    #expect(HStackLayout().alignment == .center && HStackLayout().spacing == nil)
    #expect(VStackLayout().alignment == .center && ZStackLayout().alignment == .center)
    func isSendable<Value: Layout & Sendable>(_: Value)
    where Value.AnimatableData == EmptyAnimatableData {}
    isSendable(row)
    isSendable(column)
    isSendable(pile)
  }
}

/// A value that subviews hand to their layout.
private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// Fills the proposal and puts each subview into the opposite corner.
private struct VoidCacheLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
    }
  }
}

/// A row that measures its subviews once, written against generic collections of them.
private struct StructCacheLayout: Layout {
  var gap: CGFloat

  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: sizes(of: subviews)) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = sizes(of: subviews)
  }

  private func sizes(of subviews: some Collection<LayoutSubview>) -> [CGSize] {
    subviews.map { $0.dimensions(in: .unspecified) }
      .map { CGSize(width: $0.width, height: $0.height) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.sizes.map(\.width).reduce(gap * CGFloat(subviews.count - 1), +),
      height: cache.sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width + gap
    }
  }
}

/// As large as its weightiest subview, which it looks for when it needs it.
private struct OptionalCacheLayout: Layout {
  typealias Cache = LayoutSubview?

  func makeCache(subviews: Subviews) -> LayoutSubview? { nil }

  func spacing(subviews: Subviews, cache: inout LayoutSubview?) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutSubview?
  ) -> CGSize {
    subviews.max { $0[Weight.self] < $1[Weight.self] }?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LayoutSubview?
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout LayoutSubview?
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 7 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout LayoutSubview?
  ) -> CGFloat? {
    nil
  }
}

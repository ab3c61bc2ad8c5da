import LayoutCore
import Testing

/// Layouts of any type, used as clients do and called by hand.
struct AnyLayoutAPITests {
  private let children: [LayoutNode] = [
    .fixed(width: 20, height: 10).id("a"), .fixed(width: 30, height: 30).id("b"),
  ]

  private func size(_ layout: some Layout) -> CGSize {
    LayoutNode.layout(layout, children).layout(proposing: .unspecified).size
  }

  @Test func `any layout lays out as the one in it`() {
    let layouts: [AnyLayout] = [
      AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)),
      AnyLayout(ZStackLayout()), AnyLayout(AnyLayout(HStackLayout(spacing: 10))),
    ]
    #expect(layouts.map(size).map(\.width) == [50, 30, 30, 60])
    #expect(layouts.map(size).map(\.height) == [30, 40, 30, 30])
  }

  @Test func `animatable data of any layout can be read and set`() {
    var layout = AnyLayout(HStackLayout())
    let data: AnyLayout.AnimatableData = layout.animatableData
    layout.animatableData = data
    #expect(layout.animatableData == data)
  }

  @Test func `any layout has no orientation of its own`() {
    #expect(AnyLayout.layoutProperties.stackOrientation == nil)
  }

  /// A spacer sees the orientation of the layout inside.
  @Test func `a spacer sees the orientation of the layout inside`() {
    let spacer = LayoutNode.spacer.id("spacer")
    func spacerSize(_ layout: some Layout) -> CGSize? {
      LayoutNode.layout(AnyLayout(layout), [spacer, .fixed(width: 10, height: 10)])
        .layout(proposing: ProposedViewSize(width: 50, height: 50)).frame(of: "spacer")?.size
    }
    #expect(spacerSize(HStackLayout(spacing: 0)) == CGSize(width: 40, height: 0))
    #expect(spacerSize(VStackLayout(spacing: 0)) == CGSize(width: 0, height: 40))
  }

  /// All seven methods, each called by hand from another layout.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `each method can be called by hand`(direction: LayoutDirection) {
    let proposal = ProposedViewSize(width: 100, height: 100)
    let nodes: [LayoutNode] = children + [.spacer.id("c"), .flexible.frame(width: 5).id("d")]
    let byHand = LayoutNode.layout(ByHand(), nodes)
      .layout(proposing: proposal, direction: direction)
    let built = LayoutNode.hstack(alignment: .bottom, spacing: 3, nodes)
      .layout(proposing: proposal, direction: direction)
    #expect(byHand.size == built.size)
    for id in ["a", "b", "c", "d"] { #expect(byHand.frame(of: id) == built.frame(of: id)) }
  }
}

/// A row that leaves everything to a layout of any type.
private struct ByHand: Layout {
  private var layout: AnyLayout { AnyLayout(HStackLayout(alignment: .bottom, spacing: 3)) }

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    layout.makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    // The same type of layout keeps its cache; another one makes its own.
    AnyLayout(VStackLayout()).updateCache(&cache, subviews: subviews)
    layout.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    updateCache(&cache, subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

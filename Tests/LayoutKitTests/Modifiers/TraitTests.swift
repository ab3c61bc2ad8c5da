import LayoutKit
import TestViews
import Testing

/// What is said of a view to the container around passes out through modifiers.
struct TraitTests {
  private struct Weight: LayoutValueKey { static let defaultValue = 0 }

  private struct Weighed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.map { $0[Weight.self] }.reduce(0, +), height: 1)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func check(
    _ change: (AnyView) -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let weighed = Weighed { change(AnyView(Block(1, 1).layoutValue(key: Weight.self, value: 7))) }
    #expect(
      weighed.layout(proposing: .unspecified).size.width == 7, "value",
      sourceLocation: sourceLocation)
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(300, 10)
        Block(300, 10)
      }
      GridRow {
        change(AnyView(Block(5, 10).gridCellColumns(2))).id("c")
        Block(30, 10).id("d")
      }
    }
    // Both columns are taken by the first cell, so that the other one is the third column's.
    #expect(
      grid.layout(proposing: .unspecified).frame(of: "d")?.minX == 600, "columns",
      sourceLocation: sourceLocation)
    let pile = ZStack {
      change(AnyView(Block(1, 1).zIndex(2))).id("z")
      Block(1, 1).id("b")
    }
    let result = pile.layout(proposing: .unspecified)
    func order(_ id: String) -> Int { result.node(of: id)?.drawingOrder ?? -1 }
    #expect(order("z") > order("b"), "order", sourceLocation: sourceLocation)
  }

  @Test func `ordinary modifiers pass on what is said of a view`() {
    check { $0 }
    check { $0.padding(3) }
    check { $0.frame(width: 30) }
    check { $0.frame(maxWidth: 30) }
    check { $0.fixedSize() }
    check { $0.aspectRatio(1, contentMode: .fit) }
    check { $0.position(x: 3, y: 3) }
    check { $0.offset(x: 3).scaleEffect(2) }
    check { $0.overlay(Filler()).background(.red) }
    check { $0.alignmentGuide(.leading) { _ in 3 }.layoutPriority(2) }
    check { $0.clipped().opacity(0.3).coordinateSpace(name: 2) }
  }

  @Test func `relative frames pass on what is said of a view`() {
    check { $0.containerRelativeFrame(.vertical) { _, _ in 30 } }
  }
  @Test func `views that ignore the safe area pass on what is said of them`() {
    check { $0.ignoresSafeArea() }
  }
  @Test func `padding of the safe area passes on what is said of a view`() {
    check { $0.safeAreaPadding(3) }
  }
  @Test func `insets of the safe area pass on what is said of a view`() {
    check { $0.safeAreaInset(edge: .top) { Block(1, 1) } }
  }
}

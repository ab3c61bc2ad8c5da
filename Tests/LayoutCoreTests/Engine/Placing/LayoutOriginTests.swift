import LayoutCore
import Testing

/// A client's layout that is moved by what is around it is told its new place.
struct LayoutOriginTests {
  /// Puts its only subview on the next whole point, to the right and down.
  private struct WholePoints: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 20, height: 20) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let corner = CGPoint(x: bounds.minX.rounded(.up), y: bounds.minY.rounded(.up))
      subviews[0].place(at: corner, proposal: proposal)
    }
  }

  private func leaf(_ id: String) -> LayoutNode { .fixed(width: 10, height: 10).id(id) }

  /// The layout over a box of its size, so that nobody asks it anything when what is around
  /// changes.
  private func onWholePoints(_ id: String) -> LayoutNode {
    LayoutNode.fixed(width: 20, height: 20)
      .overlay(alignment: .topLeading, .layout(WholePoints(), [leaf(id)]))
  }

  private func spacer(height: CGFloat) -> LayoutNode {
    .fixed(width: 20, height: height).id("above")
  }

  /// Where the child is after what is above has got another height in a tree that was laid out
  /// before.
  private func place(in node: LayoutNode, above height: CGFloat) -> CGPoint? {
    let tree = LayoutTree(node)
    tree.layout(proposing: .unspecified)
    tree.replace("above", with: spacer(height: height))
    return tree.layout(proposing: .unspecified).frame(of: "child")?.origin
  }

  @Test func `it is moved by what is before it in a stack`() {
    let node = LayoutNode.vstack(spacing: 0, [spacer(height: 10), onWholePoints("child")])
    // The layout is at 10.25; the next whole point is 11.
    #expect(place(in: node, above: 10.25) == CGPoint(x: 0, y: 11))
  }

  @Test func `it is moved far inside of what is moved`() {
    let node = LayoutNode.vstack(
      spacing: 0,
      [
        spacer(height: 10),
        LayoutNode.hstack(spacing: 0.5, [leaf("beside"), onWholePoints("child")]).padding(3),
      ])
    // At (3 + 10 + 0.5, 10.25 + 3) the next whole points are 14 and 14.
    #expect(place(in: node, above: 10.25) == CGPoint(x: 14, y: 14))
  }

  /// Leaves a gap in front of its only subview, and puts it on a whole point after that.
  private struct Indented: Layout {
    let gap: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 30, height: 30) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let y = bounds.minY.rounded(.up) + gap
      subviews.first?.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
    }
  }

  @Test func `layouts in layouts are moved from the outside in`() {
    let node = LayoutNode.vstack(
      spacing: 0, [spacer(height: 10), .layout(Indented(gap: 0.5), [onWholePoints("child")])])
    // The outer layout is at 10.25 and puts the inner one at 11 + 0.5; its next whole point is 12.
    #expect(place(in: node, above: 10.25) == CGPoint(x: 0, y: 12))
    // At 10.75 the outer layout puts the inner one at the same place.
    #expect(place(in: node, above: 10.75) == CGPoint(x: 0, y: 12))
  }

  @Test func `it is moved by siblings that come and go`() {
    let tree = LayoutTree(
      .vstack(alignment: .leading, spacing: 0, [spacer(height: 10.25), onWholePoints("child")]))
    let proposal = ProposedViewSize.unspecified
    #expect(tree.layout(proposing: proposal).frame(of: "child")?.minY == CGFloat(11))
    tree.insert(.fixed(width: 20, height: 7.5).id("other"), at: 0, into: tree.root)
    // 7.5 + 10.25 = 17.75
    #expect(tree.layout(proposing: proposal).frame(of: "child")?.minY == CGFloat(18))
    tree.remove("other")
    #expect(tree.layout(proposing: proposal).frame(of: "child")?.minY == CGFloat(11))
  }

  @Test func `it is moved into another layout`() throws {
    let tree = LayoutTree(
      .vstack(
        alignment: .leading, spacing: 0,
        [
          onWholePoints("child").id("inner"), spacer(height: 0.25),
          LayoutNode.layout(Indented(gap: 0.5), []).id("outer"),
        ]))
    let proposal = ProposedViewSize.unspecified
    tree.layout(proposing: proposal)
    #expect(tree.move("inner", into: "outer"))
    // The outer layout is at 0.25 and puts the inner one at 1 + 0.5.
    #expect(tree.layout(proposing: proposal).frame(of: "child")?.minY == CGFloat(2))
    tree.replace("above", with: spacer(height: 4.25))
    // Now at 4.25, it puts the inner one at 5 + 0.5.
    #expect(tree.layout(proposing: proposal).frame(of: "child")?.minY == CGFloat(6))
  }

  @Test func `its place counts from the left also from right to left`() throws {
    let tree = LayoutTree(
      .vstack(
        alignment: .leading, spacing: 0,
        [onWholePoints("child"), .fixed(width: 20, height: 5).id("below")]))
    func place() -> CGFloat? {
      tree.layout(proposing: .unspecified, direction: .rightToLeft).frame(of: "child")?.minX
    }
    // The bounds begin at 0, and leading is on the right: 20 - 10.
    #expect(place() == CGFloat(10))
    // The stack grows to 30.25, at whose right edge the bounds begin at 10.25. The subview is put
    // at 11, which is mirrored in the bounds: 10.25 + 20 - (11 - 10.25) - 10.
    tree.replace("below", with: .fixed(width: 30.25, height: 5))
    #expect(place() == CGFloat(19.5))
  }

  /// Says how often it places its subviews, and with which bounds it did so last.
  private final class Count: @unchecked Sendable {
    var placements = 0
    var bounds = CGRect.zero
  }

  private struct Counting: Layout {
    let count: Count

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 20, height: 200) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      count.placements += 1
      count.bounds = bounds
    }
  }

  @Test func `scrolling moves no layout`() {
    let count = Count()
    let tree = LayoutTree(
      .scroll(margins: EdgeInsets(7, on: .all), .layout(Counting(count: count), [leaf("child")]))
        .id("scroll"))
    let proposal = ProposedViewSize(width: 100, height: 100)
    tree.layout(proposing: proposal)
    let first = count.placements
    tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: 40.5)))
    let result = tree.layout(proposing: proposal)
    #expect(count.placements == first)
    // 7 - 40.5, and centred in 200: + 95.
    #expect(result.frame(of: "child")?.minY == CGFloat(61.5))
  }

  @Test func `it is told where it is in an unsafe area that it extends into`() {
    let node = LayoutNode.vstack(
      alignment: .leading, spacing: 0,
      [onWholePoints("child").ignoresSafeArea(), .flexible])
    let result = node.layout(
      in: CGSize(width: 100, height: 100),
      safeArea: EdgeInsets(top: 10.25, leading: 0, bottom: 0, trailing: 0))
    // It is in the window's corner, which is a whole point; the safe area's is not.
    #expect(result.frame(of: "child")?.minY == CGFloat(0))
  }

  /// Measured: bounds count from the corner of what hosts the root.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `it is told where it is in the window`(direction: LayoutDirection) throws {
    let tree = LayoutTree(LayoutNode.layout(WholePoints(), [leaf("child")]))
    let lengths: [CGFloat] = [100, 100.5, 140.25]
    for length in lengths {
      let window = CGSize(width: length, height: length)
      let result = tree.layout(in: window, direction: direction)
      // The layout is 20 wide in the middle. From right to left, it counts from the right.
      let corner: CGFloat = ((length - 20) / 2).rounded(.up)
      let child = try #require(result.frame(of: "child"))
      #expect(child.minY == corner)
      let isMirrored = direction == .rightToLeft
      let left: CGFloat = isMirrored ? length - corner - 10 : corner
      #expect(child.minX == left)
    }
  }

  @Test func `its place counts from the left also beside an unsafe area on the right`() {
    func bounds(_ node: (LayoutNode) -> LayoutNode) -> CGRect {
      let count = Count()
      _ = node(.flexible.overlay(.layout(Counting(count: count), []))).layout(
        in: CGSize(width: 100, height: 200),
        safeArea: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0),
        direction: .rightToLeft)
      return count.bounds
    }
    // It is 20 wide, in the middle of 100 - 20, and of 100 where that is ignored.
    #expect(bounds { $0 } == CGRect(x: 30, y: 0, width: 20, height: 200))
    #expect(bounds { $0.ignoresSafeArea() } == CGRect(x: 40, y: 0, width: 20, height: 200))
  }

  @Test func `what did not move is not placed again`() {
    let count = Count()
    let tree = LayoutTree(
      .layout(
        Indented(gap: 0.5), [.layout(Counting(count: count), [leaf("child")]), leaf("beside")]))
    let proposal = ProposedViewSize(width: 100, height: 300)
    tree.layout(proposing: proposal)
    let first = count.placements
    tree.replace("beside", with: .fixed(width: 15, height: 5).id("beside"))
    tree.layout(proposing: proposal)
    #expect(count.placements == first)
  }

  @Test(arguments: [10, 70])
  func `it is moved inside of any number of containers`(levels: Int) {
    let node = (0..<levels).reduce(onWholePoints("child")) { node, level in
      level.isMultiple(of: 3)
        ? .layout(ZStackLayout(), [node]) : .vstack(spacing: 0, [node, leaf("beside \(level)")])
    }
    // The layout is at 10.25; the next whole point is 11.
    let stack = LayoutNode.vstack(spacing: 0, [spacer(height: 10), node])
    #expect(place(in: stack, above: 10.25) == CGPoint(x: 0, y: 11))
    // So it is if nothing was there before.
    let first = LayoutNode.vstack(spacing: 0, [spacer(height: 10.25), node])
      .layout(proposing: .unspecified)
    #expect(first.frame(of: "child")?.origin == CGPoint(x: 0, y: 11))
  }

  @Test(arguments: [10, 70])
  func `it is moved inside of any number of scroll views`(levels: Int) {
    let node = (0..<levels).reduce(onWholePoints("child")) { node, _ in
      .scroll(
        .vstack(alignment: .leading, spacing: 0, [.fixed(width: 20, height: 0.25), node]))
    }
    // Each level puts it 0.25 further down: 10.25 + 2.5 and 10.25 + 17.5.
    let stack = LayoutNode.vstack(spacing: 0, [spacer(height: 10), node])
    #expect(place(in: stack, above: 10.25) == CGPoint(x: 0, y: levels == 10 ? 13 : 28))
  }

  @Test(arguments: [10, 70])
  func `it is told where it is inside of any number of unsafe areas`(levels: Int) {
    let node = (0..<levels).reduce(onWholePoints("child").ignoresSafeArea()) { node, _ in
      LayoutNode.vstack(alignment: .leading, spacing: 0, [node, .flexible])
        .safeAreaPadding(EdgeInsets(0.25, on: .top))
    }
    // It extends to the top of all of them, past their 2.5 or 17.5.
    let result = node.layout(proposing: ProposedViewSize(width: 100, height: 100))
    #expect(result.frame(of: "child")?.minY == 0)
  }
}

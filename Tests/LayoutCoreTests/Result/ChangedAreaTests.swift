import LayoutCore
import Testing

/// What has to be drawn again where something other than frames differs.
struct ChangedAreaTests {
  private static let window = CGSize(width: 100, height: 100)

  private static func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> LayoutNode {
    let figure = Appearance.Figure(fill: .color(.black))
    return LayoutNode.fixed(width: width, height: height)
      .appearance(Appearance(content: .shape(figure))).id(id)
  }

  /// What differs once a node is replaced.
  private func changes(
    _ root: LayoutNode, replacing id: String, with node: LayoutNode
  ) -> ResolvedLayout.Changes? {
    let tree = LayoutTree(root)
    let before = tree.layout(in: Self.window)
    tree.replace(id, with: node)
    return tree.layout(in: Self.window).changes(since: before)
  }

  @Test func `with a mask, what it masks`() {
    let masked = Self.box(60, 60, "box").overlay(Self.box(90, 4, "line"))
    let changes = changes(
      masked.mask(Self.box(20, 20, "mask")), replacing: "mask", with: Self.box(40, 40, "mask"))
    #expect(changes?.count == 1)
    // Both are in the middle of 100: from (100 − 60) / 2, and (100 − 90) / 2 and (100 − 4) / 2.
    #expect(changes?.areas.contains(CGRect(x: 20, y: 20, width: 60, height: 60)) == true)
    #expect(changes?.areas.contains(CGRect(x: 5, y: 48, width: 90, height: 4)) == true)
  }

  @Test func `with many nodes of a mask, what it masks once`() {
    func tree(_ opacity: Double) -> LayoutNode {
      let half = Appearance(effects: [.opacity(opacity)])
      let mask = (0..<200).map { LayoutNode.fixed(width: 10, height: 1).appearance(half).id($0) }
      return Self.box(60, 60, "box").mask(.vstack(spacing: 0, mask))
    }
    let tree = LayoutTree(tree(1))
    let before = tree.layout(in: Self.window)
    for id in 0..<200 {
      tree.replace(
        id,
        with: LayoutNode.fixed(width: 10, height: 1)
          .appearance(Appearance(effects: [.opacity(0.5)])).id(id))
    }
    let changes = tree.layout(in: Self.window).changes(since: before)
    #expect(changes?.count == 200)
    // One in each result: the box, from (100 − 60) / 2.
    let box = CGRect(x: 20, y: 20, width: 60, height: 60)
    #expect(changes?.areas.count { $0 == box } == 2)
  }

  @Test func `with the frame of a transform, what stands out of it`() {
    let half = RenderTransform(.scale(x: 0.5, y: 1), anchor: .leading)
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        Self.box(10, 10, "l"),
        LayoutNode.flexible.frame(height: 10)
          .overlay(alignment: .trailing, Self.box(10, 60, "tall")).transformed(half),
      ])
    let areas = changes(row, replacing: "l", with: Self.box(30, 10, "l"))?.areas
    // At the end, 90 to 100: half as far from 10 it is from 50 to 55, and half as far from 30 from
    // 60 to 65.
    #expect(areas?.contains(CGRect(x: 50, y: 20, width: 5, height: 60)) == true)
    #expect(areas?.contains(CGRect(x: 60, y: 20, width: 5, height: 60)) == true)
  }

  @Test func `with a layer, what is in the same one`() {
    let pile = LayoutNode.zstack([
      Self.box(10, 10, "x").overlay(Self.box(50, 50, "below")), Self.box(50, 50, "above"),
    ])
    let areas = changes(pile, replacing: "x", with: Self.box(10, 10, "x").zIndex(1))?.areas
    // In the middle of 100: from (100 − 50) / 2.
    #expect(areas?.contains(CGRect(x: 25, y: 25, width: 50, height: 50)) == true)
  }

  @Test(arguments: [true, false])
  func `with the unsafe area, what is drawn into it`(isBehind: Bool) {
    var figure = Appearance.Figure(fill: .color(.black))
    figure.edgesIntoUnsafeArea = .all
    let tree = LayoutTree(
      LayoutNode.fixed(width: 100, height: 60)
        .appearance(
          isBehind
            ? Appearance(effects: [.background(figure)]) : Appearance(content: .shape(figure))))
    func layout(_ inset: CGFloat) -> ResolvedLayout {
      tree.layout(
        in: Self.window, safeArea: EdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0))
    }
    // From 20 to 80 in both; only in the second one is that next to the unsafe area.
    let (before, after) = (layout(10), layout(20))
    #expect(before != after && before.root.frame == after.root.frame)
    #expect(
      after.changes(since: before)?.areas.contains(CGRect(x: 0, y: 0, width: 100, height: 100))
        == true)
  }

  @Test func `with a leaf's direction, the leaf`() {
    let row = LayoutNode.hstack([Self.box(5, 5, "p"), Self.box(60, 20, "c")])
    let changes = changes(
      row, replacing: "c", with: Self.box(60, 20, "c").layoutDirection(.rightToLeft))
    #expect(changes?.compactMap(\.after?.id) == ["c"])
  }

  @Test func `with the direction, what is drawn by it`() {
    let tree = LayoutTree(Self.box(60, 20, "c"))
    let before = tree.layout(in: Self.window)
    let after = tree.layout(in: Self.window, direction: .rightToLeft)
    #expect(before != after)
    #expect(
      after.changes(since: before)?.areas.contains(CGRect(x: 20, y: 40, width: 60, height: 20))
        == true)
  }
}

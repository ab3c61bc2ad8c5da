import LayoutCore
import Testing

/// Clients' layouts that rely on what they were asked before: what measuring has left in a cache,
/// and where a placement has put subviews. Frames are those of a tree that is new.
struct LayoutsAskedAgainTests {
  /// A row that is placed by the sizes that it found when it was measured.
  private struct Measured: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { [] }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: cache.reduce(0) { $0 + $1.width }, height: cache.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += size.width
      }
    }
  }

  /// Passes on what it is proposed, and asks for its subviews' sizes also about its spacing.
  private struct Passing: Layout {
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      for subview in subviews { _ = subview.sizeThatFits(.zero) }
      return ViewSpacing()
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  /// Proposes its own size to its subview.
  private struct Filling: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  private enum Total: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private static let turn = Rotation3D(angle: .degrees(90), axis: .y)

  /// As large as it is proposed, and 7 × 7 by itself.
  private static let leaf = LayoutNode.measured {
    LeafMeasurement(width: $0.width ?? 7, height: $0.height ?? 7)
  }

  /// A row of views that are 10 and 20 wide.
  private func row(_ first: LayoutNode = .fixed(width: 10, height: 10)) -> LayoutNode {
    .layout(Measured(), [first.id("a"), LayoutNode.fixed(width: 20, height: 10).id("b")])
  }

  private func positions(_ result: ResolvedLayout) -> [CGFloat?] {
    ["a", "b"].map { result.frame(of: $0)?.minX }
  }

  // MARK: - Caches

  @Test func `a layout with deep subviews places with what it has measured`() {
    let half = Rotation3D(angle: .degrees(180), axis: .y)
    let row = row(LayoutNode.fixed(width: 10, height: 10).rotation3DLayout(half))
    let result = row.layout(proposing: ProposedViewSize(width: 100, height: 100), depth: 50)
    #expect(positions(result) == [0, 10])
  }

  @Test func `a layout that moves is measured first if its cache is new, after many changes`() {
    let many = LayoutNode.vstack(spacing: 0, []).id("many")
    let tree = LayoutTree(
      .vstack(
        alignment: .leading, spacing: 0,
        [
          LayoutNode.fixed(width: 5, height: 10).id("top"), row().frame(width: 30, height: 10),
          many,
        ]))
    for change in 0..<60 {
      if change.isMultiple(of: 2) {
        let five = (0..<5).map { _ in LayoutNode.fixed(width: 1, height: 1) }
        tree.insert(LayoutNode.zstack(five).id("five"), into: "many")
      } else {
        tree.remove("five")
      }
      let top = LayoutNode.fixed(width: 5, height: 10 + CGFloat(change % 3))
      tree.replace("top", with: top.id("top"))
      let result = tree.layout(proposing: ProposedViewSize(width: 100, height: 1000))
      #expect(positions(result) == [0, 10], "after change \(change)")
    }
  }

  @Test func `so is one that is described late, while a result is held`() {
    let reader = LayoutNode.geometryReader { [row = row()] _ in [row] }
      .frame(width: 50, height: 50)
    let tree = LayoutTree(
      .vstack(spacing: 0, [LayoutNode.fixed(width: 5, height: 10).id("top"), reader]))
    let held = tree.layout(proposing: ProposedViewSize(width: 50, height: 100))
    tree.replace("top", with: LayoutNode.fixed(width: 5, height: 20).id("top"))
    let result = tree.layout(proposing: ProposedViewSize(width: 50, height: 100))
    #expect(positions(held) == [0, 10])
    #expect(positions(result) == [0, 10])
  }

  /// A row of sizes that its cache is made of.
  private struct Cached: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += size.width
      }
    }
  }

  @Test func `a cache is updated when rows give a subview its depth`() {
    let rows = LayoutRows(count: 3) { _ in
      [LayoutNode.fixed(width: 10, height: 10).frame(depth: 30)]
    }
    let turned = LayoutNode.lazyVStack(rows: rows).rotation3DLayout(Self.turn)
    let row = LayoutNode.layout(
      Cached(), [turned.id("a"), LayoutNode.fixed(width: 5, height: 5).id("b")])
    let result = row.layout(proposing: .unspecified)
    // Turned by 90°, the rows are as wide as they are deep.
    #expect(result.size.width == 35)
    #expect(positions(result) == [0, 30])
  }

  // MARK: - Placements

  @Test func `what a question about the depth has placed is placed again`() {
    func column(_ view: @escaping @Sendable (LayoutNode) -> LayoutNode) -> LayoutNode {
      let rows = LayoutRows(count: 1) { _ in
        let inner = view(.layout(Filling(), [Self.leaf.id("leaf")]))
        let deep = LayoutNode.fixed(width: 0, height: 0).rotation3DLayout(Self.turn)
        return [LayoutNode.layout(Filling(), [inner.id("view"), deep]).frame(height: 7)]
      }
      return .lazyVStack(alignment: .leading, rows: rows)
    }
    let window = CGSize(width: 0, height: 100)
    let insets = EdgeInsets(top: 0, leading: -25, bottom: 0, trailing: -25)
    let tree = LayoutTree(column { $0.rotation3DLayout(Self.turn) })
    for _ in 1...2 { tree.layout(in: window, depth: 50) }
    tree.replace("view", with: LayoutNode.flexible.padding(insets).id("view"), keepingContent: true)
    // 0, and 25 on either side.
    #expect(tree.layout(in: window, depth: 50).frame(of: "leaf")?.width == 50)
  }

  /// Places its subview with 30 × 20, and asks for its spacing afterwards if there is much room.
  private struct Curious: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: 20))
        if bounds.width > 110 { _ = subview.spacing }
      }
    }
  }

  @Test func `a question about the spacing leaves subviews as they were placed`() {
    let tree = LayoutTree(
      .layout(Curious(), [.layout(Passing(), [Self.leaf.id("leaf")])]))
    for width in [100, 120] as [CGFloat] {
      let result = tree.layout(in: CGSize(width: width, height: 100))
      #expect(result.frame(of: "leaf") == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test func `a reader of preferences leaves sizes at the depth that was proposed`() {
    let deep = LayoutNode.layout(Passing(), [Self.leaf.id("leaf").rotation3DLayout(Self.turn)])
    let plain = deep.frame(depth: 50)
    let read = deep.overlayPreferenceValue(Total.self) { _ in .fixed(width: 1, height: 1) }
      .frame(depth: 50)
    for view in [plain, read] {
      let result = view.layout(in: CGSize(width: 100, height: 100), depth: 80)
      // Turned by 90°, it is as wide as its frame is deep.
      #expect(result.frame(of: "leaf")?.width == 50)
    }
  }

  @Test func `a subview that nobody places is finite, as those that are placed`() {
    struct Idle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 5, height: 5) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    struct Endless: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 50, height: 50) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: .infinity)
      }
    }
    let node = LayoutNode.layout(
      Endless(), [.layout(Idle(), [LayoutNode.flexible.id("view")])])
    let result = node.layout(in: CGSize(width: 50, height: 50))
    #expect(result.frame(of: "view") == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(result.diagnostics.count == 1)
  }

  // MARK: - Copies

  @Test func `a storage catches up whatever was removed between two results`() {
    let tree = LayoutTree(LayoutNode.divider(thickness: 0).id(1))
    tree.layout(proposing: .unspecified)
    var held = [tree.layout(proposing: .unspecified)]
    tree.replace(1, with: LayoutNode.divider.id(2))
    tree.replace(2, with: LayoutNode.fixed(width: 10, height: 10).id(3))
    held = [tree.layout(proposing: .unspecified)]
    tree.replace(3, with: LayoutNode.fixed(width: 20, height: 20).id(4))
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 20, height: 20))
    #expect(held.map(\.size) == [CGSize(width: 10, height: 10)])
  }

  @Test func `places that an insertion leaves free are not read`() {
    func leaf(_ length: CGFloat, _ id: Int) -> LayoutNode {
      LayoutNode.fixed(width: length, height: length).id(id)
    }
    for count in 20..<60 {
      let groups = (0..<count).map { group in
        LayoutNode.vstack(spacing: 0, (0..<6).map { leaf(5, group * 8 + $0) }).id(-group - 1)
      }
      let tree = LayoutTree(.vstack(spacing: 0, groups))
      tree.insert(leaf(7, -1_000), into: -1)
      var held: ResolvedLayout?
      for step in 1...6 {
        tree.replace(step * 8, with: leaf(CGFloat(step + 6), step * 8))
        held = tree.layout(proposing: .unspecified)
      }
      // All are 5 high but the new one and the first of six groups, of 7 to 12.
      let height = 5 * (6 * count - 6) + 7 + (7...12).reduce(0, +)
      #expect(held?.size.height == CGFloat(height))
    }
  }
}

import LayoutCore
import Testing

/// Places: the child numbers on the way to a node, by which everything that tells of it leads
/// to it.
struct NodePlaceTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    .fixed(width: width, height: height)
  }

  /// A title above a list, whose rows are a reader with two boxes inside.
  private let list: LayoutNode = {
    let rows = LayoutRows(count: 100) { row in
      [
        LayoutNode.geometryReader { _ in
          [LayoutNode.fixed(width: 5, height: 5), LayoutNode.fixed(width: 6, height: 6).id(row)]
        }.frame(height: 20)
      ]
    }
    return LayoutNode.vstack(
      spacing: 0,
      [
        LayoutNode.fixed(width: 40, height: 10).padding(5).id("title"),
        .scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"),
      ])
  }()

  private let window = CGSize(width: 100, height: 80)

  @Test func `places are the child numbers from the root`() {
    let nodes = LayoutNode.hstack([box(1, 1).padding(1), .vstack([box(2, 2), box(3, 3)])])
      .layout(proposing: .unspecified).nodes
    #expect(nodes.map(\.place) == [[], [0], [0, 0], [1], [1, 0], [1, 1]])
  }

  @Test func `every node is found at its place, in rows and readers too`() {
    let result = list.layout(in: window)
    let nodes = result.nodes
    // Three rows of 20 are in sight below the title's 20, and each has two boxes in a reader.
    #expect(nodes.count { $0.frame.size == CGSize(width: 6, height: 6) } == 3)
    #expect(Set(nodes.map(\.place)).count == nodes.count)
    for (index, node) in nodes.enumerated() {
      let found = result.node(at: node.place)
      #expect(found?.drawingOrder == node.drawingOrder, "node \(index) at \(node.place)")
      let explanation = result.explain(at: node.place)
      #expect(explanation.place == node.place)
      let said = explanation.steps.last { $0.kind == .frame }
      #expect(said?.place == node.place)
      #expect(said?.sentence.contains(node.frame.plainText) == true)
    }
  }

  @Test func `a view without id is explained like one with an id`() {
    let tree = LayoutTree(list)
    let result = tree.layout(in: window)
    let byID = result.explain("title")
    #expect(result.explain(at: [0]) == byID)
    #expect(byID.steps.map(\.place).allSatisfy { ([[], [0]] as [NodePlace]).contains($0) })
    let reference = tree.reference(at: [0])
    #expect(reference == tree.reference(to: "title"))
  }

  @Test(arguments: [[7], [-1], [0, 0, 0], [1, 0, 0, 99]] as [NodePlace])
  func `where no view is, there is no node, and the explanation says so`(place: NodePlace) {
    let result = list.layout(in: window)
    #expect(result.node(at: place) == nil)
    #expect(
      result.explain(at: place).steps.map(\.sentence) == ["No view is at \(place)."])
  }

  @Test func `what a trace tells of is found at its place`() {
    let result = list.layout(in: window)
    let events = result.trace().events
    let placed = events.filter { $0.kind.name == .placed }
    #expect(placed.count > 10)
    for event in placed {
      let name = result.node(at: event.place)?.name ?? "none"
      // The root of a row or of a reader's content is not among the nodes.
      #expect(event.view.hasPrefix(name) || event.view.hasSuffix("Layout"))
    }
  }

  @Test func `the root of content that is described late is the node around it`() {
    let reader = LayoutNode.geometryReader { _ in [.fixed(width: 5, height: 5)] }
    let result = LayoutNode.hstack([reader]).layout(in: window)
    #expect(result.node(at: [0, 0, 0])?.frame.size == CGSize(width: 5, height: 5))
    #expect(result.node(at: [0, 0])?.place == [0])
  }
}

/// Where diagnostics are.
struct DiagnosticPlaceTests {
  private let bad = LayoutNode.fixed(width: 10, height: 10).frame(width: -3)
  private let good = LayoutNode.fixed(width: 10, height: 10)

  @Test func `a diagnostic leads to its node`() {
    let result = LayoutNode.hstack([good, .vstack([good, bad.id("frame")])])
      .layout(proposing: .unspecified)
    #expect(result.diagnostics.map(\.place) == [[1, 1]])
    #expect(result.diagnostics.compactMap { result.node(at: $0.place)?.id } == ["frame"])
  }

  @Test func `it does after other nodes came before its own, and after its own has moved`() {
    let tree = LayoutTree(
      LayoutNode.hstack([
        LayoutNode.vstack([good, bad.id("frame")]).id("column"), LayoutNode.vstack([good]),
      ]).id("row"))
    tree.layout(proposing: .unspecified)
    tree.insert(good, at: 0, into: "column")
    #expect(tree.layout(proposing: .unspecified).diagnostics.map(\.place) == [[0, 2]])
    tree.move("column", to: 1, into: "row")
    let moved = tree.layout(proposing: .unspecified).diagnostics
    #expect(moved.map(\.place) == [[1, 2]])
    #expect(moved.map(\.path) == ["HStack \"row\" › VStack \"column\" › Frame \"frame\""])
  }

  @Test func `rows are listed as long as they are in sight`() {
    let rows = LayoutRows(count: 100) { [($0 == 50 ? bad : good).frame(height: 20).id($0)] }
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
    func diagnosed(at offset: CGFloat) -> [AnyHashable?] {
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset)))
      let result = tree.layout(in: CGSize(width: 100, height: 100))
      return result.diagnostics.map { diagnostic in
        result.nodes(of: 50).first { $0.place.contains(diagnostic.place) }?.id
      }
    }
    #expect(diagnosed(at: 0) == [])
    // Row 50 begins at 1,000.
    #expect(diagnosed(at: 960) == [50])
    #expect(diagnosed(at: 980) == [50])
    #expect(diagnosed(at: 1500) == [])
  }

  @Test func `findings of the rules for finished layouts lead to their nodes`() {
    let result = LayoutNode.hstack([good.id("a"), .vstack([good.id("b"), good.id("b")])])
      .layout(proposing: .unspecified)
    #expect(result.lint().map(\.place) == [[1, 0]])
  }

  @Test func `a tree of many levels tells where its innermost node is`() {
    var node = bad
    for _ in 0..<2_000 { node = node.padding(1) }
    let result = node.layout(proposing: .unspecified)
    #expect(result.diagnostics.map(\.place.level) == [2_000])
    #expect(result.nodes.last?.place.level == 2_001)
  }
}

import LayoutCore
import ReadyLayouts
import Testing

/// A tree that changes for long: it does not grow, its references stay valid, and it lets go of
/// what went.
struct LongLivedTreeTests {
  private static func box(_ width: CGFloat = 20) -> LayoutNode { .fixed(width: width, height: 10) }

  private static func text(_ width: CGFloat) -> LayoutNode {
    let metrics = TextMetrics(ascent: 8, descent: 2, capHeight: 6)
    return .measured(metrics: metrics) { _ in LeafMeasurement(width: width, height: 10) }
  }

  /// Two nodes in turn in the same place.
  struct Turns: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let first: @Sendable () -> LayoutNode
    let second: @Sendable () -> LayoutNode

    init(
      _ name: String, _ first: @escaping @Sendable () -> LayoutNode,
      _ second: @escaping @Sendable () -> LayoutNode
    ) {
      (self.testDescription, self.first, self.second) = (name, first, second)
    }
  }

  static let turns = [
    Turns("texts", { text(20) }, { text(30) }),
    Turns("a text and a box", { text(20) }, { box() }),
    Turns("a spacer and a divider", { .spacer() }, { .divider() }),
    Turns(
      "guides", { box().alignmentGuide(.top) { _ in 1 } },
      { box(5).alignmentGuide(.top) { _ in 2 } }),
    Turns(
      "one guide and two", { box().alignmentGuide(.top) { _ in 1 } },
      { box().alignmentGuide(.top) { _ in 1 }.alignmentGuide(.leading) { _ in 1 } }),
    Turns("an id and none", { box().id("leaf") }, { box() }),
    Turns("a frame and padding", { box().frame(width: 50) }, { box().padding(3) }),
    Turns("layouts", { .layout(FlowLayout(), [box()]) }, { .layout(FlowLayout(), [box(5)]) }),
    Turns("a layout and a stack", { .layout(FlowLayout(), [box()]) }, { .hstack([box()]) }),
    Turns("a row and a column", { .hstack([box(), text(3)]) }, { .vstack([box(), text(4)]) }),
    Turns("grids", { .grid(rows: [[box(), box()]]) }, { .grid(rows: [[box(), box(7)]]) }),
  ]

  /// A column in a row, so that distances between texts are worked out around the place.
  private static func tree(_ node: LayoutNode) -> LayoutNode {
    .hstack([.vstack([text(10), node, box()]), text(15)])
  }

  @Test(arguments: turns) func `a place that is taken in turns`(_ turns: Turns) throws {
    let tree = LayoutTree(Self.tree(turns.first()))
    var (early, late) = (0, 0)
    for step in 1...3001 {
      let place = try #require(tree.reference(at: [0, 1]))
      #expect(tree.replace(place, with: step.isMultiple(of: 2) ? turns.first() : turns.second()))
      tree.layout(proposing: .unspecified)
      if step < 500 { early = max(early, tree.byteCount) } else { late = max(late, tree.byteCount) }
    }
    #expect(late <= early * 5 / 4)
    let new = Self.tree(turns.second()).layout(proposing: .unspecified)
    #expect(tree.layout(proposing: .unspecified).nodes.map(\.frame) == new.nodes.map(\.frame))
  }

  @Test func `references and ids stay valid while leaves change`() throws {
    let tree = LayoutTree(
      .hstack(spacing: 0, (0..<10).map { Self.box(CGFloat($0)).id($0) }))
    let places = tree.children(of: tree.root)
    for step in 0..<5000 {
      let number = step % 10
      let width = CGFloat(step % 7)
      let leaf = step.isMultiple(of: 3) ? Self.box(width) : Self.text(width)
      #expect(tree.replace(places[number], with: leaf.id(number)))
      if step.isMultiple(of: 50) { tree.layout(proposing: .unspecified) }
    }
    let result = tree.layout(proposing: .unspecified)
    // The last widths of the ten leaves: those of the steps 4990 to 4999, 4990 being 6 modulo 7.
    let widths: [CGFloat] = [6, 0, 1, 2, 3, 4, 5, 6, 0, 1]
    for number in 0..<10 {
      #expect(result.frame(of: number)?.width == widths[number])
      #expect(tree.reference(to: number) == places[number])
    }
  }

  @Test func `what is replaced or removed is let go of at once`() {
    final class Object: @unchecked Sendable {}
    weak var replaced: Object?
    weak var removed: Object?
    func leaf(_ object: Object) -> LayoutNode {
      .measured { _ in withExtendedLifetime(object) { LeafMeasurement(width: 5, height: 5) } }
        .alignmentGuide(.top) { _ in withExtendedLifetime(object) { 1 } }
    }
    func makeTree() -> LayoutTree {
      let (first, second) = (Object(), Object())
      (replaced, removed) = (first, second)
      return LayoutTree(
        .hstack([leaf(first).id("replaced"), LayoutNode.vstack([leaf(second)]).id("removed")]))
    }
    let tree = makeTree()
    tree.layout(proposing: .unspecified)
    #expect(replaced != nil && removed != nil)
    tree.replace("replaced", with: Self.box())
    #expect(replaced == nil)
    tree.remove("removed")
    #expect(removed == nil)
  }

  @Test func `a layout that is asked for what it cannot use loses nothing`() {
    func leaf() -> LayoutNode { Self.box().id("leaf") }
    let reader = LayoutNode.geometryReader { _ in [Self.box(7).id("inside")] }
    let tree = LayoutTree(
      .hstack(
        spacing: 0,
        [leaf(), reader.frame(width: 50, height: 50), Self.box().frame(depth: 30).id("deep")]))
    // So many entries come and go that the tables have to be tidied.
    for _ in 0..<16 { tree.replace("leaf", with: leaf()) }
    tree.replace(
      "leaf", with: LayoutNode.hstack((0..<200).map { _ in .spacer(minLength: 1) }).id("leaf"))
    tree.replace("leaf", with: leaf())
    let before = tree.layout(proposing: .unspecified)
    #expect(before.frame(of: "inside") != nil)
    for _ in 0..<40 {
      let result = tree.layout(proposing: ProposedViewSize(width: .nan, height: nil))
      #expect(result.frame(of: "inside") == before.frame(of: "inside"))
      #expect(result.node(of: "deep")?.box == before.node(of: "deep")?.box)
    }
  }
}

import LayoutCore
import Testing

/// Being hidden, and where a node responds, concern what was there before.
struct EffectOrderTests {
  private static let red = Appearance.Paint.color(.init(red: 1, green: 0, blue: 0))
  private static let ground = Appearance.Figure(fill: red)
  private static let drawings: [Appearance.Effect] = [
    .background(ground), .overlay(ground), .border(red, width: 4),
  ]

  private let box = LayoutNode.fixed(width: 50, height: 50)
    .appearance(Appearance(content: .shape(.init(fill: .color(.black))))).id("box")

  private func with(_ effects: Appearance.Effect...) -> Appearance { Appearance(effects: effects) }

  private func responding(_ outline: Appearance.Outline) -> Appearance {
    Appearance(hitTesting: Appearance.HitTesting(outline: outline))
  }

  /// The ids of what responds at a point near the corner.
  private func corner(_ node: LayoutNode) -> [AnyHashable?] {
    node.layout(proposing: .unspecified).nodes(at: CGPoint(x: 2, y: 2)).map(\.id)
  }

  private func nodeCount(_ node: LayoutNode) -> Int {
    node.layout(proposing: .unspecified).nodes.count
  }

  @Test(arguments: drawings) func `what is around a hidden view is drawn`(
    drawing: Appearance.Effect
  ) {
    let node = box.hidden().appearance(with(.opacity(0.5))).appearance(with(drawing))
    let lines = svgLines(node)
    #expect(lines.count == 1 && lines[0].contains("#ff0000"))
    #expect(corner(node) == [nil])
    let result = node.layout(proposing: .unspecified)
    #expect(result.node(of: "box")?.isHidden == true)
    #expect(result.root.visibleFrame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test(arguments: drawings) func `what is around a view is hidden with it`(
    drawing: Appearance.Effect
  ) {
    let node = box.appearance(with(drawing)).hidden()
    #expect(svgLines(node) == [] && corner(node) == [])
  }

  @Test func `a hidden view stays one node where nothing is drawn around it`() {
    #expect(nodeCount(box.hidden().appearance(with(.opacity(0.5), .group))) == 1)
    // What a hidden node draws itself is not around it.
    let content = Appearance(content: .shape(Self.ground), effects: [.background(Self.ground)])
    #expect(svgLines(box.hidden().appearance(content)) == [])
  }

  @Test(arguments: drawings) func `what is around a view that does not respond does`(
    drawing: Appearance.Effect
  ) {
    let off = Appearance(hitTesting: Appearance.HitTesting(isEnabled: false))
    #expect(corner(box.appearance(off).appearance(with(drawing))) == [nil])
    #expect(corner(box.appearance(with(drawing)).appearance(off)) == [])
    // 2, 2 is outside of the circle around 25, 25.
    #expect(corner(box.appearance(responding(.circle)).appearance(with(drawing))) == [nil])
    #expect(corner(box.appearance(with(drawing)).appearance(responding(.circle))) == [])
  }

  @Test func `a clip cuts off where a view responds if it comes after`() {
    let circle = with(.clip(.circle, usesEvenOddRule: false))
    let square = responding(.rectangle)
    #expect(corner(box.appearance(square).appearance(circle)) == [])
    #expect(corner(box.appearance(circle).appearance(square)) == ["box"])
    #expect(nodeCount(box.appearance(circle).appearance(square)) == 1)
    #expect(nodeCount(box.appearance(square).appearance(with(.opacity(0.5)))) == 1)
  }
}

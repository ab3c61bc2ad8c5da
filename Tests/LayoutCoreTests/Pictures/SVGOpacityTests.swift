import LayoutCore
import Testing

/// An opacity is that of each drawing by itself, unless something makes one picture of them.
struct SVGOpacityTests {
  private static let red = Appearance.Paint.color(.init(red: 1, green: 0, blue: 0))

  private static func box(_ side: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: side, height: side).appearance(
      Appearance(content: .shape(.init(fill: red))))
  }

  private static func line(_ side: Int) -> String {
    "<rect x=\"0\" y=\"0\" width=\"\(side)\" height=\"\(side)\" fill=\"#ff0000\"/>"
  }

  private func effects(_ effects: Appearance.Effect..., on node: LayoutNode) -> LayoutNode {
    node.appearance(Appearance(effects: effects))
  }

  /// Two boxes, one in front of the other.
  private let pair = LayoutNode.zstack(alignment: .topLeading, [box(4), box(2)])
  private let half = "<g opacity=\"0.5\">"

  @Test func `what is behind shines through`() {
    #expect(
      svgLines(effects(.opacity(0.5), on: pair)) == [
        half, Self.line(4), "</g>", half, Self.line(2), "</g>",
      ])
  }

  @Test func `opacities are multiplied`() {
    // 0.5 · 0.5
    let node = effects(.opacity(0.5), on: effects(.opacity(0.5), on: pair))
    #expect(svgLines(node).filter { $0 == "<g opacity=\"0.25\">" }.count == 2)
    // More than 1 is 1, and changes nothing.
    #expect(svgLines(effects(.opacity(2), on: pair)) == [Self.line(4), Self.line(2)])
  }

  @Test func `a group is one drawing`() {
    let group = "<g style=\"isolation:isolate\">"
    let drawing = [half, group, Self.line(4), Self.line(2), "</g>", "</g>"]
    #expect(svgLines(effects(.group, .opacity(0.5), on: pair)) == drawing)
    // A group around is not.
    #expect(svgLines(effects(.opacity(0.5), .group, on: pair)).first == group)
    #expect(svgLines(effects(.opacity(0.5), .group, on: pair)).filter { $0 == half }.count == 2)
    // A stack of a group and a box beside it.
    let stack = LayoutNode.zstack(alignment: .topLeading, [effects(.group, on: pair), Self.box(1)])
    #expect(
      svgLines(effects(.opacity(0.5), on: stack)) == drawing + [half, Self.line(1), "</g>"])
  }

  @Test(arguments: [
    Appearance.Effect.blur(radius: 2, isOpaque: false), .filter(.contrast(2)), .blend(.multiply),
    .shadow(.init(color: .black, radius: 1)),
  ])
  func `what other effects change is one drawing`(effect: Appearance.Effect) {
    let lines = svgLines(effects(effect, .opacity(0.5), on: pair))
    #expect(lines.filter { $0 == half }.count == 1)
  }

  @Test func `masked content is one drawing`() {
    let lines = svgLines(effects(.opacity(0.5), on: pair.mask(Self.box(3))))
    #expect(lines.filter { $0 == half }.count == 1)
  }

  @Test func `backgrounds, overlays and borders fade by themselves`() {
    let figure = Appearance.Figure(fill: Self.red)
    let node = effects(
      .background(figure), .overlay(figure), .border(Self.red, width: 1), .opacity(0.5),
      on: Self.box(4))
    #expect(svgLines(node).filter { $0 == half }.count == 4)
  }

  @Test func `nothing to draw is nothing to fade`() {
    #expect(svgLines(effects(.opacity(0.5), on: .spacer(minLength: 4))) == [])
  }
}

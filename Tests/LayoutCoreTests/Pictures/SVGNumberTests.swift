import LayoutCore
import Testing

/// Pictures in the SVG format of numbers that no picture can have.
struct SVGNumberTests {
  private static let red = Appearance.Paint.color(.init(red: 1, green: 0, blue: 0))

  /// A leaf in the middle of 100 × 80: it is 100 wide and -50 high, from 65 up to 15.
  private func upended(_ leaf: LayoutNode) -> ResolvedLayout {
    leaf.aspectRatio(-2, contentMode: .fit).layout(in: CGSize(width: 100, height: 80))
  }

  @Test func `rectangles have no negative lengths`() {
    let leaf = upended(.flexible)
    #expect(leaf.nodes.last?.frame == CGRect(x: 0, y: 65, width: 100, height: -50))
    let frame = "<rect x=\"0\" y=\"15\" width=\"100\" height=\"50\" stroke=\"#0a84ff\""
    #expect(leaf.svg(SVGOptions(overlays: .all)).contains(frame))

    let outlines: [(Appearance.Outline, String)] = [
      (.rectangle, #"<rect x="0" y="15" width="100" height="50""#),
      // A corner is at most half as wide and high as the rectangle is high.
      (.roundedRectangle(radius: 30), #"<rect x="0" y="15" width="100" height="50" rx="25""#),
      (
        .roundedRectangle(width: 30, height: 8, isContinuous: false),
        #"<rect x="0" y="15" width="100" height="50" rx="25" ry="8""#
      ),
      (.capsule(isContinuous: false), #"<rect x="0" y="15" width="100" height="50" rx="25""#),
      (.circle, #"<circle cx="50" cy="40" r="25""#),
      (.ellipse, #"<ellipse cx="50" cy="40" rx="50" ry="25""#),
    ]
    for (outline, element) in outlines {
      let shape = LayoutNode.flexible.appearance(
        Appearance(content: .shape(.init(outline: outline, fill: Self.red))))
      #expect(upended(shape).svg().contains("\(element) fill=\"#ff0000\"/>"))
      let clipped = LayoutNode.flexible.appearance(
        Appearance(effects: [.clip(outline, usesEvenOddRule: false)]))
      #expect(upended(clipped).svg().contains("\(element)/></clipPath>"))
    }
    // The line's middle is two points inside of the edges.
    let border = upended(
      LayoutNode.flexible.appearance(Appearance(effects: [.border(Self.red, width: 4)])))
    #expect(border.svg().contains("<rect x=\"2\" y=\"17\" width=\"96\" height=\"46\""))
  }

  @Test func `outlines of clients are asked for rectangles as they are`() {
    let diagonal = Appearance.CustomOutline { rect in
      Path { path in
        path.move(to: rect.origin)
        path.addLine(
          to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
      }
    }
    let shape = LayoutNode.flexible.appearance(
      Appearance(content: .shape(.init(outline: .custom(diagonal), fill: Self.red))))
    #expect(upended(shape).svg().contains("<path d=\"M0 65L100 15\""))
  }

  @Test func `gradients have no negative radius`() {
    let stops = [Appearance.GradientStop(color: .black, location: 0)]
    let paints: [Appearance.Paint] = [
      .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: -4),
      .ellipticalGradient(
        stops: stops, center: .center, startFraction: 0, endFraction: -1),
    ]
    for paint in paints {
      let node = LayoutNode.fixed(width: 4, height: 4).appearance(
        Appearance(content: .shape(.init(fill: paint))))
      #expect(node.layout(proposing: .unspecified).svg().contains(" r=\"0\""))
    }
  }

  @Test func `a window of negative size is drawn as none`() {
    let svg = LayoutNode.flexible.layout(in: CGSize(width: 10, height: -5))
      .svg(SVGOptions(overlays: .all))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"10\" height=\"0\" stroke=\"#8e8e93\""))
    #expect(!svg.contains("height=\"-"))
  }
}

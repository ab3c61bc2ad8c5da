import Foundation
import LayoutCore
import TestSupport
import Testing

/// What is under a point, and what is in sight.
struct HitTests {
  private static func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    .fixed(width: width, height: height)
  }

  private static func ids(_ nodes: [ResolvedLayout.Node]) -> [AnyHashable] {
    nodes.compactMap(\.id)
  }

  private static func ids(_ node: LayoutNode, at x: CGFloat, _ y: CGFloat) -> [AnyHashable] {
    ids(node.layout(proposing: .unspecified).nodes(at: CGPoint(x: x, y: y)))
  }

  @Test func `the frontmost view comes first, by its z-index`() {
    let pile = LayoutNode.zstack([
      Self.box(10, 10).id("a"), Self.box(20, 20).zIndex(-1).id("b"), Self.box(4, 4).id("c"),
    ])
    #expect(Self.ids(pile, at: 10, 10) == ["c", "a", "b"])
    #expect(Self.ids(pile, at: 6, 6) == ["a", "b"])
    #expect(Self.ids(pile, at: 1, 1) == ["b"])
    // The right and bottom edges are outside.
    #expect(Self.ids(pile, at: 20, 20) == [] && Self.ids(pile, at: 0, 0) == ["b"])
  }

  @Test func `containers and spacers are only space`() {
    let row = LayoutNode.hstack(spacing: 10, [Self.box(10, 10).id("a"), .spacer.id("space")])
      .id("row")
    let result = row.layout(in: CGSize(width: 100, height: 10))
    #expect(result.node(at: CGPoint(x: 5, y: 5))?.id == AnyHashable("a"))
    #expect(result.node(at: CGPoint(x: 50, y: 5)) == nil)
  }

  @Test func `what is off, hidden or clipped does not respond`() {
    let off = Appearance(hitTesting: Appearance.HitTesting(isEnabled: false))
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        LayoutNode.vstack([Self.box(10, 10).id("a")]).appearance(off),
        LayoutNode.vstack([Self.box(10, 10).id("b")]).hidden(),
        Self.box(30, 10).id("c").frame(width: 10)
          .appearance(Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])),
        Self.box(10, 10).id("d"),
      ])
    #expect(Self.ids(row, at: 5, 5) == [] && Self.ids(row, at: 15, 5) == [])
    // The box of 30 is centred in its 10, so it would reach from 10 to 40.
    #expect(Self.ids(row, at: 25, 5) == ["c"])
    #expect(Self.ids(row, at: 35, 5) == ["d"])
  }

  @Test func `nothing responds that is drawn with an opacity of 0`() {
    func faded(_ opacity: Double, _ hitTesting: Appearance.HitTesting? = nil) -> LayoutNode {
      let figure = Appearance.Figure(fill: .color(.black))
      let inside = Self.box(10, 10).id("a").appearance(Appearance(content: .shape(figure)))
      return LayoutNode.zstack([inside]).id("around").appearance(
        Appearance(
          effects: [.background(figure), .opacity(opacity)], hitTesting: hitTesting))
    }
    #expect(Self.ids(faded(0), at: 5, 5) == [] && Self.ids(faded(-1), at: 5, 5) == [])
    #expect(Self.ids(faded(0.01), at: 5, 5) == ["a", "around"])
    // What is done further out is seen, and an outline of hit testing replaces what is drawn.
    let ground = Appearance(effects: [.background(.init(fill: .color(.black)))])
    #expect(Self.ids(faded(0).appearance(ground), at: 5, 5) == ["around"])
    #expect(Self.ids(faded(0, .init(outline: .rectangle)), at: 5, 5) == ["around"])
    func leaf(_ figure: Appearance.Figure, _ effects: [Appearance.Effect] = []) -> LayoutNode {
      Self.box(10, 10).id("a").appearance(Appearance(content: .shape(figure), effects: effects))
    }
    let black = Appearance.Paint.color(.black)
    #expect(Self.ids(leaf(.init(fill: black), [.opacity(0)]), at: 5, 5) == [])
    let clear = Appearance.Paint.faded(.color(.clear), opacity: 0.5)
    #expect(Self.ids(leaf(.init(fill: clear)), at: 5, 5) == [])
    #expect(Self.ids(leaf(.init(fill: .faded(black, opacity: 0))), at: 5, 5) == [])
    let ring = Appearance.Stroke(paint: black, width: 4, isInside: true)
    #expect(Self.ids(leaf(.init(fill: clear, stroke: ring)), at: 5, 5) == [])
    #expect(Self.ids(leaf(.init(fill: clear, stroke: ring)), at: 1, 5) == ["a"])
    let line = Appearance.Stroke(paint: clear, width: 4, isInside: true)
    #expect(Self.ids(leaf(.init(stroke: line)), at: 1, 5) == [])
    func border(_ paint: Appearance.Paint) -> LayoutNode {
      let border = Appearance(effects: [.border(paint, width: 4)])
      return Self.box(10, 10).id("a").appearance(border)
    }
    #expect(Self.ids(border(black), at: 1, 5) == ["a"] && Self.ids(border(clear), at: 1, 5) == [])
  }

  @Test func `a transformed view responds where it is drawn`() {
    let scaled = Self.box(10, 10).id("a")
      .transformed(RenderTransform(.scale(x: 2, y: 1), anchor: .topLeading))
    let turned = Self.box(20, 2).id("b").transformed(RenderTransform(.rotation(radians: .pi / 2)))
    let flat = Self.box(10, 10).id("c").transformed(RenderTransform(.scale(x: 0, y: 1)))
    #expect(Self.ids(scaled, at: 15, 5) == ["a"] && Self.ids(scaled, at: 21, 5) == [])
    // Around (10, 1): from (9, -9) to (11, 11).
    #expect(Self.ids(turned, at: 10, 10) == ["b"] && Self.ids(turned, at: 1, 1) == [])
    #expect(Self.ids(flat, at: 5, 5) == [])
    let result = turned.layout(proposing: .unspecified)
    #expect(result.node(of: "b")?.visibleFrame == CGRect(x: 9, y: -9, width: 2, height: 20))
  }

  @Test func `shapes respond in their outlines, and outlines of hit testing replace them`() {
    let circle = Self.box(20, 20).id("circle").appearance(
      Appearance(content: .shape(Appearance.Figure(outline: .circle, fill: .color(.black)))))
    #expect(Self.ids(circle, at: 10, 1) == ["circle"] && Self.ids(circle, at: 1, 1) == [])
    let square = circle.appearance(
      Appearance(hitTesting: Appearance.HitTesting(outline: .rectangle)))
    #expect(Self.ids(square, at: 1, 1) == ["circle"])
  }

  @Test func `a line responds where it is, and not in what it surrounds`() {
    func line(
      _ outline: Appearance.Outline, _ fill: Appearance.Paint? = nil, isInside: Bool = false
    ) -> ResolvedLayout {
      let stroke = Appearance.Stroke(paint: .color(.black), width: 20, isInside: isInside)
      let figure = Appearance.Figure(outline: outline, fill: fill, stroke: stroke)
      return Self.box(60, 60).appearance(Appearance(content: .shape(figure))).id("ring").padding(20)
        .layout(proposing: .unspecified)
    }
    func hits(_ result: ResolvedLayout, _ places: [CGFloat]) -> [Bool] {
      places.map { result.node(at: CGPoint(x: $0, y: 50)) != nil }
    }
    // The edge is at 20, so half of 20 is from 10 to 30; inside, all of it is from 20 to 40.
    let places: [CGFloat] = [8, 12, 28, 35, 50]
    #expect(hits(line(.circle), places) == [false, true, true, false, false])
    #expect(hits(line(.circle, isInside: true), places) == [false, false, true, true, false])
    #expect(hits(line(.circle, .color(.white)), places) == [false, true, true, true, true])
    var flat = Path()
    flat.move(to: CGPoint(x: 0, y: 30))
    flat.addLine(to: CGPoint(x: 60, y: 30))
    let across = line(.custom(Appearance.CustomOutline(flat)))
    #expect(hits(across, [18, 22, 50, 78, 82]) == [false, true, true, true, false])
    // What is seen is still where the outline is.
    #expect(across.node(of: "ring")?.visibleFrame == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test func `a dotted line responds on its dots`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let stroke = Appearance.Stroke(
      paint: .color(.black), width: 10, cap: .round, dash: [0, 20])
    let figure = Appearance.Figure(outline: .custom(.init(path)), stroke: stroke)
    let node = Self.box(100, 100).appearance(Appearance(content: .shape(figure))).id("dots")
    // Dots of 10 at 0, 20, 40 and so on.
    let hits = [1, 20, 30, 37].map { Self.ids(node, at: $0, 50) }
    #expect(hits == [["dots"], ["dots"], [], ["dots"]])
  }

  @Test(arguments: [Appearance.Stroke.LineJoin.round, .miter, .bevel])
  func `a line responds where its area is`(join: Appearance.Stroke.LineJoin) {
    var star = Path()
    for corner in 0..<40 {
      let radius: CGFloat = corner % 2 == 0 ? 40 : 15
      let angle = Double(corner) * .pi / 20
      let point = CGPoint(
        x: 50 + radius * CGFloat(cos(angle)), y: 50 + radius * CGFloat(sin(angle)))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let stroke = Appearance.Stroke(paint: .color(.black), width: 3, join: join)
    let figure = Appearance.Figure(outline: .custom(.init(star)), stroke: stroke)
    let result = Self.box(100, 100).appearance(Appearance(content: .shape(figure)))
      .layout(proposing: .unspecified)
    let lineJoin: CGLineJoin = join == .round ? .round : join == .miter ? .miter : .bevel
    let area = star.strokedPath(StrokeStyle(lineWidth: 3, lineJoin: lineJoin))
    for x in stride(from: 2, to: 100, by: 3.1) {
      for y in stride(from: 2, to: 100, by: 3.7) {
        let point = CGPoint(x: x, y: y)
        #expect((result.node(at: point) != nil) == area.contains(point), "\(point)")
      }
    }
  }

  @Test func `a path responds where it draws, also beyond its frame`() {
    let outline = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.offsetBy(dx: 60, dy: 0)) })
    let figure = Appearance.Figure(outline: outline, fill: .color(.black))
    let node = LayoutNode.flexible.appearance(Appearance(content: .shape(figure)))
      .frame(width: 40, height: 40).id("path")
    let result = node.layout(in: CGSize(width: 200, height: 200))
    // The frame is from 80 to 120, so the path draws from 140 to 180.
    #expect(result.nodes(at: CGPoint(x: 160, y: 100)).count == 1)
    #expect(result.nodes(at: CGPoint(x: 130, y: 100)).isEmpty)
    #expect(result.nodes(in: CGRect(x: 150, y: 90, width: 5, height: 5)).count == 1)
  }

  @Test func `an outline of hit testing limits all that is inside`() {
    func responding(_ node: LayoutNode, _ outline: Appearance.Outline) -> LayoutNode {
      node.appearance(Appearance(hitTesting: Appearance.HitTesting(outline: outline)))
    }
    /// From a third to two thirds of a frame.
    let middle = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.insetBy(dx: $0.width / 3, dy: $0.height / 3)) })
    let box = Self.box(60, 60).id("a")
    for inside in [box.frame(width: 60), box.padding(0), .vstack(spacing: 0, [box, .spacer])] {
      let node = responding(inside.id("around"), middle)
      // From 20 to 40. The node itself responds also where it draws nothing.
      #expect(Self.ids(node, at: 30, 30) == ["a", "around"])
      #expect(Self.ids(node, at: 30, 19) == [] && Self.ids(node, at: 41, 30) == [])
      let result = node.layout(proposing: .unspecified)
      #expect(result.node(of: "a")?.visibleFrame == CGRect(x: 0, y: 0, width: 60, height: 60))
      #expect(Self.ids(result.nodes(in: CGRect(x: 1, y: 1, width: 2, height: 2))).contains("a"))
    }
    // A middle from 30 to 50, moved by 10, within a corner of 40.
    let corner = Appearance.Outline.custom(
      Appearance.CustomOutline { Path(CGRect(x: $0.minX, y: $0.minY, width: 40, height: 40)) })
    let nested = responding(
      responding(.zstack([box]).id("inner"), middle).padding(.leading, 10).id("outer"), corner)
    #expect(Self.ids(nested, at: 35, 30) == ["a", "inner", "outer"])
    #expect(Self.ids(nested, at: 25, 30) == ["outer"])
    #expect(Self.ids(nested, at: 45, 30) == [])
    // Both around the same node, and turned by a quarter with it.
    let both = responding(responding(.zstack([box]), middle).id("inner"), corner).id("outer")
    #expect(Self.ids(both, at: 30, 30) == ["a", "inner", "outer"])
    #expect(Self.ids(both, at: 10, 10) == ["outer"] && Self.ids(both, at: 50, 50) == [])
    let turned = responding(box.padding(0), corner)
      .transformed(RenderTransform(.rotation(radians: .pi / 2)))
    // The corner at the top left is at the top right then.
    #expect(Self.ids(turned, at: 50, 10) == ["a"] && Self.ids(turned, at: 10, 50) == [])
  }

  @Test func `an outline of hit testing responds beyond the frame, too`() {
    let around = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.insetBy(dx: -20, dy: -20)) })
    let button = Self.box(40, 40).id("button").appearance(
      Appearance(hitTesting: Appearance.HitTesting(outline: around)))
    let window = CGSize(width: 200, height: 200)
    // The frame is from 80 to 120, the outline from 60 to 140.
    let result = button.layout(in: window)
    func ids(_ result: ResolvedLayout, _ x: CGFloat) -> [AnyHashable] {
      Self.ids(result.nodes(at: CGPoint(x: x, y: 100)))
    }
    #expect(ids(result, 65) == ["button"] && ids(result, 135) == ["button"])
    #expect(ids(result, 55) == [] && ids(result, 145) == [])
    // Nothing is seen there.
    #expect(result.nodes(in: CGRect(x: 62, y: 90, width: 5, height: 5)).isEmpty)
    #expect(result.node(of: "button")?.visibleFrame?.minX == 80)
    // What clips cuts off does not respond, and a half as large button is half as far reached.
    let clip = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])
    #expect(ids(button.frame(width: 50, height: 50).appearance(clip).layout(in: window), 70) == [])
    #expect(
      ids(button.frame(width: 50, height: 50).appearance(clip).layout(in: window), 76)
        == ["button"])
    let small = button.frame(width: 40, height: 40).transformed(
      RenderTransform(.scale(x: 0.5, y: 0.5)))
    #expect(ids(small.layout(in: window), 81) == ["button"])
    #expect(ids(small.layout(in: window), 79) == [])
    #expect(ids(button.hidden().layout(in: window), 100) == [])
  }

  @Test func `very many turns around each other are gone through once`() {
    var node = Self.box(10, 10).id("inside")
    for _ in 0..<1_000 {
      node = node.transformed(RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 0)))
    }
    let result = node.layout(proposing: .unspecified)
    #expect(Self.ids(result.nodes(at: CGPoint(x: 1_005, y: 5))) == ["inside"])
    #expect(Self.ids(result.nodes(at: CGPoint(x: 999, y: 5))) == [])
  }

  @Test func `an overlay is in front of what is inside, a background behind`() {
    let figure = Appearance.Figure(fill: .color(.black))
    let front = LayoutNode.vstack([Self.box(10, 10).id("a")]).id("front").appearance(
      Appearance(effects: [.overlay(figure)]))
    let back = LayoutNode.vstack([Self.box(10, 10).id("a")]).id("back").appearance(
      Appearance(effects: [.background(figure)]))
    #expect(Self.ids(front, at: 5, 5) == ["front", "a"])
    #expect(Self.ids(back, at: 5, 5) == ["a", "back"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `nothing is at points that are not finite or far away`(_ number: CGFloat) {
    let result = Self.box(10, 10).layout(proposing: .unspecified)
    #expect(result.nodes(at: CGPoint(x: number, y: 5)).isEmpty)
    #expect(result.nodes(at: CGPoint(x: 5, y: number)).isEmpty)
    #expect(result.nodes(in: CGRect(x: number, y: 0, width: 5, height: 5)).isEmpty)
  }

  @Test func `what is in sight of a list is what its frame shows`() {
    let rows = (0..<1000).map { Self.box(50, 10).padding(1).id($0) }
    let list = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 600)), .vstack(spacing: 0, rows))
    let result = list.layout(in: CGSize(width: 100, height: 60))
    let all = CGRect(x: 0, y: 0, width: 100, height: 60)
    // Rows of 12: from 600 / 12 = 50 to 660 / 12 = 55.
    #expect(Self.ids(result.nodes(in: all)) == [50, 51, 52, 53, 54])
    #expect(result.node(of: 49)?.visibleFrame == nil)
    #expect(
      Self.ids(result.nodes(in: CGRect(x: 0, y: 13, width: 100, height: 1))) == [51])
    #expect(Self.ids(result.nodes(in: CGRect(x: 0, y: 100, width: 100, height: 99))) == [])
  }
}

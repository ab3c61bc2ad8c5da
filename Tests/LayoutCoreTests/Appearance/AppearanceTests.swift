import LayoutCore
import Testing

/// What nodes look like, put together from several descriptions.
struct AppearanceTests {
  @Test func `of two appearances the later content wins, and all effects are kept`() {
    let dim = Appearance(content: .shape(.init(fill: .color(.black))), effects: [.opacity(0.5)])
    let clipped = Appearance(
      content: .text(StyledText("a", font: FontDescription(size: 10))),
      effects: [.clip(.rectangle, usesEvenOddRule: false)])
    let merged = dim.merging(clipped)
    #expect(merged.content == clipped.content)
    #expect(merged.effects == dim.effects + clipped.effects)
    #expect(dim.merging(Appearance()) == dim)
    #expect(Appearance().merging(dim) == dim)
  }

  @Test func `a mesh without gradients is drawn in its mean colour`() {
    let corners: [UnitPoint] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    let red = Appearance.Color(red: 1, green: 0, blue: 0, opacity: 1)
    let clear = Appearance.Color(red: 0, green: 0.5, blue: 0, opacity: 0)
    let mesh = Appearance.Mesh(
      columns: 2, rows: 2, points: corners, colors: [red, red, red, clear])
    // Three quarters red, and an eighth of green.
    #expect(
      mesh.meanColor == Appearance.Color(red: 0.75, green: 0.125, blue: 0, opacity: 0.75))
    let empty = Appearance.Mesh(columns: 0, rows: 0, points: [], colors: [], background: red)
    #expect(empty.meanColor == red)
  }

  @Test func `an outline is a path in its rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 10)
    let outlines: [(Appearance.Outline, CGRect)] = [
      (.rectangle, rect), (.ellipse, rect), (.roundedRectangle(radius: 3), rect),
      (.capsule(isContinuous: false), rect),
      // The largest circle in 40 × 10 is 10 wide, in the middle: from 25 on.
      (.circle, CGRect(x: 25, y: 20, width: 10, height: 10)),
    ]
    for (outline, box) in outlines {
      #expect(outline.path(in: rect).boundingRect == box)
      for x in stride(from: 9.3, to: 52, by: 1.7) {
        for y in stride(from: 19.1, to: 32, by: 0.9) {
          let point = CGPoint(x: x, y: y)
          let isInside = outline.contains(point, in: rect)
          // The path's curves are made of chords, so points beside the edge are left out.
          let isClear = [(-0.2, 0.0), (0.2, 0), (0, -0.2), (0, 0.2)].allSatisfy {
            outline.contains(CGPoint(x: x + $0.0, y: y + $0.1), in: rect) == isInside
          }
          guard isClear else { continue }
          #expect(outline.path(in: rect).contains(point) == isInside, "\(outline) \(point)")
        }
      }
    }
  }

  @Test func `an outline of one path moves with its rectangle, and equals others of the path`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let outline = Appearance.CustomOutline(path)
    let moved = outline.path(in: CGRect(x: 10, y: 20, width: 0, height: 0))
    #expect(moved == Path(CGRect(x: 11, y: 22, width: 3, height: 4)))
    #expect(outline == Appearance.CustomOutline(path))
    #expect(outline != Appearance.CustomOutline { _ in path })
  }

  @Test func `a mirrored outline has left and right exchanged`() {
    let corners = Appearance.Outline.unevenRoundedRectangle(
      topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4, isContinuous: true)
    #expect(
      corners.mirrored
        == .unevenRoundedRectangle(
          topLeading: 2, topTrailing: 1, bottomTrailing: 4, bottomLeading: 3, isContinuous: true))
    #expect(Appearance.Outline.ellipse.mirrored == .ellipse)
    // 3 wide at the left edge of 40 from 10 on, and so at the right one: 10 + 40 - 3.
    let bar = Appearance.Outline.custom(.init(Path(CGRect(x: 0, y: 0, width: 3, height: 5))))
    let path = bar.mirrored.path(in: CGRect(x: 10, y: 20, width: 40, height: 30))
    #expect(path.boundingRect == CGRect(x: 47, y: 20, width: 3, height: 5))
  }

  @Test func `an effect has the numbers of a transform`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      RenderTransform.Effect.matrix(transform) == .matrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }
}

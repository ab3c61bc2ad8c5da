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
}

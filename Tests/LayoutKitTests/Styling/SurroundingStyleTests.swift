import LayoutCore
import LayoutKit
import Testing

/// Styles set around views: the levels and tints that they refer to are those outside, their
/// colours suit what they paint.
struct SurroundingStyleTests {
  private func fill(_ view: some View) -> Appearance.Paint? {
    for node in view.layout(in: CGSize(width: 10, height: 10)).nodes {
      if case .shape(let figure) = node.appearance?.content { return figure.fill }
    }
    return nil
  }

  private func dark(_ view: some View) -> some View { view.environment(\.colorScheme, .dark) }

  @Test func `a dark part has the colours of dark surroundings`() {
    let red = fill(dark(Rectangle().fill(.red)))
    #expect(red != fill(Rectangle().fill(.red)))
    #expect(fill(dark(Rectangle()).foregroundStyle(.red)) == red)
    #expect(fill(dark(Rectangle()).foregroundColor(.red)) == red)
    #expect(fill(dark(Rectangle()).foregroundStyle(.blue, .red)) != red)
    #expect(fill(dark(Rectangle().fill(.secondary)).foregroundStyle(.blue, .red)) == red)
    #expect(fill(dark(Rectangle().fill(.tint)).tint(.red)) == red)
    #expect(fill(dark(Rectangle().fill(Color.accentColor)).tint(.red)) == red)
    let white = Appearance.Paint.color(.white)
    #expect(fill(dark(Rectangle()).foregroundStyle(.primary)) == white)
    #expect(fill(dark(Rectangle()).foregroundStyle(Color.primary)) == white)
    #expect(fill(dark(Rectangle()).foregroundStyle(.foreground)) == white)
  }

  @Test func `a level is one of the style outside, faded in the colour of what it paints`() {
    let half = fill(dark(Rectangle().fill(.red.opacity(0.5))))
    #expect(fill(dark(Rectangle()).foregroundStyle(.secondary).foregroundStyle(.red)) == half)
    let nested = Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red)
    #expect(fill(nested) == fill(Rectangle().fill(.red.opacity(0.25))))
    // The tint of what is inside is set further out than the style that refers to it.
    let inner = Rectangle().fill(.tint).tint(.blue).foregroundStyle(.tint).tint(.red)
    #expect(fill(inner) == fill(Rectangle().fill(.blue)))
    let outer = Rectangle().tint(.blue).foregroundStyle(.tint).tint(.red)
    #expect(fill(outer) == fill(Rectangle().fill(.red)))
  }

  @Test func `styles may refer to each other any number of times`() {
    var view = AnyView(Rectangle())
    for _ in 0..<200 { view = AnyView(view.foregroundStyle(.primary)) }
    #expect(fill(dark(view).foregroundStyle(.red)) == fill(dark(Rectangle().fill(.red))))
  }

  @Test func `a mixture with an accent that is set later is mixed in the same space`() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      func mixed(_ color: Color) -> Appearance.Color? {
        let color = color.mix(with: .white, by: 0.25, in: space)
        return fill(Rectangle().fill(color).tint(.green))?.representativeColor
      }
      #expect(mixed(.accentColor)?.hexadecimal == mixed(.green)?.hexadecimal)
    }
  }
}

import LayoutKit
import Testing

/// Colours made of others.
struct ColorMixTests {
  private func components(_ color: Color) -> [Double] {
    let color = color.resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity].map {
      (Double($0) * 1000).rounded() / 1000
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)

  @Test func `components are mixed one by one`() {
    #expect(components(red.mix(with: blue, by: 0.25, in: .device)) == [0.75, 0, 0.25, 0.875])
    #expect(components(red.mix(with: blue, by: -1)) == [1, 0, 0, 1])
    #expect(components(red.mix(with: blue, by: .nan)).allSatisfy { $0.isNaN })
    #expect(components(red.opacity(0.5).opacity(0.5)) == [1, 0, 0, 0.25])
    // Half of a half of the opacity.
    #expect(components(red.opacity(0.5).mix(with: red, by: 0.5)) == [1, 0, 0, 0.75])
    let half = red.mix(with: blue, by: 0.5, in: .device)
    #expect(components(half.opacity(0.5)) == [0.5, 0, 0.5, 0.375])
  }

  @Test func `half of white and black has half of the lightness, an eighth of the light`() {
    let grey = Color.white.mix(with: .black, by: 0.5).resolve(in: EnvironmentValues())
    for light in [grey.linearRed, grey.linearGreen, grey.linearBlue] {
      #expect(abs(light - 0.125) < 0.000_1)
    }
  }

  @Test func `the middle of red and blue is as measured`() {
    // Of a screen, in steps of 1/255; its own space and rounding make for two steps.
    let middle = Color.red.mix(with: .blue, by: 0.5).resolve(in: EnvironmentValues())
    for (component, measured) in zip([middle.red, middle.green, middle.blue], [170, 121, 168]) {
      #expect(abs(component * 255 - Float(measured)) < 2)
    }
  }

  @Test func `a space holds for what is mixed in it`() {
    // 1/2 of white and black, a quarter of that and three quarters of white: the lightness is
    // 1/2 · 1/4 + 3/4 = 7/8 in Oklab, the components 1/2 · 1/4 + 3/4 elsewhere.
    let grey = Color.white.mix(with: .black, by: 0.5)
    let lighter = grey.mix(with: .white, by: 0.75).resolve(in: EnvironmentValues())
    #expect(abs(lighter.linearGreen - 0.875 * 0.875 * 0.875) < 0.000_1)
    let even = Color.white.mix(with: .black, by: 0.5, in: .device)
    #expect(components(even.mix(with: .white, by: 0.75, in: .device))[0] == 0.875)
  }

  @Test func `colours may be mixed with themselves any number of times`() {
    var color = Color.accentColor
    for _ in 0..<1_000 { color = color.mix(with: color.opacity(0.5), by: 0.5) }
    #expect(components(color).last == 0)
    var faded = red
    for _ in 0..<100_000 { faded = faded.opacity(1) }
    #expect(components(faded) == [1, 0, 0, 1])
  }

  @Test func `very many different colours may be mixed in turn`() {
    var color = Color.clear
    for number in 0..<30_000 {
      let other = Color(
        red: Double(number) / 30_000, green: 0, blue: 0, opacity: Double(number % 2))
      color = color.mix(with: other, by: 0.5)
    }
    // Every other one is opaque, the last one too: 1/2 + 1/8 + 1/32 + … = 2/3.
    #expect(components(color).last == 0.667)
  }

  @Test func `a mixed colour suits its surroundings`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    // Black in light surroundings and white in dark ones, mixed with white.
    let mixed = Color.primary.mix(with: .white, by: 0.25, in: .device)
    #expect(mixed.resolve(in: EnvironmentValues()) == Color(white: 0.25).resolve(in: .init()))
    #expect(mixed.resolve(in: dark) == Color.white.resolve(in: dark))
    let twice = mixed.opacity(0.5).mix(with: .black, by: 0.5, in: .device)
    #expect(components(twice) == [0.125, 0.125, 0.125, 0.75])
  }

  @Test func `components that are no numbers can be written`() {
    #expect("\(Color(red: .nan, green: 0, blue: 0))" == "#000000FF")
    #expect("\(Color(red: 1, green: 0, blue: 0).opacity(.nan))" == "#FF000000")
    #expect("\(Color.Resolved(red: 1, green: 0, blue: 0.2, opacity: 1))" == "#FF0033FF")
  }
}

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
    #expect(components(red.mix(with: blue, by: 0.25)) == [0.75, 0, 0.25, 0.875])
    #expect(components(red.mix(with: blue, by: -1)) == [1, 0, 0, 1])
    #expect(components(red.mix(with: blue, by: .nan)).allSatisfy { $0.isNaN })
    #expect(components(red.opacity(0.5).opacity(0.5)) == [1, 0, 0, 0.25])
    // Half of a half of the opacity.
    #expect(components(red.opacity(0.5).mix(with: red, by: 0.5)) == [1, 0, 0, 0.75])
    #expect(components(red.mix(with: blue, by: 0.5).opacity(0.5)) == [0.5, 0, 0.5, 0.375])
  }

  @Test func `colours may be mixed with themselves any number of times`() {
    var color = Color.accentColor
    for _ in 0..<1_000 { color = color.mix(with: color.opacity(0.5), by: 0.5) }
    #expect(components(color).last == 0)
    var faded = red
    for _ in 0..<100_000 { faded = faded.opacity(1) }
    #expect(components(faded) == [1, 0, 0, 1])
  }

  @Test func `components that are no numbers can be written`() {
    #expect("\(Color(red: .nan, green: 0, blue: 0))" == "#000000FF")
    #expect("\(Color(red: 1, green: 0, blue: 0).opacity(.nan))" == "#FF000000")
    #expect("\(Color.Resolved(red: 1, green: 0, blue: 0.2, opacity: 1))" == "#FF0033FF")
  }
}

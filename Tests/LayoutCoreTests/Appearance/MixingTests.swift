import Foundation
import LayoutCore
import Testing

/// Colours between colours.
struct MixingTests {
  private let red = Appearance.Color(red: 1, green: 0, blue: 0)
  private let blue = Appearance.Color(red: 0, green: 0, blue: 1, opacity: 0.5)

  @Test func `the curve of sRGB is as published, without the power function of the system`() {
    for step in 0...1_000 {
      let value = Double(step) / 1_000
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      #expect(abs(Appearance.Color.linear(value) - light) < 1e-14)
      #expect(Appearance.Color.linear(-value) == -Appearance.Color.linear(value))
      let encoded = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      #expect(abs(Appearance.Color.encoded(value) - encoded) < 1e-14)
    }
  }

  @Test(arguments: [
    (red: 1.0, green: 1.0, blue: 1.0, lightness: 1.0, a: 0.0, b: 0.0),
    (1, 0, 0, 0.627_955, 0.224_863, 0.125_846),
    (0, 1, 0, 0.866_440, -0.233_888, 0.179_498),
    (0, 0, 1, 0.452_014, -0.032_457, -0.311_528),
  ])
  func `components in Oklab are those that are published`(
    red: Double, green: Double, blue: Double, lightness: Double, a: Double, b: Double
  ) {
    let color = Appearance.Color(red: red, green: green, blue: blue, opacity: 0.25)
    let components = color.perceptualComponents
    #expect(abs(components.x - lightness) < 1e-5)
    #expect(abs(components.y - a) < 1e-5)
    #expect(abs(components.z - b) < 1e-5)
    #expect(components.w == 0.25)
  }

  @Test func `a colour comes back from its components, also one of a wider gamut`() {
    for red in stride(from: -0.25, through: 1.25, by: 0.25) {
      for green in stride(from: 0, through: 1, by: 0.25) {
        for blue in stride(from: 0, through: 1, by: 0.25) {
          let color = Appearance.Color(red: red, green: green, blue: blue)
          let back = Appearance.Color(perceptualComponents: color.perceptualComponents)
          #expect(abs(back.red - red) < 1e-5)
          #expect(abs(back.green - green) < 1e-5)
          #expect(abs(back.blue - blue) < 1e-5)
        }
      }
    }
  }

  @Test func `a mixture has the lightness of both in proportion, and ends at them`() {
    // Half of the lightness of white is an eighth of its light.
    let grey = Appearance.Color.white.mixed(with: .black, by: 0.5)
    #expect(abs(Appearance.Color.linear(grey.green) - 0.125) < 1e-6)
    #expect(red.mixed(with: blue, by: 0) == red)
    #expect(red.mixed(with: blue, by: 2) == blue)
    #expect(red.mixed(with: blue, by: 0.5).opacity == 0.75)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0])
  func `components that are no colour end in finite time`(value: Double) {
    let color = Appearance.Color(red: value, green: 0, blue: 0)
    _ = color.mixed(with: blue, by: 0.5)
    _ = red.mixed(with: blue, by: value)
    _ = Appearance.Color(perceptualComponents: SIMD4(repeating: value))
  }
}

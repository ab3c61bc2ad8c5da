import LayoutCore

// The colours with names of their own are those of `ShapeStyle`.
extension Color {
  /// The colour of most text.
  public static let primary = Color(.primary)
  /// The colour of less important text.
  public static let secondary = Color(.secondary)
  /// The accent of the surroundings: the tint if there is one, else blue.
  public static var accentColor: Color { Color(.accent) }
}

/// The colours that have a name, in light and dark surroundings.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case gray2, gray3, gray4, gray5, gray6
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  /// The components as bytes: those of the systems with the number 26.
  private var bytes: (light: (Double, Double, Double), dark: (Double, Double, Double)) {
    switch self {
    case .red: ((255, 56, 60), (255, 66, 69))
    case .orange: ((255, 141, 40), (255, 146, 48))
    case .yellow: ((255, 204, 0), (255, 214, 0))
    case .green: ((52, 199, 89), (48, 209, 88))
    case .mint: ((0, 200, 179), (0, 218, 195))
    case .teal: ((0, 195, 208), (0, 210, 224))
    case .cyan: ((0, 192, 232), (60, 211, 254))
    case .blue: ((0, 136, 255), (0, 145, 255))
    case .indigo: ((97, 85, 245), (109, 124, 255))
    case .purple: ((203, 48, 224), (219, 52, 242))
    case .pink: ((255, 45, 85), (255, 55, 95))
    case .brown: ((172, 127, 94), (183, 138, 102))
    case .gray: ((142, 142, 147), (142, 142, 147))
    case .white: ((255, 255, 255), (255, 255, 255))
    case .black, .clear: ((0, 0, 0), (0, 0, 0))
    case .gray2: ((174, 174, 178), (99, 99, 102))
    case .gray3: ((199, 199, 204), (72, 72, 74))
    case .gray4: ((209, 209, 214), (58, 58, 60))
    case .gray5: ((229, 229, 234), (44, 44, 46))
    case .gray6, .secondaryBackground: ((242, 242, 247), (28, 28, 30))
    case .background: ((255, 255, 255), (0, 0, 0))
    case .tertiaryBackground: ((255, 255, 255), (44, 44, 46))
    case .groupedBackground: ((242, 242, 247), (0, 0, 0))
    case .secondaryGroupedBackground: ((255, 255, 255), (28, 28, 30))
    case .tertiaryGroupedBackground: ((242, 242, 247), (44, 44, 46))
    case .label: ((0, 0, 0), (255, 255, 255))
    case .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText:
      ((60, 60, 67), (235, 235, 245))
    case .separator: ((60, 60, 67), (84, 84, 88))
    case .opaqueSeparator: ((198, 198, 200), (56, 56, 58))
    case .fill, .secondaryFill: ((120, 120, 128), (120, 120, 128))
    case .tertiaryFill, .quaternaryFill: ((118, 118, 128), (118, 118, 128))
    }
  }

  /// How opaque the colour is.
  private var opacity: (light: Double, dark: Double) {
    switch self {
    case .clear: (0, 0)
    case .secondaryLabel: (0.6, 0.6)
    case .tertiaryLabel, .placeholderText: (0.3, 0.3)
    case .quaternaryLabel: (0.18, 0.16)
    case .separator: (0.29, 0.6)
    case .fill: (0.2, 0.36)
    case .secondaryFill: (0.16, 0.32)
    case .tertiaryFill: (0.12, 0.24)
    case .quaternaryFill: (0.08, 0.18)
    default: (1, 1)
    }
  }

  func color(in scheme: ColorScheme) -> Appearance.Color {
    let (red, green, blue) = scheme == .dark ? bytes.dark : bytes.light
    return Appearance.Color(
      red: red / 255, green: green / 255, blue: blue / 255,
      opacity: scheme == .dark ? opacity.dark : opacity.light)
  }
}

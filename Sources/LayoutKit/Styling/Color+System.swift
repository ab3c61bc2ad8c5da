extension Color {
  /// Red.
  public static let red = Color(.system(.red))
  /// Orange.
  public static let orange = Color(.system(.orange))
  /// Yellow.
  public static let yellow = Color(.system(.yellow))
  /// Green.
  public static let green = Color(.system(.green))
  /// Mint.
  public static let mint = Color(.system(.mint))
  /// Teal.
  public static let teal = Color(.system(.teal))
  /// Cyan.
  public static let cyan = Color(.system(.cyan))
  /// Blue.
  public static let blue = Color(.system(.blue))
  /// Indigo.
  public static let indigo = Color(.system(.indigo))
  /// Purple.
  public static let purple = Color(.system(.purple))
  /// Pink.
  public static let pink = Color(.system(.pink))
  /// Brown.
  public static let brown = Color(.system(.brown))
  /// Grey.
  public static let gray = Color(.system(.gray))
  /// White.
  public static let white = Color(.system(.white))
  /// Black.
  public static let black = Color(.system(.black))
  /// No colour.
  public static let clear = Color(.system(.clear))
  /// The colour of most text.
  public static let primary = Color(.primary)
  /// The colour of less important text.
  public static let secondary = Color(.secondary)
  /// The accent of the surroundings: the tint if there is one, else blue.
  public static var accentColor: Color { Color(.accent) }
}

/// The colours that have a name, in light and dark surroundings.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear

  /// The components as bytes.
  private var bytes: (light: (Double, Double, Double), dark: (Double, Double, Double)) {
    switch self {
    case .red: ((255, 59, 48), (255, 69, 58))
    case .orange: ((255, 149, 0), (255, 159, 10))
    case .yellow: ((255, 204, 0), (255, 214, 10))
    case .green: ((52, 199, 89), (48, 209, 88))
    case .mint: ((0, 199, 190), (99, 230, 226))
    case .teal: ((48, 176, 199), (64, 200, 224))
    case .cyan: ((50, 173, 230), (100, 210, 255))
    case .blue: ((0, 122, 255), (10, 132, 255))
    case .indigo: ((88, 86, 214), (94, 92, 230))
    case .purple: ((175, 82, 222), (191, 90, 242))
    case .pink: ((255, 45, 85), (255, 55, 95))
    case .brown: ((162, 132, 94), (172, 142, 104))
    case .gray: ((142, 142, 147), (142, 142, 147))
    case .white: ((255, 255, 255), (255, 255, 255))
    case .black, .clear: ((0, 0, 0), (0, 0, 0))
    }
  }

  func color(in scheme: ColorScheme) -> Appearance.Color {
    let (red, green, blue) = scheme == .dark ? bytes.dark : bytes.light
    return Appearance.Color(
      red: red / 255, green: green / 255, blue: blue / 255, opacity: self == .clear ? 0 : 1)
  }
}

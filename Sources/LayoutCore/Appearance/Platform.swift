/// The platform whose text a layout has: the heights of lines and the distances between them.
///
///     FontDescription(.body, platform: .iOS).size  // 17
///     FontDescription(.body, platform: .macOS).size  // 13
///
/// The letters of the system font are as wide on one as on the other.
@nonexhaustive
public enum Platform: String, Hashable, Codable, Sendable {
  /// Phones and tablets. Lines are as high as the font says, to a fraction.
  case iOS
  /// Desktops. Lines are a whole number of points high.
  case macOS
}

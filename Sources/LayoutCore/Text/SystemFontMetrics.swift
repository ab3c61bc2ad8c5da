/// The system font's advances and heights, without a font: text is about as large as SwiftUI's.
///
///     Sheet().layout(in: window) {
///       $0.textMeasurer = LineSetter(SystemFontMetrics(styledLines: .tall))
///     }
///
/// The letters' advances are numbers that were fitted to texts measured with SwiftUI, and depend on
/// the font's size and weight. The same text has the same size on every host.
///
/// - Latin, Greek and Cyrillic letters, digits, punctuation, symbols and arrows have widths of
///   their own, and common pairs are kerned. Ideographs, kana, hangul and emoji are as wide as the
///   font's size. Other scripts are taken to be 0.55 times as wide.
/// - Rounded and serif designs, families by name and italics count as the standard design. Letters
///   of the monospaced design are 0.618 times as wide as the size.
/// - Lines are as high as the font's ``FontDescription/platform`` has them.
public struct SystemFontMetrics: FontMetrics, Hashable {
  /// How high lines of text styles are. Lines of fonts with a size of their own are the same.
  @nonexhaustive
  public enum StyledLines: String, Hashable, Codable, Sendable {
    /// As most hosts have them.
    case usual
    /// As on hosts of macOS that leave room for scripts with higher letters: the body's lines are
    /// 18.5 high in place of 16. On iOS, lines are the usual ones.
    case tall
  }

  /// How high lines of text styles are.
  public var styledLines: StyledLines

  /// Creates the metrics.
  public init(styledLines: StyledLines = .usual) { self.styledLines = styledLines }
}

// MARK: - Heights

extension SystemFontMetrics {
  /// The height of capitals as a fraction of the font's size.
  static let capHeight = 0.70458984375

  /// Returns the vertical measures of the platform's system font.
  public func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    let size = font.usableSize
    let share = Self.shares(font.platform)
    var (ascent, descent) = (size * share.ascent, size * share.descent)
    let leading = font.stylePitch.map { $0 - ascent - descent } ?? 0
    if font.platform == .macOS, styledLines == .tall, let pitch = font.stylePitch,
      let line = Self.tallLine(of: font)
    {
      // Fitted to the distances from other views that the text styles were measured to keep.
      let more = Double(line.ascent + line.descent + line.gap) - pitch
      let below = 0.0607540 * size + 0.23069 * more
      (ascent, descent) = (ascent + more - below, descent + below)
    }
    return TextMetrics(
      ascent: CGFloat(ascent), descent: CGFloat(descent), leading: CGFloat(leading),
      capHeight: CGFloat(size * Self.capHeight), pixelLength: pixelLength)
  }

  /// Ascent and descent as fractions of the font's size.
  private static func shares(_ platform: Platform) -> (ascent: Double, descent: Double) {
    switch platform {
    case .iOS: (0.9521484375, 0.2412109375)
    case .macOS: (0.966796875, 0.2109375)
    }
  }

  /// Returns how high the platform's lines are: on macOS, baselines and lines are whole points.
  public func lineMetrics(of font: FontDescription, pixelLength: CGFloat) -> LineMetrics {
    let size = font.usableSize
    let share = Self.shares(font.platform)
    var (ascent, descent) = (size * share.ascent, size * share.descent)
    if font.platform == .macOS {
      if styledLines == .tall, font.isTextStyle, let line = Self.tallLine(of: font) { return line }
      ascent.round()
      // Small letters and text styles get more room. Measured from 9.5 to 40 points, and for large
      // titles.
      descent.round(size > 21 && !font.isTextStyle ? .toNearestOrAwayFromZero : .up)
    }
    let gap = font.stylePitch.map { max($0 - ascent - descent, 0) } ?? 0
    return LineMetrics(ascent: CGFloat(ascent), descent: CGFloat(descent), gap: CGFloat(gap))
  }

  /// The measured lines of a text style on hosts with tall ones.
  private static func tallLine(of font: FontDescription) -> LineMetrics? {
    let (ascent, height, pitch): (CGFloat, CGFloat, CGFloat)
    switch font.size {
    case 26: (ascent, height, pitch) = (29, 37.625, 39)
    case 22: (ascent, height, pitch) = (25, 32.9375, 33)
    case 17: (ascent, height, pitch) = (19, 25.5, 27)
    case 15: (ascent, height, pitch) = (17, font.weight < 500 ? 21.6875 : 23, 24)
    case 13: (ascent, height, pitch) = (14, font.weight < 800 ? 18.3125 : 19, 19)
    case 12: (ascent, height, pitch) = (13, 17.125, 18)
    case 11: (ascent, height, pitch) = (12, 15.9375, 17)
    case 10: (ascent, height, pitch) = (11, 14.8125, 16)
    default: return nil
    }
    return LineMetrics(ascent: ascent, descent: height - ascent, gap: pitch - height)
  }
}

extension FontDescription {
  /// The size, or 0 for one that is negative or not finite.
  var usableSize: Double { Double(size.usableLength) }

  /// The distance between the baselines of a text style's lines; `nil` for other fonts and sizes.
  fileprivate var stylePitch: Double? {
    guard isTextStyle else { return nil }
    let (first, pitches) = platform == .iOS ? (11, Self.iOSPitches) : (10, Self.macOSPitches)
    let index = Int(min(usableSize, 1000)) - first
    guard pitches.indices.contains(index), pitches[index] > 0 else { return nil }
    return pitches[index]
  }

  /// By size, from 11 points on, for all text styles at all of the environment's type sizes.
  private static let iOSPitches: [Double] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41,
    42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68,
    69, 70,
  ]
  /// By size, from 10 points on; 0 where no text style has the size.
  private static let macOSPitches: [Double] = [
    13, 14, 15, 16, 0, 20, 0, 22, 0, 0, 0, 0, 26, 0, 0, 0, 32,
  ]
}

/// A measurer that needs no fonts: it has the system font's line height, and takes every character
/// to be half as wide as the font's size.
///
/// - A character is 0.5 times the font's size wide. Ideographs, kana, hangul and emoji are as wide
///   as the size. The font's ``FontDescription/width`` and the tracking count; weight and design
///   don't.
/// - A line is as high as the font's ascent (0.966796875 times its size) and descent (0.2109375),
///   as measured with SwiftUI's system font; capitals are 0.70458984375 times the size high.
/// - The text's width and height are rounded up to whole pixels, the first baseline to the nearest.
/// - Lines break after white space and hyphens and between wide characters.
///
/// The same text has the same size everywhere, as tests need. It is not the size that a screen
/// shows. `allowsTightening` and the fonts' leading make no difference.
public struct ApproximateTextMeasurer: TextMeasurer {
  /// The width of a common character as a fraction of the font's size.
  public var averageAdvance: CGFloat

  /// Creates a measurer.
  public init(averageAdvance: CGFloat = 0.5) { self.averageAdvance = averageAdvance }

  /// The ascent as a fraction of the font's size.
  public static let ascent: CGFloat = 0.966796875
  /// The descent as a fraction of the font's size.
  public static let descent: CGFloat = 0.2109375
  /// The height of capitals as a fraction of the font's size.
  public static let capHeight: CGFloat = 0.70458984375

  /// Returns the system font's metrics at the font's size.
  public func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    TextMetrics(
      ascent: font.size * Self.ascent, descent: font.size * Self.descent,
      capHeight: font.size * Self.capHeight, pixelLength: pixelLength)
  }

  /// Returns the text's lines in a proposed size.
  public func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
    guard let (setter, lines) = set(text, glyphs(of: text, scale: 1), in: proposal) else {
      return TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
    }
    return setter.layout(of: lines)
  }

  /// Measures the characters' widths once, for all proposals.
  public func measuring(_ text: StyledText) -> (ProposedViewSize) -> LeafMeasurement {
    let text = PreparedText(text, by: self)
    return { proposal in
      guard proposal != .zero else {
        return LeafMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
      }
      if text.fitsOneLine(of: proposal.width) { return text.natural }
      guard let (setter, lines) = set(text.text, text.glyphs, in: proposal) else {
        return text.natural
      }
      return setter.measurement(of: lines)
    }
  }

  /// Returns the lines in a proposed size; `nil` for the proposal 0 × 0.
  private func set(
    _ text: StyledText, _ glyphs: [Glyph], in proposal: ProposedViewSize
  ) -> (setter: LineSetter, lines: LineSetter.Lines)? {
    guard proposal != .zero else { return nil }
    let setter = LineSetter(text, in: proposal)
    let whole = setter.lines(glyphs, scale: 1)
    guard whole.isTruncated, text.minimumScaleFactor < 1 else { return (setter, whole) }
    return (setter, largestFit(of: text, setter))
  }

  /// Returns the lines at the largest permitted scale at which nothing is cut, or at the smallest
  /// scale if something always is.
  private func largestFit(of text: StyledText, _ setter: LineSetter) -> LineSetter.Lines {
    var (low, high) = (max(Double(text.minimumScaleFactor), 0.01), 1.0)
    var best = setter.lines(glyphs(of: text, scale: low), scale: low)
    guard !best.isTruncated else { return best }
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let lines = setter.lines(glyphs(of: text, scale: middle), scale: middle)
      if lines.isTruncated { high = middle } else { (low, best) = (middle, lines) }
    }
    return best
  }

  /// Returns the characters with their measures.
  fileprivate func glyphs(of text: StyledText, scale: Double) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.string.utf8.count })
    for (index, run) in text.runs.enumerated() {
      let size = max(Double(run.font.size), 0) * scale
      let common = size * Double(averageAdvance * run.font.width)
      let tracking = Double(run.tracking) * scale
      let (narrow, wide) = (max(common + tracking, 0), max(size + tracking, 0))
      var glyph = Glyph(
        run: Int32(clamping: index), offset: 0, length: 1, traits: [], advance: narrow,
        ascent: size * Double(Self.ascent) + Double(run.baselineOffset),
        descent: size * Double(Self.descent) - Double(run.baselineOffset))
      func add(_ traits: Glyph.Traits, length: Int) {
        glyph.traits = traits
        glyph.length = Int32(clamping: length)
        glyph.advance = traits.contains(.isWide) ? wide : narrow
        glyphs.append(glyph)
        glyph.offset = Int32(clamping: Int(glyph.offset) + length)
      }
      if run.string.utf8.allSatisfy(\.isPrintableASCII) {
        for byte in run.string.utf8 { add(byte.traits, length: 1) }
      } else {
        for character in run.string { add(character.traits, length: character.utf8.count) }
      }
    }
    return glyphs
  }
}

/// A text with facts computed in advance, because results are read from any thread.
private final class PreparedText: Sendable {
  let text: StyledText
  /// The characters at their full size.
  let glyphs: [Glyph]
  /// The answer without a proposal.
  let natural: LeafMeasurement
  /// Whether the text is one line without a proposal.
  private let isOneLine: Bool

  init(_ text: StyledText, by measurer: ApproximateTextMeasurer) {
    self.text = text
    glyphs = measurer.glyphs(of: text, scale: 1)
    let setter = LineSetter(text, in: .unspecified)
    let lines = setter.lines(glyphs, scale: 1)
    natural = setter.measurement(of: lines)
    isOneLine = lines.lines.count == 1 && !lines.isTruncated
  }

  /// Returns whether the text fits into one line of some width, including white space at its end.
  /// The proposed height then makes no difference, because one line is always shown.
  func fitsOneLine(of width: CGFloat?) -> Bool {
    isOneLine && (width.map { $0 >= natural.size.width } ?? true)
  }
}

extension UInt8 {
  /// Whether this is a letter, digit, sign or space of ASCII. Next to each other, these never
  /// combine into one character.
  fileprivate var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }

  /// The character's role in line breaking.
  fileprivate var traits: Glyph.Traits {
    switch self {
    case UInt8(ascii: " "): .isSpace
    case UInt8(ascii: "-"): .isHyphen
    default: []
    }
  }
}

extension Character {
  /// The character's role in line breaking, and whether it is wide.
  fileprivate var traits: Glyph.Traits {
    if let byte = utf8.first, utf8.count == 1, byte.isPrintableASCII { return byte.traits }
    var traits: Glyph.Traits = []
    if isFullWidth { traits.insert(.isWide) }
    if isWhitespace, !isBound { traits.insert(.isSpace) }
    if isNewline { traits.insert(.isNewline) }
    return traits
  }

  /// Whether the character is a space at which no line breaks.
  private var isBound: Bool { self == "\u{A0}" || self == "\u{2007}" || self == "\u{202F}" }

  /// Whether the character is about as wide as it is high.
  private var isFullWidth: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    case 0xFFFC:
      // The placeholder for an image.
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }
}

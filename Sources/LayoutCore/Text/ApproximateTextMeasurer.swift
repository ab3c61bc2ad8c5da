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

  /// Returns that a text wraps and truncates, if it is one paragraph and never scaled down. With
  /// several runs and a limit on its lines, the ellipsis may have another style for another width.
  public func contract(of text: StyledText) -> LeafContract {
    let isPlain =
      text.minimumScaleFactor >= 1 && (text.runs.count == 1 || text.lineLimit == nil)
      && !text.runs.contains { $0.string.hasNewline }
    return isPlain ? .truncating : .arbitrary
  }

  /// Returns the text's lines in a proposed size.
  public func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
    guard let (setter, lines) = set(text, row(of: text, scale: 1), in: proposal) else {
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
      guard let (setter, lines) = set(text.text, text.row, in: proposal) else {
        return text.natural
      }
      return setter.measurement(of: lines)
    }
  }

  /// Returns the lines in a proposed size; `nil` for the proposal 0 × 0.
  private func set(
    _ text: StyledText, _ row: GlyphRow, in proposal: ProposedViewSize
  ) -> (setter: LineSetter, lines: LineSetter.Lines)? {
    guard proposal != .zero else { return nil }
    let setter = LineSetter(text, in: proposal)
    let whole = setter.lines(row, scale: 1)
    guard whole.isTruncated, text.minimumScaleFactor < 1 else { return (setter, whole) }
    return (setter, largestFit(of: text, setter))
  }

  /// Returns the lines at the largest permitted scale at which nothing is cut, or at the smallest
  /// scale if something always is.
  private func largestFit(of text: StyledText, _ setter: LineSetter) -> LineSetter.Lines {
    var (low, high) = (max(Double(text.minimumScaleFactor), 0.01), 1.0)
    var best = setter.lines(row(of: text, scale: low), scale: low)
    guard !best.isTruncated else { return best }
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let lines = setter.lines(row(of: text, scale: middle), scale: middle)
      if lines.isTruncated { high = middle } else { (low, best) = (middle, lines) }
    }
    return best
  }

  /// Returns the characters with their measures.
  fileprivate func row(of text: StyledText, scale: Double) -> GlyphRow {
    var row = GlyphRow()
    row.glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.string.utf8.count })
    for (index, run) in text.runs.enumerated() {
      let size = max(Double(run.font.size), 0) * scale
      let common = size * Double(averageAdvance * run.font.width)
      let tracking = Double(run.tracking) * scale
      row.runs.append(
        RunMeasures(
          ascent: size * Double(Self.ascent) + Double(run.baselineOffset),
          descent: size * Double(Self.descent) - Double(run.baselineOffset)))
      let narrow = Glyph(
        run: Int32(clamping: index), offset: 0, length: 1, traits: [],
        advance: max(common + tracking, 0))
      row.add(run, narrow, wide: max(size + tracking, 0))
    }
    return row
  }
}

/// A text with facts computed in advance, because results are read from any thread.
private final class PreparedText: Sendable {
  let text: StyledText
  /// The characters at their full size.
  let row: GlyphRow
  /// The answer without a proposal.
  let natural: LeafMeasurement
  /// Whether the text is one line without a proposal.
  private let isOneLine: Bool

  init(_ text: StyledText, by measurer: ApproximateTextMeasurer) {
    self.text = text
    row = measurer.row(of: text, scale: 1)
    let setter = LineSetter(text, in: .unspecified)
    let lines = setter.lines(row, scale: 1)
    natural = setter.measurement(of: lines)
    isOneLine = lines.lines.count == 1 && !lines.isTruncated
  }

  /// Returns whether the text fits into one line of some width, including white space at its end.
  /// The proposed height then makes no difference, because one line is always shown.
  func fitsOneLine(of width: CGFloat?) -> Bool {
    isOneLine && (width.map { $0 >= natural.size.width } ?? true)
  }
}

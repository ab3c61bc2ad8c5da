/// A measurer that breaks and cuts text by itself, given a source of advances and heights.
///
///     let measurer = LineSetter(SystemFontMetrics())      // the default: SwiftUI's text
///     let cells = LineSetter(TerminalFontMetrics())       // a terminal's
///
/// - The text's width is rounded up to whole pixels, as is its height; the first baseline to the
///   nearest pixel. A width between two pixels counts as the larger one, so a text may be up to a
///   pixel wider than what it was offered.
/// - Lines break where Unicode's annex 14 allows it, and inside a word only if it has a line to
///   itself. What one sees as a character is never broken. A soft hyphen is a hyphen where a line
///   ends with it. White space at a line's end may exceed the line.
/// - A paragraph whose second and last line would be a lone word gets the word before it too, where
///   that makes the two lines more even.
/// - Characters of a placeholder are equally wide, and lines break after each.
/// - A tab reaches to the next of its stops, which are ``tabInterval`` apart.
/// - Before a text is scaled down or cut, the letters of its last line move closer if it allows
///   that, by up to a 72nd of their font's size each, and as close where it is cut nevertheless.
public struct LineSetter<Metrics: FontMetrics>: TextMeasurer {
  /// Where advances and heights come from.
  public var source: Metrics
  /// How far tab stops are apart, from the start of a line; as the source says by default.
  public var tabInterval: CGFloat

  /// Creates a measurer.
  public init(_ source: Metrics) {
    self.source = source
    tabInterval = source.tabInterval
  }

  /// Returns the source's metrics.
  public func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    source.metrics(of: font, pixelLength: pixelLength)
  }

  /// Returns whether the source has a font.
  public func hasFont(_ font: FontDescription) -> Bool { source.hasFont(font) }

  /// Returns that a text wraps and truncates, if it is one paragraph and never scaled down. With a
  /// limit on the lines, the ellipsis may have another style for another width where there are
  /// several runs, and a tab another width where what is in front of it is cut.
  public func contract(of text: StyledText) -> LeafContract {
    let isPlain =
      text.minimumScaleFactor >= 1 && !text.runs.contains { $0.string.hasNewline }
      && (text.lineLimit == nil
        || text.runs.count == 1
          && (text.truncation == .tail || !text.runs[0].string.utf8.contains(0x09)))
    return isPlain ? .truncating : .arbitrary
  }

  /// Returns the text's lines in a proposed size.
  public func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
    guard proposal != .zero else {
      return TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
    }
    let (filler, lines) = set(text, row(of: text, scale: 1), in: proposal)
    return filler.layout(of: lines)
  }

  /// Measures the characters' widths once, for all proposals.
  public func measuring(_ text: StyledText) -> @Sendable (ProposedViewSize) -> LeafMeasurement {
    let text = PreparedText(text, by: self)
    return { proposal in
      guard proposal != .zero else {
        return LeafMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
      }
      if text.fits(proposal) { return text.natural }
      let (filler, lines) = set(text.text, text.row, in: proposal)
      return filler.measurement(of: lines)
    }
  }

  /// Returns the lines in a proposed size other than 0 × 0.
  private func set(
    _ text: StyledText, _ row: GlyphRow, in proposal: ProposedViewSize
  ) -> (filler: LineFiller, lines: LineFiller.Lines) {
    let filler = filler(text, in: proposal)
    let whole = filler.lines(row, scale: 1, ellipsis: { ellipsis(in: $0) })
    guard whole.isTruncated, text.minimumScaleFactor < 1 else { return (filler, whole) }
    return (filler, largestFit(of: text, filler))
  }

  /// Returns the lines at the largest permitted scale at which nothing is cut, or at the smallest
  /// scale if something always is.
  private func largestFit(of text: StyledText, _ filler: LineFiller) -> LineFiller.Lines {
    var (low, high) = (max(Double(text.minimumScaleFactor), 0.01), 1.0)
    var best = filler.lines(row(of: text, scale: low), scale: low, ellipsis: { ellipsis(in: $0) })
    guard !best.isTruncated else { return best }
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let lines = filler.lines(
        row(of: text, scale: middle), scale: middle, ellipsis: { ellipsis(in: $0) })
      if lines.isTruncated { high = middle } else { (low, best) = (middle, lines) }
    }
    return best
  }

  /// What breaks the text into lines of a proposed size.
  fileprivate func filler(_ text: StyledText, in proposal: ProposedViewSize) -> LineFiller {
    LineFiller(
      text, in: proposal,
      emptyLine: source.lineMetrics(of: text.font, pixelLength: text.pixelLength))
  }

  /// Returns how wide an ellipsis is.
  fileprivate func ellipsis(in font: FontDescription) -> Double { advance("…", in: font) }

  private func advance(_ character: String, in font: FontDescription) -> Double {
    Double(source.advances(of: character, in: font).first ?? 0).usableLength
  }

  /// Returns the characters with their measures.
  fileprivate func row(of text: StyledText, scale: Double) -> GlyphRow {
    var row = GlyphRow()
    if text.runs.count > 1 {
      row.glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.string.utf8.count })
    }
    for (index, run) in text.runs.enumerated() {
      var (font, fontOfLine) = (run.font, run.fontOfLine)
      if scale != 1 {
        font.size *= CGFloat(scale)
        fontOfLine.size *= CGFloat(scale)
      }
      var line = source.lineMetrics(of: fontOfLine, pixelLength: text.pixelLength)
      var advances = source.advances(of: run.string, in: font)
      if let picture = run.pictureSize(scale: scale) {
        advances = [picture.width]
        line.ascent = max(line.ascent, picture.above)
        line.descent = max(line.descent, picture.below)
      }
      row.runs.append(RunMeasures(line, raisedBy: run.baselineOffset))
      let start = row.glyphs.count
      row.add(
        run, number: index, advances: advances, tracking: Double(run.tracking) * scale,
        tabInterval: Double(tabInterval.usableLength),
        hyphen: advance("-", in: font))
      if text.isPlaceholder, run.picture == nil {
        let advance = Double(source.placeholderAdvance(in: font)).usableLength
        row.hide(from: start, advance: advance + Double(run.tracking) * scale)
      }
    }
    return row
  }
}

extension LineSetter: HasNumbers {
  func forEachNumber(_ body: (_ name: String, _ number: CGFloat) -> Void) {
    body("a tab interval", tabInterval)
    (source as? any HasNumbers)?.forEachNumber(body)
  }
}

extension TextRun {
  /// How wide the run's picture is, and how far it reaches above and below the baseline.
  fileprivate func pictureSize(scale: Double) -> (width: CGFloat, above: CGFloat, below: CGFloat)? {
    var run = self
    run.scaleSymbol(by: CGFloat(scale))
    guard picture != nil, let answer = run.pictureMeasurement else { return nil }
    let above = answer.firstBaseline ?? answer.size.height
    return (answer.size.width, above, answer.size.height - above)
  }

  /// Scales a symbol as letters are. Other pictures are not.
  mutating func scaleSymbol(by scale: CGFloat) {
    guard scale != 1, case .symbol(let name, var font) = picture?.source else { return }
    font.size *= scale
    picture?.source = .symbol(name, font: font)
    pictureMeasurement?.size.width *= scale
    pictureMeasurement?.size.height *= scale
    pictureMeasurement?.firstBaseline? *= scale
    pictureMeasurement?.lastBaseline? *= scale
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
  private let isTruncated: Bool

  init(_ text: StyledText, by measurer: LineSetter<some FontMetrics>) {
    self.text = text
    row = measurer.row(of: text, scale: 1)
    let filler = measurer.filler(text, in: .unspecified)
    let lines = filler.lines(row, scale: 1, ellipsis: { measurer.ellipsis(in: $0) })
    natural = filler.measurement(of: lines)
    isOneLine = lines.lines.count == 1
    isTruncated = lines.isTruncated
  }

  /// Returns whether the text gets its ideal size in a proposal: all lines fit, white space at
  /// their ends included. For a single line, which is always shown, the height makes no difference.
  func fits(_ proposal: ProposedViewSize) -> Bool {
    !isTruncated && proposal.width ?? .infinity >= natural.size.width
      && (isOneLine || proposal.height ?? .infinity >= natural.size.height)
  }
}

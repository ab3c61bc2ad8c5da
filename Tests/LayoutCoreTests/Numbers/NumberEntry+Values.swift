import LayoutCore

extension NumberEntry {
  private static let fontDescription =
    "FontDescription(family:size:weight:design:isItalic:width:hasMonospacedDigits:smallCaps:leading:isTextStyle:platform:)"
  private static let styledText =
    "StyledText(_:font:lineLimit:minimumLines:lineSpacing:alignment:truncation:minimumScaleFactor:allowsTightening:layoutDirection:pixelLength:lineHeight:alignmentBasis:writingDirectionBasis:isPlaceholder:)"
  private static let textRun =
    "TextRun(_:font:tracking:baselineOffset:paint:underline:strikethrough:picture:pictureMeasurement:lineHeight:)"
  private static let textMetrics = "TextMetrics(ascent:descent:leading:capHeight:pixelLength:)"
  private static let squareMetrics = "SquareFontMetrics(advance:ascent:descent:capHeight:)"
  private static let standardLengths =
    "StandardLengths(padding:spacing:spacerLength:dividerThickness:)"
  private static let sizedLeaf = "LeafMeasurement(size:firstBaseline:lastBaseline:)"
  private static let leaf = "LeafMeasurement(width:height:firstBaseline:lastBaseline:)"

  /// Two lines of text, of which one may not fit.
  private static func text(_ change: (inout StyledText) -> Void) -> LayoutNode {
    var text = StyledText("Lines of words that wrap\nand more", font: FontDescription(size: 17))
    change(&text)
    return .hstack([.text(text), box])
  }

  private static func cells(_ metrics: some FontMetrics) -> LayoutNode {
    .hstack([.text("Some words", measurer: LineSetter(metrics)), box])
  }

  static let texts = [
    NumberEntry(fontDescription + " size") { number in
      text { $0.runs[0].font.size = number }
    },
    NumberEntry(fontDescription + " width") { number in
      text { $0.runs[0].font.width = number }
    },
    NumberEntry(styledText + " lineSpacing") { number in text { $0.lineSpacing = number } },
    NumberEntry(styledText + " minimumScaleFactor") { number in
      text { ($0.minimumScaleFactor, $0.lineLimit) = (number, 1) }
    },
    NumberEntry(styledText + " pixelLength") { number in text { $0.pixelLength = number } },
    NumberEntry(textRun + " tracking") { number in text { $0.runs[0].tracking = number } },
    NumberEntry(textRun + " baselineOffset") { number in
      text { $0.runs[0].baselineOffset = number }
    },
    NumberEntry("TerminalFontMetrics(cell:) cell") { number in
      .vstack([
        cells(TerminalFontMetrics(cell: CGSize(width: number, height: 1))),
        cells(TerminalFontMetrics(cell: CGSize(width: 1, height: number))),
      ])
    },
    NumberEntry(squareMetrics + " advance") { cells(SquareFontMetrics(advance: $0)) },
    NumberEntry(squareMetrics + " ascent") { cells(SquareFontMetrics(ascent: $0)) },
    NumberEntry(squareMetrics + " descent") { cells(SquareFontMetrics(descent: $0)) },
    NumberEntry(squareMetrics + " capHeight") { cells(SquareFontMetrics(capHeight: $0)) },
  ]

  /// A leaf of text with such metrics.
  private static func measured(_ change: (inout TextMetrics) -> Void) -> LayoutNode {
    var metrics = TextMetrics(ascent: 9, descent: 3, capHeight: 7)
    change(&metrics)
    let leaf = LayoutNode.measured(metrics: metrics) { _ in LeafMeasurement(width: 9, height: 12) }
    return .vstack([leaf, leaf])
  }

  private static func leaf(_ measurement: LeafMeasurement) -> LayoutNode {
    .hstack(alignment: .firstTextBaseline, [.measured { _ in measurement }, box])
  }

  private static func standard(_ lengths: StandardLengths) -> LayoutNode {
    LayoutNode.hstack([box.padding(), .spacer, .divider(), box]).standardLengths(lengths)
  }

  /// A client's metrics.
  private struct OwnMetrics: FontMetrics {
    let line: LineMetrics

    func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
      TextMetrics(ascent: line.ascent, descent: line.descent, leading: line.gap, capHeight: 1)
    }

    func advances(of string: String, in font: FontDescription) -> [CGFloat] {
      string.map { _ in 1 }
    }
    func lineMetrics(of font: FontDescription, pixelLength: CGFloat) -> LineMetrics { line }
  }

  static let values = [
    NumberEntry("LayoutRows(count:length:rowForID:searched:_:) length") { number in
      .scroll(.lazyVStack(rows: LayoutRows(count: 9, length: number) { _ in [box] }))
    },
    NumberEntry(standardLengths + " padding") { standard(StandardLengths(padding: $0)) },
    NumberEntry(standardLengths + " spacing") { standard(StandardLengths(spacing: $0)) },
    NumberEntry(standardLengths + " spacerLength") { standard(StandardLengths(spacerLength: $0)) },
    NumberEntry(standardLengths + " dividerThickness") {
      standard(StandardLengths(dividerThickness: $0))
    },
    NumberEntry(sizedLeaf + " size") { leaf(LeafMeasurement(size: CGSize(width: $0, height: $0))) },
    NumberEntry(sizedLeaf + " firstBaseline") {
      leaf(LeafMeasurement(size: CGSize(width: 9, height: 9), firstBaseline: $0))
    },
    NumberEntry(sizedLeaf + " lastBaseline") {
      leaf(LeafMeasurement(size: CGSize(width: 9, height: 9), lastBaseline: $0))
    },
    NumberEntry(leaf + " width") { leaf(LeafMeasurement(width: $0, height: 9)) },
    NumberEntry(leaf + " height") { leaf(LeafMeasurement(width: 9, height: $0)) },
    NumberEntry(leaf + " firstBaseline") {
      leaf(LeafMeasurement(width: 9, height: 9, firstBaseline: $0))
    },
    NumberEntry(leaf + " lastBaseline") {
      leaf(LeafMeasurement(width: 9, height: 9, lastBaseline: $0))
    },
    NumberEntry(textMetrics + " ascent") { number in measured { $0.ascent = number } },
    NumberEntry(textMetrics + " descent") { number in measured { $0.descent = number } },
    NumberEntry(textMetrics + " leading") { number in measured { $0.leading = number } },
    NumberEntry(textMetrics + " capHeight") { number in measured { $0.capHeight = number } },
    NumberEntry(textMetrics + " pixelLength") { number in measured { $0.pixelLength = number } },
    NumberEntry("LineMetrics(ascent:descent:gap:) ascent") {
      cells(OwnMetrics(line: LineMetrics(ascent: $0, descent: 1)))
    },
    NumberEntry("LineMetrics(ascent:descent:gap:) descent") {
      cells(OwnMetrics(line: LineMetrics(ascent: 1, descent: $0)))
    },
    NumberEntry("LineMetrics(ascent:descent:gap:) gap") {
      cells(OwnMetrics(line: LineMetrics(ascent: 1, descent: 1, gap: $0)))
    },
  ]
}

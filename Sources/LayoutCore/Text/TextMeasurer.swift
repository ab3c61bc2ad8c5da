/// How text gets its size, its lines and its baselines.
///
/// Give one to ``LayoutNode/text(_:measurer:)``. ``ApproximateTextMeasurer`` needs no fonts; measurers
/// that read font files conform to the same protocol.
///
/// Every measurer keeps to these rules:
///
/// 1. The proposal 0 × 0 gets 0 × 0, and the width 0 gets the width 0.
/// 2. A length that is not proposed counts as infinite, and infinity may be proposed too; lines break at
///    words, and inside of words that are longer than a line.
/// 3. There are as many lines as the limit and the proposed height allow, but at least one. Text
///    beyond is cut.
/// 4. The width is that of the widest line, white space at its end included, but never more than a
///    proposed one.
/// 5. Equal questions get equal answers.
public protocol TextMeasurer: Sendable {
  /// The vertical measures of a font, unrounded.
  func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics

  /// The text's lines in a proposed size.
  func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout

  /// Prepares a text that is going to be measured for several proposals.
  ///
  /// The closure's answers agree with ``layout(of:in:)``; by default they are taken from it.
  func measuring(_ text: StyledText) -> (ProposedViewSize) -> LeafMeasurement

  /// Whether the measurer has a font; by default it has all, or takes one that is alike.
  ///
  /// Text in a font that it does not have is reported.
  func hasFont(_ font: FontDescription) -> Bool
}

extension TextMeasurer {
  /// Lays the text out for each proposal.
  public func measuring(_ text: StyledText) -> (ProposedViewSize) -> LeafMeasurement {
    { proposal in
      let layout = layout(of: text, in: proposal)
      return LeafMeasurement(
        size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
    }
  }

  /// Has all fonts.
  public func hasFont(_ font: FontDescription) -> Bool { true }
}

/// A text broken into lines, as it is measured and drawn.
public struct TextLayout: Equatable, Sendable {
  /// The size of the whole.
  public var size: CGSize
  /// The first line's baseline, from the top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, from the top.
  public var lastBaseline: CGFloat
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The factor by which the text was scaled down to fit.
  public var scale: CGFloat
  /// Whether text was left out.
  public var isTruncated: Bool

  /// Creates a layout.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line],
    scale: CGFloat = 1, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.scale = scale
    self.isTruncated = isTruncated
  }

  /// One line of a text.
  public struct Line: Equatable, Sendable {
    /// What the line shows, in the style of the runs it comes from.
    public var runs: [TextRun]
    /// How wide the line is, without white space at its end.
    public var width: CGFloat
    /// The line's baseline, from the text's top.
    public var baseline: CGFloat

    /// Creates a line.
    public init(runs: [TextRun], width: CGFloat, baseline: CGFloat) {
      self.runs = runs
      self.width = width
      self.baseline = baseline
    }

    /// The line's characters.
    public var string: String { runs.reduce(into: "") { $0 += $1.string } }
  }
}

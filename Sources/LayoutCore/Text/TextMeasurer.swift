/// A type that computes the size, lines and baselines of text.
///
/// Pass one to ``LayoutNode/text(_:measurer:)``. ``LineSetter`` is one that breaks and cuts text by
/// itself, and only asks a ``FontMetrics`` for advances and heights.
///
///     struct Uppercase: TextMeasurer {
///       let base = LineSetter(SystemFontMetrics())
///
///       func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
///         base.metrics(of: font, pixelLength: pixelLength)
///       }
///
///       func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
///         var text = text
///         for index in text.runs.indices {
///           text.runs[index].string = text.runs[index].string.uppercased()
///         }
///         return base.layout(of: text, in: proposal)
///       }
///     }
///
/// Every measurer follows these rules:
///
/// 1. The proposal 0 × 0 gets 0 × 0, and the width 0 gets the width 0.
/// 2. An unspecified length counts as infinite, and infinity may also be proposed. Lines break
///    between words, and inside words that are longer than a line.
/// 3. There are as many lines as the limit and the proposed height allow, but at least one. Text
///    beyond is cut.
/// 4. The width is that of the widest line, white space at its end included, but never more than a
///    proposed one, which may be rounded up to a pixel.
/// 5. Lines are as high as ``StyledText/LineHeight`` says where it says so.
/// 6. Equal questions get equal answers.
public protocol TextMeasurer: Sendable {
  /// Returns the vertical measures of a font, unrounded.
  func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics

  /// Returns the text's lines in a proposed size.
  func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout

  /// Prepares a text to be measured for several proposals.
  ///
  /// The closure's answers must agree with ``layout(of:in:)``. The default takes them from there.
  func measuring(_ text: StyledText) -> @Sendable (ProposedViewSize) -> LeafMeasurement

  /// Returns what a text's answers promise, which saves questions. By default they promise nothing.
  ///
  /// A measurer that follows the rules can promise ``LeafContract/truncating`` for any text of one
  /// paragraph that is not scaled down to fit.
  func contract(of text: StyledText) -> LeafContract

  /// Returns whether the measurer has a font. By default it has all, or substitutes a similar one.
  ///
  /// Text in a missing font is reported in the diagnostics.
  func hasFont(_ font: FontDescription) -> Bool
}

extension TextMeasurer {
  /// Lays the text out for each proposal.
  public func measuring(_ text: StyledText) -> @Sendable (ProposedViewSize) -> LeafMeasurement {
    { proposal in
      let layout = layout(of: text, in: proposal)
      return LeafMeasurement(
        size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
    }
  }

  /// Returns no promise.
  public func contract(of text: StyledText) -> LeafContract { .arbitrary }

  /// Returns `true` for all fonts.
  public func hasFont(_ font: FontDescription) -> Bool { true }
}

/// A text broken into lines, ready to be measured and drawn.
///
///     let layout = measurer.layout(of: text, in: ProposedViewSize(width: 60, height: nil))
///     for line in layout.lines { print(line.baseline, line.string) }
public struct TextLayout: Equatable, Sendable {
  /// The size of the whole text.
  public var size: CGSize
  /// The first line's baseline, from the top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, from the top.
  public var lastBaseline: CGFloat
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The factor by which the text was scaled down to fit.
  public var scale: CGFloat
  /// Whether part of the text was cut.
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

  /// A line of text.
  public struct Line: Equatable, Sendable {
    /// The line's text, in the style of its runs.
    public var runs: [TextRun]
    /// The line's width, without white space at its end.
    public var width: CGFloat
    /// The line's baseline, from the text's top.
    public var baseline: CGFloat
    /// The direction in which the line's paragraph is written.
    public var direction: LayoutDirection

    /// Creates a line.
    public init(
      runs: [TextRun], width: CGFloat, baseline: CGFloat,
      direction: LayoutDirection = .leftToRight
    ) {
      self.runs = runs
      self.width = width
      self.baseline = baseline
      self.direction = direction
    }

    /// The line's characters.
    public var string: String { runs.reduce(into: "") { $0 += $1.string } }
  }
}

/// Text with everything that its size and appearance depend on.
///
///     var title = StyledText("Lorem ipsum dolor", font: FontDescription(.headline))
///     title.lineLimit = 1
///     title.truncation = .middle
///     let node = LayoutNode.text(title)
public struct StyledText: Equatable, Sendable {
  /// The parts of the text, each in one style.
  public var runs: [TextRun]
  /// The font for empty lines.
  public var font: FontDescription
  /// The maximum number of lines; `nil` for no limit.
  ///
  /// Values below 1 become 1.
  public var lineLimit: Int?
  /// The number of lines for which room is reserved even if there are fewer.
  public var minimumLines: Int
  /// The least space between lines. The font's own counts if it is more.
  public var lineSpacing: CGFloat
  /// How high lines are, in paragraphs that do not say so themselves; `nil` for as high as their
  /// letters.
  public var lineHeight: LineHeight?
  /// How lines sit in the text's width.
  ///
  /// It never changes the text's size.
  public var alignment: TextAlignment
  /// What decides on which side the leading edge of lines is.
  ///
  /// It never changes the text's size.
  public var alignmentBasis: DirectionBasis
  /// What decides in which direction paragraphs are written.
  ///
  /// It never changes the text's size.
  public var writingDirectionBasis: DirectionBasis
  /// Where text that does not fit is cut.
  public var truncation: Truncation
  /// The smallest factor by which the text may be scaled down before it is cut.
  public var minimumScaleFactor: CGFloat
  /// Whether letters may move closer before the text is cut.
  public var allowsTightening: Bool
  /// The layout direction, which decides where lines start.
  public var layoutDirection: LayoutDirection
  /// The size of a pixel, to which the text's size is rounded up.
  public var pixelLength: CGFloat
  /// Whether bars take the letters' place: all characters are equally wide then, and lines break
  /// after each.
  public var isPlaceholder: Bool

  /// Creates text of several runs.
  public init(
    _ runs: [TextRun], font: FontDescription, lineLimit: Int? = nil, minimumLines: Int = 0,
    lineSpacing: CGFloat = 0, alignment: TextAlignment = .leading, truncation: Truncation = .tail,
    minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight, pixelLength: CGFloat = 1,
    lineHeight: LineHeight? = nil, alignmentBasis: DirectionBasis = .layout,
    writingDirectionBasis: DirectionBasis = .content, isPlaceholder: Bool = false
  ) {
    self.runs = runs
    self.font = font
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
    self.alignment = alignment
    self.alignmentBasis = alignmentBasis
    self.writingDirectionBasis = writingDirectionBasis
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.layoutDirection = layoutDirection
    self.pixelLength = pixelLength
    self.isPlaceholder = isPlaceholder
  }

  /// Creates text in one font, which is that of texts on iOS if none is given.
  public init(_ string: String, font: FontDescription = FontDescription(size: 17)) {
    self.init([TextRun(string, font: font)], font: font)
  }

  /// The text without its styles.
  public var string: String { runs.reduce(into: "") { $0 += $1.string } }

  /// What a direction of text follows.
  @nonexhaustive
  public enum DirectionBasis: String, Hashable, Codable, Sendable {
    /// The layout direction.
    case layout
    /// The language of each paragraph's letters.
    case content
  }

  /// The place where text that does not fit is cut.
  @nonexhaustive
  public enum Truncation: String, Hashable, Codable, Sendable {
    /// Cut at the start of the last line.
    case head
    /// Cut in the middle of the last line.
    case middle
    /// Cut at the end of the last line.
    case tail
  }
}

/// A part of a text in one style.
///
///     let body = FontDescription(.body)
///     let name = TextRun("Ada", font: FontDescription(.headline))
///     let text = StyledText([name, TextRun(" wrote to you", font: body)], font: body)
public struct TextRun: Equatable, Sendable {
  /// The characters.
  public var string: String
  /// The font.
  public var font: FontDescription
  /// Space added after every character.
  public var tracking: CGFloat
  /// The distance by which the run is raised above the text's baseline.
  public var baselineOffset: CGFloat
  /// The letters' paint.
  public var paint: Appearance.Paint?
  private var rare = Rare<Extras>()

  /// Creates a run.
  public init(
    _ string: String, font: FontDescription, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    paint: Appearance.Paint? = nil, underline: LineStyle? = nil, strikethrough: LineStyle? = nil,
    picture: Appearance.Picture? = nil, pictureMeasurement: LeafMeasurement? = nil,
    lineHeight: StyledText.LineHeight? = nil
  ) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.paint = paint
    // Patterns copy nothing.
    if case nil = underline, case nil = strikethrough, case nil = picture,
      case nil = pictureMeasurement, case nil = lineHeight
    {
      return
    }
    rare.values = Extras(
      underline: underline, strikethrough: strikethrough, picture: picture,
      pictureMeasurement: pictureMeasurement, lineHeight: lineHeight)
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The line's colour; `nil` for that of the letters.
    public var color: Appearance.Color?
    /// How the line is drawn.
    public var pattern: Pattern

    /// Creates a line.
    public init(color: Appearance.Color? = nil, pattern: Pattern = .solid) {
      self.color = color
      self.pattern = pattern
    }

    /// How a line is drawn.
    @nonexhaustive
    public enum Pattern: String, Hashable, Codable, Sendable {
      /// Without gaps.
      case solid
      /// As dots.
      case dot
      /// As dashes.
      case dash
      /// As dashes and dots in turn.
      case dashDot
      /// As a dash and two dots in turn.
      case dashDotDot
    }
  }
}

// MARK: - Rare

extension TextRun {
  /// What few runs have.
  private struct Extras: RareValues {
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var picture: Appearance.Picture?
    var pictureMeasurement: LeafMeasurement?
    var lineHeight: StyledText.LineHeight?
    var lineFont: FontDescription?
  }

  /// The line under the letters.
  public var underline: LineStyle? {
    get { rare.areUsual ? nil : rare.values.underline }
    set { rare.values.underline = newValue }
  }

  /// The line through the letters.
  public var strikethrough: LineStyle? {
    get { rare.areUsual ? nil : rare.values.strikethrough }
    set { rare.values.strikethrough = newValue }
  }

  /// The symbol or image drawn in place of the characters.
  public var picture: Appearance.Picture? {
    get { rare.areUsual ? nil : rare.values.picture }
    set { rare.values.picture = newValue }
  }

  /// How large the picture is, and where it stands on the text's baseline: with its lower edge if
  /// there is no baseline. `nil` for a square of the font's size.
  public var pictureMeasurement: LeafMeasurement? {
    get { rare.areUsual ? nil : rare.values.pictureMeasurement }
    set { rare.values.pictureMeasurement = newValue }
  }

  /// How high the lines of a paragraph are that starts with the run; `nil` for what the text says.
  public var lineHeight: StyledText.LineHeight? {
    get { rare.areUsual ? nil : rare.values.lineHeight }
    set { rare.values.lineHeight = newValue }
  }

  /// The font that says how high the run's lines are, and how far other views are from them; `nil`
  /// for that of the letters.
  public var lineFont: FontDescription? {
    get { rare.areUsual ? nil : rare.values.lineFont }
    set { rare.values.lineFont = newValue }
  }
}

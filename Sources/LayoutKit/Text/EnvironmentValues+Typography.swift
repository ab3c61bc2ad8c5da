/// How text is set, as far as the environment says so.
struct TypographyValues {
  var measurer: any TextMeasurer = ApproximateTextMeasurer()
  var font: Font?
  var minimumLines = 0
  var alignmentBasis = StyledText.DirectionBasis.layout
  var writingDirectionBasis = StyledText.DirectionBasis.content
  var truncationMode = Text.TruncationMode.tail
  var textCase: Text.Case?
  var referenceDate: Date?
  /// Changes to every text, such as bold letters.
  var textChanges: [Text.Change] = []
  var renderer: (any TextRenderer)?
}

extension EnvironmentValues {
  /// How text gets its size; by default without fonts.
  ///
  ///     Card().layout(in: size) { $0.textMeasurer = myMeasurer }
  public var textMeasurer: any TextMeasurer {
    get { builtIn.typography.measurer }
    set { builtIn.typography.measurer = newValue }
  }

  /// The font of text and symbols; `nil` for the body style.
  public var font: Font? {
    get { builtIn.typography.font }
    set { builtIn.typography.font = newValue }
  }

  /// Where text that does not fit is cut; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { builtIn.typography.truncationMode }
    set { builtIn.typography.truncationMode = newValue }
  }

  /// Whether text is written in capitals or in lowercase letters; `nil` for neither.
  public var textCase: Text.Case? {
    get { builtIn.typography.textCase }
    set { builtIn.typography.textCase = newValue }
  }

  /// The lines for which a text keeps room even if it has fewer.
  var minimumLines: Int {
    get { builtIn.typography.minimumLines }
    set { builtIn.typography.minimumLines = newValue }
  }

  /// Changes to every text, such as bold letters, the outermost first.
  var textChanges: [Text.Change] {
    get { builtIn.typography.textChanges }
    set { builtIn.typography.textChanges = newValue }
  }
}

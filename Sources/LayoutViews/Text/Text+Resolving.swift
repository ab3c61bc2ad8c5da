import LayoutCore

extension Text {
  /// The text with everything that its size and look depend on.
  ///
  /// - Parameter problems: gets what is wrong with images in the text.
  func styled(in environment: EnvironmentValues, _ problems: inout [Image.Problem]) -> StyledText {
    let base = TextStyleState(environment)
    var runs: [TextRun] = []
    addRuns(to: &runs, base, in: environment, &problems)
    var font = base.description(in: environment)
    // On a Mac, a text without characters is as high as a line of 11 points.
    if environment.platform == .macOS, runs.allSatisfy(\.string.isEmpty) { font.size = 11 }
    return StyledText(
      runs, font: font, lineLimit: environment.lineLimit,
      minimumLines: environment.minimumLines, lineSpacing: environment.lineSpacing,
      alignment: environment.multilineTextAlignment,
      truncation: environment.truncationMode,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening,
      layoutDirection: environment.layoutDirection, pixelLength: 1 / environment.displayScale,
      lineHeight: environment.lineHeight, alignmentBasis: environment.alignmentBasis,
      writingDirectionBasis: environment.writingDirectionBasis,
      isPlaceholder: environment.showsPlaceholders)
  }

  /// The characters alone.
  package func string(in environment: EnvironmentValues) -> String {
    var problems: [Image.Problem] = []
    return styled(in: environment, &problems).string
  }

  /// The same text without texts in it: their parts are its own.
  ///
  /// Texts that are put into keys are made so, and keys are never more than one level deep, however
  /// often text is put into text.
  var flattened: Text {
    var text = self
    text.parts = parts.flatMap { part -> [Part] in
      guard case .key(let key) = part.content else { return [part] }
      return key.pieces.flatMap { piece in
        piece.text.parts.map { inner in
          Part(
            content: inner.content,
            changes: inner.changes + piece.changes.reversed() + part.changes)
        }
      }
    }
    return text
  }

  /// Adds the runs of all parts. Texts in keys have no keys in them, so this goes one level down.
  private func addRuns(
    to runs: inout [TextRun], _ outer: TextStyleState, in environment: EnvironmentValues,
    _ problems: inout [Image.Problem]
  ) {
    for part in parts {
      var state = outer
      for change in part.changes.reversed() { state.apply(change, in: environment) }
      switch part.content {
      case .string(let string): runs.add(state.run(string, in: environment))
      case .formatted(let deferred):
        runs.add(state.run(deferred.string(in: environment), in: environment))
      case .image(let image):
        var run = state.run("\u{FFFC}", in: environment)
        run.picture = image.picture(in: environment, font: run.font)
        let (answer, problem) = image.measurement(in: environment, font: run.font)
        run.pictureMeasurement = answer
        if let problem { problems.append(problem) }
        runs.append(run)
      case .key(let key):
        for piece in key.pieces {
          var inner = state
          for change in piece.changes { inner.apply(change, in: environment) }
          piece.text.addRuns(to: &runs, inner, in: environment, &problems)
        }
      }
    }
  }
}

extension [TextRun] {
  /// Adds a run, to the last one if that looks the same: letters are kerned and joined across parts
  /// of a text that differ in nothing.
  fileprivate mutating func add(_ run: TextRun) {
    if var last = last, last.picture == nil {
      last.string = run.string
      if last == run { return self[count - 1].string += run.string }
    }
    append(run)
  }
}

/// The style of a text while changes are applied to it, the outermost first.
struct TextStyleState {
  private var font: Font
  private var weight: Int?
  private var isBold = false
  private var isItalic: Bool?
  private var design: FontDescription.Design?
  private var width: CGFloat?
  private var scale = Text.Scale.default
  private var hasMonospacedDigits = false
  private var kerning: CGFloat = 0
  private var tracking: CGFloat?
  private var baselineOffset: CGFloat = 0
  private var paint: Appearance.Paint
  private var underline: TextRun.LineStyle?
  private var strikethrough: TextRun.LineStyle?
  private var lineHeight: StyledText.LineHeight?

  init(_ environment: EnvironmentValues) {
    font = environment.currentFont
    paint = HierarchicalShapeStyle.primary._paint(in: environment)
    isBold = environment.legibilityWeight == .bold
    for change in environment.textChanges { apply(change, in: environment) }
  }

  mutating func apply(_ change: Text.Change, in environment: EnvironmentValues) {
    switch change {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): self.weight = weight?.value
    case .bold(let isActive): (isBold, weight) = (isActive, isActive ? weight : nil)
    case .italic(let isActive): isItalic = isActive
    case .design(let design): self.design = design
    case .width(let width): self.width = width
    case .scale(let scale): self.scale = scale
    case .monospaced(let isOn): design = isOn ? .monospaced : design == .monospaced ? nil : design
    case .monospacedDigit: hasMonospacedDigits = true
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .lineHeight(let height): lineHeight = height
    case .color(let color): if let color { paint = color._paint(in: environment) }
    case .style(let reference): paint = reference.style._paint(in: environment)
    case .link: paint = TintShapeStyle()._paint(in: environment)
    case .underline(let isOn, let style): underline = isOn ? style.resolved(in: environment) : nil
    case .strikethrough(let isOn, let style):
      strikethrough = isOn ? style.resolved(in: environment) : nil
    }
  }

  /// The font with all changes.
  func description(in environment: EnvironmentValues) -> FontDescription {
    var font = self.font.resolved(in: environment)
    if let weight { font.weight = weight }
    if isBold { font.weight = max(font.weight, self.font.boldWeight(in: environment)) }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design }
    if let width { font.width = width }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }

  func run(_ string: String, in environment: EnvironmentValues) -> TextRun {
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    var run = TextRun(
      cased, font: description(in: environment), tracking: tracking ?? kerning,
      baselineOffset: baselineOffset, paint: paint, underline: underline,
      strikethrough: strikethrough, lineHeight: lineHeight)
    if scale == .secondary { run.makeSecondary() }
    return run
  }
}

// Numbers of texts that cannot be computed with: others take their place, and a note says so.

extension StyledText {
  /// Returns the text with numbers that can be computed with, and a note for each that could not.
  func withUsableNumbers() -> (text: StyledText, problems: [NodeAttributes.Problem]) {
    guard !hasUsableNumbers else { return (self, []) }
    var (text, notes) = (self, NumberNotes())
    notes.replace(&text.lineSpacing, "a line spacing", by: 0)
    notes.replace(&text.minimumScaleFactor, "a minimum scale factor", by: 1)
    notes.replace(
      &text.pixelLength, "a pixel length", by: 1, unless: text.pixelLength.isPixelLength)
    notes.replace(&text.lineHeight)
    notes.replace(&text.font)
    for index in text.runs.indices {
      notes.replace(&text.runs[index].font)
      notes.replace(&text.runs[index].tracking, "a tracking", by: 0)
      notes.replace(&text.runs[index].baselineOffset, "a baseline offset", by: 0)
      if text.runs[index].lineHeight != nil { notes.replace(&text.runs[index].lineHeight) }
      if var font = text.runs[index].lineFont {
        notes.replace(&font)
        text.runs[index].lineFont = font
      }
      notes.replace(&text.runs[index].paint)
      if var size = text.runs[index].pictureMeasurement {
        notes.replace(&size)
        text.runs[index].pictureMeasurement = size
      }
    }
    return (text, notes.problems)
  }

  private var hasUsableNumbers: Bool {
    lineSpacing.isUsable && minimumScaleFactor.isUsable && pixelLength.isPixelLength
      && (lineHeight?.isUsable ?? true) && font.isUsable
      && runs.allSatisfy {
        $0.font.isUsable && $0.tracking.isUsable && $0.baselineOffset.isUsable
          && ($0.lineHeight?.isUsable ?? true) && ($0.pictureMeasurement?.isUsable ?? true)
          && ($0.paint?.isUsable ?? true) && ($0.lineFont?.isUsable ?? true)
      }
  }
}

/// What was found while numbers were replaced: a note for each name.
struct NumberNotes {
  private(set) var problems: [NodeAttributes.Problem] = []
  private var names: Set<String> = []

  mutating func add(_ number: CGFloat, _ name: String, _ outcome: String) {
    guard names.insert(name).inserted else { return }
    problems.append(.number("has \(name) of \(number.inDiagnostics)", outcome))
  }

  mutating func replace(
    _ number: inout CGFloat, _ name: String, by usual: CGFloat, unless isUsable: Bool? = nil
  ) {
    guard !(isUsable ?? number.isUsable) else { return }
    add(number, name, "\(Double(usual).plainText) is used")
    number = usual
  }

  mutating func replace(_ font: inout FontDescription) {
    replace(&font.size, "a font size", by: 0, unless: font.size.isUsable && font.size >= 0)
    replace(&font.width, "a font width", by: 1, unless: font.width.isUsable && font.width > 0)
  }

  mutating func replace(_ height: inout StyledText.LineHeight?) {
    guard let number = height?.number, !number.isUsable else { return }
    add(number, "a line height", "the font's is used")
    height = nil
  }

  mutating func replace(_ picture: inout LeafMeasurement) {
    replace(&picture.size.width, "a picture with a width", by: 0)
    replace(&picture.size.height, "a picture with a height", by: 0)
    guard let baseline = picture.firstBaseline, !baseline.isUsable else { return }
    add(baseline, "a picture with a baseline", "it stands on its lower edge")
    picture.firstBaseline = nil
  }
}

extension CGFloat {
  /// Whether lengths can be rounded to multiples of it.
  var isPixelLength: Bool { self > 0 && isUsable && (1 / self).isUsable }
}

extension FontDescription {
  var isUsable: Bool { size >= 0 && size.isUsable && width > 0 && width.isUsable }
}

extension StyledText.LineHeight { fileprivate var isUsable: Bool { number?.isUsable ?? true } }

extension LeafMeasurement {
  fileprivate var isUsable: Bool {
    size.width.isUsable && size.height.isUsable && (firstBaseline?.isUsable ?? true)
  }
}

// MARK: - Measurers

extension TextMeasurer {
  /// Returns a note for each font family of a text that the measurer does not have, and for each
  /// number of its own that cannot be computed with.
  func problems(with text: StyledText) -> [NodeAttributes.Problem] {
    var problems = text.missingFonts(for: self)
    (self as? any HasNumbers)?.forEachNumber { name, number in
      guard !number.isUsableLength else { return }
      let problem: NodeAttributes.Problem? =
        number < 0
        ? .negative(number, "a measurer with \(name)")
        : .unlessFinite(number, "a measurer with \(name)", "0 is used")
      if let problem { problems.append(problem) }
    }
    return problems
  }
}

extension StyledText: CapturedFields {
  static let standard = StyledText([], font: .standard)
  static let fields: [CapturedField<StyledText>] = [
    .init("runs", \.runs), .init("font", \.font), .init("lineLimit", \.lineLimit),
    .init("minimumLines", \.minimumLines), .init("lineSpacing", \.lineSpacing),
    .init("lineHeight", \.lineHeight), .init("alignment", \.alignment),
    .init("alignmentBasis", \.alignmentBasis),
    .init("writingDirectionBasis", \.writingDirectionBasis), .init("truncation", \.truncation),
    .init("minimumScaleFactor", \.minimumScaleFactor),
    .init("allowsTightening", \.allowsTightening), .init("layoutDirection", \.layoutDirection),
    .init("pixelLength", \.pixelLength), .init("isPlaceholder", \.isPlaceholder),
  ]
}

extension StyledText.LineHeight: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .variable: try writer.write("variable")
    case .multiple(let factor): try writer.write("multiple") { try $0.write("factor", factor) }
    case .leading(let increase): try writer.write("leading") { try $0.write("increase", increase) }
    case .exact(let points): try writer.write("exact") { try $0.write("points", points) }
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "variable": self = .variable
    case "multiple": self = .multiple(factor: try reader.object { try $0.require("factor") })
    case "leading": self = .leading(increase: try reader.object { try $0.require("increase") })
    case "exact": self = .exact(points: try reader.object { try $0.require("points") })
    default: throw reader.unknown("a line height", "variable", "multiple", "leading", "exact")
    }
  }
}

extension StyledText.DirectionBasis: Capturable { typealias Form = Self }
extension StyledText.Truncation: Capturable { typealias Form = Self }

extension TextRun: CapturedFields {
  static let standard = TextRun("", font: .standard)
  static let fields: [CapturedField<TextRun>] = [
    .init("string", \.string), .init("font", \.font), .init("tracking", \.tracking),
    .init("baselineOffset", \.baselineOffset), .init("paint", \.paint),
    .init("underline", \.underline), .init("strikethrough", \.strikethrough),
    .init("picture", \.picture), .init("pictureMeasurement", \.pictureMeasurement),
    .init("lineHeight", \.lineHeight), .init("lineFont", \.lineFont),
  ]
}

extension TextRun.LineStyle: CapturedFields {
  static let standard = TextRun.LineStyle()
  static let fields: [CapturedField<TextRun.LineStyle>] = [
    .init("color", \.color), .init("pattern", \.pattern),
  ]
}

extension TextRun.LineStyle.Pattern: Capturable { typealias Form = Self }

extension LeafMeasurement: CapturedFields {
  static let standard = LeafMeasurement(size: .zero)
  static let fields: [CapturedField<LeafMeasurement>] = [
    .init("size", \.size), .init("firstBaseline", \.firstBaseline),
    .init("lastBaseline", \.lastBaseline),
  ]
}

extension FontDescription: CapturedFields {
  static let standard = FontDescription(size: 17)
  static let fields: [CapturedField<FontDescription>] = [
    .init("family", \.family), .init("size", \.size), .init("weight", \.weight),
    .init("design", \.design), .init("isItalic", \.isItalic), .init("width", \.width),
    .init("hasMonospacedDigits", \.hasMonospacedDigits), .init("smallCaps", \.smallCaps),
    .init("leading", \.leading), .init("isTextStyle", \.isTextStyle),
    .init("platform", \.platform),
  ]
}

extension FontDescription.Design: Capturable { typealias Form = Self }
extension FontDescription.SmallCaps: Capturable { typealias Form = Self }
extension FontDescription.Leading: Capturable { typealias Form = Self }

// MARK: - Measurers

/// A measurer of the library's own, by which a text is measured again when it is read.
enum CapturedMeasurer: CapturedChoice {
  case system(LineSetter<SystemFontMetrics>)
  case terminal(LineSetter<TerminalFontMetrics>)
  case square(LineSetter<SquareFontMetrics>)

  init(_ measurer: any TextMeasurer) throws {
    switch measurer {
    case let setter as LineSetter<SystemFontMetrics>: self = .system(setter)
    case let setter as LineSetter<TerminalFontMetrics>: self = .terminal(setter)
    case let setter as LineSetter<SquareFontMetrics>: self = .square(setter)
    default: throw CaptureProblem("is measured by \(type(of: measurer)), a measurer of its own")
    }
  }

  var measurer: any TextMeasurer {
    switch self {
    case .system(let setter): setter
    case .terminal(let setter): setter
    case .square(let setter): setter
    }
  }

  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .system(let setter):
      try writer.write("system") {
        try $0.write("styledLines", setter.source.styledLines, unless: .usual)
        try $0.write("tabInterval", setter.tabInterval, unless: setter.source.tabInterval)
      }
    case .terminal(let setter):
      try writer.write("terminal") {
        try $0.write("cell", setter.source.cell, unless: TerminalFontMetrics().cell)
        try $0.write("tabInterval", setter.tabInterval, unless: setter.source.tabInterval)
      }
    case .square(let setter):
      let source = setter.source
      try writer.write("square") {
        try $0.write("advance", source.advance)
        try $0.write("ascent", source.ascent)
        try $0.write("descent", source.descent)
        try $0.write("capHeight", source.capHeight)
        try $0.write("tabInterval", setter.tabInterval, unless: setter.source.tabInterval)
      }
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "system":
      self = .system(
        try reader.object {
          var setter = LineSetter(
            SystemFontMetrics(styledLines: try $0.read("styledLines", or: .usual)))
          setter.tabInterval = try $0.read("tabInterval", or: setter.tabInterval)
          return setter
        })
    case "terminal":
      self = .terminal(
        try reader.object {
          var setter = LineSetter(
            TerminalFontMetrics(cell: try $0.read("cell", or: TerminalFontMetrics().cell)))
          setter.tabInterval = try $0.read("tabInterval", or: setter.tabInterval)
          return setter
        })
    case "square":
      self = .square(
        try reader.object {
          var setter = LineSetter(
            SquareFontMetrics(
              advance: try $0.require("advance"), ascent: try $0.require("ascent"),
              descent: try $0.require("descent"), capHeight: try $0.require("capHeight")))
          setter.tabInterval = try $0.read("tabInterval", or: setter.tabInterval)
          return setter
        })
    default: throw reader.unknown("a measurer", "system", "terminal", "square")
    }
  }
}

extension SystemFontMetrics.StyledLines: Capturable { typealias Form = Self }

extension Appearance: CapturedFields {
  static let standard = Appearance()
  static let fields: [CapturedField<Appearance>] = [
    .init("content", \.content), .init("effects", \.effects),
    .init("accessibility", \.accessibility), .init("hitTesting", \.hitTesting),
  ]
}

extension Appearance.Content: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .shape(let figure): try writer.write("shape", figure)
    case .text(let text): try writer.write("text", text)
    case .image(let picture): try writer.write("image", picture)
    case .control(let control): try writer.write("control", control)
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "shape": self = .shape(try reader.value())
    case "text": self = .text(try reader.value())
    case "image": self = .image(try reader.value())
    case "control": self = .control(try reader.value())
    default: throw reader.unknown("content", "shape", "text", "image", "control")
    }
  }
}

// MARK: - Shapes

extension Appearance.Figure: CapturedFields {
  static let standard = Appearance.Figure()
  static let fields: [CapturedField<Appearance.Figure>] = [
    .init("outline", \.outline), .init("fill", \.fill),
    .init("usesEvenOddRule", \.usesEvenOddRule), .init("stroke", \.stroke),
    .init("edgesIntoUnsafeArea", \.edgesIntoUnsafeArea),
  ]
}

extension Appearance.Stroke: CapturedFields {
  static let standard = Appearance.Stroke(paint: .color(.black))
  static let fields: [CapturedField<Appearance.Stroke>] = [
    .init("paint", \.paint), .init("width", \.width), .init("cap", \.cap), .init("join", \.join),
    .init("miterLimit", \.miterLimit), .init("dash", \.dash), .init("dashPhase", \.dashPhase),
    .init("isInside", \.isInside),
  ]
}

extension Appearance.Stroke.LineCap: Capturable { typealias Form = Self }
extension Appearance.Stroke.LineJoin: Capturable { typealias Form = Self }

extension Appearance.Outline: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .rectangle: try writer.write("rectangle")
    case .roundedRectangle(let width, let height, let isContinuous):
      try writer.write("roundedRectangle") {
        try $0.write("width", width)
        try $0.write("height", height)
        try $0.write("isContinuous", isContinuous, unless: false)
      }
    case .unevenRoundedRectangle(
      let topLeading, let topTrailing, let bottomTrailing, let bottomLeading, let isContinuous):
      try writer.write("unevenRoundedRectangle") {
        try $0.write("radii", [topLeading, topTrailing, bottomTrailing, bottomLeading])
        try $0.write("isContinuous", isContinuous, unless: false)
      }
    case .circle: try writer.write("circle")
    case .ellipse: try writer.write("ellipse")
    case .capsule(let isContinuous): try writer.write("capsule", isContinuous)
    case .custom(let outline):
      guard let path = outline.fixed else {
        throw CaptureProblem("draws an outline that a closure computes")
      }
      try writer.write("path", path.elements)
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "rectangle": self = .rectangle
    case "circle": self = .circle
    case "ellipse": self = .ellipse
    case "capsule": self = .capsule(isContinuous: try reader.value())
    case "roundedRectangle":
      self = try reader.object {
        .roundedRectangle(
          width: try $0.require("width"), height: try $0.require("height"),
          isContinuous: try $0.read("isContinuous", or: false))
      }
    case "unevenRoundedRectangle":
      self = try reader.object {
        let radii = try $0.require("radii", as: [CGFloat].self)
        guard radii.count == 4 else { throw CaptureProblem("A rectangle has four radii.") }
        return .unevenRoundedRectangle(
          topLeading: radii[0], topTrailing: radii[1], bottomTrailing: radii[2],
          bottomLeading: radii[3], isContinuous: try $0.read("isContinuous", or: false))
      }
    case "path":
      self = .custom(Appearance.CustomOutline(Path(try reader.value() as [Path.Element])))
    default:
      throw reader.unknown(
        "an outline", "rectangle", "roundedRectangle", "unevenRoundedRectangle", "circle",
        "ellipse", "capsule", "path")
    }
  }
}

extension Path.Element: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .move(let point): try writer.write("move", [point])
    case .line(let point): try writer.write("line", [point])
    case .quadCurve(let point, let control): try writer.write("quadCurve", [point, control])
    case .curve(let point, let control1, let control2):
      try writer.write("curve", [point, control1, control2])
    case .closeSubpath: try writer.write("closeSubpath")
    }
  }

  init(from reader: CapturedCaseReader) throws {
    func points(_ count: Int) throws -> [CGPoint] {
      let points = try reader.value([CGPoint].self)
      guard points.count == count else {
        throw CaptureProblem("This step of a path has \(count) points.")
      }
      return points
    }
    switch reader.name {
    case "move": self = .move(to: try points(1)[0])
    case "line": self = .line(to: try points(1)[0])
    case "quadCurve":
      let points = try points(2)
      self = .quadCurve(to: points[0], control: points[1])
    case "curve":
      let points = try points(3)
      self = .curve(to: points[0], control1: points[1], control2: points[2])
    case "closeSubpath": self = .closeSubpath
    default:
      throw reader.unknown("a step of a path", "move", "line", "quadCurve", "curve", "closeSubpath")
    }
  }
}

// MARK: - Touching and hearing

extension Appearance.HitTesting: CapturedFields {
  static let standard = Appearance.HitTesting()
  static let fields: [CapturedField<Appearance.HitTesting>] = [
    .init("isEnabled", \.isEnabled), .init("outline", \.outline),
    .init("usesEvenOddRule", \.usesEvenOddRule),
  ]
}

extension Appearance.Accessibility: CapturedFields {
  static let standard = Appearance.Accessibility()
  static let fields: [CapturedField<Appearance.Accessibility>] = [
    .init("label", \.label), .init("value", \.value), .init("hint", \.hint),
    .init("identifier", \.identifier), .init("traits", \.traits), .init("isHidden", \.isHidden),
    .init("sortPriority", \.sortPriority),
  ]
}

extension Appearance.Accessibility.Traits: CapturedSet {
  static let kindOfName = "a trait"
  static let named: [(name: String, value: Appearance.Accessibility.Traits)] = [
    ("button", .button), ("header", .header), ("selected", .selected), ("link", .link),
    ("searchField", .searchField), ("image", .image), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("modal", .modal), ("toggle", .toggle), ("tabBar", .tabBar),
  ]
}

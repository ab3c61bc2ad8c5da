extension Appearance.Effect: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .background(let figure): try writer.write("background", figure)
    case .overlay(let figure): try writer.write("overlay", figure)
    case .border(let paint, let width):
      try writer.write("border") {
        try $0.write("paint", paint)
        try $0.write("width", width)
      }
    case .clip(let outline, let usesEvenOddRule):
      try writer.write("clip") {
        try $0.write("outline", outline)
        try $0.write("usesEvenOddRule", usesEvenOddRule, unless: false)
      }
    case .opacity(let opacity): try writer.write("opacity", opacity)
    case .shadow(let shadow): try writer.write("shadow", shadow)
    case .blur(let radius, let isOpaque):
      try writer.write("blur") {
        try $0.write("radius", radius)
        try $0.write("isOpaque", isOpaque, unless: false)
      }
    case .blend(let mode): try writer.write("blend", mode)
    case .group: try writer.write("group")
    case .filter(let filter): try writer.write("filter", filter)
    case .redaction(let redaction): try writer.write("redaction", redaction)
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "background": self = .background(try reader.value())
    case "overlay": self = .overlay(try reader.value())
    case "border":
      self = try reader.object {
        .border(try $0.require("paint"), width: try $0.require("width"))
      }
    case "clip":
      self = try reader.object {
        .clip(
          try $0.require("outline"), usesEvenOddRule: try $0.read("usesEvenOddRule", or: false))
      }
    case "opacity": self = .opacity(try reader.value())
    case "shadow": self = .shadow(try reader.value())
    case "blur":
      self = try reader.object {
        .blur(radius: try $0.require("radius"), isOpaque: try $0.read("isOpaque", or: false))
      }
    case "blend": self = .blend(try reader.value())
    case "group": self = .group
    case "filter": self = .filter(try reader.value())
    case "redaction": self = .redaction(try reader.value())
    default:
      throw reader.unknown(
        "an effect", "background", "overlay", "border", "clip", "opacity", "shadow", "blur",
        "blend", "group", "filter", "redaction")
    }
  }
}

extension Appearance.BlendMode: Capturable { typealias Form = Self }

extension Appearance.Redaction: CapturedSet {
  static let kindOfName = "a redaction"
  static let named: [(name: String, value: Appearance.Redaction)] = [
    ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
  ]
}

extension Appearance.Shadow: CapturedFields {
  static let standard = Appearance.Shadow(color: .black, radius: 0)
  static let fields: [CapturedField<Appearance.Shadow>] = [
    .init("color", \.color), .init("radius", \.radius), .init("x", \.x), .init("y", \.y),
    .init("isInner", \.isInner),
  ]
}

extension Appearance.Filter: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .brightness(let amount): try writer.write("brightness", amount)
    case .contrast(let amount): try writer.write("contrast", amount)
    case .saturation(let amount): try writer.write("saturation", amount)
    case .grayscale(let amount): try writer.write("grayscale", amount)
    case .hueRotation(let radians): try writer.write("hueRotation", radians)
    case .colorInvert: try writer.write("colorInvert")
    case .colorMultiply(let color): try writer.write("colorMultiply", color)
    case .luminanceToAlpha: try writer.write("luminanceToAlpha")
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "brightness": self = .brightness(try reader.value())
    case "contrast": self = .contrast(try reader.value())
    case "saturation": self = .saturation(try reader.value())
    case "grayscale": self = .grayscale(try reader.value())
    case "hueRotation": self = .hueRotation(try reader.value())
    case "colorInvert": self = .colorInvert
    case "colorMultiply": self = .colorMultiply(try reader.value())
    case "luminanceToAlpha": self = .luminanceToAlpha
    default:
      throw reader.unknown(
        "a filter", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
        "colorInvert", "colorMultiply", "luminanceToAlpha")
    }
  }
}

extension Appearance.Color: CapturedFields {
  static let standard = Appearance.Color.black
  static let fields: [CapturedField<Appearance.Color>] = [
    .init("red", \.red), .init("green", \.green), .init("blue", \.blue),
    .init("opacity", \.opacity), .init("name", \.name),
  ]
}

extension Appearance.Paint: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .color(let color): try writer.write("color", color)
    case .linearGradient(let stops, let start, let end):
      try writer.write("linearGradient") {
        try $0.write("stops", stops)
        try $0.write("start", start)
        try $0.write("end", end)
      }
    case .radialGradient(let stops, let center, let start, let end):
      try writer.write("radialGradient") {
        try $0.write("stops", stops)
        try $0.write("center", center)
        try $0.write("startRadius", start)
        try $0.write("endRadius", end)
      }
    case .ellipticalGradient(let stops, let center, let start, let end):
      try writer.write("ellipticalGradient") {
        try $0.write("stops", stops)
        try $0.write("center", center)
        try $0.write("startFraction", start)
        try $0.write("endFraction", end)
      }
    case .angularGradient(let stops, let center, let start, let end):
      try writer.write("angularGradient") {
        try $0.write("stops", stops)
        try $0.write("center", center)
        try $0.write("startAngle", start)
        try $0.write("endAngle", end)
      }
    case .meshGradient(let mesh): try writer.write("meshGradient", mesh)
    case .tiles(let tiles): try writer.write("tiles", tiles)
    case .material(let material, let fallback):
      try writer.write("material") {
        try $0.write("name", material)
        try $0.write("fallback", fallback)
      }
    case .faded(let paint, let opacity):
      try writer.write("faded") {
        try $0.write("paint", paint)
        try $0.write("opacity", opacity)
      }
    case .shadowed(let paint, let shadow):
      try writer.write("shadowed") {
        try $0.write("paint", paint)
        try $0.write("shadow", shadow)
      }
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "color": self = .color(try reader.value())
    case "linearGradient":
      self = try reader.object {
        .linearGradient(
          stops: try $0.require("stops"), start: try $0.require("start"),
          end: try $0.require("end"))
      }
    case "radialGradient":
      self = try reader.object {
        .radialGradient(
          stops: try $0.require("stops"), center: try $0.require("center"),
          startRadius: try $0.require("startRadius"), endRadius: try $0.require("endRadius"))
      }
    case "ellipticalGradient":
      self = try reader.object {
        .ellipticalGradient(
          stops: try $0.require("stops"), center: try $0.require("center"),
          startFraction: try $0.require("startFraction"),
          endFraction: try $0.require("endFraction"))
      }
    case "angularGradient":
      self = try reader.object {
        .angularGradient(
          stops: try $0.require("stops"), center: try $0.require("center"),
          startAngle: try $0.require("startAngle"), endAngle: try $0.require("endAngle"))
      }
    case "meshGradient": self = .meshGradient(try reader.value())
    case "tiles": self = .tiles(try reader.value())
    case "material":
      self = try reader.object {
        .material(try $0.require("name"), fallback: try $0.require("fallback"))
      }
    case "faded":
      self = try reader.object {
        .faded(try $0.require("paint"), opacity: try $0.require("opacity"))
      }
    case "shadowed":
      self = try reader.object {
        .shadowed(try $0.require("paint"), try $0.require("shadow"))
      }
    default:
      throw reader.unknown(
        "a paint", "color", "linearGradient", "radialGradient", "ellipticalGradient",
        "angularGradient", "meshGradient", "tiles", "material", "faded", "shadowed")
    }
  }
}

extension Appearance.Material: Capturable { typealias Form = Self }

extension Appearance.GradientStop: CapturedFields {
  static let standard = Appearance.GradientStop(color: .black, location: 0)
  static let fields: [CapturedField<Appearance.GradientStop>] = [
    .init("color", \.color), .init("location", \.location),
  ]
}

extension Appearance.Tiles: CapturedFields {
  static let standard = Appearance.Tiles(source: .external(""))
  static let fields: [CapturedField<Appearance.Tiles>] = [
    .init("source", \.source), .init("start", \.start), .init("end", \.end),
    .init("scale", \.scale),
  ]
}

extension Appearance.Mesh: CapturedFields {
  static let standard = Appearance.Mesh(columns: 0, rows: 0, points: [], colors: [])
  static let fields: [CapturedField<Appearance.Mesh>] = [
    .init("columns", \.columns), .init("rows", \.rows), .init("points", \.points),
    .init("colors", \.colors), .init("background", \.background),
  ]
}

// MARK: - Pictures and controls

extension Appearance.Picture: CapturedFields {
  static let standard = Appearance.Picture(source: .external(""))
  static let fields: [CapturedField<Appearance.Picture>] = [
    .init("source", \.source), .init("resizing", \.resizing), .init("tint", \.tint),
    .init("interpolation", \.interpolation), .init("symbolRendering", \.symbolRendering),
  ]
}

extension Appearance.Picture.Interpolation: Capturable { typealias Form = Self }
extension Appearance.Picture.SymbolRendering: Capturable { typealias Form = Self }

extension Appearance.Picture.Source: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .asset(let name): try writer.write("asset", name)
    case .symbol(let name, let font):
      try writer.write("symbol") {
        try $0.write("name", name)
        try $0.write("font", font)
      }
    case .external(let name): try writer.write("external", name)
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "asset": self = .asset(try reader.value())
    case "symbol":
      self = try reader.object {
        .symbol(try $0.require("name"), font: try $0.read("font", or: .standard))
      }
    case "external": self = .external(try reader.value())
    default: throw reader.unknown("a source", "asset", "symbol", "external")
    }
  }
}

extension Appearance.Picture.Resizing: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .stretch(let capInsets): try writer.write("stretch", capInsets)
    case .tile(let capInsets): try writer.write("tile", capInsets)
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "stretch": self = .stretch(capInsets: try reader.value())
    case "tile": self = .tile(capInsets: try reader.value())
    default: throw reader.unknown("a way to fill a frame", "stretch", "tile")
    }
  }
}

extension Appearance.Control: CapturedFields {
  static let standard = Appearance.Control(.field)
  static let fields: [CapturedField<Appearance.Control>] = [
    .init("kind", \.kind), .init("fraction", \.fraction),
    .init("neutralFraction", \.neutralFraction), .init("ticks", \.ticks), .init("tint", \.tint),
  ]
}

extension Appearance.Control.Kind: Capturable { typealias Form = Self }

extension ScrollDestination: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .offset(let point): try writer.write("offset", point)
    case .anchor(let anchor): try writer.write("anchor", anchor)
    case .view(let id, let anchor, let otherwise):
      try writer.write("view") {
        try $0.write("id", LayoutRecording.ID(id))
        try $0.write("anchor", anchor)
        try $0.write("otherwise", otherwise, unless: .offset(.zero))
      }
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "offset": self = .offset(try reader.value())
    case "anchor": self = .anchor(try reader.value())
    case "view":
      self = try reader.object {
        .view(
          try $0.require("id", as: LayoutRecording.ID.self).id, anchor: try $0.read("anchor"),
          otherwise: try $0.read("otherwise", or: .offset(.zero)))
      }
    default: throw reader.unknown("a destination", "offset", "anchor", "view")
    }
  }
}

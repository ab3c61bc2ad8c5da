/// The modifiers along the depth that captures know, each written and read in one place.
enum CapturedDepth {
  static func write(_ node: LayoutNode, to writer: inout CaptureWriter) throws -> Bool {
    switch node.attributes?.depth?.value.role {
    case .modifier(let modifier): return try write(modifier, to: &writer)
    case .volume(let rotation as VolumeRotation):
      try writer.write("kind", "rotation3D")
      try writer.write("rotation", rotation.rotation)
    case .volume(let ratio as VolumeAspectRatio):
      try writer.write("kind", "aspectRatio3D")
      try writer.write("shape", ratio.shape)
      try writer.write("contentMode", ratio.mode)
    default: return false
    }
    return true
  }

  private static func write(
    _ modifier: any DepthModifier, to writer: inout CaptureWriter
  ) throws -> Bool {
    switch modifier {
    case let frame as DepthFrame:
      try writer.write("kind", "depthFrame")
      try writer.write("depth", unlessNone: frame.depth)
      try writer.write("alignment", frame.guide, unless: .center)
    case let frame as FlexibleDepthFrame:
      try writer.write("kind", "flexibleDepthFrame")
      try frame.limits.write("Depth", to: &writer)
      try writer.write("alignment", frame.guide, unless: .center)
    case let padding as DepthPadding:
      try writer.write("kind", "depthPadding")
      if padding.standardFaces.isEmpty {
        try writer.write("front", padding.front)
        try writer.write("back", padding.back)
      } else {
        try writer.write("standardFaces", padding.standardFaces)
      }
    default: return false
    }
    return true
  }

  /// Reads a modifier of a kind; `nil` if it is none.
  static func read(
    _ kind: String, from reader: inout CaptureReader
  ) throws -> (ChildCount, NodeMaker)? {
    switch kind {
    case "depthFrame":
      let depth = try reader.read("depth", as: CGFloat.self)
      let alignment = try reader.read("alignment", or: DepthAlignment.center)
      return (.one, { $0[0].frame(depth: depth, alignment: alignment) })
    case "flexibleDepthFrame":
      let limits = try Limits("Depth", &reader)
      let alignment = try reader.read("alignment", or: DepthAlignment.center)
      return (
        .one,
        {
          $0[0].frame(
            minDepth: limits.minimum, idealDepth: limits.ideal, maxDepth: limits.maximum,
            alignment: alignment)
        }
      )
    case "depthPadding":
      if let faces = try reader.read("standardFaces", as: Edge3D.Set.self) {
        return (.one, { $0[0].padding3D(faces.intersection(.depth)) })
      }
      let insets = EdgeInsets3D(
        top: 0, leading: 0, bottom: 0, trailing: 0, front: try reader.require("front"),
        back: try reader.require("back"))
      return (.one, { $0[0].padding3D(insets) })
    case "rotation3D":
      let rotation = try reader.require("rotation", as: Rotation3D.self)
      return (.one, { $0[0].rotation3DLayout(rotation) })
    case "aspectRatio3D":
      let shape = try reader.read("shape", as: Size3D.self)
      let mode = try reader.require("contentMode", as: ContentMode.self)
      return (.one, { $0[0].aspectRatio3D(shape, contentMode: mode) })
    default: return nil
    }
  }
}

// MARK: - Values in space

extension Size3D: CapturedFields {
  static let standard = Size3D.zero
  static let fields: [CapturedField<Size3D>] = [
    .init(required: "width", \.width), .init(required: "height", \.height),
    .init(required: "depth", \.depth),
  ]
}

extension Vector3D: CapturedFields {
  static let standard = Vector3D.zero
  static let fields: [CapturedField<Vector3D>] = [
    .init(required: "x", \.x), .init(required: "y", \.y), .init(required: "z", \.z),
  ]
}

extension UnitPoint3D: CapturedFields {
  static let standard = UnitPoint3D.zero
  static let fields: [CapturedField<UnitPoint3D>] = [
    .init(required: "x", \.x), .init(required: "y", \.y), .init(required: "z", \.z),
  ]
}

extension AffineTransform3D: CapturedFields {
  static let standard = AffineTransform3D.identity
  static let fields: [CapturedField<AffineTransform3D>] = [
    .init(required: "x", \.x), .init(required: "y", \.y), .init(required: "z", \.z),
    .init(required: "translation", \.translation),
  ]
}

extension Rotation3D: Capturable {
  /// The four numbers of a rotation, of any length.
  struct Quaternion: CapturedFields {
    var imaginary = Vector3D.zero
    var real = 0.0

    static let standard = Quaternion()
    static let fields: [CapturedField<Quaternion>] = [
      .init(required: "imaginary", \.imaginary), .init(required: "real", \.real),
    ]
  }

  func captured() throws -> CapturedObject<Quaternion> {
    CapturedObject(Quaternion(imaginary: imaginary, real: real))
  }

  init(captured form: CapturedObject<Quaternion>) throws {
    self.init(imaginary: form.value.imaginary, real: form.value.real)
    if !hasLengthOne { throw CaptureProblem(Self.lengthRule) }
  }
}

extension RenderTransform3D: CapturedFields {
  static let standard = RenderTransform3D(.identity)
  static let fields: [CapturedField<RenderTransform3D>] = [
    .init("transform", \.transform), .init("anchor", \.anchor),
  ]
}

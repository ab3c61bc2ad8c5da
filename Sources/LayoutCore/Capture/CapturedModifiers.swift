/// The modifiers that captures know, each written and read in one place.
enum CapturedModifiers {
  static func write(_ node: LayoutNode, to writer: inout CaptureWriter) throws -> Bool {
    guard case .details(let details) = node.plainBody else { return false }
    switch node.content.kind {
    case .frame:
      let frame = details.payload(FixedFrame.self)
      try writer.write("kind", "frame")
      try writer.write("width", unlessNone: frame.width)
      try writer.write("height", unlessNone: frame.height)
      try writer.write("alignment", frame.alignment.alignment, unless: .center)
    case .flexibleFrame:
      let frame = details.payload(FlexibleFrame.self)
      try writer.write("kind", "flexibleFrame")
      try frame.horizontal.write("Width", to: &writer)
      try frame.vertical.write("Height", to: &writer)
      try writer.write("alignment", frame.alignment.alignment, unless: .center)
    case .padding:
      let padding = details.payload(Padding.self)
      try writer.write("kind", "padding")
      if padding.isStandard {
        try writer.write("standardEdges", padding.standardEdges)
      } else {
        try writer.write(
          "insets",
          EdgeInsets(
            top: padding.top, leading: padding.leading, bottom: padding.bottom,
            trailing: padding.trailing))
      }
    case .aspectRatio:
      let ratio = details.payload(AspectRatio.self)
      try writer.write("kind", "aspectRatio")
      try writer.write("ratio", unlessNone: ratio.shape.width)
      try writer.write("contentMode", ratio.mode)
    case .offset:
      let distance = details.payload(Point.self)
      try writer.write("kind", "offset")
      try writer.write("distance", CGPoint(x: distance.x, y: distance.y))
    case .transform:
      try writer.write("kind", "transform")
      try writer.write("transform", details.payload(RenderTransform.self))
    case .modifier: return try write(details.payload((any ModifierLayout).self), to: &writer)
    case .overlay, .background:
      try writer.write("kind", node.content.kind == .overlay ? "overlay" : "background")
      try writer.write("alignment", details.payload(GuidePair.self).alignment, unless: .center)
    default: return false
    }
    return true
  }

  private static func write(
    _ modifier: any ModifierLayout, to writer: inout CaptureWriter
  ) throws -> Bool {
    switch modifier {
    case let fixed as FixedSize:
      try writer.write("kind", "fixedSize")
      try writer.write("axes", fixed.axes)
    case let position as Position:
      try writer.write("kind", "position")
      try writer.write("point", CGPoint(x: position.x, y: position.y))
    default: return false
    }
    return true
  }

  /// Reads a modifier of a kind; `nil` if it is none.
  static func read(
    _ kind: String, from reader: inout CaptureReader
  ) throws -> (ChildCount, NodeMaker)? {
    switch kind {
    case "frame":
      let width = try reader.read("width", as: CGFloat.self)
      let height = try reader.read("height", as: CGFloat.self)
      let alignment = try reader.read("alignment", or: Alignment.center)
      return (.one, { $0[0].frame(width: width, height: height, alignment: alignment) })
    case "flexibleFrame":
      let (width, height) = (try Limits("Width", &reader), try Limits("Height", &reader))
      let alignment = try reader.read("alignment", or: Alignment.center)
      return (
        .one,
        {
          $0[0].frame(
            minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
            minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
            alignment: alignment)
        }
      )
    case "padding":
      if let edges = try reader.read("standardEdges", as: Edge.Set.self) {
        return (.one, { $0[0].padding(edges) })
      }
      let insets = try reader.require("insets", as: EdgeInsets.self)
      return (.one, { $0[0].padding(insets) })
    case "aspectRatio":
      let ratio = try reader.read("ratio", as: CGFloat.self)
      let mode = try reader.require("contentMode", as: ContentMode.self)
      return (.one, { $0[0].aspectRatio(ratio, contentMode: mode) })
    case "offset":
      let distance = try reader.require("distance", as: CGPoint.self)
      return (.one, { $0[0].offset(x: distance.x, y: distance.y) })
    case "transform":
      let transform = try reader.require("transform", as: RenderTransform.self)
      return (.one, { $0[0].transformed(transform) })
    case "fixedSize":
      let axes = try reader.require("axes", as: Axis.Set.self)
      return (
        .one,
        {
          $0[0].fixedSize(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        }
      )
    case "position":
      let point = try reader.require("point", as: CGPoint.self)
      return (.one, { $0[0].position(x: point.x, y: point.y) })
    case "overlay", "background":
      let alignment = try reader.read("alignment", or: Alignment.center)
      return (
        .two,
        {
          kind == "overlay"
            ? $0[0].overlay(alignment: alignment, $0[1])
            : $0[0].background(alignment: alignment, $0[1])
        }
      )
    default: return nil
    }
  }
}

extension Padding {
  /// The edges whose padding was not given.
  fileprivate var standardEdges: Edge.Set {
    var edges: Edge.Set = []
    if top.isNaN { edges.insert(.top) }
    if leading.isNaN { edges.insert(.leading) }
    if bottom.isNaN { edges.insert(.bottom) }
    if trailing.isNaN { edges.insert(.trailing) }
    return edges
  }
}

extension RenderTransform: CapturedFields {
  static let standard = RenderTransform(.scale(x: 1, y: 1))
  static let fields: [CapturedField<RenderTransform>] = [
    .init("effect", \.effect), .init("anchor", \.anchor),
  ]
}

extension RenderTransform.Effect: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .scale(let x, let y): try writer.write("scale", [x, y])
    case .rotation(let radians): try writer.write("rotation", radians)
    case .matrix(let a, let b, let c, let d, let tx, let ty):
      try writer.write("matrix", [a, b, c, d, tx, ty])
    }
  }

  init(from reader: CapturedCaseReader) throws {
    func numbers(_ count: Int) throws -> [CGFloat] {
      let numbers = try reader.value([CGFloat].self)
      guard numbers.count == count else {
        throw CaptureProblem("A \(reader.name) is \(count) numbers, and not \(numbers.count).")
      }
      return numbers
    }
    switch reader.name {
    case "scale":
      let factors = try numbers(2)
      self = .scale(x: factors[0], y: factors[1])
    case "rotation": self = .rotation(radians: try reader.value())
    case "matrix":
      let m = try numbers(6)
      self = .matrix(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    default: throw reader.unknown("a transform", "scale", "rotation", "matrix")
    }
  }
}

/// What makes a node of its children, once they are read.
typealias NodeMaker = ([LayoutNode]) throws -> LayoutNode

/// How many children a captured node of a kind has.
enum ChildCount {
  case none, one, two, any

  /// What is wrong with a number of children, if anything is.
  func problem(with count: Int, of kind: String) -> String? {
    if count < 0 { return "A node can't have \(count) children." }
    let right: Int
    switch self {
    case .any: return nil
    case .none: right = 0
    case .one: right = 1
    case .two: right = 2
    }
    guard count != right else { return nil }
    let noun = right == 1 ? "child" : "children"
    return "A node of the kind \(kind) has \(right) \(noun), and not \(count)."
  }
}

/// The leaves that captures know, each written and read in one place.
enum CapturedLeaves {
  static func write(_ node: LayoutNode, to writer: inout CaptureWriter) throws -> Bool {
    var numbers = (first: 0.0, second: 0.0)
    switch node.plainBody {
    case .numbers(let first, let second): numbers = (first, second)
    case .details(let details): numbers = details.numbers
    default: break
    }
    switch node.content.kind {
    case .fixed:
      try writer.write("kind", "fixed")
      try writer.write("width", numbers.first)
      try writer.write("height", numbers.second)
    case .flexible: try writer.write("kind", node.content.isEmpty ? "empty" : "flexible")
    case .clamped:
      guard case .details(let details) = node.plainBody else { return false }
      let leaf = details.payload(ClampedLeaf.self)
      try writer.write("kind", "clamped")
      try leaf.horizontal.write("Width", to: &writer)
      try leaf.vertical.write("Height", to: &writer)
    case .spacer:
      try writer.write("kind", "spacer")
      try writer.write("minLength", unlessNone: numbers.first)
    case .divider:
      try writer.write("kind", "divider")
      try writer.write("thickness", unlessNone: numbers.first)
    case .measured: try writeText(of: node, to: &writer)
    default: return false
    }
    return true
  }

  private static func writeText(of node: LayoutNode, to writer: inout CaptureWriter) throws {
    guard let attributes = node.attributes, case .text(let text) = attributes.appearance?.content,
      attributes.isStandardText || attributes.textMeasurer != nil
    else { throw CaptureProblem("is measured by a closure") }
    try writer.write("kind", "text")
    try writer.write("text", text)
    try writer.write("measurer", try attributes.textMeasurer.map(CapturedMeasurer.init))
  }

  /// Reads a leaf of a kind; `nil` if it is none.
  static func read(_ kind: String, from reader: inout CaptureReader) throws -> LayoutNode? {
    switch kind {
    case "fixed":
      return .fixed(
        width: try reader.require("width", as: CGFloat.self),
        height: try reader.require("height", as: CGFloat.self))
    case "flexible": return .flexible
    case "empty": return .empty
    case "clamped":
      let (width, height) = (try Limits("Width", &reader), try Limits("Height", &reader))
      return .clamped(
        minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
        minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum)
    case "spacer": return .spacer(minLength: try reader.read("minLength"))
    case "divider": return .divider(thickness: try reader.read("thickness"))
    case "text":
      let text = try reader.require("text", as: StyledText.self)
      guard let measurer = try reader.read("measurer", as: CapturedMeasurer.self) else {
        return .text(text)
      }
      return .text(text, measurer: measurer.measurer)
    default: return nil
    }
  }
}

// MARK: - Limits

/// The limits of a frame or leaf on one axis, as they are read.
struct Limits {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  init(_ dimension: String, _ reader: inout CaptureReader) throws {
    minimum = try reader.read(CaptureKey(stringValue: "min" + dimension))
    ideal = try reader.read(CaptureKey(stringValue: "ideal" + dimension))
    maximum = try reader.read(CaptureKey(stringValue: "max" + dimension))
  }
}

extension FlexibleLength {
  func write(_ dimension: String, to writer: inout CaptureWriter) throws {
    try writer.write(CaptureKey(stringValue: "min" + dimension), unlessNone: minimum)
    try writer.write(CaptureKey(stringValue: "ideal" + dimension), unlessNone: ideal)
    try writer.write(CaptureKey(stringValue: "max" + dimension), unlessNone: maximum)
  }
}

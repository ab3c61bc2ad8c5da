extension LayoutRecording: Codable {
  /// Writes the recording.
  public func encode(to encoder: any Encoder) throws {
    var writer = CaptureWriter(encoder)
    try writer.writeVersion()
    do { try write(to: &writer) } catch let problem as CaptureProblem {
      throw problem.error(about: self, in: encoder)
    }
  }

  /// Reads a recording. What is wrong with it throws a `DecodingError` that says where in the file.
  public init(from decoder: any Decoder) throws {
    var reader = try CaptureReader(decoder)
    try reader.checkVersion()
    try self.init(from: &reader)
    try reader.finish()
  }

  func write(to writer: inout CaptureWriter) throws {
    try writer.write("size", size)
    try writer.write("nodes", each: nodes.enumerated()) { item, writer in
      var standard = Node.standard
      standard.drawingOrder = item.offset
      for field in Node.fields { try field.write(item.element, standard, &writer) }
    }
    if !diagnostics.isEmpty { try writer.write("diagnostics", diagnostics) }
  }

  init(from reader: inout CaptureReader) throws {
    var nodes: [Node] = []
    // How many children are still to come, of each node around the next one.
    var open: [Int] = []
    size = try reader.require("size")
    try reader.read("nodes") { reader in
      guard nodes.isEmpty || !open.isEmpty else {
        throw reader.problem("The root's nodes have ended, and here is one more.")
      }
      var node = Node.standard
      node.drawingOrder = nodes.count
      for field in Node.fields { try field.read(&node, &reader) }
      guard node.childCount >= 0 else {
        throw reader.problem("A node can't have \(node.childCount) children.", at: "children")
      }
      node.level = open.count
      nodes.append(node)
      if let last = open.popLast() { open.append(last - 1) }
      open.append(node.childCount)
      while open.last == 0 { open.removeLast() }
    }
    guard open.isEmpty, !nodes.isEmpty else {
      throw reader.problem(
        "The list ends at node \(nodes.count), and \(open.last ?? 1) more should follow.",
        at: "nodes")
    }
    var isTaken = [Bool](repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      guard nodes.indices.contains(node.drawingOrder), !isTaken[node.drawingOrder] else {
        throw reader.problem(
          "Node \(index) is number \(node.drawingOrder) in the order of drawing, which is no "
            + "number for it among \(nodes.count) nodes.", at: "nodes")
      }
      isTaken[node.drawingOrder] = true
    }
    self.nodes = nodes
    diagnostics = try reader.read("diagnostics", or: [])
  }
}

extension LayoutDiagnostic: Capturable { typealias Form = Self }

extension LayoutRecording.Node {
  fileprivate static let standard = LayoutRecording.Node()
  fileprivate static let fields: [CapturedField<LayoutRecording.Node>] = [
    .init("name", \.name), .init("ids", \.ids), .init("children", \.childCount),
    .init("frame", \.frame), .init("unsafeInsets", \.unsafeInsets), .init("z", \.z),
    .init("depth", \.depth), .init("lines", \.lines),
    .init("appearance", \.appearance), .init("transform", \.transform),
    .init("transforms3D", \.transforms3D), .init("layoutDirection", \.layoutDirection),
    .init("drawingOrder", \.drawingOrder), .init("isHidden", \.isHidden),
    .init("isMask", \.isMask), .init("isHiddenInMask", \.isHiddenInMask),
  ]
}

extension ResolvedLayout.PlacedLine: CapturedFields {
  static let standard = ResolvedLayout.PlacedLine(
    runs: [], origin: .zero, width: 0, direction: .leftToRight)
  static let fields: [CapturedField<ResolvedLayout.PlacedLine>] = [
    .init("runs", \.runs), .init("origin", \.origin), .init("width", \.width),
    .init("direction", \.direction),
  ]
}

// MARK: - Ids

extension LayoutRecording.ID: Codable, Capturable {
  typealias Form = Self

  /// Reads a string, an integer, or an object with a description.
  public init(from decoder: any Decoder) throws {
    if let string = try? decoder.singleValueContainer().decode(String.self) {
      self = .string(string)
    } else if let integer = try? decoder.singleValueContainer().decode(Int.self) {
      self = .integer(integer)
    } else {
      var reader = try CaptureReader(decoder)
      self = .described(try reader.require("description"))
      try reader.finish()
    }
  }

  /// Writes a string, an integer, or an object with a description.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let string):
      var container = encoder.singleValueContainer()
      try container.encode(string)
    case .integer(let integer):
      var container = encoder.singleValueContainer()
      try container.encode(integer)
    case .described(let description):
      var writer = CaptureWriter(encoder)
      try writer.write("description", description)
    }
  }
}

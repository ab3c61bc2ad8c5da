/// A tree as a file: its nodes in the order of description, each with the number of its children.
///
///     let data = try JSONEncoder().encode(card)
///     let copy = try JSONDecoder().decode(LayoutNode.self, from: data)
///
/// The list is flat, so a tree may have any number of levels. <doc:Capturing> has the form. What no
/// file can hold (closures, and guides, layouts and measurers of a client's own) is an error that
/// says which node has it, by its name and place: the error's value is the ``NodePlace``.
extension LayoutNode: Codable {
  /// Writes the tree that the node describes.
  public func encode(to encoder: any Encoder) throws {
    var writer = CaptureWriter(encoder)
    try writer.writeVersion()
    try writer.write(tree: self)
  }

  /// Reads a tree. What is wrong with it throws a `DecodingError` that says where in the file.
  public init(from decoder: any Decoder) throws {
    var reader = try CaptureReader(decoder)
    try reader.checkVersion()
    self = try reader.readTree()
    try reader.finish()
  }
}

// MARK: - Versions

/// The version of what is written.
private let captureVersion = 1

extension CaptureWriter {
  mutating func writeVersion() throws { try write("version", captureVersion) }
}

extension CaptureReader {
  mutating func checkVersion() throws {
    let version = try require("version", as: Int.self)
    guard version == captureVersion else {
      throw problem(
        "This is version \(version), and only version \(captureVersion) is known.", at: "version")
    }
  }
}

// MARK: - Writing

extension CaptureWriter {
  /// Writes a list of a tree's nodes.
  mutating func write(tree: LayoutNode) throws {
    guard tree.nodeCount < NodeExtent.maxCountedNodes else {
      throw EncodingError.invalidValue(
        NodePlace.root,
        EncodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "The tree has too many nodes to be written."))
    }
    // The nodes around the present one, with the numbers of the children that come next.
    var around: [(node: LayoutNode, next: Int)] = []
    try write("nodes", each: Descriptions(root: tree)) { node, writer in
      while let last = around.last, last.next == last.node.children.count { around.removeLast() }
      do {
        try writer.write(node: node)
      } catch let problem as CaptureProblem {
        let place = NodePlace(around.dropLast().map { $0.next - 1 } + around.suffix(1).map(\.next))
        throw EncodingError.invalidValue(
          place,
          EncodingError.Context(
            codingPath: writer.container.codingPath,
            debugDescription: problem.sentence(about: node, at: place)))
      }
      if !around.isEmpty { around[around.count - 1].next += 1 }
      if !node.children.isEmpty { around.append((node, 0)) }
    }
  }

  private mutating func write(node: LayoutNode) throws {
    // A node that holds a closure says so before its kind is found to be unknown.
    try CapturedAttributes.write(node, to: &self)
    let isKnown =
      switch node.content.kind {
      case .fixed, .flexible, .clamped, .spacer, .divider, .measured:
        try CapturedLeaves.write(node, to: &self)
      case .stack, .zstack, .layout, .grid: try CapturedContainers.write(node, to: &self)
      case .depth, .volume: try CapturedDepth.write(node, to: &self)
      default: try CapturedModifiers.write(node, to: &self)
      }
    guard isKnown else { throw CaptureProblem("is of a kind that captures do not know") }
    try write("children", node.children.count, unless: 0)
  }
}

extension CaptureProblem {
  /// The sentence, which goes on from the name of a node, with its subject.
  func sentence(about node: LayoutNode, at place: NodePlace) -> String {
    let name = node.attributes?.complete.name ?? "\(node.content.kind)"
    let id = node.identity.map { " \"\($0.id.base)\"" } ?? ""
    return "The node \(name)\(id) at \(place) \(sentence), and that can't be written."
  }
}

/// The nodes of a description, each before its children, without recursion.
struct Descriptions: Sequence, IteratorProtocol {
  private var waiting: [LayoutNode]

  init(root: LayoutNode) { waiting = [root] }

  mutating func next() -> LayoutNode? {
    guard let node = waiting.popLast() else { return nil }
    waiting.append(contentsOf: node.children.reversed())
    return node
  }
}

// MARK: - Reading

extension CaptureReader {
  /// Reads a list of a tree's nodes.
  mutating func readTree() throws -> LayoutNode {
    /// A node that waits for its children.
    struct Open {
      let index: Int
      let reader: CaptureReader
      let count: Int
      let make: NodeMaker
      var children: [LayoutNode] = []
    }
    var open: [Open] = []
    var root: LayoutNode?
    var index = 0
    try read("nodes") { reader in
      guard root == nil else {
        throw reader.problem("The tree has ended, and here is one more node.")
      }
      let (count, make) = try reader.readNode()
      open.append(Open(index: index, reader: reader, count: count, make: make))
      index += 1
      while let last = open.last, last.children.count == last.count {
        open.removeLast()
        let node = try last.reader.explaining { try last.make(last.children) }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
      }
    }
    if let waiting = open.last {
      throw problem(
        "The list ends at node \(index), and node \(waiting.index) has \(waiting.count) children, "
          + "of which \(waiting.children.count) are here.", at: "nodes")
    }
    guard let root else { throw problem("There is no node.", at: "nodes") }
    return root
  }

  /// Reads a node without its children.
  private mutating func readNode() throws -> (count: Int, make: NodeMaker) {
    let kind = try require("kind", as: String.self)
    let count = try read("children", or: 0)
    let (needed, make) = try readKind(kind)
    if let problem = needed.problem(with: count, of: kind) {
      throw self.problem(problem, at: "children")
    }
    let attributes = try CapturedAttributes(from: &self)
    return (count, { try attributes.applied(to: make($0)) })
  }

  private mutating func readKind(_ kind: String) throws -> (ChildCount, NodeMaker) {
    if let leaf = try CapturedLeaves.read(kind, from: &self) { return (.none, { _ in leaf }) }
    if let modifier = try CapturedModifiers.read(kind, from: &self) { return modifier }
    if let container = try CapturedContainers.read(kind, from: &self) { return container }
    if let modifier = try CapturedDepth.read(kind, from: &self) { return modifier }
    throw problem("\"\(kind)\" is not the kind of a node in version \(captureVersion).", at: "kind")
  }
}

/// Readers: nodes whose content is described once the tree around them is placed.
///
/// The content is a nested tree in the node. It is laid out in the node's size and never changes
/// that. A single pass in the order of description is therefore enough, because a reader of
/// preferences comes after the view whose preferences it reads.
extension TreeStorage {
  /// Describes the contents of readers and lays them out.
  func readContents(_ readers: [Int]) {
    guard !readers.isEmpty, admitsNestedTrees(in: readers) else { return }
    defer { work.preferences = [:] }
    for node in readers {
      guard case .reader(let content) = geometry(of: node)?.role else { continue }
      let size = frames[node].size
      guard let root = describe(content, in: node) else { continue }
      let tree = nest(root, in: node)
      nestedTrees[Int32(node)] = [tree]
      layOut(
        tree, Proposal(size), direction: nodes[node].direction,
        in: Window(depth: depthProposed(toNestedTreesIn: node)))
    }
  }

  /// Describes a reader's content for its geometry.
  private func describe(_ content: ReaderContent, in node: Int) -> LayoutNode? {
    switch content {
    case .geometry(let describe):
      let proxy = GeometryProxy(source: NodeGeometry(of: node, in: self))
      let nodes = describe(proxy)
      return nodes.isEmpty ? nil : .layout(ReaderLayout(), nodes)
    case .space(let describe):
      let proxy = GeometryProxy3D(source: NodeGeometry(of: node, in: self))
      let nodes = describe(proxy)
      return nodes.isEmpty ? nil : .layout(ReaderLayout(), nodes)
    case .preference(let reader):
      let other = Int(nodes[Int(nodes[node].parent)].first)
      let value = preference(reader.reducer, of: other)
      guard let content = reader.content(value) else { return nil }
      let position = Point(
        self.position(of: reader.guides.horizontal, reader.guides.horizontal.role, in: other),
        self.position(of: reader.guides.vertical, reader.guides.vertical.role, in: other))
      let layer = LayoutNode.layout(
        LayerLayout(guides: reader.guides, position: position), [content])
      guard let guide = reader.depthGuide else { return layer }
      let depth = self.position(ofPlaced: guide, in: other)
      return layer.with { $0.changeDepth { $0.role = .layer(guide, position: depth) } }
    }
  }
}

// MARK: - Nested trees

extension TreeStorage {
  /// Makes a tree in a node.
  func nest(_ root: consuming LayoutNode, in node: Int) -> NestedTree {
    var options = options
    options.standardLengths = standardLengths(of: node)
    let storage = LayoutTree(root, options: options).storage
    storage.host = Host(storage: self, node: node)
    return NestedTree(storage: storage)
  }

  func layOut(
    _ tree: NestedTree, _ proposal: Proposal, direction: LayoutDirection, in window: Window
  ) {
    tree.storage.layOut(proposal, direction: direction, in: window)
    work.statistics.add(tree.storage.work.statistics)
  }

  /// Returns whether trees may be described inside some nodes. They may not if the nodes are nested
  /// too deeply, or if there have been too many deeply nested ones: content that describes itself
  /// again would never end.
  func admitsNestedTrees(in nodes: [Int]) -> Bool {
    var (levels, outermost) = (0, self)
    while let outer = outermost.host?.storage { (levels, outermost) = (levels + 1, outer) }
    if levels == 0 { work.deepNestedTrees = 0 }
    guard levels >= Self.manyNestedLevels else { return true }
    outermost.work.deepNestedTrees += nodes.count
    guard
      levels >= Self.maxNestedLevels || outermost.work.deepNestedTrees > Self.maxDeepNestedTrees
    else { return true }
    for node in nodes {
      report(
        .unsettled, node,
        DiagnosticText(
          "is inside \(levels) other views whose content is made once they have their place",
          outcome: "its content is left out", remedy: "Give the recursion a case that ends it"),
        isOfOneLayout: true)
    }
    return false
  }

  /// The maximum nesting of content that is described late.
  static var maxNestedLevels: Int { 32 }

  /// The nesting that is harmless, whatever the amount of content.
  private static var manyNestedLevels: Int { 4 }

  /// The maximum number of times that deeper content is described in one layout.
  private static var maxDeepNestedTrees: Int { 10_000 }
}

/// Readers: nodes whose content is described once the tree around them is placed.
///
/// The content is a tree of its own, an island in the node, which is laid out in the node's size and
/// never changes it. So one pass in the order of description settles everything: a reader of
/// preferences comes after the view whose preferences it reads.
extension TreeStorage {
  /// Describes the contents of readers and lays them out.
  func readContents(_ readers: [Int]) {
    guard !readers.isEmpty else { return }
    guard levelsOfIslands < Self.mostLevelsOfIslands else {
      for node in readers {
        report(
          .unsettled, node,
          "is inside of \(levelsOfIslands) other readers whose content depends on their geometry; its "
            + "content is left out. Give the recursion a case that ends it")
      }
      return
    }
    for node in readers {
      guard case .reader(let content) = geometry(of: node)?.role else { continue }
      let size = frames[node].size
      guard let root = describe(content, in: node) else { continue }
      let tree = LayoutTree(root, options: options).storage
      tree.host = Host(storage: self, node: node)
      tree.work.stackLimit = work.stackLimit
      islands[Int32(node)] = [Island(storage: tree, origin: .zero)]
      tree.layOut(
        Proposal(size), direction: nodes[node].direction,
        in: Window(depth: depthProposed(toIslandsIn: node)))
      work.statistics.add(tree.work.statistics)
      adopt(diagnosticsOf: tree, in: node)
    }
  }

  /// A reader's content for the geometry of the reader.
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

  func adopt(diagnosticsOf tree: TreeStorage, in node: Int) {
    let path = path(to: node)
    for diagnostic in tree.allDiagnostics {
      findings.add(
        LayoutDiagnostic(
          rule: diagnostic.rule, path: "\(path) › \(diagnostic.path)", message: diagnostic.message),
        at: node)
    }
  }

  /// How many trees this one is inside of.
  private var levelsOfIslands: Int {
    var levels = 0
    var storage: TreeStorage? = self
    while let outer = storage?.host?.storage {
      levels += 1
      storage = outer
    }
    return levels
  }

  /// How deep readers may be inside of readers.
  static var mostLevelsOfIslands: Int { 32 }
}

/// Readers: nodes whose content is described once the tree around them is placed.
///
/// The content is a nested tree in the node. It is laid out in the node's size and never changes
/// that. A single pass in the order of description is therefore enough, because a reader of
/// preferences comes after the view whose preferences it reads.
///
/// Content is kept for the next layout, and described again only if what it was described from is
/// different there: see ``ContentSource``.
extension TreeStorage {
  /// Keeps nested trees of the layout before, all of which are contents, for this one. Those that
  /// no layout has asked for yet wait for the next one.
  func keepContents() {
    guard !nestedTrees.isEmpty else { return }
    var contents: [Int32: [NestedTree]] = [:]
    swap(&contents, &nestedTrees)
    if !work.keptContents.isEmpty { contents.merge(work.keptContents) { new, _ in new } }
    work.keptContents = contents
  }

  /// Lays out the contents of readers, and describes those that are not as before.
  func readContents(_ readers: [Int]) {
    defer {
      work.preferences = [:]
      work.keptContents = [:]
      work.origins = nil
    }
    guard !readers.isEmpty, admitsNestedTrees(in: readers) else { return }
    work.origins = SumFromRoot()
    nestedTrees.reserveCapacity(nestedTrees.count + readers.count)
    for node in readers {
      guard let description = attributes(of: node)?.geometry,
        case .reader(let content) = description.value.role,
        let tree = keptContent(of: node, description) ?? newContent(content, of: node, description)
      else { continue }
      nestedTrees[Int32(node)] = [tree]
      tree.storage.moveRoot(to: originInWindow(of: node))
      layOut(
        tree, Proposal(frames[node].size), direction: nodes[node].direction,
        in: Window(depth: depthProposed(toNestedTreesIn: node)))
    }
  }

  /// Returns a reader's content of the layout before, if it would be described from the same.
  private func keptContent(of node: Int, _ description: Boxed<GeometryAttributes>) -> NestedTree? {
    guard var tree = work.keptContents.removeValue(forKey: Int32(node))?.first else { return nil }
    guard tree.description === description,
      tree.storage.options.standardLengths == standardLengths(of: node),
      tree.source?.isSame(in: node, of: self) ?? false
    else {
      leaveCaches(of: tree)
      return nil
    }
    tree.move(to: node, of: self)
    // What is read inside depends on where the content is.
    if tree.storage.hasLateNodes { tree.storage.beginAnew() }
    return tree
  }

  /// Leaves the caches of content to that which is described instead.
  private func leaveCaches(of tree: NestedTree) {
    let outermost = outermost
    let caches = outermost.leftCaches ?? LeftCaches()
    caches.keep(allOf: tree.storage)
    outermost.leftCaches = caches
  }

  /// Describes a reader's content.
  private func newContent(
    _ content: ReaderContent, of node: Int, _ description: Boxed<GeometryAttributes>
  ) -> NestedTree? {
    let source: ContentSource
    let root: LayoutNode?
    switch content {
    case .geometry(let describe):
      (source, root) = read(node) { describe(GeometryProxy(source: $0)) }
    case .space(let describe):
      (source, root) = read(node) { describe(GeometryProxy3D(source: $0)) }
    case .preference(let reader):
      let preference = ReadPreference(reader, node, self)
      source = preference
      root = reader.content(preference.value).map { reader.layer($0, preference) }
    }
    guard let root else { return nil }
    var tree = nest(root, in: node)
    (tree.description, tree.source) = (description, source)
    return tree
  }

  /// Describes content from a reader's geometry, and notes what was asked.
  private func read(
    _ node: Int, _ describe: (AskedGeometry) -> [LayoutNode]
  ) -> (source: ContentSource, root: LayoutNode?) {
    let geometry = AskedGeometry(NodeGeometry(of: node, in: self))
    let nodes = describe(geometry)
    return (ReadGeometry(geometry), nodes.isEmpty ? nil : .layout(ReaderLayout(), nodes))
  }
}

extension PreferenceReader {
  /// Puts the content where the guides say.
  fileprivate func layer(_ content: LayoutNode, _ preference: ReadPreference) -> LayoutNode {
    let layer = LayoutNode.layout(
      LayerLayout(guides: guides, position: preference.position), [content])
    guard let depthGuide, let depth = preference.depth else { return layer }
    return layer.with { $0.changeDepth { $0.role = .layer(depthGuide, position: depth) } }
  }
}

// MARK: - Nested trees

extension TreeStorage {
  /// Makes a tree in a node.
  func nest(_ root: LayoutNode, in node: Int) -> NestedTree {
    var options = options
    options.standardLengths = standardLengths(of: node)
    let storage = LayoutTree(root, options: options).storage
    storage.host = Host(storage: self, node: node)
    return NestedTree(storage: storage, root: root)
  }

  func layOut(
    _ tree: NestedTree, _ proposal: Proposal, direction: LayoutDirection, in window: Window
  ) {
    countNestedLayout()
    if tree.storage.isLaidOut(for: proposal, direction, in: window) { return }
    tree.storage.layOut(proposal, direction: direction, in: window)
    work.statistics.add(tree.storage.work.statistics)
  }

  /// Counts a layout of a tree that is nested in this one, if that is nested deeply itself.
  func countNestedLayout() {
    if isDeeplyNested { outermost.work.deepNestedTrees += 1 }
  }

  /// The tree that is in no other one; it counts what is laid out in it.
  var outermost: TreeStorage {
    var tree = self
    while let outer = tree.host?.storage { tree = outer }
    return tree
  }

  /// Returns whether trees may be described inside some nodes. They may not if the nodes are nested
  /// too deeply, or if there have been too many deeply nested ones: content that describes itself
  /// again would never end.
  func admitsNestedTrees(in nodes: [Int]) -> Bool {
    guard isDeeplyNested, let levels = host?.level else { return true }
    let isTooDeep = levels >= Self.maxNestedLevels
    guard isTooDeep || outermost.work.deepNestedTrees > Self.maxDeepNestedTrees else { return true }
    let problem = "is inside \(levels) other views whose content is made once they have their place"
    for node in nodes {
      report(
        .unsettled, node,
        isTooDeep
          ? DiagnosticText(
            problem, outcome: "its content is left out",
            remedy: "Give the recursion a case that ends it")
          : DiagnosticText(
            problem + ", and such content was laid out \(Self.maxDeepNestedTrees) times by then",
            outcome: "its content is left out", remedy: "Nest less, or show fewer rows there"),
        isOfOneLayout: true)
    }
    return false
  }

  /// Whether there are so many trees around this one that what it does for those in it may take
  /// too long.
  var isDeeplyNested: Bool { host.map { $0.level >= Self.manyNestedLevels } ?? false }

  /// The maximum nesting of content that is described late.
  static var maxNestedLevels: Int { 32 }

  /// The nesting that is harmless, whatever the amount of content.
  private static var manyNestedLevels: Int { 4 }

  /// The maximum number of times that deeper content is laid out in one layout.
  private static var maxDeepNestedTrees: Int { 100_000 }
}

/// The order in which the nodes of a result are drawn, where that is not the order of description:
/// a background before the view in front of it, siblings by their z-index, and pinned views above
/// the others.
struct DrawingOrder {
  /// The position of each node in the drawing order of its siblings.
  let layers: [Double]
  /// What is drawn after what, for each node; whoever has the order deallocates it.
  let steps: Buffer<DrawingStep>

  init(_ links: Buffer<NodeLink>, _ trees: [ReadTree]) {
    let count = links.count
    layers = Self.layers(links, trees)
    var buffer = Buffer<DrawingStep>()
    buffer.reserve(count)
    for _ in 0..<count { buffer.append(DrawingStep(first: -1, next: -1, rank: 0, node: 0)) }
    steps = buffer
    for node in 0..<count { link(node, links, trees) }
    let steps = steps.base
    var (node, rank) = (0, 0)
    while node >= 0 {
      steps[node].rank = Int32(rank)
      steps[rank].node = Int32(node)
      rank += 1
      var last = node
      node = Int(steps[last].first)
      while node < 0, last > 0 {
        node = Int(steps[last].next)
        last = Int(links[last].parent)
      }
    }
  }

  /// Returns the z-index of every node: the innermost one set by the node, or inside a modifier
  /// that it is.
  private static func layers(_ links: Buffer<NodeLink>, _ trees: [ReadTree]) -> [Double] {
    var layers = [Double](repeating: 0, count: links.count)
    var isSet = [Bool](repeating: false, count: links.count)
    // Backwards, every child comes before its parent, and a parent's first child comes next.
    for index in layers.indices.reversed() {
      let (storage, node) = links[index].source(trees)
      if storage.isModifier(node), Int(links[index].end) > index + 1, isSet[index + 1] {
        (layers[index], isSet[index]) = (layers[index + 1], true)
      } else if links[index].marks.has(.layered),
        let own = storage.attributes(of: node)?.zIndex
      {
        (layers[index], isSet[index]) = (own, true)
      }
    }
    return layers
  }

  /// Links a node's children in the order in which they are drawn.
  private func link(_ node: Int, _ links: Buffer<NodeLink>, _ trees: [ReadTree]) {
    func isPinned(_ child: Int) -> Bool { links[child].marks.has(.pinned) }
    var children: [Int] = []
    var child = node + 1
    while child < Int(links[node].end) {
      children.append(child)
      child = Int(links[child].end)
    }
    guard children.count > 0 else { return }
    let (storage, place) = links[node].source(trees)
    if storage.nodes[place].kind == .background {
      children.reverse()
    } else if children.contains(where: { layers[$0] != 0 || isPinned($0) }) {
      children.sort { a, b in
        if isPinned(a) != isPinned(b) { return isPinned(b) }
        return layers[a] < layers[b] || (!(layers[b] < layers[a]) && a < b)
      }
    }
    steps.base[node].first = Int32(children[0])
    for (child, follower) in zip(children, children.dropFirst()) {
      steps.base[child].next = Int32(follower)
    }
  }
}

/// What is drawn after what.
@usableFromInline struct DrawingStep: BitwiseCopyable {
  /// The node's child that is drawn first; -1 for none.
  @usableFromInline var first: Int32
  /// The node's sibling that is drawn next; -1 for none.
  @usableFromInline var next: Int32
  /// The number of nodes drawn before the node.
  @usableFromInline var rank: Int32
  /// The node before which as many others are drawn as there are steps before this one.
  @usableFromInline var node: Int32
}

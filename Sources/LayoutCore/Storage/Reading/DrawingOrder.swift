/// The order in which the nodes of a result are drawn, where that is not the order of description:
/// a background before the view in front of it, siblings by their z-index, and pinned views above
/// the others.
struct DrawingOrder {
  /// The position of each node in the drawing order of its siblings.
  let layers: [Double]
  /// For each node, its child that is drawn first; -1 for none.
  private(set) var first: [Int32]
  /// For each node, the sibling that is drawn next; -1 for none.
  private(set) var next: [Int32]
  /// The number of nodes drawn before each.
  private(set) var ranks: [Int32]
  /// The nodes as they are drawn.
  private(set) var nodes: [Int32]

  init(_ links: Buffer<NodeLink>, _ trees: [ReadTree]) {
    let count = links.count
    layers = Self.layers(links, trees)
    first = Array(repeating: -1, count: count)
    next = first
    ranks = first
    nodes = []
    nodes.reserveCapacity(count)
    for node in 0..<count { link(node, links, trees) }
    var node = Int32(0)
    while node >= 0 {
      ranks[Int(node)] = Int32(nodes.count)
      nodes.append(node)
      var last = node
      node = first[Int(last)]
      while node < 0, last > 0 {
        node = next[Int(last)]
        last = links[Int(last)].parent
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
  private mutating func link(_ node: Int, _ links: Buffer<NodeLink>, _ trees: [ReadTree]) {
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
    first[node] = Int32(children[0])
    for (child, follower) in zip(children, children.dropFirst()) { next[child] = Int32(follower) }
  }
}

extension NodeColumns {
  /// Returns the child of a node that is drawn first; -1 for none.
  @inline(__always) func firstDrawn(in index: Int) -> Int {
    if let drawing { return Int(drawing.first[index]) }
    return Int(links[index].end) > index + 1 ? index + 1 : -1
  }

  /// Returns the sibling that is drawn after a node; -1 for none.
  @inline(__always) func nextDrawn(after index: Int) -> Int {
    if let drawing { return Int(drawing.next[index]) }
    let (end, parent) = (Int(links[index].end), Int(links[index].parent))
    return parent >= 0 && end < Int(links[parent].end) ? end : -1
  }
}

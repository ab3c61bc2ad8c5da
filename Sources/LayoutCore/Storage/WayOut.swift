/// A node and the nodes around it, from the inside out, as far as its own tree goes.
struct WayOut: Sequence, IteratorProtocol {
  fileprivate let nodes: Column<NodeRecord>
  fileprivate var place: Int

  @inline(__always) mutating func next() -> Int? {
    guard place >= 0 else { return nil }
    defer { place = Int(nodes[place].parent) }
    return place
  }
}

extension TreeStorage {
  /// Returns the way from a node to the root, both included, for as long as nothing moves.
  @inline(__always) func wayOut(from node: Int) -> WayOut { WayOut(nodes: nodes, place: node) }

  /// Returns the nodes around a node, the nearest first, for as long as nothing moves.
  func ancestors(of node: Int) -> some Sequence<Int> { wayOut(from: node).dropFirst() }

  /// Returns whether a node is a given one or inside it.
  func isInside(_ node: Int, of ancestor: Int) -> Bool { wayOut(from: node).contains(ancestor) }

  /// Returns whether a node or one of its ancestors was left out by its container.
  func isLeftOut(_ node: Int) -> Bool {
    wayOut(from: node).contains { nodes[$0].flags.has(.leftOut) }
  }

  /// Returns the number of levels above a node.
  func level(of node: Int) -> Int32 { wayOut(from: node).reduce(-1) { level, _ in level + 1 } }

  /// A node's number among its siblings.
  func number(of node: Int) -> Int {
    let parent = Int(nodes[node].parent)
    return parent < 0 ? 0 : node - Int(nodes[parent].first)
  }

  /// Returns the child numbers on the way from the root to a node.
  func path(ofNumbersTo node: Int) -> [Int] { wayOut(from: node).map(number).dropLast().reversed() }
}

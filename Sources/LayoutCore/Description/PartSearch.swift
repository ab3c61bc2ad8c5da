/// A search for parts of descriptions.
struct PartSearch {
  private let parts: [LayoutNode]
  private let numbers: [LayoutNode.PartKey: [Int]]
  /// The least height and the least number of nodes that a part has.
  private let least: (height: Int, count: Int)
  private var found: [(place: NodePlace, node: LayoutNode)?]
  private var isRepeated: [Bool]
  private var searchedNodes = 0

  init(for parts: [LayoutNode]) {
    self.parts = parts
    numbers = Dictionary(
      parts.enumerated().compactMap { number, part in part.partKey.map { ($0, [number]) } },
      uniquingKeysWith: +)
    least = parts.reduce(into: (Int.max, Int.max)) { least, part in
      least = (min(least.0, part.extent.height), min(least.1, part.extent.nodeCount))
    }
    found = parts.map { _ in nil }
    isRepeated = parts.map { _ in false }
  }

  /// Looks for the parts in a description that is in a place.
  mutating func look(through root: LayoutNode, in place: NodePlace) {
    var pending = [(step: 0, node: root)]
    // For each node that is looked at, the number of the one around it, and which child it is.
    var steps = [(outer: 0, child: 0)]
    while let (step, node) = pending.popLast() {
      for part in node.partKey.flatMap({ numbers[$0] }) ?? [] {
        isRepeated[part] = found[part] != nil
        if isRepeated[part] { continue }
        found[part] = (Self.place(of: step, steps, in: place), node)
      }
      searchedNodes += 1
      if searchedNodes > LayoutNode.maxSearchedNodes { return }
      for (child, inner) in node.children.enumerated()
      where inner.extent.height >= least.height && inner.extent.nodeCount >= least.count {
        pending.append((steps.count, inner))
        steps.append((step, child))
      }
    }
  }

  private static func place(
    of step: Int, _ steps: [(outer: Int, child: Int)], in place: NodePlace
  ) -> NodePlace {
    var (next, way): (Int, [Int]) = (step, [])
    while next > 0 {
      way.append(steps[next].child)
      next = steps[next].outer
    }
    return NodePlace(place.numbers + way.reversed())
  }

  /// The parts in their places; `nil` for one that wasn't found exactly once, or got more than ids.
  var places: [LayoutNode.FoundPart?] {
    parts.indices.map { number in
      guard searchedNodes <= LayoutNode.maxSearchedNodes, let (place, node) = found[number],
        !isRepeated[number], node.isCopy(of: parts[number])
      else { return nil }
      return LayoutNode.FoundPart(parts[number], at: place, as: node)
    }
  }
}

extension LayoutNode {
  /// Finds parts of this description.
  ///
  /// - Returns: for each part where it is; `nil` if it isn't there exactly once, or got more than
  ///   ids.
  public func places(of parts: [LayoutNode]) -> [FoundPart?] {
    var search = PartSearch(for: parts)
    search.look(through: self, in: .root)
    return search.places
  }
}

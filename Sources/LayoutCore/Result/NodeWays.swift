/// The ways from the root to all nodes of a result, which the nodes share: written out for each,
/// they would take more memory than everything else in a deep tree.
final class NodeWays: Sendable {
  private let steps: [Step]

  /// The last part of a way.
  private struct Step {
    /// The index of the node's parent; -1 for the root.
    let parent: Int32
    /// The number of the nested tree that the node is a top view of; -1 if none.
    let nestedTree: Int32
    /// The node's number among its siblings.
    let number: Int32
  }

  init(_ visits: [ResolvedLayout.Visit]) {
    steps = visits.map { visit in
      Step(
        parent: Int32(visit.parent), nestedTree: Int32(visit.nestedTree ?? -1),
        number: Int32(visit.storage.number(of: visit.node)))
    }
  }

  /// Returns the child numbers on the way to a node.
  func position(of node: Int) -> [Int] {
    var position: [Int] = []
    var step = steps[node]
    while step.parent >= 0 {
      position.append(Int(step.number))
      if step.nestedTree >= 0 { position.append(Int(step.nestedTree)) }
      step = steps[Int(step.parent)]
    }
    return position.reversed()
  }
}

/// Where nodes are, for those who tell about them.
extension TreeStorage {
  /// What the root of a tree inside of a node was proposed.
  func proposal(toNestedTreesIn host: Int) -> Proposal {
    let size = frames[host].size
    if case .rows(let content) = geometry(of: host)?.role {
      return Proposal(along: content.axis, Proposal.none, size[content.axis.cross])
    }
    return Proposal(size)
  }

  /// The place of a node, counted from the outermost root through the trees around.
  func fullPlace(of node: Int) -> NodePlace {
    var numbers = path(ofNumbersTo: node)
    var place = placeInHost
    while let inner = place {
      numbers = inner.outer.path(ofNumbersTo: inner.node) + [inner.number] + numbers
      place = inner.outer.placeInHost
    }
    return NodePlace(numbers)
  }

  /// The names from the outermost root to a node, through the trees around.
  func fullPath(to node: Int) -> String {
    guard let host, let outer = host.storage else { return path(to: node) }
    return "\(outer.fullPath(to: host.node)) › \(path(to: node))"
  }
}

extension TreeStorage {
  /// Why a view of a row is not where the row has put it, if scrolling keeps it in sight.
  func reasonForPin(of node: Int) -> String? {
    guard let pins, let distance = pins.distances[Int32(node)], distance != 0 else { return nil }
    return "It is pinned: it moves by \(distance.plainText) on \(pins.axis.positionName), so "
      + "that it stays in sight as long as its section is"
  }
}

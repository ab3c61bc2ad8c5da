/// Finding nodes, in the tree and in those nested in it.
extension ResolvedLayout {
  /// Where a node is stored: in which tree, and where that is.
  struct Location {
    let storage: TreeStorage
    let node: Int
    /// The position of the tree's root, in the coordinates of the root or window.
    let origin: Point
    /// The node's place in the result, if it was looked up.
    var place = NodePlace.root

    init(_ node: Int, in storage: TreeStorage, at origin: Point) {
      self.node = node
      self.storage = storage
      self.origin = origin
    }
  }

  var rootLocation: Location { Location(0, in: storage, at: storage.window.rootOrigin) }

  /// Returns a node's frame, computed by walking up to the root.
  func frame(of location: Location) -> CGRect {
    let origin = location.storage.origin(of: location.node, from: location.origin)
    return CGRect(
      x: origin.x, y: origin.y, width: location.storage.frames[location.node].width,
      height: location.storage.frames[location.node].height)
  }

  /// Returns where the node at a place is stored.
  func location(at place: NodePlace) -> Location? {
    var location = rootLocation
    for number in place.numbers {
      let (storage, node) = (location.storage, location.node)
      let nestedTrees = storage.nestedTrees[Int32(node)] ?? []
      if nestedTrees.indices.contains(number) {
        location = root(
          of: nestedTrees[number], in: node, of: Location(0, in: storage, at: location.origin))
        continue
      }
      let children = storage.children(of: node)
      guard number >= 0, number < children.count,
        !storage.nodes[children.lowerBound + number].flags.has(.leftOut)
      else { return nil }
      location = Location(children.lowerBound + number, in: storage, at: location.origin)
    }
    location.place = place
    return location
  }

  /// Returns where the node is stored that a reference is to.
  func location(of reference: LayoutTree.Reference) -> Location? {
    guard let root = root(of: reference.tree) else { return nil }
    return root.storage.position(of: reference).flatMap { node in
      root.storage.isLeftOut(node) ? nil : Location(node, in: root.storage, at: root.origin)
    }
  }

  /// Returns the root of the tree, or of one nested in it, with a lineage.
  private func root(of lineage: Lineage?) -> Location? {
    guard let lineage, lineage !== storage.lineage else { return rootLocation }
    return storage.nestedTreeIndex?.way(to: lineage).map { root(at: $0).root }
  }

  /// Returns the first node with an id.
  func location(of id: some Hashable) -> Location? {
    guard storage.nestedTrees.isEmpty else { return locations(of: id).first }
    return storage.firstNode(withID: id) { !storage.isLeftOut($0) }.map {
      Location($0, in: storage, at: storage.window.rootOrigin)
    }
  }

  /// Returns all nodes with an id, in the order of description.
  func locations(of id: some Hashable) -> [Location] {
    let id = AnyHashable(id)
    var locations: [Location] = []
    addLocations(of: id, in: rootLocation, at: [], to: &locations)
    for way in storage.nestedTreeIndex?.ways(toID: id) ?? [] {
      let (root, path) = root(at: way)
      addLocations(of: id, in: root, at: path, to: &locations)
    }
    guard locations.count > 1 else { return locations }
    return locations.sorted { $0.place < $1.place }
  }

  /// Adds the nodes with an id in one tree, whose root is at the end of a path.
  private func addLocations(
    of id: AnyHashable, in root: Location, at path: [Int], to locations: inout [Location]
  ) {
    let storage = root.storage
    for node in storage.ids.matches(id) where !storage.isLeftOut(node) {
      var location = Location(node, in: storage, at: root.origin)
      location.place = NodePlace(path + storage.path(ofNumbersTo: node))
      locations.append(location)
    }
  }

  /// The root of the tree at the end of a way, and the numbers of the children until there.
  private func root(at way: [NestedTreeIndex.Step]) -> (root: Location, path: [Int]) {
    var root = rootLocation
    var path: [Int] = []
    for step in way {
      guard let trees = root.storage.nestedTrees[Int32(step.node)],
        trees.indices.contains(step.number)
      else { break }
      path += root.storage.path(ofNumbersTo: step.node) + [step.number]
      root = self.root(of: trees[step.number], in: step.node, of: root)
    }
    return (root, path)
  }

  /// Returns the root of a nested tree in a node.
  func root(of nestedTree: NestedTree, in host: Int, of root: Location) -> Location {
    let frame = frame(of: Location(host, in: root.storage, at: root.origin))
    return Location(
      0, in: nestedTree.storage, at: root.storage.origin(of: nestedTree, in: host, at: frame.origin)
    )
  }
}

extension TreeStorage {
  /// Returns the position of a nested tree's root if the node that contains it is at a point.
  func origin(of nestedTree: NestedTree, in host: Int, at point: CGPoint) -> Point {
    Point(
      Double(point.x) + physicalX(of: nestedTree, in: host), Double(point.y) + nestedTree.origin.y)
  }
}

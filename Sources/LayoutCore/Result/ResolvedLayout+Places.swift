/// Finding nodes, in the tree and in those nested in it.
extension ResolvedLayout {
  /// A node, with the tree that it belongs to.
  struct Place {
    let storage: TreeStorage
    let node: Int
    /// The position of the tree's root, in the coordinates of the root or window.
    let origin: Point
    /// The child numbers on the way from the root, those of nested trees among them, if the place
    /// was looked up.
    fileprivate(set) var path: [Int] = []

    init(_ node: Int, in storage: TreeStorage, at origin: Point) {
      self.node = node
      self.storage = storage
      self.origin = origin
    }
  }

  var root: Place { Place(0, in: storage, at: storage.window.rootOrigin) }

  /// Returns a node's frame, computed by walking up to the root.
  func frame(of place: Place) -> CGRect {
    let origin = place.storage.absoluteOrigin(of: place.node)
    return CGRect(
      x: Double(origin.x) + place.origin.x, y: Double(origin.y) + place.origin.y,
      width: place.storage.frames[place.node].width,
      height: place.storage.frames[place.node].height)
  }

  /// Returns the frame of a node of the outermost tree, as results report it.
  func frame(ofNode node: Int) -> CGRect {
    reported(frame(of: Place(node, in: storage, at: storage.window.rootOrigin)))
  }

  /// Returns the node at the end of a path of child numbers from the root.
  func place(at path: [Int]) -> Place? {
    var place = root
    for number in path {
      let (storage, node) = (place.storage, place.node)
      let nestedTrees = storage.nestedTrees[Int32(node)] ?? []
      if nestedTrees.indices.contains(number) {
        place = root(of: nestedTrees[number], in: node, of: Place(0, in: storage, at: place.origin))
        continue
      }
      let children = storage.children(of: node)
      guard number >= 0, number < children.count,
        !storage.nodes[children.lowerBound + number].flags.has(.leftOut)
      else { return nil }
      place = Place(children.lowerBound + number, in: storage, at: place.origin)
    }
    place.path = path
    return place
  }

  /// Returns the first node with an id.
  func place(of id: some Hashable) -> Place? {
    guard storage.nestedTreeIndex == nil else { return places(of: id).first }
    return storage.firstNode(withID: AnyHashable(id)) { !storage.isLeftOut($0) }.map {
      Place($0, in: storage, at: storage.window.rootOrigin)
    }
  }

  /// Returns all nodes with an id, in the order of description.
  func places(of id: some Hashable) -> [Place] {
    let id = AnyHashable(id)
    var places: [Place] = []
    addPlaces(of: id, in: root, at: [], to: &places)
    for entry in storage.nestedTreeIndex?.entries(withID: id) ?? [] {
      let (root, path) = root(ofEntry: entry)
      addPlaces(of: id, in: root, at: path, to: &places)
    }
    guard places.count > 1 else { return places }
    return places.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Adds the nodes with an id in one tree, whose root is at the end of a path.
  private func addPlaces(
    of id: AnyHashable, in root: Place, at path: [Int], to places: inout [Place]
  ) {
    let storage = root.storage
    for node in storage.nodesByID[id] ?? [] where !storage.isLeftOut(Int(node)) {
      var place = Place(Int(node), in: storage, at: root.origin)
      place.path = path + storage.path(ofNumbersTo: place.node)
      places.append(place)
    }
  }

  /// The root of a tree that is inside of a node that is in a tree inside of a node, and so on; and
  /// the numbers of the children on the way to it.
  private func root(ofEntry entry: Int) -> (root: Place, path: [Int]) {
    let entries = storage.nestedTreeIndex?.entries ?? []
    var way: [NestedTreeIndex.Entry] = []
    var next: Int? = entry
    while let entry = next {
      way.append(entries[entry])
      next = entries[entry].outer
    }
    var root = root
    var path: [Int] = []
    for entry in way.reversed() {
      path += root.storage.path(ofNumbersTo: entry.node) + [entry.number]
      root = self.root(of: entry.nestedTree, in: entry.node, of: root)
    }
    return (root, path)
  }

  /// Returns the root of a nested tree in a node.
  func root(of nestedTree: NestedTree, in host: Int, of root: Place) -> Place {
    let frame = frame(of: Place(host, in: root.storage, at: root.origin))
    return Place(
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

/// Finding nodes, in the tree and in those nested in it.
extension ResolvedLayout {
  /// A node, with the tree that it belongs to.
  struct Place {
    let storage: TreeStorage
    let node: Int
    /// The position of the tree's root, in the coordinates of the root or window.
    let origin: Point
    /// The child indices on the path from the root.
    fileprivate var path: [Int] = []

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

  /// Returns the first node with an id.
  func place(of id: some Hashable) -> Place? {
    if storage.islands.isEmpty, let nodes = storage.nodesByID[AnyHashable(id)], nodes.count == 1,
      !storage.isLeftOut(Int(nodes[0]))
    {
      return Place(Int(nodes[0]), in: storage, at: storage.window.rootOrigin)
    }
    return places(of: id).first
  }

  /// Returns all nodes with an id, in the order of description.
  func places(of id: some Hashable) -> [Place] {
    var places: [Place] = []
    find(AnyHashable(id), below: storage, in: [], into: &places)
    guard places.count > 1 else { return places }
    return places.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Finds the nodes with an id in a tree and in those nested in it.
  ///
  /// The position of a nested tree is computed only if something is found in it, because there may
  /// be many.
  private func find(
    _ id: AnyHashable, below storage: TreeStorage, in hosts: [Host], into places: inout [Place]
  ) {
    if let nodes = storage.nodesByID[id] {
      let (root, path) = root(of: storage, in: hosts)
      for node in nodes where !storage.isLeftOut(Int(node)) {
        var place = Place(Int(node), in: storage, at: root.origin)
        place.path = path + storage.path(ofNumbersTo: place.node)
        places.append(place)
      }
    }
    for (node, islands) in storage.islands where !storage.isLeftOut(Int(node)) {
      for (number, island) in islands.enumerated()
      where !island.storage.islands.isEmpty || island.storage.nodesByID[id] != nil {
        let host = Host(storage: storage, node: Int(node), number: number, island: island)
        find(id, below: island.storage, in: hosts + [host], into: &places)
      }
    }
  }

  /// A node that contains nested trees, and one of these.
  private struct Host {
    let storage: TreeStorage
    let node: Int
    let number: Int
    let island: Island
  }

  /// Returns the root of a tree at the end of a chain of nested trees, and the child indices on the
  /// path to it.
  private func root(of storage: TreeStorage, in hosts: [Host]) -> (root: Place, path: [Int]) {
    var root = root
    var path: [Int] = []
    for host in hosts {
      path += host.storage.path(ofNumbersTo: host.node) + [host.number]
      root = self.root(of: host.island, in: host.node, of: root)
    }
    return (root, path)
  }

  /// Returns the root of a nested tree in a node.
  func root(of island: Island, in host: Int, of root: Place) -> Place {
    let frame = frame(of: Place(host, in: root.storage, at: root.origin))
    return Place(
      0, in: island.storage, at: root.storage.origin(of: island, in: host, at: frame.origin))
  }
}

extension TreeStorage {
  /// Returns the position of a nested tree's root if the node that contains it is at a point.
  func origin(of island: Island, in host: Int, at point: CGPoint) -> Point {
    Point(
      Double(point.x) + physicalX(of: island, in: host), Double(point.y) + island.origin.y)
  }
}

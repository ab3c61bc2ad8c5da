/// Where nodes are: in the tree, or in a tree inside of one of its nodes.
extension ResolvedLayout {
  /// A node, in the tree that it belongs to.
  struct Place {
    let storage: TreeStorage
    let node: Int
    /// Where the tree's root is, in the coordinates of the root or window.
    let origin: Point
    /// The numbers of the children on the way from the root.
    fileprivate var path: [Int] = []

    init(_ node: Int, in storage: TreeStorage, at origin: Point) {
      self.node = node
      self.storage = storage
      self.origin = origin
    }
  }

  var root: Place { Place(0, in: storage, at: storage.window.rootOrigin) }

  /// A node's frame, found by walking up.
  func frame(of place: Place) -> CGRect {
    let origin = place.storage.absoluteOrigin(of: place.node)
    return CGRect(
      x: Double(origin.x) + place.origin.x, y: Double(origin.y) + place.origin.y,
      width: place.storage.frames[place.node].width,
      height: place.storage.frames[place.node].height)
  }

  /// The frame of a node of the tree itself, as it is reported.
  func frame(ofNode node: Int) -> CGRect {
    reported(frame(of: Place(node, in: storage, at: storage.window.rootOrigin)))
  }

  /// The first node with an id.
  func place(of id: some Hashable) -> Place? {
    if storage.islands.isEmpty, let nodes = storage.nodesByID[AnyHashable(id)], nodes.count == 1,
      !storage.isLeftOut(Int(nodes[0]))
    {
      return Place(Int(nodes[0]), in: storage, at: storage.window.rootOrigin)
    }
    return places(of: id).first
  }

  /// All nodes with an id, in the order in which they are described.
  func places(of id: some Hashable) -> [Place] {
    var places: [Place] = []
    find(AnyHashable(id), below: storage, in: [], into: &places)
    guard places.count > 1 else { return places }
    return places.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Finds the nodes with an id in a tree, and in those inside of its nodes.
  ///
  /// Where a tree is is worked out only if there is something in it: there may be many without.
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

  /// A node with trees inside of it, and one of these.
  private struct Host {
    let storage: TreeStorage
    let node: Int
    let number: Int
    let island: Island
  }

  /// The root of a tree that is inside of a node that is in a tree inside of a node, and so on; and the numbers of
  /// the children on the way to it.
  private func root(of storage: TreeStorage, in hosts: [Host]) -> (root: Place, path: [Int]) {
    var root = root
    var path: [Int] = []
    for host in hosts {
      path += host.storage.path(ofNumbersTo: host.node) + [host.number]
      root = self.root(of: host.island, in: host.node, of: root)
    }
    return (root, path)
  }

  /// The root of a tree that is inside of a node.
  func root(of island: Island, in host: Int, of root: Place) -> Place {
    let frame = frame(of: Place(host, in: root.storage, at: root.origin))
    return Place(
      0, in: island.storage, at: root.storage.origin(of: island, in: host, at: frame.origin))
  }
}

extension TreeStorage {
  /// Where an island's root is if its host is at a point.
  func origin(of island: Island, in host: Int, at point: CGPoint) -> Point {
    Point(
      Double(point.x) + physicalX(of: island, in: host), Double(point.y) + island.origin.y)
  }
}

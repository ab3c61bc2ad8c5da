/// A place for the nodes of a tree as results read them, from the first reading of a layout to the
/// next layout.
///
/// What the layout before was read into is used again for the next one, so that a tree that is laid
/// out and read again and again allocates nothing for it. If nobody reads, it goes.
struct ReadingSlot {
  /// The columns, who claims them, those of the layout before, the way of clients' dimensions, and
  /// where ids are in nested trees.
  private let places: UnsafeMutablePointer<AnyObject?>
  private static let placeCount = 5
  private var made: OnceSlot { OnceSlot(at: places) }
  /// Who comes here first may use the columns again; all others make their own.
  private var claim: OnceSlot { OnceSlot(at: places + 1) }
  /// The columns of the layout before.
  private var last: NodeColumns? {
    get { places[2].map { unsafeDowncast($0, to: NodeColumns.self) } }
    nonmutating set { places[2] = newValue }
  }

  init() {
    places = .allocate(capacity: Self.placeCount)
    places.initialize(repeating: nil, count: Self.placeCount)
  }

  /// The way of clients' dimensions to the engine. It is here and in no table, because results'
  /// readers copy the tables while the tree ends or hands it over.
  var dimensions: KeptGuideSource? {
    get { places[3].map { unsafeDowncast($0, to: KeptGuideSource.self) } }
    nonmutating set { places[3] = newValue }
  }

  /// Whether clients keep dimensions.
  var keepsDimensions: Bool { places[3] != nil && !isKnownUniquelyReferenced(&places[3]) }

  /// Where ids are in the nested trees, if anybody has asked since the last layout or change.
  var nestedTreeIndex: OnceSlot { OnceSlot(at: places + 4) }

  /// Gives the memory back. Nobody may read any more.
  func deallocate() {
    places.deinitialize(count: Self.placeCount)
    places.deallocate()
  }

  /// The memory of the columns, in bytes.
  var byteCount: Int { (made.madeObject(NodeColumns.self) ?? last)?.byteCount ?? 0 }

  /// Forgets what was read, because the nodes change. Nobody may read meanwhile.
  @inline(__always) func forget() { if made.isMade || places[2] != nil { keepLast() } }

  @inline(never) private func keepLast() {
    if let read = made.madeObject(NodeColumns.self) {
      read.changesSinceReading = 0
      last = read
    } else if let columns = last {
      columns.changesSinceReading += 1
      if columns.changesSinceReading > Self.mostChanges { last = nil }
    }
    made.forget()
    claim.forget()
  }

  /// After so many changes without a reading, the memory is given back. Bringing a storage up to
  /// date and laying it out are two.
  private static var mostChanges: Int { 2 }

  /// Returns the columns of a tree, and works them out if need be.
  @inline(__always) func columns(of storage: TreeStorage) -> NodeColumns {
    made.object { newColumns(of: storage) }
  }

  @inline(never) private func newColumns(of storage: TreeStorage) -> NodeColumns {
    if let last, last.hasNodes(of: storage), claim.isFirst(last) {
      last.addUpAgain(storage)
      return last
    }
    return NodeColumns(storage)
  }
}

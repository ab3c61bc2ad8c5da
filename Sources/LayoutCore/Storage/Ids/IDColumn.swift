/// The ids of one type that nodes have, with an index to find them by.
///
/// The index is made when an id is first looked for, by whichever thread does so, and kept up to
/// date from then on. Trees share columns until one changes; only the owner of one that is not
/// shared changes it.
class IDColumn {
  // No access to these, nor to those of the columns below and of indices, lasts while a client's
  // code runs, so they need no checks for exclusive access.
  /// The node that has each id; -1 for ids that are gone.
  @exclusivity(unchecked) fileprivate(set) final var nodes = Buffer<Int32>()
  /// The next id of the same node.
  @exclusivity(unchecked) final var next = Buffer<IDTable.Entry>()
  /// The places of ids that are gone.
  @exclusivity(unchecked) fileprivate final var free: [Int32] = []
  fileprivate final let slot = OnceSlot()
  /// The ids, one after the other. Those that are gone are not initialised.
  @exclusivity(unchecked) fileprivate final var memory: UnsafeMutableRawPointer
  @exclusivity(unchecked) fileprivate final var capacity: Int
  private final let stride: Int

  fileprivate init(_ memory: UnsafeMutableRawPointer, capacity: Int, stride: Int) {
    (self.memory, self.capacity, self.stride) = (memory, capacity, stride)
  }

  deinit {
    slot.deallocate()
    nodes.deallocate()
    next.deallocate()
  }

  /// Returns an id.
  func id(_ number: Int) -> AnyHashable { fatalError("a column has a type") }
  /// Returns a separate column with the same ids.
  func copy() -> IDColumn { fatalError("a column has a type") }
  /// Removes an id.
  func remove(_ number: Int, into removed: RemovedContent) {}
  /// Adds an id to those of a node in another table.
  func add(_ number: Int, to table: inout IDTable, of node: Int) {}
  /// Returns the first of the ids that equal one of another type; -1 if there is none.
  func number(equalTo id: AnyHashable) -> Int { -1 }
  /// The memory of the column, in bytes.
  var byteCount: Int {
    nodes.byteCount + next.byteCount + free.byteCount
      + (slot.madeObject(IDIndex.self)?.byteCount ?? 0)
  }
}

extension IDColumn {
  /// The next of the ids that equal one; -1 after the last.
  final func number(after number: Int) -> Int {
    slot.madeObject(IDIndex.self).map { Int($0.links[number].nextEqual) } ?? -1
  }

  /// Adds an id of a node before its others, if there is room and it need not be found yet.
  ///
  /// - Returns: its number.
  @inline(__always) final func append(
    _ id: PlainID, of node: Int32, before other: IDTable.Entry
  ) -> Int? {
    guard free.isEmpty, nodes.count < capacity, !slot.isMade else { return nil }
    let number = nodes.count
    nodes.append(node)
    next.append(other)
    id.write(to: memory + number &* stride, stride: stride)
    return number
  }

  /// Returns whether the id at a place has the very bits of another one.
  final func has(_ id: PlainID, at number: Int) -> Bool {
    id.isSame(at: memory + number &* stride, stride: stride)
  }

  /// Gives an id to another node.
  final func move(_ number: Int, to node: Int32) { nodes[number] = node }
}

/// A column of ids of one type.
final class IDsOfType<ID: Hashable>: IDColumn {
  @inline(__always) private var ids: UnsafeMutablePointer<ID> {
    memory.assumingMemoryBound(to: ID.self)
  }

  init(capacity: Int) {
    let capacity = max(capacity, 4)
    super.init(
      UnsafeMutablePointer<ID>.allocate(capacity: capacity), capacity: capacity,
      stride: MemoryLayout<ID>.stride)
    nodes.reserve(capacity)
    next.reserve(capacity)
  }

  deinit {
    if !_isPOD(ID.self) {
      for number in 0..<nodes.count where nodes[number] >= 0 {
        (ids + number).deinitialize(count: 1)
      }
    }
    ids.deallocate()
  }

  override func id(_ number: Int) -> AnyHashable { AnyHashable(ids[number]) }

  /// Returns whether an id equals another one.
  @inline(__always) func has(_ id: ID, at number: Int) -> Bool { ids[number] == id }

  override var byteCount: Int { super.byteCount + capacity * MemoryLayout<ID>.stride }

  override func copy() -> IDColumn {
    let copy = IDsOfType(capacity: nodes.count)
    for number in 0..<nodes.count {
      copy.nodes.append(nodes[number])
      copy.next.append(next[number])
      if nodes[number] >= 0 { (copy.ids + number).initialize(to: ids[number]) }
    }
    copy.free = free
    if let index = slot.madeObject(IDIndex.self) { _ = copy.slot.object(index.copy) }
    return copy
  }

  override func remove(_ number: Int, into removed: RemovedContent) {
    slot.madeObject(IDIndex.self)?.unlink(number, hash: ids[number].hashValue)
    if !_isPOD(ID.self) { removed.keep(AnyHashable(ids[number])) }
    (ids + number).deinitialize(count: 1)
    nodes[number] = -1
    free.append(Int32(number))
  }

  override func add(_ number: Int, to table: inout IDTable, of node: Int) {
    table.add(ids[number], of: node)
  }

  override func number(equalTo id: AnyHashable) -> Int {
    if let id = id as? ID { return number(of: id) }
    // Numbers of different types are equal; others than integers have a column without a type.
    guard ID.self == Int.self, let number = id.integer, let id = number as? ID else { return -1 }
    return self.number(of: id)
  }
}

// MARK: - Adding

extension IDsOfType {
  /// Adds an id of a node before its others, and returns its number.
  @inline(__always) func add(_ id: ID, of node: Int32, before other: IDTable.Entry) -> Int {
    guard free.isEmpty, nodes.count < capacity, !slot.isMade else {
      return addSlowly(id, of: node, before: other)
    }
    let number = nodes.count
    nodes.append(node)
    next.append(other)
    (ids + number).initialize(to: id)
    return number
  }

  @inline(never) private func addSlowly(
    _ id: ID, of node: Int32, before other: IDTable.Entry
  ) -> Int {
    let number: Int
    if let place = free.popLast() {
      number = Int(place)
    } else {
      number = nodes.count
      if number == capacity { grow() }
      nodes.append(-1)
      next.append(.none)
    }
    (ids + number).initialize(to: id)
    nodes[number] = node
    next[number] = other
    if let index = slot.madeObject(IDIndex.self) {
      if index.isFull {
        slot.forget()
        _ = self.index
      } else {
        index.reserve(nodes.count)
        link(number, in: index)
      }
    }
    return number
  }

  private func grow() {
    let larger = UnsafeMutablePointer<ID>.allocate(capacity: 2 * capacity)
    if free.isEmpty {
      larger.moveInitialize(from: ids, count: nodes.count)
    } else {
      for number in 0..<nodes.count where nodes[number] >= 0 {
        (larger + number).moveInitialize(from: ids + number, count: 1)
      }
    }
    ids.deallocate()
    (memory, capacity) = (UnsafeMutableRawPointer(larger), 2 * capacity)
  }

}

// MARK: - Finding

extension IDsOfType {
  /// Returns the first of the ids that equal one; -1 if there is none.
  @inline(__always) func number(of id: ID) -> Int {
    let index = index
    var number = Int(index.first(id.hashValue))
    while number >= 0, !(ids[number] == id) { number = Int(index.links[number].next) }
    return number
  }

  /// Returns the node with an id; -1 if there is none, and -2 if there may be several.
  @inline(__always) func onlyNode(withID id: ID) -> Int {
    let index = index
    var number = Int(index.first(id.hashValue))
    while number >= 0 {
      let links = index.links[number]
      if ids[number] == id { return links.nextEqual < 0 ? Int(nodes[number]) : -2 }
      number = Int(links.next)
    }
    return -1
  }

  @inline(__always) private var index: IDIndex {
    slot.object {
      let index = IDIndex(room: nodes.count - free.count)
      index.reserve(nodes.count)
      for number in 0..<nodes.count where nodes[number] >= 0 { link(number, in: index) }
      return index
    }
  }

  /// Adds an id to the index, unless its node has it already.
  private func link(_ number: Int, in index: IDIndex) {
    let hash = ids[number].hashValue
    var equal = Int(index.first(hash))
    while equal >= 0, !(ids[equal] == ids[number]) { equal = Int(index.links[equal].next) }
    if equal < 0 { return index.link(number, hash: hash) }
    let last = Int(index.links[equal].nextEqual)
    if nodes[equal] == nodes[number] || (last >= 0 && nodes[last] == nodes[number]) { return }
    index.link(number, equalTo: equal)
  }
}

extension AnyHashable {
  /// The integer that equals a number of any type, if there is one.
  fileprivate var integer: Int? {
    let integer =
      (base as? any BinaryInteger).flatMap { Int(exactly: $0) }
      ?? (base as? any BinaryFloatingPoint).flatMap { Int(exactly: Double($0)) }
    return integer.flatMap { AnyHashable($0) == self ? $0 : nil }
  }
}

// MARK: - Plain ids

extension PlainID {
  /// Writes the id to a place in a list of ids of its type.
  @inline(__always) fileprivate func write(to place: UnsafeMutableRawPointer, stride: Int) {
    withUnsafeBytes(of: bits) { bits in
      switch stride {
      case 8: place.storeBytes(of: bits.load(as: UInt64.self), as: UInt64.self)
      case 4: place.storeBytes(of: bits.load(as: UInt32.self), as: UInt32.self)
      default: place.copyMemory(from: bits.baseAddress.unsafelyUnwrapped, byteCount: stride)
      }
    }
  }

  /// Returns whether a place in a list of ids of its type has the very same bits.
  fileprivate func isSame(at place: UnsafeRawPointer, stride: Int) -> Bool {
    withUnsafeBytes(of: bits) {
      $0.prefix(stride).elementsEqual(UnsafeRawBufferPointer(start: place, count: stride))
    }
  }
}

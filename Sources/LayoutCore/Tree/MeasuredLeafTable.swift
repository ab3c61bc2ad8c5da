/// The measured leaves of a tree: a growing array that owns their closures.
///
/// The owner releases it.
struct MeasuredLeafTable {
  private var base: UnsafeMutablePointer<MeasuredLeaf>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 1) {
    self.base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  func copy() -> MeasuredLeafTable {
    var copy = MeasuredLeafTable(capacity: max(count, 1))
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  subscript(index: Int) -> MeasuredLeaf {
    assert(index >= 0 && index < count, "index \(index) out of range 0..<\(count)")
    return base[index]
  }

  /// Stores a leaf in the place of another one, or behind all others.
  @inline(__always) mutating func put(_ leaf: consuming MeasuredLeaf, at index: Int) {
    assert(index >= 0 && index <= count, "index \(index) out of range 0...\(count)")
    guard index == count else {
      base[index] = leaf
      return
    }
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: leaf)
    count += 1
  }

  /// Makes room for so many leaves in all.
  mutating func reserve(_ amount: Int) {
    guard amount > capacity else { return }
    let moved = UnsafeMutablePointer<MeasuredLeaf>.allocate(capacity: amount)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = amount
  }
}

extension MeasuredLeafTable {
  /// Whether a leaf knows the metrics of its font.
  @inline(__always) func hasMetrics(_ index: Int) -> Bool { base[index].metrics != nil }

  /// Calls a leaf's closure.
  ///
  /// The leaf is taken out and put back, so that no reference is counted.
  @inline(__always) func measure(
    _ index: Int, _ proposal: ProposedViewSize
  ) -> LeafMeasurement {
    let leaf = (base + index).move()
    let measurement = leaf.measure(proposal)
    (base + index).initialize(to: leaf)
    return measurement
  }
}

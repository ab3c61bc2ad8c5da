/// The closures that measure a tree's leaves, in a growing array that owns them.
///
/// The owner deallocates it. The table itself has no references, so using it counts none.
struct MeasuredLeafTable: BitwiseCopyable {
  private var closures: UnsafeMutablePointer<Closure>
  private(set) var count = 0
  private var capacity: Int

  /// A leaf's closure, in a noncopyable struct, so that calling it counts no reference.
  private struct Closure: ~Copyable {
    let measure: (ProposedViewSize) -> LeafMeasurement

    borrowing func callAsFunction(_ proposal: ProposedViewSize) -> LeafMeasurement {
      measure(proposal)
    }
  }

  init(capacity: Int = 0) {
    self.closures = capacity > 0 ? .allocate(capacity: capacity) : Self.nowhere
    self.capacity = capacity
  }

  /// A valid address to use while there are no closures.
  private static var nowhere: UnsafeMutablePointer<Closure> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Closure>.alignment).unsafelyUnwrapped
  }

  func deallocate() {
    guard capacity > 0 else { return }
    closures.deinitialize(count: count)
    closures.deallocate()
  }

  func copy() -> MeasuredLeafTable {
    var copy = MeasuredLeafTable(capacity: count)
    for index in 0..<count {
      (copy.closures + index).initialize(to: Closure(measure: closures[index].measure))
    }
    copy.count = count
    return copy
  }

  /// The size of the table's memory, in bytes.
  var byteCount: Int { capacity * MemoryLayout<Closure>.stride }

  /// Returns the closure of a leaf.
  func closure(of index: Int) -> (ProposedViewSize) -> LeafMeasurement {
    assert(index >= 0 && index < count, "index \(index) out of range 0..<\(count)")
    return closures[index].measure
  }

  /// Stores a leaf's closure, replacing another one or after all others.
  @inline(__always) mutating func put(
    _ measure: @escaping (ProposedViewSize) -> LeafMeasurement, at index: Int
  ) {
    assert(index >= 0 && index <= count, "index \(index) out of range 0...\(count)")
    if index == count {
      if count == capacity { reserve(max(capacity * 2, 4)) }
      count += 1
      (closures + index).initialize(to: Closure(measure: measure))
    } else {
      closures[index] = Closure(measure: measure)
    }
  }

  /// Takes a leaf's closure out; a placeholder stays until the place is used again.
  func takeOut(_ index: Int) -> (ProposedViewSize) -> LeafMeasurement {
    let taken = closure(of: index)
    closures[index] = Closure { _ in LeafMeasurement(width: 0, height: 0) }
    return taken
  }

  /// Makes room for a total number of leaves.
  mutating func reserve(_ amount: Int) {
    guard amount > capacity else { return }
    let larger = UnsafeMutablePointer<Closure>.allocate(capacity: amount)
    larger.moveInitialize(from: closures, count: count)
    if capacity > 0 { closures.deallocate() }
    closures = larger
    capacity = amount
  }
}

extension MeasuredLeafTable {
  /// Calls a leaf's closure.
  @inline(__always) func measure(
    _ index: Int, _ proposal: ProposedViewSize
  ) -> LeafMeasurement {
    closures[index](proposal)
  }
}

extension TreeStorage {
  /// Returns the leaf with an index in the table of measured leaves.
  func measuredLeaf(_ index: Int) -> MeasuredLeaf {
    MeasuredLeaf(
      contract: measured[index].contract, metrics: leafMetrics[index],
      measure: measuredLeaves.closure(of: index))
  }

  /// Stores a leaf's metrics, and removes those of the leaf that was there before.
  func setMetrics(_ metrics: MeasuredLeaf.Metrics?, ofLeaf index: Int) {
    if metrics != nil || !leafMetrics.isEmpty { leafMetrics[index] = metrics }
  }
}

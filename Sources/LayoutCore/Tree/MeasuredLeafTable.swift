/// The measured leaves of a tree: a growing array that owns their closures, and beside each what few
/// ask for.
///
/// The owner releases it.
struct MeasuredLeafTable {
  private var closures: UnsafeMutablePointer<Closure>
  private var traits: UnsafeMutablePointer<Traits>
  private(set) var count = 0
  private var capacity: Int

  /// A leaf's closure, in a struct that cannot be copied so that calling it counts no reference.
  private struct Closure: ~Copyable {
    let measure: (ProposedViewSize) -> LeafMeasurement

    borrowing func callAsFunction(_ proposal: ProposedViewSize) -> LeafMeasurement {
      measure(proposal)
    }
  }

  /// What there is to know of a leaf beside its closure.
  private struct Traits {
    let contract: LeafContract
    let metrics: MeasuredLeaf.Metrics?
  }

  init(capacity: Int = 1) {
    self.closures = .allocate(capacity: capacity)
    self.traits = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() {
    closures.deinitialize(count: count)
    closures.deallocate()
    traits.deinitialize(count: count)
    traits.deallocate()
  }

  func copy() -> MeasuredLeafTable {
    var copy = MeasuredLeafTable(capacity: max(count, 1))
    for index in 0..<count {
      (copy.closures + index).initialize(to: Closure(measure: closures[index].measure))
    }
    copy.traits.initialize(from: traits, count: count)
    copy.count = count
    return copy
  }

  subscript(index: Int) -> MeasuredLeaf {
    assert(index >= 0 && index < count, "index \(index) out of range 0..<\(count)")
    let traits = traits[index]
    return MeasuredLeaf(
      contract: traits.contract, metrics: traits.metrics, measure: closures[index].measure)
  }

  /// Stores a leaf in the place of another one, or behind all others.
  @inline(__always) mutating func put(_ leaf: consuming MeasuredLeaf, at index: Int) {
    assert(index >= 0 && index <= count, "index \(index) out of range 0...\(count)")
    let traits = Traits(contract: leaf.contract, metrics: leaf.metrics)
    guard index == count else {
      self.traits[index] = traits
      closures[index] = Closure(measure: leaf.measure)
      return
    }
    if count == capacity { reserve(capacity * 2) }
    (self.traits + count).initialize(to: traits)
    (closures + count).initialize(to: Closure(measure: leaf.measure))
    count += 1
  }

  /// Makes room for so many leaves in all.
  mutating func reserve(_ amount: Int) {
    guard amount > capacity else { return }
    var larger = MeasuredLeafTable(capacity: amount)
    larger.closures.moveInitialize(from: closures, count: count)
    larger.traits.moveInitialize(from: traits, count: count)
    larger.count = count
    closures.deallocate()
    traits.deallocate()
    self = larger
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

/// The closure that measures a leaf, as a tree stores it.
struct StoredLeaf: StoredEntry, ~Copyable {
  let measure: @Sendable (ProposedViewSize) -> LeafMeasurement

  borrowing func copy() -> StoredLeaf { StoredLeaf(measure: measure) }

  /// Calls the closure.
  @inline(__always) borrowing func callAsFunction(
    _ proposal: ProposedViewSize
  ) -> LeafMeasurement {
    measure(proposal)
  }
}

/// A guide that a node sets, as a tree stores it.
struct StoredGuide: StoredEntry, ~Copyable {
  let guide: AlignmentGuide

  borrowing func copy() -> StoredGuide { StoredGuide(guide: guide) }

  /// Calls the closure.
  @inline(__always) borrowing func callAsFunction(_ dimensions: ViewDimensions) -> CGFloat {
    guide.value(dimensions)
  }
}

// MARK: - Leaves

extension TreeStorage {
  /// Returns the leaf with an index in the table of measured leaves.
  func measuredLeaf(_ index: Int) -> MeasuredLeaf {
    MeasuredLeaf(
      contract: measured[index].contract, metrics: leafMetrics[index],
      measure: measuredLeaves.address(of: index).pointee.measure)
  }

  /// Stores a leaf's metrics, and removes those of the leaf that was there before.
  func setMetrics(_ metrics: MeasuredLeaf.Metrics?, ofLeaf index: Int) {
    if metrics != nil || !leafMetrics.isEmpty { leafMetrics[index] = metrics }
  }

  /// Takes a leaf's closure out; a placeholder stays until the place is used again.
  func takeOutLeaf(_ index: Int) -> @Sendable (ProposedViewSize) -> LeafMeasurement {
    let place = measuredLeaves.address(of: index)
    defer { place.pointee = StoredLeaf { _ in LeafMeasurement(width: 0, height: 0) } }
    return place.pointee.measure
  }
}

// MARK: - Guides

extension TreeStorage {
  /// Returns the guide with an index in the table of all nodes' guides.
  func guide(_ index: Int) -> AlignmentGuide { guides.address(of: index).pointee.guide }

  /// Takes a guide out; a placeholder stays until the place is used again.
  func takeOutGuide(_ index: Int) -> AlignmentGuide {
    let guide = guide(index)
    guides.put(StoredGuide(guide: AlignmentGuide(key: guide.key) { _ in 0 }), at: index)
    return guide
  }
}

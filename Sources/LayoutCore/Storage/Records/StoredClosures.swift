/// The closure that measures a leaf, as a tree stores it.
struct StoredLeaf: StoredEntry, ~Copyable {
  let measure: @Sendable (ProposedViewSize) -> LeafMeasurement
  /// The font's metrics, of a leaf that is text.
  let metrics: MeasuredLeaf.Metrics?

  borrowing func copy() -> StoredLeaf { StoredLeaf(measure: measure, metrics: metrics) }

  /// Calls the closure.
  @inline(__always) borrowing func callAsFunction(_ proposal: ProposedViewSize) -> LeafMeasurement {
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
    let leaf = measuredLeaves.address(of: index)
    return MeasuredLeaf(
      contract: measured[index].contract, metrics: leaf.pointee.metrics,
      measure: leaf.pointee.measure)
  }

  /// Takes a leaf's closure out; a placeholder stays until the place is used again.
  func takeOutLeaf(_ index: Int) -> @Sendable (ProposedViewSize) -> LeafMeasurement {
    let place = measuredLeaves.address(of: index)
    defer {
      place.pointee = StoredLeaf(measure: { _ in LeafMeasurement(size: .zero) }, metrics: nil)
    }
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

// What the closures of `onDelete` and `onMove` usually do with their data.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some distances from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some distances from the start, in their order, to the place in front of
  /// the element at another distance.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let isMoved = { source.contains($0) }
    let before = all.indices.filter { $0 < destination && !isMoved($0) }
    let after = all.indices.filter { $0 >= destination && !isMoved($0) }
    let order = before + all.indices.filter(isMoved) + after
    for (index, offset) in zip(indices, order) { self[index] = all[offset] }
  }
}

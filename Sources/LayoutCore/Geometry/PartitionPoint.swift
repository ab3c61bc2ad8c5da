extension Range<Int> {
  /// Returns the first number that satisfies a condition, or the end of the range if none does, by
  /// halving. All numbers after one that satisfies the condition must satisfy it too.
  @inline(__always) package func partitionPoint(where isFound: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isFound(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import LayoutCore
import Testing

struct PartitionPointTests {
  @Test(arguments: [0..<0, 0..<1, 0..<2, 3..<10, 0..<1000])
  func `the first number that satisfies a condition is found`(range: Range<Int>) {
    for first in range.lowerBound...range.upperBound {
      #expect(range.partitionPoint { $0 >= first } == first)
    }
  }

  @Test func `few numbers are looked at`() {
    var count = 0
    let found = (0..<1_000_000).partitionPoint {
      count += 1
      return $0 >= 765_432
    }
    // 2^20 is more than a million.
    #expect(found == 765_432 && count <= 20)
  }
}

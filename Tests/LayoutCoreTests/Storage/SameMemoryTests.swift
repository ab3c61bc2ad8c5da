import Testing

@testable import LayoutCore

/// The comparison by which debug builds check that a storage was brought up to date.
struct SameMemoryTests {
  @Test func `values are the same if each of their words is`() {
    func areSame<Value>(_ values: [Value], _ others: [Value], first count: Int) -> Bool {
      var (values, others) = (values, others)
      return values.withUnsafeMutableBufferPointer { values in
        others.withUnsafeMutableBufferPointer { others in
          guard let own = values.baseAddress, let other = others.baseAddress else { return true }
          return own.hasSame(count, as: other)
        }
      }
    }
    // The last word of each, and halves of words that are no numbers.
    #expect(areSame([1.0, 2.0, .nan], [1.0, 2.0, .nan], first: 3))
    #expect(!areSame([1.0, 2.0, 3.0], [1.0, 2.0, 3.0.nextUp], first: 3))
    #expect(areSame([1.0, 2.0, 3.0], [1.0, 2.0, 3.0.nextUp], first: 2))
    #expect(!areSame([0.0], [-0.0], first: 1))
    #expect(areSame([Int32](0..<7), [Int32](0..<7), first: 7))
    #expect(!areSame([Int32](0..<7), [Int32](0..<6) + [8], first: 7))
    #expect(areSame([Int32](0..<7), [Int32](1..<8), first: 0))
  }
}

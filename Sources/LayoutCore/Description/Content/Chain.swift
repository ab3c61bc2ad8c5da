/// A value that was added after others. Copies of what it was added to share those, and any number
/// of values are one list, not closures that call each other.
final class Chain<Value> {
  private let value: Value
  private var previous: Chain?

  init(_ value: Value, after previous: Chain?) { (self.value, self.previous) = (value, previous) }

  /// A value and those before it are released one by one, not each by the next one.
  deinit {
    var next = previous
    previous = nil
    while isKnownUniquelyReferenced(&next), let chain = next {
      next = chain.previous
      chain.previous = nil
    }
  }

  /// All values, the first one at the start.
  var inOrder: [Value] { sequence(first: self, next: \.previous).map(\.value).reversed() }
}

// The value before is taken out only when the last owner of this one gives it up, so nobody reads
// it meanwhile.
extension Chain: @unchecked Sendable where Value: Sendable {}

import LayoutCore

extension SeededGenerator {
  /// One of some values.
  mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

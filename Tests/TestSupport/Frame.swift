import LayoutCore

/// An expected frame, `[x, y, width, height]`; `nil` where a number is not looked at.
package struct Frame: Sendable, ExpressibleByArrayLiteral {
  package let numbers: [CGFloat?]

  package init(_ numbers: [CGFloat?]) {
    precondition(numbers.count == 4, "a frame has four numbers")
    self.numbers = numbers
  }

  package init(arrayLiteral numbers: CGFloat?...) { self.init(numbers) }

  package init(_ rect: CGRect) {
    // A rectangle's own width is never negative, the size that it was made with can be.
    numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  package func matches(_ other: Frame, tolerance: CGFloat = 1e-6) -> Bool {
    areEqual(numbers, other.numbers, tolerance)
  }
}

extension Frame: CustomStringConvertible {
  package var description: String { "(\(numbers.map(\.asLength).joined(separator: ", ")))" }
}

/// An expected size, `[width, height]`; `nil` where a number is not looked at.
package struct Extent: Sendable, ExpressibleByArrayLiteral {
  package let numbers: [CGFloat?]

  package init(_ numbers: [CGFloat?]) {
    precondition(numbers.count == 2, "a size has two numbers")
    self.numbers = numbers
  }

  package init(arrayLiteral numbers: CGFloat?...) { self.init(numbers) }

  package init(_ size: CGSize) { numbers = [size.width, size.height] }

  package func matches(_ size: CGSize) -> Bool { areEqual(numbers, Extent(size).numbers) }
}

extension Extent: CustomStringConvertible {
  package var description: String { "\(numbers[0].asLength) × \(numbers[1].asLength)" }
}

/// Whether two lengths are the same but for the rounding of a sum.
package func areEqual(_ expected: CGFloat, _ actual: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  expected == actual || abs(expected - actual) <= tolerance || expected.isNaN && actual.isNaN
}

private func areEqual(
  _ expected: [CGFloat?], _ actual: [CGFloat?], _ tolerance: CGFloat = 1e-6
) -> Bool {
  zip(expected, actual).allSatisfy { expected, actual in
    guard let expected else { return true }
    return actual.map { areEqual(expected, $0, tolerance) } ?? false
  }
}

/// A vector that consists of any number of vectors.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var value: (repeat each Value)

  /// Creates a vector from several.
  @inlinable public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The vector whose components are all zero.
  @inlinable public static var zero: Self { Self(repeat (each Value).zero) }

  /// Adds the components.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value + each rhs.value)
  }

  /// Subtracts the components.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies the components by a factor.
  @inlinable public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ vector: V) -> V {
      var vector = vector
      vector.scale(by: rhs)
      return vector
    }
    value = (repeat scaled(each value))
  }

  /// The sum of the components' squared magnitudes.
  @inlinable public var magnitudeSquared: Double {
    var sum = 0.0
    repeat sum += (each value).magnitudeSquared
    return sum
  }

  /// Returns whether all components are equal.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    for isEqual in repeat each lhs.value == each rhs.value {
      if !isEqual { return false }
    }
    return true
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AnimatableValues: Sendable where repeat each Value: Sendable {}

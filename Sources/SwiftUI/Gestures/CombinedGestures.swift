/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// How far the gestures have come.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The value of the gesture that was recognised.
  public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The second gesture was recognised.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines the gesture with another that may be recognised at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Combines the gesture with another that follows it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another that is recognised in its absence.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

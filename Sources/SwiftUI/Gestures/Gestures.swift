/// One or more taps.
public struct TapGesture: Gesture {
  /// A tap measures nothing.
  public typealias Value = Void
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of some taps.
  public init(count: Int = 1) { self.count = count }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
  /// Whether the press has begun.
  public typealias Value = Bool
  /// The gesture is not made of others.
  public typealias Body = Never

  /// How long the press lasts, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// Two fingers that move apart or together.
public struct MagnificationGesture: Gesture {
  /// The scale.
  public typealias Value = CGFloat
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The least change of scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The least change of scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// What the fingers measure.
  public struct Value: Equatable, Sendable {
    /// When it was measured.
    public var time: Date
    /// The scale.
    public var magnification: CGFloat
    /// How fast the scale changes, in a second.
    public var velocity: CGFloat
    /// Between the fingers at first.
    public var startAnchor: UnitPoint
    /// Between the fingers at first, in points.
    public var startLocation: CGPoint
  }
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// What the fingers measure.
  public struct Value: Equatable, Sendable {
    /// When it was measured.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// How fast the angle changes, in a second.
    public var velocity: Angle
    /// Between the fingers at first.
    public var startAnchor: UnitPoint
    /// Between the fingers at first, in points.
    public var startLocation: CGPoint
  }
}

/// One or more taps.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// Two fingers that move apart or together.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// What the fingers measure.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification, velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
}

/// Two fingers that turn.
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// What the fingers measure.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation, velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
}

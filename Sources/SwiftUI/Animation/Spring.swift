/// A spring, by which changes would be animated.
public struct Spring: Hashable, Sendable {
  /// How long the spring seems to swing, in seconds.
  public let duration: TimeInterval
  /// How much it swings: not at all at 0, for ever at 1.
  public let bounce: Double

  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response,
      bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// How fast the spring would swing without damping, in seconds.
  public var response: Double { duration }

  /// The damping, compared with the least at which the spring does not swing.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

  /// A spring that does not swing.
  public static var smooth: Spring { smooth() }
  /// A spring that swings a little.
  public static var snappy: Spring { snappy() }
  /// A spring that swings.
  public static var bouncy: Spring { bouncy() }

  /// A spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// A spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .spring(duration: spring.duration, bounce: spring.bounce) }
}

// The shapes of animations: springs and curves. Nothing moves, so neither computes values.

/// A spring, by which changes would be animated.
public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// Without mass or stiffness, which make no spring, this is the usual one.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    guard mass > 0, stiffness > 0 else {
      self.init()
      return
    }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  public var response: Double { duration }
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / response) * (2 * .pi / response) }
  public var damping: Double { 4 * .pi * dampingRatio / response }

  public static var smooth: Self { smooth() }
  public static var snappy: Self { snappy() }
  public static var bouncy: Self { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// A way from 0 to 1, as a function of the part of the time that is over.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  private var isInverse = false
  private init(_ name: String) { self.name = name }

  public static let linear = Self("linear")
  public static let easeIn = Self("easeIn"), easeOut = Self("easeOut")
  public static let easeInOut = Self("easeInOut")
  public static let circularEaseIn = Self("circularEaseIn")
  public static let circularEaseOut = Self("circularEaseOut")
  public static let circularEaseInOut = Self("circularEaseInOut")

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
    Self("bezier \(startControlPoint) \(endControlPoint)")
  }

  public var inverse: Self {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }
}

// MARK: - Animations by springs

extension Animation {
  public static var spring: Self { spring(Spring()) }
  public static var interactiveSpring: Self { spring(duration: 0.15) }
  public static var interpolatingSpring: Self { interpolatingSpring(Spring()) }
  public static var smooth: Self { smooth() }
  public static var snappy: Self { snappy() }
  public static var bouncy: Self { bouncy() }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Self {
    Self("spring \(spring.duration) \(spring.bounce) \(blendDuration)")
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Self {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Self {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Self { spring(duration: duration, bounce: extraBounce, blendDuration: blendDuration) }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Self {
    Self("interpolatingSpring \(spring.duration) \(spring.bounce) \(initialVelocity)")
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Self {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

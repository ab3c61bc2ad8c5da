// Where a spring's weight is at a time. It hangs at 0 and is pulled to a target.

extension Spring {
  /// The weight's mass.
  public var mass: Double { 1 }

  /// How hard the spring pulls for each unit of distance.
  public var stiffness: Double { frequency * frequency }

  /// How hard the weight is held back for each unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - mass: the mass of the weight.
  ///   - stiffness: how hard the spring pulls for each unit of distance.
  ///   - damping: how hard the weight is held back for each unit of speed.
  ///   - allowOverDamping: whether the spring may be slower than the fastest that does not swing.
  ///
  /// Without mass or stiffness, which make no spring, it is the usual one.
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

  private var frequency: Double { 2 * .pi / response }

  /// The parts of a distance and of a speed that remain after a time, and how fast both change.
  private func motion(
    after time: Double
  ) -> (distance: Double, speed: Double, distanceChange: Double, speedChange: Double) {
    let ratio = max(dampingRatio, 0)
    // A spring without length is at rest at once, and so is every one in the end; one that is held
    // back without end never moves.
    guard frequency.isFinite, frequency > 0, time.isFinite else { return (0, 0, 0, 0) }
    guard ratio.isFinite else { return (1, 0, 0, 0) }
    let pull = ratio * frequency
    let decay = exp(-pull * time)
    guard ratio != 1 else {
      return (
        decay * (1 + pull * time), decay * time, -decay * pull * pull * time,
        decay * (1 - pull * time)
      )
    }
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    let sine: Double
    let cosine: Double
    if ratio < 1 {
      sine = decay * sin(swing * time) / swing
      cosine = decay * cos(swing * time)
    } else {
      // As two decays, because hyperbolic functions would overflow.
      let (slow, fast) = (exp((swing - pull) * time), exp((-swing - pull) * time))
      sine = (slow - fast) / (2 * swing)
      cosine = (slow + fast) / 2
    }
    return (
      cosine + pull * sine, sine, -frequency * frequency * sine, cosine - pull * sine
    )
  }
}

// MARK: - From 0 to a target

extension Spring {
  /// Returns where the weight is after a time.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(after: time)
    return target.scaled(by: 1 - motion.distance) + initialVelocity.scaled(by: motion.speed)
  }

  /// Returns how fast the weight is after a time.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(after: time)
    return initialVelocity.scaled(by: motion.speedChange)
      - target.scaled(by: motion.distanceChange)
  }

  /// Returns the force on a weight at a place, with a speed.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long the weight takes to come to rest at 1.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// Returns how long the weight takes to come to rest. After that, even its largest possible swing
  /// stays nearer to the target than a distance. The time is infinite for a spring without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let ratio = dampingRatio
    guard ratio > 0, epsilon > 0 else { return .infinity }
    let rate =
      ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    let swing = frequency * max(abs(1 - ratio * ratio), 0.01).squareRoot()
    let reach =
      target.magnitudeSquared.squareRoot()
      + (initialVelocity.magnitudeSquared.squareRoot()
        + rate * target.magnitudeSquared.squareRoot()) / swing
    return reach > epsilon ? log(reach / epsilon) / rate : 0
  }
}

// MARK: - From one value to another

extension Spring {
  /// Returns the value between two others after a time.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = toValue
    let start = fromValue.animatableData
    value.animatableData =
      start
      + self.value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return value
  }

  /// Returns how fast the value between two others changes after a time.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = toValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the force on a value between two others.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var value = toValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return value
  }

  /// Returns how long it takes from one value to rest at another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

/// How a change is shown over time.
///
/// Layout never waits: a view is laid out for the values it has, and animations are accepted
/// without effect.
public struct Animation: Equatable, Sendable {
  private var name: String
  private var numbers: [Double] = []

  private init(_ name: String, _ numbers: Double...) {
    self.name = name
    self.numbers = numbers
  }

  private func adding(_ name: String, _ numbers: Double...) -> Animation {
    var animation = self
    animation.name += ".\(name)"
    animation.numbers += numbers
    return animation
  }
}

extension Animation {
  /// Creates a client's own animation.
  public init<A: CustomAnimation>(_ base: A) { self.init("\(base)") }
}

// MARK: - Curves

extension Animation {
  /// The usual animation.
  public static let `default` = Animation("default")
  /// Even speed.
  public static let linear = Animation("linear")
  /// Slow at the start.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at the start and the end.
  public static let easeInOut = Animation("easeInOut")

  /// Even speed over a time.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the start, over a time.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end, over a time.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at the start and the end, over a time.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

  /// A speed given by a curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", p1x, p1y, p2x, p2y, duration)
  }

  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve \(curve)", duration)
  }
}

// MARK: - Springs

extension Animation {
  /// A spring.
  public static let spring = Animation("spring")
  /// A spring for movements that people cause.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// A spring that does not swing.
  public static let smooth = Animation("smooth")
  /// A spring that swings a little.
  public static let snappy = Animation("snappy")
  /// A spring that swings.
  public static let bouncy = Animation("bouncy")

  /// A spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring", response, dampingFraction, blendDuration)
  }

  /// A spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration, bounce, blendDuration)
  }

  /// A spring for movements that people cause.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response, dampingFraction, blendDuration)
  }

  /// A spring for movements that people cause.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", duration, extraBounce, blendDuration)
  }

  /// A spring that a new one does not replace, but is added to.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring that a new one does not replace, but is added to.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", duration, bounce, initialVelocity)
  }

  /// A spring with the properties of a real one.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", mass, stiffness, damping, initialVelocity)
  }

  /// A spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration, extraBounce)
  }

  /// A spring that swings a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration, extraBounce)
  }

  /// A spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration, extraBounce)
  }
}

// MARK: - Changes

extension Animation {
  /// Returns the animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { adding("speed", speed) }

  /// Returns the animation after a time.
  public func delay(_ delay: TimeInterval) -> Animation { adding("delay", delay) }

  /// Returns the animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount", Double(repeatCount), autoreverses ? 1 : 0)
  }

  /// Returns the animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding("repeatForever", autoreverses ? 1 : 0)
  }

  /// Sets when the animation counts as logically complete.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding("logicallyComplete", duration)
  }
}

// MARK: - Animating

/// Runs a closure; what it changes is not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure; what it changes is not animated. The closure for when the animation has ended
/// never runs.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When it has come close to its end.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When all movement has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
  /// Accepts an animation for changes of a value, without effect.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Accepts an animation for all changes, without effect.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Changes the view by a closure. The animation has no effect.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Accepts a transition, without effect.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Accepts a transition, without effect.
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Sets how content would change. Nothing changes here.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// A view that stands for another one in a closure.
public struct PlaceholderContentView<Content: View>: View {
  let content: Content

  /// The other view.
  public var body: some View { content }
}

extension ViewModifier {
  /// Accepts an animation for all changes of what the modifier makes, without effect.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension Binding {
  /// Returns the binding itself: what it changes is not animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding itself: what it changes is not animated.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

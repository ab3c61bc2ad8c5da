// How views would look while they scroll into sight. Nothing scrolls here: they look as in the
// middle.

extension View {
  /// Accepts how the view would look while it comes into sight or leaves; the closure never runs.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Accepts how the view would look while it comes into sight or leaves; the closure never runs.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// The phase of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the top or leading end.
  case topLeading
  /// In sight.
  case identity
  /// At the bottom or trailing end.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1, from the top or leading end to the other.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes from phase to phase while it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  private init() {}

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Changes bit by bit, as the view is scrolled.
  public static let interactive = ScrollTransitionConfiguration()

  /// At once, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .init()
  }

  /// Changes bit by bit, as the view is scrolled.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { .init() }

  /// Accepts an animation, and leaves the configuration unchanged.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Accepts where a view comes into sight, and leaves the configuration unchanged.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The place from which on a view is in sight.
  public struct Threshold: Sendable {
    private init() {}

    /// All of it.
    public static let visible = Threshold()
    /// Any of it.
    public static let hidden = Threshold()
    /// In the middle.
    public static var centered: Threshold { .init() }

    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { .init() }

    /// Returns a threshold between two; here unchanged.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }

    /// Returns the threshold at a distance; here unchanged.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

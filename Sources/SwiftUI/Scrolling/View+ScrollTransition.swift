// How views would look while they scroll into sight. Nothing scrolls here: they look as in the
// middle.

nonisolated extension View {
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// The phase of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
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
  public static let identity = Self(), animated = Self(), interactive = Self()
  public static func animated(_ animation: Animation = .default) -> Self { .init() }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .init() }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// The place from which on a view is in sight.
  public struct Threshold: Sendable {
    private init() {}
    public static let visible = Self(), hidden = Self(), centered = Self()
    public static func visible(_ amount: Double) -> Self { .init() }
    public func interpolated(towards other: Threshold, amount: Double) -> Self { self }
    public func inset(by distance: Double) -> Self { self }
  }
}

// What live scroll views report while they are scrolled. Here the closures never run.

extension View {
  /// Accepts an action for when people begin or end to scroll; it never runs.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Accepts an action for when people begin or end to scroll; it never runs.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Accepts an action for changes of the views in sight; it never runs.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Accepts whether scroll views inside have their usual ground, which nothing here draws.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// The phase of scrolling that a scroll view is in.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger may begin to scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// The content comes to rest.
  case decelerating
  /// The content goes where code wants it.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The values at a change of phase.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public let geometry: ScrollGeometry
  /// How fast it moves.
  public let velocity: CGVector?
}

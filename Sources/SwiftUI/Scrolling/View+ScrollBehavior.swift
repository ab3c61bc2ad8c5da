// How scroll views behave and look. It changes no layout.

nonisolated extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if axes.contains(.horizontal) {
          environment.horizontalScrollIndicatorVisibility = visibility
        }
        if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
      })
  }

  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public func refreshable(action: @escaping () async -> Void) -> some View { self }
}

/// Whether indicators show.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }

/// How scroll views bounce.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// How scrolling hides a keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}

// MARK: - What live scroll views report

nonisolated extension View {
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// The phase of scrolling that a scroll view is in.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The values at a change of phase.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

extension ScrollPosition { public var isPositionedByUser: Bool { false } }

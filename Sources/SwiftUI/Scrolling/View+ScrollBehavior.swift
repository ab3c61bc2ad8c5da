// How scroll views behave and look. It changes no layout.

extension View {
  /// Sets whether indicators show; nothing here draws them.
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

  /// Accepts when indicators flash; nothing here draws them.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepts when indicators flash; nothing here draws them.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Accepts whether scrolling is disabled, and leaves the view unchanged.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Accepts how scroll views bounce, and leaves the view unchanged.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Accepts how scrolling hides a keyboard, and leaves the view unchanged.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepts where scrolling comes to rest. A behaviour can be asked without a scroll view: see
  /// ``ScrollTargetBehaviorContext``.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Accepts at which views scrolling comes to rest, and leaves the view unchanged.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepts whether scrolling comes to rest at the view, and leaves it unchanged.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Accepts an action for pulling down, which never runs.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }
}

/// Whether indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static var automatic: Self { Self(name: "automatic") }
  /// If the platform shows any.
  public static var visible: Self { Self(name: "visible") }
  /// If the platform insists.
  public static var hidden: Self { Self(name: "hidden") }
  /// Not at all.
  public static var never: Self { Self(name: "never") }
}

/// How scroll views bounce.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static var automatic: Self { Self(name: "automatic") }
  /// Always.
  public static var always: Self { Self(name: "always") }
  /// When there is something to scroll.
  public static var basedOnSize: Self { Self(name: "basedOnSize") }
}

/// How scrolling hides a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static var automatic: Self { Self(name: "automatic") }
  /// At once.
  public static var immediately: Self { Self(name: "immediately") }
  /// With the finger.
  public static var interactively: Self { Self(name: "interactively") }
  /// Not at all.
  public static var never: Self { Self(name: "never") }
}

// How the pointer and buttons under it behave. None of it changes layout.

extension View {
  /// Accepts how the pointer would look above the view.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Sets whether buttons would act again and again while they are pressed.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Accepts whether a click that activates the window is also one on the view.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Accepts how scroll views in the view would be scrolled.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Sets how prominent badges in the view are; they are laid out the same.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Accepts which links from elsewhere the view would rather open.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// How the pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// An arrow.
  public static let `default` = PointerStyle(name: "default")
  /// For text in lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For a part of a picture.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// For what can be taken.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// For what is taken.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// For links.
  public static let link = PointerStyle(name: "link")
  /// For making things larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// For making things smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For making columns wider or narrower.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For making rows higher or lower.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether a button acts again and again while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A gesture of the hand that presses buttons.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking somewhere.
  public static let look = ScrollInputKind(name: "look")
}

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As is usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
}

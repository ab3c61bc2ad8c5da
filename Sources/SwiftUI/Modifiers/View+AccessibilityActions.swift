// Actions for assistive technology. Their closures never run, and their views are not laid out.

extension View {
  /// Accepts an action that never runs.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Accepts an action that never runs.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Accepts an action that never runs.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Accepts an action that never runs.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Accepts an action for scrolling that never runs.
  public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
    self
  }

  /// Accepts an action for zooming that never runs.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Accepts a point to tap, and leaves the view unchanged.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Accepts a point to tap, and leaves the view unchanged.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Accepts whether the view can be used, and leaves it unchanged.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepts touches to pass on, and leaves the view unchanged.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Accepts a larger version for a long press, and leaves the view unchanged.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}

/// A category of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// The usual kind.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// Creates a kind by name.
  public init(_ name: Text) { self.name = "custom" }

  /// Creates a kind by name.
  public init(_ nameKey: LocalizedStringKey) { self.name = "custom" }

  private init(name: String) { self.name = name }
}

/// A gesture that zooms in or out.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether something becomes larger.
  public enum Direction: Hashable, Sendable {
    /// It becomes larger.
    case zoomIn
    /// It becomes smaller.
    case zoomOut
  }

  /// Whether something becomes larger.
  public let direction: Direction
  /// Where people do it, in units of the view.
  public let location: UnitPoint
  /// Where people do it.
  public let point: CGPoint
}

/// Options for touches that are passed on directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only after it has been chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Without speech.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

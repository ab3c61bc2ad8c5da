// Actions that a live view can ask its surroundings for. There are no surroundings that could do
// anything, so calling them does nothing.

extension EnvironmentValues {
  /// Would dismiss the view.
  public var dismiss: DismissAction { DismissAction() }

  /// Would open an address.
  public var openURL: OpenURLAction { OpenURLAction { _ in .discarded } }

  /// Would refresh the view; `nil`, as nothing refreshes it.
  public var refresh: RefreshAction? { nil }

  /// Whether the view is presented by another one.
  public var isPresented: Bool { false }

  /// How the view is presented by another one.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Whether the scene is in use.
  public var scenePhase: ScenePhase { .active }
}

/// Would dismiss a view.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Would open an address.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was not opened.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()

    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// Accepts a closure that would open addresses; it never runs.
  public init(handler: @escaping (URL) -> Result) {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing but to say that the address was not opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(false)
  }
}

/// Would refresh a view.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// How a view is presented by another one.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not seen.
  case background
  /// It is seen, but not used.
  case inactive
  /// It is used.
  case active
}

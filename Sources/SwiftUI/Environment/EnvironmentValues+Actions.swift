// Actions that a live view can ask its surroundings for. Calling them does nothing here.

extension EnvironmentValues {
  /// Would dismiss the view.
  public var dismiss: DismissAction { DismissAction() }

  /// An action that would open an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// An action that would open a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// An action that would open a window in place of the one that the view is in.
  public var pushWindow: PushWindowAction { PushWindowAction() }

  /// An action that would close a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Would open the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// Would refresh the view; `nil`, as nothing refreshes it.
  public var refresh: RefreshAction? { nil }

  /// What people can undo; `nil`, as they do nothing.
  public var undoManager: UndoManager? { nil }

  /// Whether the view is presented by another one.
  public var isPresented: Bool { false }

  /// How the view is presented by another one.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// An action that would dismiss a view.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// An action that would open an address.
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

/// An action that would open a window.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that would open a window in place of another.
public struct PushWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that would close a window.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}

  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that would open an app's settings.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// An action that would refresh a view.
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

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

// What a view can ask its surroundings for. Calling it does nothing.

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var pushWindow: PushWindowAction { PushWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var refresh: RefreshAction? { nil }
  public var rename: RenameAction? { nil }
  public var undoManager: UndoManager? { nil }
  public var isPresented: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// An action that would dismiss a view.
public struct DismissAction: Sendable { public func callAsFunction() {} }
/// An action that would end a search.
public struct DismissSearchAction: Sendable { public func callAsFunction() {} }
/// An action that would open an app's settings.
public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }
/// An action that would refresh a view.
public struct RefreshAction: Sendable { public func callAsFunction() async {} }
/// An action that would let the system choose the focus again.
public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }
/// An action that would rename something.
public struct RenameAction { public func callAsFunction() {} }

/// An action that would open an address.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    public static let handled = Self(), discarded = Self(), systemAction = Self()
    public static func systemAction(_ url: URL) -> Self { Self() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  /// Says that the address was not opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

/// An action that would open a window.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String? = nil, value: D) {}
}

/// An action that would open a window in place of another.
public struct PushWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String? = nil, value: D) {}
}

/// An action that would close a window.
public struct DismissWindowAction: Sendable {
  public func callAsFunction(id: String? = nil) {}
  public func callAsFunction<D: Codable & Hashable>(id: String? = nil, value: D) {}
}

/// How a view is presented by another one.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

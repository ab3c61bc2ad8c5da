// What windows of an app are like, and what happens when something changes. Nothing of it has an
// effect.

extension Scene {
  /// Accepts a closure for when a value changes; it never runs.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Accepts a closure for when a value changes; it never runs.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Accepts a closure for when a value changes; it never runs.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Accepts menus, which are not laid out.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Accepts that the usual menus are not there.
  public func commandsRemoved() -> some Scene { self }

  /// Accepts menus in place of the usual ones, which are not laid out.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Accepts a value for the views, which are not laid out.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// Accepts an object for the views, which are not laid out.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Accepts an object for the views, which are not laid out.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// Accepts the size of new windows.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Accepts the size of new windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Accepts where new windows are.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepts which sizes windows can have.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Accepts how windows look.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Accepts a shortcut that opens windows.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Accepts which events windows are opened for.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Which sizes windows can have.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WindowResizability(name: "automatic")
  /// The sizes that the view can have.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least that which the view needs.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How windows look.
public protocol WindowStyle: Sendable {}

/// The usual look.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window with a bar that shows the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// In space.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual look.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a bar that shows the title.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { .init() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// In space.
  public static var volumetric: VolumetricWindowStyle { .init() }
}

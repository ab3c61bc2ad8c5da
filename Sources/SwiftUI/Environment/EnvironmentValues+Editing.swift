// Whether people change or search what a view shows.

extension EnvironmentValues {
  /// Whether people edit what the view shows; `nil`, which is the default, if they cannot.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the view has the keyboard's focus: never.
  public var isFocused: Bool { false }

  /// Whether people search: never.
  public var isSearching: Bool { false }

  /// An action that would end a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Whether the scroll views inside can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

/// Whether a view's content is being edited.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// They do for a moment.
  case transient
  /// They do.
  case active

  /// Whether they do at all.
  public var isEditing: Bool { self != .inactive }
}

/// An action that would end a search.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

// What a live system says to views. Here they have the values of a system at rest.

extension EnvironmentValues {
  /// Whether the scene is recorded or shown elsewhere.
  public var isSceneCaptured: Bool { false }

  /// Whether a tab view shows its sections in a sidebar.
  public var isTabBarShowingSections: Bool { false }

  /// Whether the system is used in its simplest way.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// The keys that trigger the control; `nil`, as nothing is triggered.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  /// The material under the view; `nil` if nothing is known.
  public var backgroundMaterial: Material? { nil }

  /// The size of rows in sidebars.
  public var sidebarRowSize: SidebarRowSize { .medium }

  /// An action that would let the system choose the focus again.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Would rename something; `nil`, as nothing can be renamed.
  public var rename: RenameAction? { nil }
}

/// The size of rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small.
  case small
  /// Of the usual size.
  case medium
  /// Large.
  case large
}

/// An action that would let the system choose the focus again.
public struct ResetFocusAction {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// An action that would rename something.
public struct RenameAction {
  /// Does nothing.
  public func callAsFunction() {}
}

extension View {
  /// Accepts the language by whose rules text is set.
  ///
  /// Text is measured alike in all languages.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
}

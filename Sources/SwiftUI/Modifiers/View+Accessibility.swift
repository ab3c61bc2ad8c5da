// What assistive technology reads is kept for renderers and never changes layout.

extension View {
  private func accessibility(
    _ accessibility: @escaping (EnvironmentValues) -> Appearance.Accessibility
  ) -> some View {
    appearance { Appearance(accessibility: accessibility($0)) }
  }
}

// MARK: - Labels, values and hints

extension View {
  /// Says what the view is.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { .init(label: label.string(in: $0)) }
  }

  /// Says what the view is.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(.init(label: String(label)))
  }

  /// Says what the view holds.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility { .init(value: value.string(in: $0)) }
  }

  /// Says what the view holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the view holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(.init(value: String(value)))
  }

  /// Says what happens if the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { .init(hint: hint.string(in: $0)) }
  }

  /// Says what happens if the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens if the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(.init(hint: String(hint)))
  }

  /// Says what the view is for, as a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is for, as a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Says what the view is for, as a hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

// MARK: - Elements

extension View {
  /// Leaves the view out of what is read out.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility(.init(isHidden: hidden))
  }

  /// Says what kinds of element the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.init(traits: traits.described))
  }

  /// Accepts traits to remove, and keeps those that were added.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says which of several views is read first; higher is earlier.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility(.init(sortPriority: sortPriority))
  }

  /// Accepts how the view's content counts as elements, and leaves the view unchanged.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Accepts an action that never runs.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepts an action that never runs.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepts an action that never runs.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepts an action that never runs.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Accepts whether inverting colours skips the view; no colours are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepts a larger version for a long press, and leaves the view unchanged.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// An action that assistive technology can ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The usual action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To leave something.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How the elements in a view are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

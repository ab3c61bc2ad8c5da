import LayoutCore

// What assistive technology reads is kept for renderers and never changes layout.

nonisolated extension View {
  private func said(
    _ isSaid: Bool, _ accessibility: @escaping (EnvironmentValues) -> Appearance.Accessibility
  ) -> some View { appearance { Appearance(accessibility: isSaid ? accessibility($0) : .init()) } }

  /// Says what the view is.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    said(isEnabled) { .init(label: label.string(in: $0)) }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Says what the view holds.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    said(isEnabled) { .init(value: value.string(in: $0)) }
  }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Says what happens if the view is used.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    said(isEnabled) { .init(hint: hint.string(in: $0)) }
  }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says what the view is for, as a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  /// Leaves the view out of what is read out.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    said(isEnabled) { _ in .init(isHidden: hidden) }
  }

  /// Says what kinds of element the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.init(traits: traits.described))
  }

  /// Says which of several views is read first; higher is earlier.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility(.init(sortPriority: sortPriority))
  }

  /// Names the view, if a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(
      NodeModifier { node in
        isEnabled
          ? node.id(identifier).appearance(Appearance(accessibility: .init(identifier: identifier)))
          : node
      })
  }
}

// MARK: - Older names

nonisolated extension View {
  @available(*, deprecated, message: "Use accessibilityLabel(_:) instead.")
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  @available(*, deprecated, message: "Use accessibilityValue(_:) instead.")
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  @available(*, deprecated, message: "Use accessibilityHint(_:) instead.")
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  @available(*, deprecated, message: "Use accessibilityHidden(_:) instead.")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  @available(*, deprecated, message: "Use accessibilityIdentifier(_:) instead.")
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  @available(*, deprecated, message: "Use accessibilitySortPriority(_:) instead.")
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  @available(*, deprecated, message: "Use accessibilityRemoveTraits(_:) instead.")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  @available(*, deprecated, message: "Use accessibilityInputLabels(_:) instead.")
  public func accessibility(inputLabels: [Text]) -> some View { self }
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

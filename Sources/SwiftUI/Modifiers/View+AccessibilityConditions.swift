// What assistive technology reads under a condition.

extension View {
  private func said(
    _ isSaid: Bool, _ accessibility: @escaping (EnvironmentValues) -> Appearance.Accessibility
  ) -> some View {
    appearance { Appearance(accessibility: isSaid ? accessibility($0) : .init()) }
  }

  /// Says what the view is, if the condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    said(isEnabled) { .init(label: label.string(in: $0)) }
  }

  /// Says what the view is, if the condition holds.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what the view is, if the condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view holds, if the condition holds.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    said(isEnabled) { .init(value: value.string(in: $0)) }
  }

  /// Says what the view holds, if the condition holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what the view holds, if the condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens if the view is used, if the condition holds.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    said(isEnabled) { .init(hint: hint.string(in: $0)) }
  }

  /// Says what happens if the view is used, if the condition holds.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what happens if the view is used, if the condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Leaves the view out of what is read out, if the condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    said(isEnabled) { _ in .init(isHidden: hidden) }
  }

  /// Names the view for tests, if the condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(
      NodeModifier { node in
        isEnabled
          ? node.id(identifier).appearance(
            Appearance(accessibility: .init(identifier: identifier)))
          : node
      })
  }

  /// Accepts other names for the view, and does not keep them.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

  /// Accepts other names for the view, and does not keep them.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Accepts other names for the view, and does not keep them.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { self }

  /// Accepts a point to tap, and leaves the view unchanged.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Accepts a point to tap, and leaves the view unchanged.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }
}

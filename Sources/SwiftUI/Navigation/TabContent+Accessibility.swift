// What is read out of tabs. It is not kept.

extension TabContent {
  /// Accepts a name of the tabs for tests.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts a label of the tabs to be read out.
  public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts a label of the tabs to be read out.
  public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts a label of the tabs to be read out.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts a hint at what the tabs do.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts a hint at what the tabs do.
  public func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts what the tabs hold, to be read out.
  public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts what the tabs hold, to be read out.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts what the tabs hold, to be read out.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts other names for the tabs.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts other names for the tabs.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Accepts other names for the tabs.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}

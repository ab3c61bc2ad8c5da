// What is read out of tabs. It is not kept.

nonisolated extension TabContent {
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  public func accessibilityLabel<Label>(
    _ label: Label, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  public func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  public func accessibilityHint<Hint>(
    _ hint: Hint, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  public func accessibilityValue<Value>(
    _ value: Value, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<Label>(
    _ inputLabels: [Label], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}

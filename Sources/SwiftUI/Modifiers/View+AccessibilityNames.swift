// Older names of accessibility modifiers.

extension View {
  /// Says what the view is.
  @available(*, deprecated, message: "Use accessibilityLabel(_:) instead.")
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view holds.
  @available(*, deprecated, message: "Use accessibilityValue(_:) instead.")
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens if the view is used.
  @available(*, deprecated, message: "Use accessibilityHint(_:) instead.")
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Leaves the view out.
  @available(*, deprecated, message: "Use accessibilityHidden(_:) instead.")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests, which find its frame by the name.
  @available(*, deprecated, message: "Use accessibilityIdentifier(_:) instead.")
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what kinds of element the view is.
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Accepts traits to remove, and keeps those that were added.
  @available(*, deprecated, message: "Use accessibilityRemoveTraits(_:) instead.")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Says which of several views is read first; higher is earlier.
  @available(*, deprecated, message: "Use accessibilitySortPriority(_:) instead.")
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Accepts other names for the view, and does not keep them.
  @available(*, deprecated, message: "Use accessibilityInputLabels(_:) instead.")
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Accepts a point to tap, and leaves the view unchanged.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Accepts a point to tap, and leaves the view unchanged.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Accepts an id for selection, and does not keep it.
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

// What assistive technology would do with a view or read in its place. None of it is kept: closures
// never run, and views are not laid out.

nonisolated extension View {
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V = { EmptyView() }
  ) -> some View { self }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<Label>(
    _ inputLabels: [Label], isEnabled: Bool = true
  ) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

// MARK: - Actions

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityAction<Name>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory = .default, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityScrollAction(
    _ handler: @escaping (_ edge: Edge) -> Void
  ) -> some View { self }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true
  ) -> some View { self }
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true
  ) -> some View { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityDragPoint<Description>(
    _ point: UnitPoint, description: Description
  ) -> some View { self }
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityDropPoint<Description>(
    _ point: UnitPoint, description: Description
  ) -> some View { self }
}

// MARK: - More to read

nonisolated extension View {
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<Value>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

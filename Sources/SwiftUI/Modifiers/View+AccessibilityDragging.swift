// Points to drag from and to drop on for assistive technology. They are not kept.

extension View {
  /// Accepts a point to drag from, and leaves the view unchanged.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Accepts a point to drag from, and leaves the view unchanged.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a point to drag from, and leaves the view unchanged.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Accepts a point to drop on, and leaves the view unchanged.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Accepts a point to drop on, and leaves the view unchanged.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a point to drop on, and leaves the view unchanged.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// The view itself: nothing moves the focus.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

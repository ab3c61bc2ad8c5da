// Where people would drag from and drop to with the help of assistive technology. Nobody does.

extension View {
  /// The view itself: nobody drags from it.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// The view itself: nobody drags from it.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: nobody drags from it.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// The view itself: nobody drops onto it.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// The view itself: nobody drops onto it.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: nobody drops onto it.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// The view itself: nothing moves the focus.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

// What assistive technology reads, made from what it would read without.

extension View {
  /// Accepts views that stand for the view's label, made from the label that it has; they are not
  /// laid out and not kept.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
}

// How rows look on some systems, and under a pointer. There is none: layout stays the same.

extension View {
  /// Accepts how the view's row looks under a pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepts whether the view's row looks otherwise under a pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepts the colour behind the view's row.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }

  /// Accepts how high choices on wheels are.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}

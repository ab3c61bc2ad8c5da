nonisolated extension View {
  /// Puts the view into a frame with a fixed width, height or both.
  ///
  ///     Color.blue.frame(width: 40, height: 20)
  ///
  /// - Parameters:
  ///   - width: the frame's width; `nil` for the view's own.
  ///   - height: the frame's height; `nil` for the view's own.
  ///   - alignment: where the view is in a frame of another size.
  @inlinable public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(NodeModifier { $0.frame(width: width, height: height, alignment: alignment) })
  }

  /// Puts the view into a frame of the view's own size.
  @available(*, deprecated, message: "Pass a width, a height or limits.") @inlinable
  public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Puts the view into a frame whose width and height stay within limits.
  ///
  ///     Text("Title").frame(maxWidth: .infinity, alignment: .leading)
  ///
  /// - Parameters:
  ///   - minWidth: the least width.
  ///   - idealWidth: the width where none is proposed.
  ///   - maxWidth: the largest width; the frame grows to it if there is room.
  ///   - minHeight: the least height.
  ///   - idealHeight: the height where none is proposed.
  ///   - maxHeight: the largest height; the frame grows to it if there is room.
  ///   - alignment: where the view is in a frame of another size.
  @inlinable public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      NodeModifier {
        $0.frame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
      })
  }

  /// Fixes the view at its ideal size.
  @inlinable public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length on some axes, whatever is proposed there.
  ///
  ///     Text("A long text").fixedSize(horizontal: false, vertical: true)
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(NodeModifier { $0.fixedSize(horizontal: horizontal, vertical: vertical) })
  }
}

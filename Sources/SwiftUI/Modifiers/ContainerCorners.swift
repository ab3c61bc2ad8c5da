// What covers the corners of windows: nothing here. Windows are rectangles without buttons in them.

/// The sizes of what covers the corners of a rectangle.
@frozen public struct RectangleCornerInsets: Equatable, Sendable {
  /// The size where text starts, at the top.
  public var topLeading: CGSize
  /// The size where text ends, at the top.
  public var topTrailing: CGSize
  /// The size where text starts, at the bottom.
  public var bottomLeading: CGSize
  /// The size where text ends, at the bottom.
  public var bottomTrailing: CGSize

  /// Creates insets.
  @inlinable public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates insets of no size.
  @inlinable public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension GeometryProxy {
  /// The sizes of what covers the corners of the window: nothing, so they are zero.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension View {
  /// Keeps the view clear of what covers the corners of the window. Nothing does, so it is where it
  /// was.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    self
  }
}

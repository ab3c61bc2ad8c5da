/// Views on top of each other, and in space each in front of the one before.
///
///     ZStack(alignment: .bottomTrailing) {
///       Color.gray
///       Text("Caption")
///     }
@frozen public struct ZStack<Content: View>: _TransparentView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline package let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guides that coincide.
  ///   - content: the views, from back to front.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, spacing, self.content) = (alignment, nil, content())
  }

  /// Adds one stack of the content's nodes.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    let children = context.children(of: content)
    context.append(
      .zstack(alignment: alignment, spacing: spacing, children.nodes)
        .keptWithOneChild(!children.hasFixedCount))
  }

  /// Creates a stack with distances between its views along the depth.
  ///
  ///     ZStack(spacing: 20) {
  ///       background
  ///       label
  ///     }
  ///
  /// - Parameters:
  ///   - alignment: the guides that coincide in the plane.
  ///   - spacing: the distance between neighbours; `nil` for none.
  ///   - content: the views, from back to front.
  @inlinable public init<V: View>(
    alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> V
  ) where Content == ZStackContent3D<V> {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = ZStackContent3D(spacing: spacing, content: content())
  }
}

/// The content of a stack with distances between its views.
@frozen public struct ZStackContent3D<Content: View>: _TransparentView {
  /// The distance between neighbours.
  public var spacing: CGFloat?
  /// The views.
  public var content: Content

  /// Creates content.
  @inlinable public init(spacing: CGFloat?, content: Content) {
    (self.spacing, self.content) = (spacing, content)
  }

  /// Adds the views.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    content._makeNodes(in: &context)
  }
}

nonisolated extension View {
  /// Gives the view a frame of a fixed depth.
  ///
  ///     Color.blue.frame(width: 40, height: 40).frame(depth: 20)
  ///
  /// - Parameters:
  ///   - depth: the frame's depth; `nil` for the view's own.
  ///   - alignment: where the view is in a frame of another depth.
  @inlinable public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    modifier(NodeModifier { $0.frame(depth: depth, alignment: alignment) })
  }

  /// Puts the view into a frame whose depth stays within limits.
  ///
  /// - Parameters:
  ///   - minDepth: the least depth.
  ///   - idealDepth: the depth where none is proposed.
  ///   - maxDepth: the largest depth; the frame grows to it if there is room.
  ///   - alignment: where the view is in a frame of another depth.
  @_disfavoredOverload @inlinable public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View {
    modifier(
      NodeModifier {
        $0.frame(
          minDepth: minDepth, idealDepth: idealDepth, maxDepth: maxDepth, alignment: alignment)
      })
  }

  /// Adds padding around the view, with a length for each face, front and back included.
  @inlinable public func padding3D(_ insets: EdgeInsets3D) -> some View {
    modifier(NodeModifier { $0.padding3D(insets) })
  }

  /// Adds padding to some of the view's faces.
  ///
  /// - Parameters:
  ///   - edges: the faces; all of them by default.
  ///   - length: the space on each; `nil` for the standard space.
  @inlinable public func padding3D(
    _ edges: Edge3D.Set = .all, _ length: CGFloat? = nil
  ) -> some View { modifier(NodeModifier { $0.padding3D(edges, length) }) }

  /// Constrains the view to the proportions of a volume.
  ///
  /// - Parameters:
  ///   - aspectRatio: the shape; `nil` for that of the view's ideal size and depth.
  ///   - contentMode: whether the shape fits into the space or covers it.
  @inlinable public func aspectRatio3D(
    _ aspectRatio: Size3D? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(NodeModifier { $0.aspectRatio3D(aspectRatio, contentMode: contentMode) })
  }

  /// Scales the view to fit its space, in the shape of its ideal size.
  @inlinable public func scaledToFit3D() -> some View { aspectRatio3D(nil, contentMode: .fit) }

  /// Scales the view to cover its space, in the shape of its ideal size.
  @inlinable public func scaledToFill3D() -> some View { aspectRatio3D(nil, contentMode: .fill) }
}

// MARK: - Overlays

nonisolated extension View {
  /// Lays other views over this one, proposing them its size and depth.
  ///
  ///     model.spatialOverlay(alignment: .topTrailingFront) { badge }
  ///
  /// Several views share the space. They never influence the view's size or place.
  public func spatialOverlay<V: View>(
    alignment: Alignment3D = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(SpatialContent(alignment: alignment, content: content())) {
        $0.spatialOverlay(alignment: alignment, $1)
      })
  }
}

/// The views of a spatial overlay: one by itself, several sharing the space.
struct SpatialContent<Content: View>: _TransparentView {
  let alignment: Alignment3D
  let content: Content

  func makeNodes(in context: inout ViewContext) {
    let children = context.children(of: content)
    if children.nodes.count > 1 {
      context.append(.layout(SpatialContainer(alignment: alignment), children.nodes))
    } else if let node = children.nodes.first {
      context.append(node)
    }
  }
}

import LayoutCore

// Turns and transforms in space, for renderers. Only rotation3DLayout changes layout.

nonisolated extension View {
  /// Turns the view in space, and gives it the room that the turned view needs.
  ///
  ///     model.rotation3DLayout(Rotation3D(angle: .degrees(90), axis: .y))
  public func rotation3DLayout(_ rotation: Rotation3D) -> some View {
    modifier(NodeModifier { $0.rotation3DLayout(rotation) })
  }

  /// Turns the view around an axis in space, and gives it the room that the turned view needs.
  public func rotation3DLayout(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View { rotation3DLayout(Rotation3D(angle, axis: axis)) }

  /// Turns the view around an axis in space, and gives it the room that the turned view needs.
  public func rotation3DLayout(_ angle: Angle, axis: RotationAxis3D) -> some View {
    rotation3DLayout(Rotation3D(angle: Angle2D(angle), axis: axis))
  }
}

// MARK: - For renderers

nonisolated extension View {
  /// Draws the view further in front without moving what is around it.
  ///
  /// - Parameter z: the distance towards the viewer.
  @inlinable public func offset(z: CGFloat) -> some View {
    modifier(NodeModifier { $0.offset(z: z) })
  }

  /// Draws the view turned in space.
  public func rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center) -> some View {
    drawn(AffineTransform3D(rotation: rotation), anchor: anchor)
  }

  /// Draws the view turned around an axis in space.
  @_disfavoredOverload public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .center
  ) -> some View { rotation3DEffect(Rotation3D(angle, axis: axis), anchor: anchor) }

  /// Draws the view larger or smaller, by a factor for each axis.
  @_disfavoredOverload public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1, anchor: UnitPoint3D = .center
  ) -> some View {
    drawn(
      AffineTransform3D(scale: Size3D(width: Double(x), height: Double(y), depth: Double(z))),
      anchor: anchor)
  }

  /// Draws the view with each of its points moved by a transform in space.
  public func transform3DEffect(_ transform: AffineTransform3D) -> some View {
    drawn(transform, anchor: .origin)
  }

  private func drawn(_ transform: AffineTransform3D, anchor: UnitPoint3D) -> some View {
    modifier(NodeModifier { $0.transformed3D(RenderTransform3D(transform, anchor: anchor)) })
  }
}

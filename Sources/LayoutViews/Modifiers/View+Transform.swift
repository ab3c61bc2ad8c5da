import LayoutCore

// Transforms that renderers apply to views. They change no layout: size, guides, spacing and
// priority are those of the view itself.

nonisolated extension View {
  /// Draws the view larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: the factor on each axis.
  ///   - anchor: the point of the view that stays where it is.
  @inlinable public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller.
  @inlinable public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller, by a factor for each axis.
  @inlinable public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { transformed(.scale(x: x, y: y), anchor: anchor) }

  /// Draws the view turned clockwise; counter-clockwise in right-to-left layouts.
  @inlinable public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(.rotation(radians: angle.radians), anchor: anchor)
  }

  /// Draws the view with each of its points moved by a transform.
  @inlinable public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(.matrix(transform), anchor: .topLeading)
  }

  @inlinable func transformed(_ effect: RenderTransform.Effect, anchor: UnitPoint) -> some View {
    modifier(NodeModifier { $0.transformed(RenderTransform(effect, anchor: anchor)) })
  }

  /// Draws the view with each of its points moved by a transform.
  ///
  /// The part of the transform that would make distant parts smaller is left out.
  @inlinable public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(CGAffineTransform(transform))
  }
}

// MARK: - In space

nonisolated extension View {
  /// Draws the view turned around an axis in space.
  ///
  /// It is seen from far away: perspective is left out.
  ///
  /// - Parameters:
  ///   - angle: the angle, clockwise seen along the axis.
  ///   - axis: the direction of the axis.
  ///   - anchor: the point of the view that stays where it is.
  ///   - anchorZ: how far in front of the view the axis is.
  ///   - perspective: how much smaller distant parts would be.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transformed(.turn(Rotation3D(angle, axis: axis), anchorZ: anchorZ), anchor: anchor)
  }
}

nonisolated extension View {
  /// Mirrors how the view is drawn in one of the layout directions.
  ///
  /// Its size, its guides, and the frames of what is inside are as without.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      EnvironmentNodeModifier { node, environment in
        guard behavior == .mirrors(in: environment.layoutDirection) else { return node }
        return node.transformed(RenderTransform(.scale(x: -1, y: 1)))
      })
  }

  /// Mirrors how the view is drawn in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

import LayoutCore

// Backgrounds, overlays and borders of colours and shapes. They are part of the view's look, not
// views of their own; those made of views are in View+Layers.

nonisolated extension View {
  /// Paints a style behind the view, extended into the unsafe areas that the view touches.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    painted(style, in: Rectangle(), intoUnsafeArea: edges, as: Appearance.Effect.background)
  }

  /// Paints the background style behind the view, extended into the unsafe areas that the view
  /// touches.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Paints a shape behind the view with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted(style, in: shape, fillStyle: fillStyle, as: Appearance.Effect.background)
  }

  /// Paints a shape behind the view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Paints a style over the view, extended into the unsafe areas that the view touches.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    painted(style, in: Rectangle(), intoUnsafeArea: edges, as: Appearance.Effect.overlay)
  }

  /// Paints a shape over the view with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { painted(style, in: shape, fillStyle: fillStyle, as: Appearance.Effect.overlay) }

  /// Draws a line inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    effect { .border(content._paint(in: $0), width: width) }
  }

  private func painted<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(),
    intoUnsafeArea edges: Edge.Set = [],
    as effect: @escaping (Appearance.Figure) -> Appearance.Effect
  ) -> some View {
    self.effect {
      var figure = shape.figure(style._paint(in: $0), style: fillStyle, in: $0)
      figure.edgesIntoUnsafeArea = edges
      return effect(figure)
    }
  }
}

// Overlays, backgrounds and masks of views. Those of colours and shapes are in View+Background.

extension View {
  /// The view under others that are laid out in its size.
  ///
  ///     Color.gray.overlay(alignment: .topTrailing) {
  ///       Color.red.frame(width: 8, height: 8)
  ///     }
  ///
  /// Several views in front lie on top of each other. They never influence the view's size or place.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(alignment: alignment, secondary: content()))
  }

  /// The view under another one that is laid out in its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(alignment: alignment, secondary: overlay))
  }

  /// The view on top of others that are laid out in its size.
  ///
  /// Several views behind lie on top of each other. They never influence the view's size or place.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(alignment: alignment, secondary: content()))
  }

  /// The view on top of another one that is laid out in its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(alignment: alignment, secondary: background))
  }

  /// The view, seen through others that are laid out in its size.
  ///
  /// The others have frames like those of an overlay. Renderers draw the view without the mask.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(alignment: alignment, secondary: mask()))
  }

  /// The view, seen through another one that is laid out in its size.
  ///
  /// The other has a frame like that of an overlay. Renderers draw the view without the mask.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, secondary: mask))
  }
}

private struct OverlayModifier<Secondary: View>: SecondaryModifier {
  let alignment: Alignment
  let secondary: Secondary

  func modified(_ node: LayoutNode, with secondary: LayoutNode) -> LayoutNode {
    node.overlay(alignment: alignment, secondary)
  }
}

private struct BackgroundModifier<Secondary: View>: SecondaryModifier {
  let alignment: Alignment
  let secondary: Secondary

  func modified(_ node: LayoutNode, with secondary: LayoutNode) -> LayoutNode {
    node.background(alignment: alignment, secondary)
  }
}

private struct MaskModifier<Secondary: View>: SecondaryModifier {
  let alignment: Alignment
  let secondary: Secondary

  func modified(_ node: LayoutNode, with secondary: LayoutNode) -> LayoutNode {
    node.overlay(alignment: alignment, secondary.hidden())
  }
}

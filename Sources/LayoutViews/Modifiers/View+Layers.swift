// Overlays, backgrounds and masks of views. Those of colours and shapes are in View+Background.

nonisolated extension View {
  /// Lays other views over this one, proposing them its size.
  ///
  ///     Color.gray.overlay(alignment: .topTrailing) {
  ///       Color.red.frame(width: 8, height: 8)
  ///     }
  ///
  /// Several views in front lie on top of each other. They never influence the view's size or
  /// place.
  @inlinable public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(LayerModifier(content()) { $0.overlay(alignment: alignment, $1) }) }

  /// Lays another view over this one, proposing it this one's size.
  @_disfavoredOverload @inlinable public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(LayerModifier(overlay) { $0.overlay(alignment: alignment, $1) }) }

  /// Lays other views behind this one, proposing them its size.
  ///
  /// Several views behind lie on top of each other. They never influence the view's size or place.
  @inlinable public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(LayerModifier(content()) { $0.background(alignment: alignment, $1) }) }

  /// Lays another view behind this one, proposing it this one's size.
  @_disfavoredOverload @inlinable public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(LayerModifier(background) { $0.background(alignment: alignment, $1) }) }

  /// Masks the view with others, which are proposed its size. Without any, nothing of it shows.
  ///
  /// The others have frames like those of an overlay.
  @inlinable public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(mask(), orElse: .empty) { $0.mask(alignment: alignment, $1) })
  }

  /// Masks the view with another one, which is proposed its size.
  ///
  /// The other has a frame like that of an overlay.
  @_disfavoredOverload @inlinable public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}

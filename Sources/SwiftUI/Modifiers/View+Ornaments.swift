// What views have around them where windows float in space.

extension View {
  /// Accepts a view beside the window, which is not laid out.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { self }

  /// Puts glass behind the view. The layout is the same.
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { glassBackgroundEffect(in: ContainerRelativeShape(), displayMode: displayMode) }

  /// Puts glass of a shape behind the view. The layout is the same.
  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    background(
      displayMode == .never ? AnyShapeStyle(.clear) : AnyShapeStyle(.regularMaterial), in: shape)
  }
}

/// When there is glass behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always.
  case always
  /// Only where the views around have none.
  case implicit
  /// Never.
  case never
}

/// Where a view beside a window is.
public struct OrnamentAttachmentAnchor: Sendable {
  /// At a point of the window.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { .init() }

  /// At a point of the window.
  @_disfavoredOverload
  public static func scene(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor { .init() }

  /// At a point of the view.
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { .init() }

  /// At a point of the view.
  @_disfavoredOverload
  public static func parent(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor { .init() }
}

import LayoutCore

nonisolated extension View {
  /// Hides what is outside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(.rectangle, usesEvenOddRule: false))
  }

  /// Hides what is outside a shape in the view's frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { .clip(shape.outline(in: $0), usesEvenOddRule: style.isEOFilled) }
  }

  /// Hides the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Sets the shape in which the view, and what is in it, answers to touches and pointers.
  ///
  /// It is stored for renderers, in the `hitTesting` of the nodes' appearance; the layout is the
  /// same.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the view's shape for some uses. The one for touches and pointers is kept for renderers;
  /// previews and focus rings are not drawn.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    appearance { environment in
      guard kind.contains(.interaction) else { return Appearance() }
      return Appearance(
        hitTesting: Appearance.HitTesting(
          outline: shape.outline(in: environment), usesEvenOddRule: eoFill))
    }
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds' bits.
  public var rawValue: Int

  /// Creates kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Effects under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// Rings around the view with the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

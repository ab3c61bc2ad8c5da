/// A translucent material that bends what is behind it. Renderers get it as a regular material.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var tint: Color?

  /// The usual glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Clearer glass.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.tint = color
    return result
  }

  /// The paint of the glass; `nil` for none.
  package var style: AnyShapeStyle? {
    switch kind {
    case .identity: nil
    case .regular: tint.map { AnyShapeStyle($0.opacity(0.7)) } ?? AnyShapeStyle(Material.regular)
    case .clear: tint.map { AnyShapeStyle($0.opacity(0.4)) } ?? AnyShapeStyle(Material.ultraThin)
    }
  }
}

/// The shape of glass behind a view that names no other: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns the capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
  /// Puts glass behind the view; the layout is the same.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let style = glass.style { shape.fill(style) }
    }
  }

  /// Puts glass behind the view, as where windows float in space; the layout is the same.
  public func glassBackgroundEffect(
    in shape: some InsettableShape = ContainerRelativeShape(),
    displayMode: GlassBackgroundDisplayMode = .always
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

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

  /// Accepts whether the glass responds to touches, and leaves it unchanged.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The paint of the glass; `nil` for none.
  var style: AnyShapeStyle? {
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

extension View {
  /// Puts glass behind the view; the layout is the same.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let style = glass.style { shape.fill(style) }
    }
  }

  /// Accepts an identity under which glass would move from view to view.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts an identity under which the glass of several views would be one.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts how glass would appear and disappear.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Accepts that the view would be mirrored beside its frame, behind sidebars; the layout is the
  /// same.
  public func backgroundExtensionEffect() -> some View { self }

  /// Accepts that the view would be mirrored beside its frame, behind sidebars; the layout is the
  /// same.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

/// How glass appears and disappears. It is accepted without effect.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { .init() }
  /// Out of other glass that is near.
  public static var matchedGeometry: GlassEffectTransition { .init() }
  /// By becoming clearer.
  public static var materialize: GlassEffectTransition { .init() }
}

/// Views whose glass would flow into each other where it is near. They are laid out as without the
/// container.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates the container.
  ///
  /// - Parameters:
  ///   - spacing: how near glass must be, which is accepted without effect.
  ///   - content: the views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

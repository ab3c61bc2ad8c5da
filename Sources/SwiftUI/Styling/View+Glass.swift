extension View {
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

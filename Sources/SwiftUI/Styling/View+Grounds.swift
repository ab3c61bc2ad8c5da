// What would be around views: ornaments in space, grounds of containers, glass that moves together.

nonisolated extension View {
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

/// Where a view beside a window is.
public struct OrnamentAttachmentAnchor: Sendable {
  public static func scene(_ anchor: UnitPoint) -> Self { .init() }
  @_disfavoredOverload
  public static func scene(_ anchor: UnitPoint3D) -> Self { .init() }
  public static func parent(_ anchor: UnitPoint) -> Self { .init() }
  @_disfavoredOverload
  public static func parent(_ anchor: UnitPoint3D) -> Self { .init() }
}

/// A container that may have something behind all of it.
public enum ContainerBackgroundPlacement: Sendable {
  case navigation, navigationSplitView, tabView, window, widget
}

/// How glass appears and disappears. It is accepted without effect.
public struct GlassEffectTransition: Sendable {
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

/// Views whose glass would flow into each other where it is near.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// When materials look as those of the window that people are using do.
public enum MaterialActiveAppearance: Sendable { case automatic, active, inactive, matchWindow }

extension Material {
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// The colour scheme that a view prefers for what presents it.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

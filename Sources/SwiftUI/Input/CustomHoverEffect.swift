/// How a view looks under the pointer, put together from other effects.
public protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  func body(content: Self.Content) -> Self.Body
}

extension CustomHoverEffect where Body == Never {
  public func body(content: Self.Content) -> Never { preconditionFailure("It has no body.") }
}

nonisolated extension Never: CustomHoverEffect {}

/// The effect that changes nothing.
public struct EmptyHoverEffect: CustomHoverEffect, Sendable { public init() {} }

/// The usual effect.
public struct AutomaticHoverEffect: CustomHoverEffect, Sendable { public init() {} }

/// The pointer becomes a light behind the view.
public struct HighlightHoverEffect: CustomHoverEffect, Sendable { public init() {} }

/// The pointer slides under the view and lifts it.
public struct LiftHoverEffect: CustomHoverEffect, Sendable { public init() {} }

extension CustomHoverEffect where Self == EmptyHoverEffect {
  public static var empty: Self { Self() }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: Self { Self() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: Self { Self() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: Self { Self() }
}

// MARK: - Adding effects

extension CustomHoverEffect {
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect { self }
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some CustomHoverEffect { self }
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID?,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect { self }
}

/// Effects that appear together.
public struct HoverEffectGroup: Equatable, Sendable {
  /// What a view does for its group.
  public enum Behavior: Sendable { case activatesGroup, followsGroup }

  private let id: String?
  private let namespace: Namespace.ID
  public init(_ namespace: Namespace.ID) { self.init(in: namespace) }
  public init(
    id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup
  ) { (self.id, self.namespace) = (id, namespace) }
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup { self }
}

// MARK: - Views

nonisolated extension View {
  @_disfavoredOverload
  public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, in group: HoverEffectGroup? = nil,
    isEnabled: Bool = true
  ) -> some View { self }
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some View { self }
  @_disfavoredOverload
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
  public func hoverEffectGroup(_ group: HoverEffectGroup? = nil) -> some View { self }
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID?,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View { self }
}

// MARK: - Looks

/// How a view would look under the pointer, or away from it.
public protocol HoverEffectContent {}

/// A look that changes nothing, to which others are added.
public struct EmptyHoverEffectContent: HoverEffectContent, Sendable { public init() {} }

extension HoverEffectContent {
  public func opacity(_ opacity: Double) -> some HoverEffectContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
  public func offset(_ offset: CGSize) -> some HoverEffectContent { self }
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }
  public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent { self }
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some HoverEffectContent { self }
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent { self }
}

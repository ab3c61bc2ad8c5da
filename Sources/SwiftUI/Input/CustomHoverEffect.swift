/// How a view looks under the pointer, put together from other effects.
///
///     struct FadeIn: CustomHoverEffect {
///       func body(content: Content) -> some CustomHoverEffect {
///         content.hoverEffect { effect, isActive, proxy in
///           effect.animation(.easeOut) { $0.opacity(isActive ? 1 : 0.5) }
///         }
///       }
///     }
///
/// Bodies and closures of hover effects never run, and effects never change a layout.
public protocol CustomHoverEffect {
  /// The type of the effect's body, which the compiler infers.
  associatedtype Body: CustomHoverEffect
  /// The effect that others are added to.
  typealias Content = EmptyHoverEffect

  /// What the effect is made of.
  func body(content: Self.Content) -> Self.Body
}

extension CustomHoverEffect where Body == Never {
  /// Never called: the effect has no body.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

extension Never: CustomHoverEffect {}

/// The effect that changes nothing.
public struct EmptyHoverEffect: CustomHoverEffect, Sendable {
  /// The effect has no body.
  public typealias Body = Never

  /// Creates the effect.
  public init() {}
}

/// The usual effect.
public struct AutomaticHoverEffect: CustomHoverEffect, Sendable {
  /// The effect has no body.
  public typealias Body = Never

  /// Creates the effect.
  public init() {}
}

/// The pointer becomes a light behind the view.
public struct HighlightHoverEffect: CustomHoverEffect, Sendable {
  /// The effect has no body.
  public typealias Body = Never

  /// Creates the effect.
  public init() {}
}

/// The pointer slides under the view and lifts it.
public struct LiftHoverEffect: CustomHoverEffect, Sendable {
  /// The effect has no body.
  public typealias Body = Never

  /// Creates the effect.
  public init() {}
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// As is usual.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// The pointer becomes a light behind the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The pointer slides under the view and lifts it.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

// MARK: - Adding effects

extension CustomHoverEffect {
  /// Returns the effect with another one.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect { self }

  /// Returns the effect with looks that a closure makes for either state; the closure never runs.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some CustomHoverEffect { self }

  /// Returns the effect, or none.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }

  /// Returns the effect together with those of a group.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }

  /// Returns the effect together with those of a group.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID?,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect { self }
}

/// Effects that appear together.
public struct HoverEffectGroup: Equatable, Sendable {
  /// What a view does for its group.
  public struct Behavior: Hashable, Sendable {
    private let name: String

    /// The group's effects appear under the pointer.
    public static let activatesGroup = Behavior(name: "activatesGroup")
    /// The view's effect appears with those of the group.
    public static let followsGroup = Behavior(name: "followsGroup")
  }

  private let id: String?
  private let namespace: Namespace.ID
  private var behavior: Behavior

  /// Creates a group of a namespace.
  public init(_ namespace: Namespace.ID) { self.init(id: nil, in: namespace) }

  /// Creates a group by its name.
  public init(
    id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup
  ) {
    (self.id, self.namespace, self.behavior) = (id, namespace, behavior)
  }

  /// Returns the group with another behaviour.
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup {
    var group = self
    group.behavior = behavior
    return group
  }
}

// MARK: - Views

extension View {
  /// Accepts how the view would look under the pointer.
  @_disfavoredOverload
  public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepts how the view would look under the pointer.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepts how the view would look under the pointer; the closure never runs.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some View { self }

  /// Accepts how views inside would look under the pointer.
  @_disfavoredOverload
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }

  /// Accepts that the effects of views inside would appear together.
  public func hoverEffectGroup() -> some View { self }

  /// Accepts that the effects of views inside would appear with those of a group.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }

  /// Accepts that the effects of views inside would appear with those of a group.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID?,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View { self }
}

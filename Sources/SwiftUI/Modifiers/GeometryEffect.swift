/// A transform of a view that depends on the view's size and that may be animated.
///
/// It changes no layout, and renderers draw the view without it.
nonisolated public protocol GeometryEffect: Animatable, _TransparentModifier {
  /// Returns the transform for a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// Describes the view itself.
  public func makeNodes(of content: some View, in context: inout ViewContext) {
    content._makeNodes(in: &context)
  }

  /// Returns the effect, left out of layout.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that is left out of layout.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the effect's transform.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A modifier with data that may be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

nonisolated extension View {
  /// Accepts that the view's geometry is animated as one.
  public func geometryGroup() -> some View { self }
}

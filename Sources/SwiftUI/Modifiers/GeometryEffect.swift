import LayoutCore

/// A transform of a view that depends on the view's size and that may be animated.
///
/// It changes no layout. Coordinates that are read inside the view move with it, as with
/// `projectionEffect`, which leaves out the same part of a transform.
nonisolated public protocol GeometryEffect: Animatable, _TransparentModifier {
  /// Returns the transform for a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// Describes the view with the transform.
  public func makeNodes(of content: some View, in context: inout ViewContext) {
    content.keeping(renderTransform) { $0.transformed($1) }._makeNodes(in: &context)
  }

  fileprivate func renderTransform(in size: CGSize) -> RenderTransform {
    let transform = CGAffineTransform(effectValue(size: size))
    return RenderTransform(.matrix(transform), anchor: .topLeading)
  }

  /// Returns the effect for drawing alone: coordinates that are read inside are those without it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect for drawing alone.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Describes the view with the transform.
  nonisolated public func makeNodes(of content: some View, in context: inout ViewContext) {
    let look = { (proxy: GeometryProxy) in RenderLook(transform: renderTransform(in: proxy.size)) }
    content.keeping(look) { $0.drawn($1) }._makeNodes(in: &context)
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

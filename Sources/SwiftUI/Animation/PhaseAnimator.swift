/// Views that would change from phase to phase. They are laid out in the first phase.
///
///     PhaseAnimator([false, true]) { isLarge in
///       Circle().frame(width: isLarge ? 40 : 20)
///     }
///
/// Without phases there is nothing to lay out.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates views for phases; the closure for animations never runs.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Creates views for phases that begin when a value changes; the closure for animations never
  /// runs.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The views in the first phase.
  public var body: some View { content }
}

extension View {
  /// Changes the view by a closure for the first of some phases, if there are any.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(
      content: phases.first { _ in true }.map {
        content(PlaceholderContentView(content: self), $0)
      }, fallback: self)
  }

  /// Changes the view by a closure for the first of some phases that begin when a value changes, if
  /// there are any.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

private struct FirstPhase<Content: View, Fallback: View>: View {
  let content: Content?
  let fallback: Fallback

  var body: some View {
    if let content { content } else { fallback }
  }
}

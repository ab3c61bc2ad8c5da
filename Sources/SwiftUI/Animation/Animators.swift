// Views that would change by themselves. They are laid out as at the start.

/// Views that would change from phase to phase. They are laid out in the first one, if there is
/// any.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  public init<T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T = true,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  public var body: some View { content }
}

nonisolated extension View {
  /// Changes the view by a closure for the first of some phases, if there are any.
  @ViewBuilder public func phaseAnimator<Phase: Equatable, T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(content: self), first)
    } else {
      self
    }
  }
}

// MARK: - Along keyframes

/// Views that would change along keyframes. They are laid out for the initial value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let content: Content

  public init<T: Equatable>(
    initialValue: Value, repeating: Bool = true, trigger: T = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.content = content(initialValue) }

  public var body: some View { content }
}

nonisolated extension View {
  /// Changes the view by a closure for the initial value.
  public func keyframeAnimator<Value, T: Equatable>(
    initialValue: Value, repeating: Bool = true, trigger: T = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// Views that would change along keyframes. They are laid out for the initial value.
///
///     KeyframeAnimator(initialValue: 20.0) { width in
///       Circle().frame(width: width)
///     } keyframes: { _ in
///       KeyframeTrack { LinearKeyframe(40, duration: 1) }
///     }
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let content: Content

  /// Creates views for a value; the closure for keyframes never runs.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Creates views for a value that begins to change when another does; the closure for keyframes
  /// never runs.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The views for the initial value.
  public var body: some View { content }
}

extension View {
  /// Changes the view by a closure for the initial value; the closure for keyframes never runs.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// Changes the view by a closure for the initial value; the closure for keyframes never runs.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }
}

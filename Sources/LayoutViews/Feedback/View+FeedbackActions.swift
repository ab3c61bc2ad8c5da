import LayoutCore

// Actions for what only a layout knows. What they change is laid out, as in a live view: the view
// is laid out again until nothing changes.

nonisolated extension View {
  /// Runs an action with a preference of the view, whenever it changes.
  ///
  ///     @State private var width: CGFloat?
  ///
  ///     var body: some View {
  ///       HStack { ForEach(titles, id: \.self) { Title($0).frame(width: width) } }
  ///         .onPreferenceChange(WidestTitle.self) { width = $0 }
  ///     }
  ///
  /// It runs while the view is laid out by `layout(in:)` or `layout(proposing:)`, which then lay it
  /// out again. It does not run for trees made of a `layoutNode()`.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(
      FeedbackModifier<K.Value>(action: { action($1) }) { node, deferred, find in
        node.overlayPreferenceValue(
          key,
          MainActorStandIn.keeping { value in
            find(value)
            return nil
          })
      })
  }

  /// Runs an action with a value of the view's geometry, whenever it changes, in the same way as
  /// ``onPreferenceChange(_:perform:)``.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { action($1) } }

  /// Runs an action with the values of the view's geometry before and after a change, in the same
  /// way as ``onPreferenceChange(_:perform:)``. At first both are the same.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { finding(transform, action) { .geometryReader($0) } }

  /// Runs an action with a value of the view's geometry in space, whenever it changes.
  public func onGeometryChange3D<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy3D) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange3D(for: type, of: transform) { action($1) } }

  /// Runs an action with the values of the view's geometry in space before and after a change. At
  /// first both are the same.
  public func onGeometryChange3D<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy3D) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { finding(transform, action) { .geometryReader3D($0) } }

  /// Runs an action with what a reader behind the view finds.
  private func finding<Proxy, T: Equatable & Sendable>(
    _ transform: @escaping @Sendable (Proxy) -> T, _ action: @escaping (T, T) -> Void,
    by reader: @escaping (@escaping @Sendable (Proxy) -> [LayoutNode]) -> LayoutNode
  ) -> some View {
    modifier(
      FeedbackModifier<T>(action: action) { node, deferred, find in
        let transform = deferred.closure(transform)
        return node.telling(by: reader) { find(transform($0)) }
      })
  }

  /// Runs an action with a value that has changed because another action of the layout changed it.
  /// Nothing else changes values while a view is laid out.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { action($1) } }

  /// Runs an action with the values before and after a change that another action of the layout has
  /// made.
  ///
  /// - Parameter initial: whether the action also runs when the view appears, with the same value
  ///   twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(ValueChangeModifier(value: value, isInitial: initial, action: action)) }

  /// Runs an action when a value has changed because another action of the layout changed it.
  ///
  /// - Parameter initial: whether the action also runs when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
}

/// Lets an action wait for a value that a node finds while it is laid out.
private struct FeedbackModifier<Value: Equatable>: _TransparentModifier {
  let action: (_ old: Value, _ new: Value) -> Void
  /// A node that hands the value over.
  let find: (LayoutNode, DeferredContext, @escaping (Value) -> Void) -> LayoutNode

  func makeNodes(of content: some View, in context: inout ViewContext) {
    context.session.feedback.isNeeded = true
    let (deferred, find) = (context.deferred, find)
    guard let waiting = deferred.waiting(for: action) else {
      return content._makeNodes(in: &context)
    }
    context.modify(content, addingEmpty: false) { find($0, deferred, waiting.find) }
  }
}

/// Lets an action wait for a change of a value that is known when the view is described.
private struct ValueChangeModifier<Value: Equatable>: _TransparentModifier {
  let value: Value
  /// Whether the first value is waited for.
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  func makeNodes(of content: some View, in context: inout ViewContext) {
    if isInitial { context.session.feedback.isNeeded = true }
    if context.session.feedback.keepsState, let waiting = context.deferred.waiting(for: action) {
      context.following { isInitial ? waiting.find(value) : waiting.findChange(to: value) }
    }
    content._makeNodes(in: &context)
  }
}

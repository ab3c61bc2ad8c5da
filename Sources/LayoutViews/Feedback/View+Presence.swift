// Actions for whether a view is there. As in a live view, they run after a layout and before it is
// shown: what they change is laid out.

nonisolated extension View {
  /// Runs an action when the view has been laid out for the first time.
  ///
  ///     GeometryReader { proxy in
  ///       content.onAppear { width = proxy.size.width }
  ///     }
  ///
  /// It runs while the view is laid out by `layout(in:)` or `layout(proposing:)`, which then lay it
  /// out again. It does not run for trees made of a `layoutNode()`, or for views that are described
  /// but out of sight.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(PresenceModifier(isPresent: true, action: action))
  }

  /// Runs an action when other actions of the layout, such as that of ``onAppear(perform:)``, have
  /// removed the view.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(PresenceModifier(isPresent: false, action: action))
  }
}

/// Lets an action wait for a view to appear, or to disappear after that.
private struct PresenceModifier: _TransparentModifier {
  /// Whether the view is there when the action runs.
  let isPresent: Bool
  let action: (() -> Void)?

  func makeNodes(of content: some View, in context: inout ViewContext) {
    let (isPresent, action) = (isPresent, action)
    if isPresent, action != nil { context.session.feedback.isNeeded = true }
    // Without an action, too: the next description may have one.
    guard
      let waiting = context.deferred.waiting(for: { (_, new: Bool) in
        if new == isPresent { action?() }
      })
    else { return content._makeNodes(in: &context) }
    // A view that is gone, or described and not shown, may appear again.
    context.session.feedback.awaitAbsence(waiting)
    context.modify(content, addingEmpty: false) { node in
      node.telling(by: { .geometryReader($0) }) { _ in waiting.find(true) }
    }
  }
}

import LayoutCore

// Actions for where the content of scroll views is laid out.

nonisolated extension View {
  /// Runs an action with a value of the geometry of the scroll views inside, whenever it changes,
  /// in the same way as ``onPreferenceChange(_:perform:)``. Lists run no such action.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollFeedbackModifier(transform: transform, action: action)) }

  /// Runs an action with whether a part of the view is in sight in the scroll view around, whenever
  /// that changes, in the same way as ``onPreferenceChange(_:perform:)``.
  ///
  /// - Parameters:
  ///   - threshold: which part of the view, from 0 to 1, has to be in sight: of the rectangle
  ///     around it if it is rotated.
  ///   - action: gets whether it is. Outside scroll views, all is in sight.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let size = proxy.scrollViewSize else { return true }
      let frame = proxy.frame(in: .scrollView)
      let seen = frame.intersection(CGRect(origin: .zero, size: size))
      let area = Double(frame.width * frame.height)
      if area == 0 { return !seen.isNull }
      return !seen.isNull && Double(seen.width * seen.height) / area >= threshold
    } action: {
      action($0)
    }
  }
}

/// Lets an action wait for a value of the geometry of the scroll views inside.
private struct ScrollFeedbackModifier<Value: Equatable>: _TransparentModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  func makeNodes(of content: some View, in context: inout ViewContext) {
    context.session.feedback.isNeeded = true
    let deferred = context.deferred
    guard let waiting = deferred.waiting(for: action) else {
      return content._makeNodes(in: &context)
    }
    let transform = deferred.closure(transform)
    context.withEnvironment {
      $0.scrollSettings.listeners.append { waiting.find(transform($0)) }
    } _: {
      content._makeNodes(in: &$0)
    }
  }
}

extension LayoutNode {
  /// The content of a scroll view, which tells where it is.
  func telling(_ listeners: [(ScrollGeometry) -> Void]) -> LayoutNode {
    if listeners.isEmpty { return self }
    return telling(by: { .geometryReader($0) }) { proxy in
      let frame = proxy.frame(in: .scrollView)
      let insets = proxy.scrollContentInsets ?? EdgeInsets()
      let view = proxy.scrollViewSize ?? frame.size
      let geometry = ScrollGeometry(
        contentOffset: CGPoint(x: 0 - frame.minX, y: 0 - frame.minY), contentSize: frame.size,
        contentInsets: insets,
        containerSize: CGSize(
          width: view.width - insets.leading - insets.trailing,
          height: view.height - insets.top - insets.bottom))
      for listener in listeners { listener(geometry) }
    }
  }

  /// The node, with a reader behind it that tells where it is and is nothing to be seen.
  func telling<Proxy>(
    by reader: (@escaping @Sendable (Proxy) -> [LayoutNode]) -> LayoutNode,
    _ listener: @escaping (Proxy) -> Void
  ) -> LayoutNode {
    let tell = MainActorStandIn.keeping { (proxy: Proxy) -> [LayoutNode] in
      listener(proxy)
      return []
    }
    return background(reader(tell).hidden())
  }
}

import LayoutCore

// Preferences: values that views hand up, and views made from them.

nonisolated extension View {
  /// Sets a preference, replacing the values set inside the view.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(NodeModifier { $0.preference(key: key, value: value) })
  }

  /// Changes a preference that the views inside set.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    keeping({ (value: K.Value) in
      var value = value
      callback(&value)
      return value
    }) { node, changed in node.transformPreference(key) { $0 = changed($0) } }
  }
}

// MARK: - Anchors

nonisolated extension View {
  /// Sets a preference to a value made from a place in the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    keeping(transform) { $0.anchorPreference(key: K.self, value: value, transform: $1) }
  }

  /// Changes a preference with a place in the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    keeping({ (pair: (value: K.Value, anchor: Anchor<A>)) in
      var value = pair.value
      transform(&value, pair.anchor)
      return value
    }) { node, changed in
      node.transformAnchorPreference(key: K.self, value: value) { $0 = changed(($0, $1)) }
    }
  }
}

// MARK: - Reading

nonisolated extension View {
  /// Lays another view over this one, made from a preference of this view and proposed its size.
  @inlinable public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

  /// Lays another view over this one, made from a preference of this view and proposed its size.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReaderModifier(transform: transform) { node, content in
        node.overlayPreferenceValue(key, alignment: alignment, content)
      })
  }

  /// Lays another view behind this one, made from a preference of this view and proposed its size.
  @inlinable public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

  /// Lays another view behind this one, made from a preference of this view and proposed its size.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReaderModifier(transform: transform) { node, content in
        node.backgroundPreferenceValue(key, alignment: alignment, content)
      })
  }

  /// Lays another view over this one, made from a preference of this view and proposed its size and
  /// depth.
  public func spatialOverlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment3D = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReaderModifier(transform: { value in
        SpatialContent(alignment: alignment, content: transform(value))
      }) { node, content in node.spatialOverlayPreferenceValue(key, alignment: alignment, content) }
    )
  }
}

/// A modifier with a second view that is made from a value of the first one.
private struct PreferenceReaderModifier<Value, Layer: View>: _TransparentModifier {
  let transform: (Value) -> Layer
  /// A node with the layer that a closure describes.
  let change: (LayoutNode, @escaping @Sendable (Value) -> LayoutNode?) -> LayoutNode

  func makeNodes(of content: some View, in context: inout ViewContext) {
    let deferred = context.deferred
    let transform = transform
    context.modify(content) { node in
      change(
        node,
        MainActorStandIn.keeping { value in
          deferred.node { context in
            let view = context.following { transform(value) }
            return context.node(of: view, in: .overlaid)
          }
        })
    }
  }
}

// MARK: - Closures that nodes keep

nonisolated extension View {
  /// Changes each node that the view stands for, by a closure of a client that the node may keep.
  /// It sees the dynamic properties of the view that it was written in, which follows its reading.
  package func keeping<Value, Result>(
    _ closure: @escaping (Value) -> Result,
    _ change: @escaping (LayoutNode, @escaping @Sendable (Value) -> Result) -> LayoutNode
  ) -> some View {
    modifier(ClosureModifier(closure: MainActorStandIn.keeping(closure), change: change))
  }
}

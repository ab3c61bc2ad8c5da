// MARK: - Readers

extension LayoutNode {
  /// Creates a node that fills the space it is offered and describes its content once its geometry
  /// is known.
  ///
  ///     LayoutNode.geometryReader { proxy in
  ///       [LayoutNode.flexible.frame(width: proxy.size.width / 3)]
  ///     }
  ///
  /// Every node of the content is proposed the reader's size and placed in its top leading corner.
  public static func geometryReader(
    _ content: @escaping @Sendable (GeometryProxy) -> [LayoutNode]
  ) -> LayoutNode {
    LayoutNode.flexible.taking(part: .reader(.geometry(content)), named: "GeometryReader")
  }

  /// Lays another node over this one. It is described from a preference of this node and is
  /// proposed its size.
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment = .center,
    _ transform: @escaping @Sendable (K.Value) -> LayoutNode?
  ) -> LayoutNode { overlay(.reader(of: key, alignment, transform)) }

  /// Lays another node behind this one. It is described from a preference of this node and is
  /// proposed its size.
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment = .center,
    _ transform: @escaping @Sendable (K.Value) -> LayoutNode?
  ) -> LayoutNode { background(.reader(of: key, alignment, transform)) }

  private static func reader<K: PreferenceKey>(
    of key: K.Type, _ alignment: Alignment,
    _ transform: @escaping @Sendable (K.Value) -> LayoutNode?
  ) -> LayoutNode {
    let reader = PreferenceReader(key, alignment: alignment, content: transform)
    return LayoutNode.flexible.taking(part: .reader(.preference(reader)), named: "PreferenceReader")
  }
}

// MARK: - Coordinate spaces

extension LayoutNode {
  /// Names the node's coordinate space, for use by the nodes inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> LayoutNode {
    with { $0.changeGeometry { $0.spaceNames.append(name.name) } }
  }
}

// MARK: - Preferences

extension LayoutNode {
  /// Sets a preference, replacing the values set inside the node.
  ///
  /// - Parameter value: what is safe to read on every thread that lays out or reads results.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> LayoutNode {
    // Whoever may read the value of a node may read the value that it sets.
    nonisolated(unsafe) let value = value
    return changing(PreferenceChange(setting: key) { _ in unsafe value })
  }

  /// Changes the value that a preference has inside the node.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping @Sendable (inout K.Value) -> Void
  ) -> LayoutNode { changing(PreferenceChange(changing: key) { value, _ in callback(&value) }) }

  /// Sets a preference to a value made from a place in the node.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping @Sendable (Anchor<A>) -> K.Value
  ) -> LayoutNode {
    changing(PreferenceChange(setting: K.self) { transform(value.anchor(in: $0)) })
  }

  /// Changes a preference, using a place in the node.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping @Sendable (inout K.Value, Anchor<A>) -> Void
  ) -> LayoutNode {
    changing(PreferenceChange(changing: K.self) { transform(&$0, value.anchor(in: $1)) })
  }

  private func changing(_ change: PreferenceChange) -> LayoutNode {
    with { $0.changeGeometry { $0.preferences.append(change) } }
  }
}

// MARK: - Containers to measure by

extension LayoutNode {
  /// Lets frames inside the node be given relative to its size.
  public func layoutContainer() -> LayoutNode {
    with { $0.changeGeometry { $0.isContainer = true } }
  }

  /// Gives the node a frame as large as the nearest container, on some axes.
  ///
  /// Containers are the window, scroll views, and nodes marked by ``layoutContainer()``. Their
  /// unsafe area does not count.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> LayoutNode { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  /// Gives the node a frame that spans some of several equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - count: the number of parts of the container.
  ///   - span: the number of parts that the frame spans.
  ///   - spacing: the distance between parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> LayoutNode {
    let problem = NodeAttributes.Problem.unlessFinite(spacing, "a spacing", "0 is used")
    let spacing = problem == nil ? spacing : 0
    let parts = CGFloat(max(count, 1))
    let taken = CGFloat(span)
    let frame = containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (parts - 1)) / parts * taken + spacing * (taken - 1)
    }
    return frame.noting([
      problem,
      count < 1
        ? .number("divides its container into \(count) parts", "one part is used") : nil,
    ])
  }

  /// Gives the node a frame whose lengths are computed from the nearest container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> LayoutNode {
    LayoutNode(.frame, FixedFrame(width: nil, height: nil, alignment: alignment), around: self)
      .taking(
        part: .containerFrame(ContainerFrame(axes: axes, length: length)),
        named: "ContainerRelativeFrame")
  }
}

nonisolated extension View {
  /// Lays the view out in a window: it is proposed the window's safe area and centred in it.
  ///
  ///     let result = Card().layout(in: CGSize(width: 390, height: 844)) {
  ///       $0.layoutDirection = .rightToLeft
  ///     }
  ///     result.frame(of: "title")
  ///
  /// - Parameters:
  ///   - window: the window's size.
  ///   - depth: the depth that the view is proposed; `nil` for none.
  ///   - safeArea: how far bars, notches and the like reach into the window.
  ///   - keyboardHeight: how far a keyboard reaches into the window from below, over the bars
  ///     there.
  ///   - change: sets values of the environment around the view.
  /// - Returns: frames in the window's coordinates.
  @inlinable public func layout(
    in window: CGSize, depth: CGFloat? = nil, safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: CGFloat = 0, environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedLayout {
    Root.settled(self, change) { root in
      root.node.layout(
        in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
        direction: root.direction, options: root.options)
    }
  }

  /// Lays the view out for a proposal, at (0, 0).
  ///
  /// - Parameters:
  ///   - proposal: the size that is offered to the view.
  ///   - depth: the depth that is offered to it; `nil` for none.
  ///   - change: sets values of the environment around the view.
  /// - Returns: frames in the view's own coordinates.
  @inlinable public func layout(
    proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedLayout {
    Root.settled(self, change) { root in
      root.node.layout(
        proposing: proposal, depth: depth, direction: root.direction, options: root.options)
    }
  }

  /// Describes the view as a node, for a `LayoutTree` or as part of other nodes.
  ///
  ///     let tree = LayoutTree(Card().layoutNode { $0.layoutDirection = .rightToLeft })
  ///
  /// Several views make a vertical stack, and no views an empty node. The views have their initial
  /// state: actions for when they appear, or when their geometry or preferences change, do not run.
  /// The unit of lengths and the size of a pixel are those of the tree's `LayoutOptions`.
  ///
  /// - Parameter change: sets values of the environment around the view.
  @inlinable public func layoutNode(
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LayoutNode { Root(self, change).directedNode }
}

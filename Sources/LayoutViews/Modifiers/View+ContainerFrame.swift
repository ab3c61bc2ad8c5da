// Frames with lengths relative to those of the nearest container: the window, a scroll view, a
// list, a navigation stack, a column of a split view, or a tab.

nonisolated extension View {
  /// Gives the view a frame as large as the nearest container, on some axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { modifier(NodeModifier { $0.containerRelativeFrame(axes, alignment: alignment) }) }

  /// Gives the view a frame that spans some of the equal parts into which the nearest container is
  /// divided.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      NodeModifier {
        $0.containerRelativeFrame(
          axes, count: count, span: span, spacing: spacing, alignment: alignment)
      })
  }

  /// Gives the view a frame with lengths worked out from those of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    keeping({ (container: (length: CGFloat, axis: Axis)) in length(container.length, container.axis)
    }) { node, length in
      node.containerRelativeFrame(axes, alignment: alignment) { length(($0, $1)) }
    }
  }
}

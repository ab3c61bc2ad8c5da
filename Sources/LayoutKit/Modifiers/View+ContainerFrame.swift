// Frames with lengths relative to those of the nearest container: the window, a scroll view, a list,
// a navigation stack, a column of a split view, or a tab.

extension View {
  /// A frame as long as the nearest container on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(NodeModifier { $0.containerRelativeFrame(axes, alignment: alignment) })
  }

  /// A frame with the length of some of several equal parts of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      NodeModifier {
        $0.containerRelativeFrame(
          axes, count: count, span: span, spacing: spacing, alignment: alignment)
      })
  }

  /// A frame with lengths that follow from the nearest container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ClosureModifier { (container: (length: CGFloat, axis: Axis)) in
        length(container.length, container.axis)
      } _: { node, length in
        node.containerRelativeFrame(axes, alignment: alignment) { length(($0, $1)) }
      })
  }
}

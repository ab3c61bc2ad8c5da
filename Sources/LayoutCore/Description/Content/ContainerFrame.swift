/// A frame whose lengths follow from those of the nearest container.
struct ContainerFrame {
  let axes: Axis.Set
  /// Returns the frame's length on an axis, given the container's.
  let length: (CGFloat, Axis) -> CGFloat
}

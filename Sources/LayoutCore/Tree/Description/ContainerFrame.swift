/// A frame with lengths relative to those of the nearest container around.
struct ContainerFrame {
  let axes: Axis.Set
  /// The length of the frame for the container's.
  let length: (CGFloat, Axis) -> CGFloat
}

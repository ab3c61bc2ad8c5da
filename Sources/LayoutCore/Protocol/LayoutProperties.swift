/// Properties of a layout container that the views inside it can see.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its subviews, if it does.
  ///
  /// Spacers and dividers depend on it: a spacer expands along the axis only, and a divider crosses
  /// it.
  public var stackOrientation: Axis?
  /// Whether the layout aligns its views along the depth.
  var alignsDepth = false
  /// Whether the layout shows one of its subviews and leaves the others out.
  var showsOneSubview = false

  /// Creates properties of a container without an orientation.
  public init() {}
}

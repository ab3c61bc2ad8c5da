/// What a layout container says of itself to the views inside it.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its subviews, if it does.
  ///
  /// Spacers and dividers look at it: a spacer grows along the axis only, a divider crosses it.
  public var stackOrientation: Axis?
  /// Whether the layout says how its views line up along the depth.
  var alignsDepth = false

  /// Creates properties of a container without an orientation.
  public init() {}
}

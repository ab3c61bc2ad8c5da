/// What a layout container says of itself to the views inside it.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its subviews, if it does.
  ///
  /// Spacers and dividers look at it: a spacer grows along the axis only, a divider crosses it.
  public var stackOrientation: Axis?

  /// Creates properties of a container without an orientation.
  public init() {}
}

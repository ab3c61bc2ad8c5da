// Distances in labels.

extension View {
  /// Sets the distance between the icon and the title of labels in the view; 8 by default, and for numbers
  /// with which no layout can compute.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.controlStyles.labelSpacing, spacing.magnitude < 1e100 ? spacing : 8)
  }

  /// Reserves a width for the icons of labels in the view, which are in its middle.
  ///
  /// A wider icon takes more. Labels without an icon, or without a title, reserve nothing.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.controlStyles.labelIconWidth, width)
  }
}

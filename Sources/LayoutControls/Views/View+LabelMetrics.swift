// Distances in labels.

extension View {
  /// Sets the distance between the icon and the title of labels in the view. By default, and for
  /// numbers that cannot be used, it is 8, and in lists that of their style.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.controlStyles.labelSpacing, spacing.magnitude < 1e100 ? spacing : nil)
  }

  /// Reserves a width for the icons of labels in the view, which are in its middle.
  ///
  /// A wider icon takes more. Labels without an icon, or without a title, reserve nothing.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.controlStyles.labelIconWidth, width)
  }
}

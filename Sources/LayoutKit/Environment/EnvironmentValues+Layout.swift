extension EnvironmentValues {
  /// The direction of the views' contents; left to right by default.
  ///
  /// Setting it for a view mirrors what is inside the view. Where the view itself is in its
  /// container, the container's direction decides.
  public var layoutDirection: LayoutDirection {
    get { builtIn.layoutDirection }
    set { builtIn.layoutDirection = newValue }
  }

  /// The number of pixels to a point; 1 by default.
  public var displayScale: CGFloat {
    get { builtIn.displayScale }
    set { builtIn.displayScale = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The least height of a list's row; 24 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { builtIn.defaultMinListRowHeight ?? ListMetrics.usualRowHeight }
    set { builtIn.defaultMinListRowHeight = newValue }
  }

  /// The least height of a list's header; none by default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { builtIn.defaultMinListHeaderHeight }
    set { builtIn.defaultMinListHeaderHeight = newValue }
  }
}

import LayoutCore

extension AttributedString {
  /// How high the lines of a paragraph are, and so how far their baselines are apart.
  ///
  ///     Text(paragraph).lineHeight(.multiple(factor: 1.5))
  ///
  /// Constant heights depend on the size of the paragraph's largest font instead of on what its
  /// letters need; what that leaves or lacks is shared by the line's top and bottom.
  public struct LineHeight: Hashable, Codable, Sendable {
    /// The height as text is measured with it.
    let described: StyledText.LineHeight

    /// As high as the letters of each line.
    public static var variable: LineHeight { LineHeight(described: .variable) }
    /// As high as readers find usual: 1.2 times the font's size.
    public static var normal: LineHeight { .multiple(factor: 1.2) }
    /// Less high than usual: the font's size.
    public static var tight: LineHeight { .multiple(factor: 1) }
    /// Higher than usual: 1.4 times the font's size.
    public static var loose: LineHeight { .multiple(factor: 1.4) }

    /// The font's size times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(described: .multiple(factor: factor))
    }

    /// The font's size and some more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(described: .leading(increase: increase))
    }

    /// A number of points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(described: .exact(points: points))
    }
  }
}

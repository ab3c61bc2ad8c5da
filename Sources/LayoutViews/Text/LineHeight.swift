import LayoutCore

extension AttributedString {
  /// How high the lines of a paragraph are, and so how far their baselines are apart.
  ///
  ///     Text(paragraph).lineHeight(.multiple(factor: 1.5))
  ///
  /// Constant heights depend on the size of the paragraph's largest font instead of on what its
  /// letters need; what that leaves or lacks is shared by the line's top and bottom.
  public typealias LineHeight = StyledText.LineHeight
}

extension StyledText.LineHeight {
  /// As high as readers find usual: 1.2 times the font's size.
  public static var normal: Self { .multiple(factor: 1.2) }
  /// Less high than usual: the font's size.
  public static var tight: Self { .multiple(factor: 1) }
  /// Higher than usual: 1.4 times the font's size.
  public static var loose: Self { .multiple(factor: 1.4) }
}

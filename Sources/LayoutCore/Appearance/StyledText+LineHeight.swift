extension StyledText {
  /// How high the lines of a paragraph are, and so how far their baselines are apart.
  ///
  ///     var text = StyledText("One line\nand another", font: FontDescription(size: 10))
  ///     text.lineHeight = .multiple(factor: 2)    // two lines of 20 each
  ///
  /// Constant heights are the same for all lines of the paragraph, and depend on its largest font's
  /// size instead of on what its letters need. What that leaves or lacks is shared by the line's
  /// top and bottom.
  ///
  /// Heights that are negative, infinite or no number count as ``variable``.
  @nonexhaustive
  public enum LineHeight: Hashable, Codable, Sendable {
    /// As high as the letters of each line.
    case variable
    /// The font's size times a factor.
    case multiple(factor: CGFloat)
    /// The font's size and some more.
    case leading(increase: CGFloat)
    /// A number of points.
    case exact(points: CGFloat)

    /// The number of the height, if there is one.
    var number: CGFloat? {
      switch self {
      case .variable: nil
      case .multiple(let number), .leading(let number), .exact(let number): number
      }
    }

    /// The height of lines whose largest font has a size; `nil` where each line's letters decide.
    func length(forSize size: Double) -> Double? {
      let length =
        switch self {
        case .variable: -1.0
        case .multiple(let factor): size * Double(factor)
        case .leading(let increase): size + Double(increase)
        case .exact(let points): Double(points)
        }
      return length >= 0 && length < .infinity ? length : nil
    }
  }
}

extension StyledText {
  /// Whether it is said of any line how high it is.
  var hasLineHeights: Bool { lineHeight != nil || runs.contains { $0.lineHeight != nil } }
}

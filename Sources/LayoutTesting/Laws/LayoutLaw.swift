/// A law that every layout should keep.
///
///     checkLaws(of: MyLayout())
///     checkLaws(of: Fan(), LayoutLaw.all.subtracting([.staysInside]))
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// The cache keeps no subviews, which are those of one call.
  ///
  /// A layout that breaks this law is not tried with others: it would stop the program.
  case keepsNoSubviews
  /// Finite in, finite out: for proposals without an infinite length, sizes and places are finite
  /// and sizes are not negative.
  case isFinite
  /// On each axis, no proposal gets a smaller answer than 0 does.
  case keepsItsMinimum
  /// Equal proposals get equal answers.
  case answersAlike
  /// A cache that is kept between calls gives the same frames as new ones.
  case cacheChangesNothing
  /// Subviews are placed inside the container.
  ///
  /// Leave this law out for a layout that places subviews outside on purpose.
  case staysInside
  /// Frames move with the bounds: places are counted from the corner that the layout is given.
  case movesWithItsBounds
  /// Laying out again changes nothing, whatever was laid out in between.
  case repeatsItself
  /// Right to left is the mirror image.
  case mirrors

  /// All laws.
  public static let all = Set(LayoutLaw.allCases)
}

extension LayoutLaw: CustomStringConvertible {
  /// The law in a sentence.
  public var description: String {
    switch self {
    case .keepsNoSubviews: "the cache keeps no subviews"
    case .isFinite: "finite in, finite out"
    case .keepsItsMinimum: "no proposal gets a smaller answer than 0"
    case .answersAlike: "equal proposals get equal answers"
    case .cacheChangesNothing: "a kept cache changes nothing"
    case .staysInside: "subviews are inside of the container"
    case .movesWithItsBounds: "frames move with the bounds"
    case .repeatsItself: "laying out again changes nothing"
    case .mirrors: "right to left is the mirror image"
    }
  }
}

/// A law that every layout should keep.
///
///     checkLaws(of: MyLayout())
///     checkLaws(of: Fan(), LayoutLaw.version1.subtracting([.staysInside]))
///
/// A version of this library may know more laws than the one before. ``all`` has them at once;
/// ``version1``, with which layouts are tried if nothing else is said, stays what it is, so that a
/// test that passes goes on to pass.
public struct LayoutLaw: Hashable, Sendable, RawRepresentable {
  /// The laws, so that the compiler sees that each of them is tried and described.
  enum Kind: String, CaseIterable {
    case keepsNoSubviews, isFinite, keepsItsMinimum, answersAlike, cacheChangesNothing
    case placesAll, staysInside, movesWithItsBounds, repeatsItself, mirrors
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The law of a name, such as `staysInside`; `nil` if there is none.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.kind = kind
  }

  /// The law's name.
  public var rawValue: String { kind.rawValue }
}

extension LayoutLaw {
  /// The cache and the layout keep no subviews, which are those of one call. Those that a closure
  /// keeps are not seen.
  ///
  /// A layout that breaks this law is not tried with others: it would stop the program.
  public static let keepsNoSubviews = Self(.keepsNoSubviews)
  /// Finite in, finite out: for proposals without an infinite length, sizes and places are finite.
  /// For none are sizes negative, or not a number.
  public static let isFinite = Self(.isFinite)
  /// On each axis, no proposal gets a smaller answer than 0 does.
  public static let keepsItsMinimum = Self(.keepsItsMinimum)
  /// Equal proposals get equal answers.
  public static let answersAlike = Self(.answersAlike)
  /// A cache that is kept between calls gives the same frames as new ones, also where guides and
  /// spacing decide them.
  public static let cacheChangesNothing = Self(.cacheChangesNothing)
  /// Subviews are placed inside the container.
  ///
  /// Leave this law out for a layout that places subviews outside on purpose. What is more than
  /// 1,000 outside counts as hidden.
  public static let staysInside = Self(.staysInside)
  /// Every subview is placed. Those that are not would be in the middle; to hide one, place it far
  /// outside.
  public static let placesAll = Self(.placesAll)
  /// Frames move with the bounds: places are counted from the corner that the layout is given.
  public static let movesWithItsBounds = Self(.movesWithItsBounds)
  /// Laying out again changes nothing, whatever was laid out in between, also with other subviews.
  public static let repeatsItself = Self(.repeatsItself)
  /// Right to left is the mirror image.
  public static let mirrors = Self(.mirrors)

  /// The laws of version 1 of this library.
  public static let version1: Set<LayoutLaw> = [
    .keepsNoSubviews, .isFinite, .keepsItsMinimum, .answersAlike, .cacheChangesNothing,
    .staysInside, .placesAll, .movesWithItsBounds, .repeatsItself, .mirrors,
  ]
  /// All laws that this version of the library knows.
  public static let all = Set(Kind.allCases.map { LayoutLaw($0) })

  /// Laws in the order in which they are tried.
  static func inOrder(_ laws: Set<LayoutLaw>) -> [LayoutLaw] {
    Kind.allCases.map { LayoutLaw($0) }.filter(laws.contains)
  }
}

extension LayoutLaw: CustomStringConvertible {
  /// The law in a sentence.
  public var description: String {
    switch kind {
    case .keepsNoSubviews: "the cache keeps no subviews"
    case .isFinite: "finite in, finite out"
    case .keepsItsMinimum: "no proposal gets a smaller answer than 0"
    case .answersAlike: "equal proposals get equal answers"
    case .cacheChangesNothing: "a kept cache changes nothing"
    case .staysInside: "subviews are inside of the container"
    case .placesAll: "every subview is placed"
    case .movesWithItsBounds: "frames move with the bounds"
    case .repeatsItself: "laying out again changes nothing"
    case .mirrors: "right to left is the mirror image"
    }
  }
}

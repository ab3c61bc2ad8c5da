/// The rules that are checked while a tree is described and laid out.
extension LayoutDiagnostic.Rule {
  /// A number that no layout can use, like NaN or a negative length of a frame.
  public static let invalidNumber = Self(rawValue: "invalidNumber")
  /// Limits of a frame that contradict each other.
  public static let contradictoryFrame = Self(rawValue: "contradictoryFrame")
  /// A tree with more levels than a large stack can carry.
  public static let tooDeep = Self(rawValue: "tooDeep")
  /// Views in each other that ask for so many sizes that the layout would have no end.
  public static let tooManyQuestions = Self(rawValue: "tooManyQuestions")
  /// A description of more nodes than a tree may have, or of more rows in sight than a lazy
  /// container shows.
  public static let tooLarge = Self(rawValue: "tooLarge")
  /// Geometry that depends on itself and does not settle.
  public static let unsettled = Self(rawValue: "unsettled")
  /// A lazy grid without columns or rows.
  public static let emptyGrid = Self(rawValue: "emptyGrid")
  /// A cell of a lazy grid that was described as several views.
  public static let crowdedCell = Self(rawValue: "crowdedCell")
  /// An id that no view has.
  public static let unknownID = Self(rawValue: "unknownID")
  /// A font that the measurer of a text does not have.
  public static let missingFont = Self(rawValue: "missingFont")
}

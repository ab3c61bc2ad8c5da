/// What people call lengths and positions along an axis.
extension Axis {
  /// What a length along the axis is called.
  var lengthName: String { self == .horizontal ? "width" : "height" }
  /// The same in the names of limits, like in `maxWidth`.
  var limitName: String { self == .horizontal ? "Width" : "Height" }
  /// What a position along the axis is called.
  var positionName: String { self == .horizontal ? "x" : "y" }
  /// What a length along the axis makes a view, as in "as wide as proposed".
  var adjective: String { self == .horizontal ? "wide" : "high" }
  /// The view with the largest length, as in "the widest view".
  var superlative: String { self == .horizontal ? "widest" : "highest" }
  /// That a view has the length of something else, as in "it is as wide as its child".
  func asLarge(as other: String) -> String { "it is as \(adjective) as \(other)" }
  /// How something moves along the axis, as in "it scrolls vertically".
  var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}

extension Axis {
  /// What is to be said of each axis, as one sentence.
  static func clauses(_ clause: (Axis) -> String) -> String {
    let clauses = allCases.map(clause)
    for other in ["its child", "its content", "proposed"]
    where clauses == allCases.map({ $0.asLarge(as: other) }) {
      return "it is as large as \(other)"
    }
    return clauses.clauses
  }
}

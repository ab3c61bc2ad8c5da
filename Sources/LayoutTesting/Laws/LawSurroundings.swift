import LayoutCore

/// What is around the container that a law is tried with.
///
/// Beside others, a container's guides and spacing decide where everything is. It is asked for them
/// with the cache that it keeps; those of a container that is alone are only read afterwards.
enum LawSurroundings: CaseIterable {
  case nothing, row, column

  /// The node in these surroundings.
  func around(_ container: LayoutNode) -> LayoutNode {
    let words = LayoutNode.text(StyledText("words", font: FontDescription(size: 10)))
    return switch self {
    case .nothing: container
    case .row: .hstack(alignment: .firstTextBaseline, [container, words])
    case .column: .vstack(alignment: .trailing, [container, words])
    }
  }

  /// The places on the way to the container.
  var path: [Int] { self == .nothing ? [] : [0] }

  /// The container's number among all nodes.
  var container: Int { path.count }

  /// What is laid out, as the subject of a sentence.
  var subject: String {
    switch self {
    case .nothing: "it"
    case .row: "a row of it and of words, on their first baselines,"
    case .column: "a column of it and of words, at their trailing edges,"
    }
  }

  /// Where a subview is, after what it says of its frame.
  var place: String {
    switch self {
    case .nothing: ""
    case .row: " in a row with words, on their first baselines"
    case .column: " in a column with words, at their trailing edges"
    }
  }
}

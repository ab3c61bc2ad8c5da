/// What a stack says of its size, and of what it gave to a child.
struct StackReasons: Explaining {
  let axis: Axis
  let count: Int
  let totalGap: Double
  /// What the child got, and the neighbour that it follows with the gap between them.
  var share: StackShare?
  var neighbour: (name: String, gap: Double)?

  func reasonForAnswer(of view: ExplainedView) -> String {
    let breadth = "\(view.size[axis.cross].plainText) \(axis.cross.adjective)"
    switch count {
    case 0: return "it has no views"
    case 1:
      return "its view is \(view.size[axis].plainText) \(axis.adjective) and \(breadth)"
    default:
      let sum = "its \(count) views add up to \((view.size[axis] - totalGap).plainText)"
      return "\(sum)\(gaps); aligned, they are \(breadth)"
    }
  }

  private var gaps: String {
    if totalGap == 0 { return "" }
    return count == 2
      ? " and the gap is \(totalGap.plainText)"
      : " and its \(count - 1) gaps to \(totalGap.plainText)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    share?.reason ?? "that is its share"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    let line = child.guides.isEmpty ? "" : "; " + child.alignment(with: "the line")
    guard let neighbour else { return "it is the first\(line)" }
    return neighbour.gap == 0
      ? "it follows \(neighbour.name) without a gap\(line)"
      : "it follows \(neighbour.name) after a gap of \(neighbour.gap.plainText)\(line)"
  }
}

extension StackShare {
  /// Why the child was offered that length.
  fileprivate var reason: String {
    if offered.isNaN {
      return "no \(axis.lengthName) is proposed to the stack, so none is proposed to its views"
    }
    if offered == .infinity { return "the \(axis.lengthName) proposed to the stack is infinite" }
    let room = left > 0 ? "\(left.plainText) is left" : "nothing is left"
    let kept = reserved > 0 ? ", with \(reserved.plainText) kept for lower priorities" : ""
    return "\(room) for \(receivers) of priority \(priority.plainText)\(kept)\(flexibility)"
  }

  /// Those of its priority that share what is left, the child included.
  private var receivers: String {
    if rivals == 1 { return "the only view" }
    if sharers == rivals { return rivals.counted("view") }
    return sharers == 1 ? "the last of \(rivals) views" : "\(sharers) of \(rivals) views"
  }

  /// The child's turn among the views of its priority: the least flexible are asked first.
  private var flexibility: String {
    guard rivals > 1, let range else { return "" }
    let turn =
      switch rank {
      case rivals: "most"
      case 1: "least"
      default: "\(rank.ordinal) least"
      }
    let (least, most) = (range.minimum.plainText, range.maximum.plainText)
    let lengths = least == most ? "always \(least)" : "\(least) to \(most)"
    return ", and this is the \(turn) flexible (\(lengths))"
  }
}

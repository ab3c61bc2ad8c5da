/// The state of the engine during a layout.
struct LayoutWork {
  /// Counts of the work that the last layout did.
  var statistics = LayoutStatistics()
  /// The lowest address that the machine stack may reach.
  var stackLimit: UInt = 0
  /// The depth proposed to the node being measured, in a tree where sizes depend on it.
  var depth = Proposal.none
  /// After how many evaluations there are too many.
  var maxEvaluations = Int.max
  /// Whether they are too many.
  var hasAskedTooMuch = false
  /// Whether the stack has run out, or too much was asked, so that all answers from then on are
  /// meaningless.
  var isRefused = false
  /// How many questions custom layouts could not answer, because they were being asked another.
  /// What is answered while that happens holds for this time only.
  var unansweredQuestions = 0
  /// Whether a layout is in progress.
  var isActive = false
  /// Whether what is around late nodes is not measured yet in a layout.
  var isBeginning = false
  /// How often this layout described content that is deeply nested in other content described late.
  var deepNestedTrees = 0
  /// Whether only the size is wanted. Readers' content is then left out, and so are rows that are
  /// in sight only at an ideal size.
  var asksForSize = false
  /// The sizes that were asked for since the last layout that was more than a question.
  var sizes: [UInt64: Size] = [:]
  /// Whether a row has no place yet. Readers' content, which may ask for it, is read once it has.
  var awaitsPlace = false
  /// The size of the container around a nested tree; `nil` at the top.
  var container: Size?
  /// The rows laid out in this layout, by container and row number.
  var rows: [Int32: [Int: NestedTree]] = [:]
  /// Rows of the layout before that this one may show again, by container and row number.
  var keptRows: [Int32: [Int: NestedTree]] = [:]
  /// Contents of readers in the layout before, by reader.
  var keptContents: [Int32: [NestedTree]] = [:]
  /// The preferences that were read while contents are described, each of a node that has all its
  /// content.
  var preferences: [PreferenceQuestion: Any?] = [:]
  /// The way to the only change since the last layout.
  var path = ChangePath()
  /// The nodes that were written since the tree left another storage to a result.
  var written = WrittenNodes()
  /// The object through which custom layouts' proxies reach the engine, for one layout.
  var pass: (any SubviewSource)?
  /// The custom layout that is placing its subviews.
  var placing = SubviewPlacing.none
  /// Where some nodes are that have layouts far inside, while everything is settled; `nil` at any
  /// other time, when nodes may still move.
  var origins: SumFromRoot<Point>?
  /// Where nodes are that move their content, as far as it is their turn; empty at any other time.
  var moverOrigins: [Int32: Point] = [:]
  /// What the proxies of nodes' geometry have in common, if there are any.
  var useMark: UseMark?
  /// The guides that are being computed.
  var guides = GuideWork()
}

/// A question for the preference of a node and everything inside.
struct PreferenceQuestion: Hashable {
  let key: ObjectIdentifier
  let node: Int32
}

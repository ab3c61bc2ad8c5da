/// What the engine watches while at work.
struct LayoutWork {
  /// What the last layout did.
  var statistics = LayoutStatistics()
  /// The lowest address that the machine stack may reach.
  var stackLimit: UInt = 0
  /// The depth that is proposed to the node being measured, in a tree where sizes depend on it.
  var depth = Proposal.none
  /// Whether the stack ran out, so that all answers from then on mean nothing.
  var isRefused = false
  /// Whether a layout is going on.
  var isActive = false
  /// How often content was described in this layout that is far inside of other content described later.
  var deepIslands = 0
  /// Whether nobody will see the layout, so that rows which are in sight only at an ideal size, and readers'
  /// content, are left out.
  var asksForSize = false
  /// The rows that were laid out in this layout, by stack and number.
  var rows: [Int32: [Int: RowTree]] = [:]
  /// The way to the only change since the last layout.
  var path = ChangePath()
  /// The way of clients' proxies to the engine, for one layout.
  var pass: (any SubviewSource)?
  /// The client's layout that is placing its subviews.
  var placing = SubviewPlacing.none
  /// The way of clients' dimensions to the engine.
  var reader: (any GuideSource)?
  /// The guides that are being asked for.
  var guides = GuideWork()
}

/// A client's layout that is placing its subviews.
struct SubviewPlacing: BitwiseCopyable {
  /// The container; -1 for none.
  var container: Int32
  /// The container's first child.
  var first: Int32
  /// Where the container starts, in the coordinates that the client is given.
  var corner: Point
  var isFinite: Bool
  /// Where the list of what was proposed to those that are placed is in the scratch room.
  var list: Int

  static let none = SubviewPlacing(container: -1, first: 0, corner: .zero, isFinite: true, list: 0)
}

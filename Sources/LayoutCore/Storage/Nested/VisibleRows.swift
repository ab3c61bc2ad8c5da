/// What the lengths of rows depend on besides their description.
struct RowRoom: Equatable {
  /// The proposed breadth; NaN if none.
  let breadth: Double
  let direction: LayoutDirection
  /// The size of the container to which frames in the rows are relative.
  let container: Size
}

/// What is known of a lazy container, of whose rows only the visible ones are laid out.
struct VisibleRows {
  /// The rows, described for ``room``.
  let stack: RowStack
  var lengths: RowLengths
  /// What the rows were measured for. For anything else, nothing is known of them.
  let room: RowRoom
  /// Whether the length of a row depends on the size of the enclosing container.
  var readsContainer = false
  /// Whether the container got a breadth in this layout, and the rows are for that.
  var isConfirmed = false
  /// The container's breadth if none is proposed: that of the broadest row measured among those
  /// that count.
  var idealBreadth: Double
  /// Whether the rows in sight are asked for that breadth again, because one of them has changed.
  var asksIdealBreadths = false
  /// The rows that are visible, as far as this layout has come.
  var range = 0..<0
  /// The rows that were visible at the end of the last layout.
  var shown = 0..<0
  /// What was known at the end of the last layout, where this one begins anew.
  var learned: (lengths: RowLengths, room: RowRoom, shown: Range<Int>)?
  /// The number of rows before the visible ones that are laid out too, because they are pinned.
  var pinnedBefore = 0
  /// Where the container was in the window when its rows were last placed.
  var corner = Point.zero
  /// The row last searched for, to scroll to it.
  var sought: (id: AnyHashable, row: Int?)?
  /// The description of the container, which also identifies it as long as it is kept here.
  let description: Boxed<GeometryAttributes>
}

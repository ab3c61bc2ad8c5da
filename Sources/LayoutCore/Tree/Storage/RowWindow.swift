/// What the lengths of rows depend on beside their description.
struct RowRoom {
  /// The breadth that is proposed; NaN for none.
  let breadth: Double
  let direction: LayoutDirection
  /// The size of the container that frames in the rows are relative to.
  let container: Size
}

/// What is known of a lazy container whose rows are laid out as far as they are visible.
struct RowWindow {
  /// The rows in the room that they were measured for.
  let stack: RowStack
  var lengths: RowLengths
  /// What the rows were measured for. For anything else, nothing is known of them.
  let room: RowRoom
  /// Whether the length of a row depends on the size of the container around.
  var readsContainer = false
  /// How broad the container is where no breadth is proposed: as its broadest row, of those that were measured
  /// and have a say.
  var idealBreadth: Double
  /// The rows that were visible last.
  var visible = 0..<0
  /// How many rows before those are laid out too, because they are pinned.
  var pinnedBefore = 0
  /// The row that was searched for last, to scroll to it.
  var sought: (id: AnyHashable, row: Int?)?
  /// What describes the container, and stands for it as long as this is kept.
  let description: Boxed<GeometryAttributes>
}

/// A row of a lazy container as a tree of its own, kept from round to round of a layout.
struct RowTree {
  let storage: TreeStorage
  /// How broad the row is if nothing is proposed; NaN if it was not asked for that.
  var idealBreadth: Double
}

/// A client's layout that is placing its subviews.
struct SubviewPlacing: BitwiseCopyable {
  /// The container; -1 if none.
  var container: Int32
  /// The container's first child.
  var first: Int32
  /// The container's corner in the coordinates that the layout is given.
  var corner: Point
  var isFinite: Bool
  /// Where the list of the subviews' proposals starts in the scratch memory.
  var list: Int

  static let none = SubviewPlacing(container: -1, first: 0, corner: .zero, isFinite: true, list: 0)
}

/// A nested tree in a node: the laid-out content of a reader, or a row.
struct NestedTree {
  let storage: TreeStorage
  /// Its position in the node, measured from the top leading corner.
  var origin: Point
}

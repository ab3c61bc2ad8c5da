/// Ways from many nodes to the root, which need not all go through the same levels again.
extension TreeStorage {
  /// How many levels are gone through one by one, before anything is remembered of them.
  static var shortWay: Int { 48 }

  /// Whether something is remembered of a node for ways that lead through it: of one in eight,
  /// scattered, so that there is one on every part of a way.
  static func isRememberedAncestor(_ node: Int) -> Bool {
    (UInt32(truncatingIfNeeded: node) &* 0x9E37_79B1) >> 29 == 0
  }
}

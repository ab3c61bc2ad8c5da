/// One record for each node, in the hot memory of a storage.
///
/// Reading by a node's number counts as safe: the numbers come from the tree's own links, which
/// only the storage writes, and it writes none of nodes that it does not have. A number from
/// outside, as in a reference or a place, is compared with the tree first. Whoever needs an address
/// asks for one, and has to argue for it.
@safe struct Column<Record: BitwiseCopyable>: BitwiseCopyable {
  let base: UnsafeMutablePointer<Record>

  @inline(__always) init(_ base: UnsafeMutablePointer<Record>) { self.base = base }

  subscript(node: Int) -> Record {
    @_transparent unsafeAddress { UnsafePointer(base + node) }
    @_transparent nonmutating unsafeMutableAddress { base + node }
  }

  /// The address of a node's record.
  @_transparent static func + (column: Column, node: Int) -> UnsafeMutablePointer<Record> {
    column.base + node
  }
}

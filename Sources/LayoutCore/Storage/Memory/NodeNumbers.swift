/// A number for some nodes, by the nodes' places in storage, and 0 for all others. It takes no
/// memory as long as no node has one.
struct NodeNumbers: StorageTable {
  private var numbers = Buffer<Double>()

  @inline(__always) subscript(node: Int) -> Double {
    get { node < numbers.count ? numbers[node] : 0 }
    set {
      while numbers.count <= node { numbers.append(0) }
      numbers[node] = newValue
    }
  }

  /// Sets the number of a node to that of a node in another storage.
  mutating func adopt(_ old: Int, of other: NodeNumbers, as new: Int) {
    if old < other.numbers.count { self[new] = other.numbers[old] }
  }

  var entryCount: Int { numbers.count }
  var byteCount: Int { numbers.byteCount }
  func copy() -> NodeNumbers { NodeNumbers(numbers: numbers.copy()) }
  func catchUp(with other: NodeNumbers) {}
  func deallocate() { numbers.deallocate() }
}

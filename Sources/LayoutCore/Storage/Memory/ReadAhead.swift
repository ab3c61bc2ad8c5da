/// Fetches from memory what a change is about to need.
///
/// In a tree that exceeds the processor's caches, a change mostly waits: for the node's record, for
/// its container's, for the siblings', and for the same again further out. Asked for one after the
/// other, they arrive one after the other. Read here all at once, they arrive together.
struct ReadAhead {
  /// What was read, added up. It means nothing; without it, the compiler would not read.
  private(set) var sum: UInt8 = 0

  /// The usual size of the unit in which processors fetch memory, in bytes.
  private static var lineSize: Int { 64 }

  /// Reads a byte of each line that some records are in.
  @inline(__always) mutating func read<Record: BitwiseCopyable>(
    _ records: UnsafeMutablePointer<Record>, _ range: Range<Int>
  ) {
    guard !range.isEmpty else { return }
    let start = UnsafeRawPointer(records + range.lowerBound)
    let size = range.count &* MemoryLayout<Record>.stride
    var offset = 0
    while offset < size {
      sum &+= start.load(fromByteOffset: offset, as: UInt8.self)
      offset &+= Self.lineSize
    }
    sum &+= start.load(fromByteOffset: size &- 1, as: UInt8.self)
  }
}

extension TreeStorage {
  /// Shortcut: fetches a node that is about to change, its nearest siblings, and the containers
  /// around it, if the tree is large.
  ///
  /// Exact because nothing follows from what is read.
  func readAhead(around node: Int) {
    guard count > Self.maxNodesNearby, options.usesShortcuts else { return }
    var ahead = ReadAhead()
    readAhead(node..<node + 1, &ahead)
    var container = Int(nodes[node].parent)
    if container >= 0 {
      let nearest = node - Self.siblingsAhead..<node + Self.siblingsAhead + 1
      readAhead(children(of: container).clamped(to: nearest), &ahead)
    }
    for _ in 0..<Self.containersAhead {
      guard container >= 0 else { break }
      readAhead(container..<container + 1, &ahead)
      if nodes[container].kind == .stack {
        let payload = Int(nodes[container].payload)
        ahead.read(stacks.base, payload..<payload + 1)
      }
      container = Int(nodes[container].parent)
    }
    work.ahead = ahead
  }

  @inline(__always) private func readAhead(_ range: Range<Int>, _ ahead: inout ReadAhead) {
    ahead.read(nodes, range)
    ahead.read(frames, range)
    ahead.read(summaries, range)
    ahead.read(proposals, range)
  }

  /// The number of nodes up to which a tree is likely to be in the processor's nearer caches.
  private static var maxNodesNearby: Int { 1 << 14 }
  /// How many siblings are fetched on either side, at most.
  private static var siblingsAhead: Int { 10 }
  /// How many containers are fetched, from the inside out. Those further out are fewer, and other
  /// changes needed them too.
  private static var containersAhead: Int { 3 }
}

/// The answers that nodes gave to earlier proposals, a few for each node that needs them.
///
/// Most nodes need none: their answers follow from summaries. Those whose width and height depend on
/// each other are asked several proposals by each level above, and would multiply the questions if
/// they forgot. The proposals of one layout are combinations of 0, infinity, nothing and one share
/// for each axis, so a few answers are enough.
struct AnswerMemory {
  private struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
    var next: Int32
  }

  /// The most recent entry of each node; made when the first answer is remembered.
  private var heads: Buffer<Int32>?
  private var entries = Buffer<Entry>()
  private var firstFree: Int32 = -1

  /// Above this number the oldest answers are forgotten.
  static let answersPerNode = 16

  func deallocate() {
    heads?.deallocate()
    entries.deallocate()
  }

  var byteCount: Int { (heads?.byteCount ?? 0) + entries.byteCount }

  func copy() -> AnswerMemory {
    var copy = AnswerMemory()
    copy.entries.deallocate()
    copy.heads = heads?.copy()
    copy.entries = entries.copy()
    copy.firstFree = firstFree
    return copy
  }

  /// The answer of a node to a proposal, if it is remembered.
  func answer(of node: Int, to proposal: Proposal) -> Size? {
    guard let heads, node < heads.count else { return nil }
    var index = heads[node]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.proposal.isIdentical(to: proposal) { return entry.size }
      index = entry.next
    }
    return nil
  }

  /// Remembers an answer of a node.
  mutating func remember(_ size: Size, of node: Int, to proposal: Proposal) {
    // Room for all that the first node will ever remember, so that later layouts ask for none.
    if self.heads == nil { entries.reserve(Self.answersPerNode) }
    var heads = self.heads ?? Buffer<Int32>()
    let missing = node + 1 - heads.count
    if missing > 0 {
      let first = heads.extend(by: missing)
      (heads.base + first).update(repeating: -1, count: missing)
    }
    let head = heads[node]
    let index = recycledEntry(after: head)
    let entry = Entry(proposal: proposal, size: size, next: head)
    if index >= 0 {
      entries[Int(index)] = entry
      heads[node] = index
    } else {
      heads[node] = Int32(entries.count)
      entries.append(entry)
    }
    self.heads = heads
  }

  /// Forgets the answers of a node.
  mutating func forget(_ node: Int) {
    guard let heads, node < heads.count else { return }
    var index = heads[node]
    heads[node] = -1
    while index >= 0 {
      let next = entries[Int(index)].next
      entries[Int(index)].next = firstFree
      firstFree = index
      index = next
    }
  }

  /// An entry that can be used anew: the oldest of a list that is full, or one that was given up.
  private mutating func recycledEntry(after head: Int32) -> Int32 {
    var length = 0
    var previous: Int32 = -1
    var index = head
    while index >= 0 {
      length += 1
      let next = entries[Int(index)].next
      if next < 0, length >= Self.answersPerNode {
        entries[Int(previous)].next = -1
        return index
      }
      previous = index
      index = next
    }
    let free = firstFree
    if free >= 0 { firstFree = entries[Int(free)].next }
    return free
  }
}

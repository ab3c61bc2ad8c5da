/// The answers that nodes gave to earlier proposals, a few for each node that needs them.
///
/// Most nodes need none: their answers follow from summaries. Nodes whose width and height depend
/// on each other are asked several proposals by each level above, so without memory the questions
/// would multiply from level to level. The proposals of one layout combine 0, infinity, none and
/// one share on each axis, so a few answers are nearly always enough. Where they are not, the older
/// ones are archived until the layout is over.
struct AnswerMemory {
  private struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
    var next: Int32
    /// The number of entries from this one on.
    var length: Int32
  }

  /// The most recent entry of each node; empty until the first answer is remembered.
  private var heads = Buffer<Int32>()
  private var entries = Buffer<Entry>()
  private var firstFree: Int32 = -1

  private var archive = AnswerArchive()
  /// Whether there is room for the answers to another proposal.
  private var expectsAnotherProposal = false

  /// The number of answers beyond which the oldest are archived.
  static let answersPerNode = 16
  /// The number of archived answers beyond which older ones are forgotten.
  var archiveCapacity = 0
  /// The usual number of remembered answers of a custom layout: for no room, endless room and its
  /// share, and one more.
  private static let usualAnswers = 4

  /// Whether no node was ever asked for an answer that is remembered.
  @inline(__always) var isEmpty: Bool { heads.count == 0 }

  func deallocate() {
    heads.deallocate()
    entries.deallocate()
    archive.deallocate()
  }

  var byteCount: Int { heads.byteCount + entries.byteCount + archive.byteCount }

  func copy() -> AnswerMemory {
    var copy = self
    copy.heads = heads.copy()
    copy.entries = entries.copy()
    copy.archive = AnswerArchive()
    return copy
  }

  /// Returns the answer of a node to a proposal, if it is remembered.
  func answer(of node: Int, to proposal: Proposal) -> Size? {
    guard node < heads.count else { return nil }
    var index = heads[node]
    while index >= 0 {
      let entry = entries.base + Int(index)
      if entry.pointee.proposal.isIdentical(to: proposal) { return entry.pointee.size }
      index = entry.pointee.next
    }
    return archive.answer(of: Int32(node), to: proposal)
  }

  /// Reserves memory for the usual number of answers of some nodes, unless there is some already.
  mutating func reserve(answersOf amount: Int, nodeCount: Int) {
    guard amount > 0, heads.count == 0 else { return }
    makeRoom(for: nodeCount - 1)
    entries.reserve(amount * Self.usualAnswers)
  }

  /// Makes room, after a tree's first layout, for what its nodes will answer in another width, so
  /// that going back and forth between two does not allocate.
  @inline(__always) mutating func expectAnotherProposal() {
    guard !expectsAnotherProposal, entries.count > 0 else { return }
    expectsAnotherProposal = true
    entries.reserve(2 * entries.count)
  }

  /// Remembers an answer of a node.
  mutating func remember(_ size: Size, of node: Int, to proposal: Proposal) {
    if node >= heads.count { makeRoom(for: node) }
    let head = heads[node]
    let length = head < 0 ? 0 : entries[Int(head)].length
    let isFull = Int(length) == Self.answersPerNode
    var index = isFull ? takeOldest(after: head) : firstFree
    if isFull { archiveAnswer(at: index, of: node) }
    if index < 0 {
      index = Int32(truncatingIfNeeded: entries.extend(by: 1))
    } else if !isFull {
      firstFree = entries[Int(index)].next
    }
    entries[Int(index)] = Entry(
      proposal: proposal, size: size, next: head, length: isFull ? length : length + 1)
    heads[node] = index
  }

  /// Forgets the answers of a node.
  mutating func forget(_ node: Int) {
    guard node < heads.count else { return }
    var index = heads[node]
    heads[node] = -1
    while index >= 0 {
      let next = entries[Int(index)].next
      entries[Int(index)].next = firstFree
      firstFree = index
      index = next
    }
    // The archive removes answers only all at once; those of other nodes can be found out again.
    clearArchive()
  }

  /// Forgets the archived answers, once a layout is over.
  mutating func clearArchive() {
    if archive.count > 0 { archive.clear() }
  }

  /// Archives an answer if there is room.
  private mutating func archiveAnswer(at index: Int32, of node: Int) {
    guard archive.count < archiveCapacity else { return }
    let entry = entries[Int(index)]
    archive.add(entry.size, of: Int32(node), to: entry.proposal)
  }

  private mutating func makeRoom(for node: Int) {
    // Reserves all that the first node will ever remember, so that later layouts need not allocate.
    if heads.count == 0 { entries.reserve(Self.answersPerNode) }
    let missing = node + 1 - heads.count
    let first = heads.extend(by: missing)
    (heads.base + first).update(repeating: -1, count: missing)
  }

  /// Removes the oldest entry from a full list.
  private func takeOldest(after head: Int32) -> Int32 {
    var (previous, index) = (head, entries[Int(head)].next)
    while entries[Int(index)].next >= 0 { (previous, index) = (index, entries[Int(index)].next) }
    entries[Int(previous)].next = -1
    return index
  }
}

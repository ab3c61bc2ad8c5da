/// Older answers of nodes, found by node and proposal: a table in which each answer is at the place
/// that follows from its question, or at the next one that was free.
///
/// Answers are never removed one by one, only all at once.
struct AnswerArchive {
  private struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
    /// The node; -1 if the place is free.
    var node: Int32
  }

  private var entries = Buffer<Entry>()
  private(set) var count = 0

  var byteCount: Int { entries.byteCount }

  func deallocate() { entries.deallocate() }

  /// Returns an answer of a node, if it is here.
  func answer(of node: Int32, to proposal: Proposal) -> Size? {
    guard count > 0 else { return nil }
    let entry = entries[place(of: node, proposal)]
    return entry.node < 0 ? nil : entry.size
  }

  /// Adds an answer of a node, or replaces an equal question's.
  mutating func add(_ size: Size, of node: Int32, to proposal: Proposal) {
    if 2 * count >= entries.count { grow() }
    let place = place(of: node, proposal)
    if entries[place].node < 0 { count += 1 }
    entries[place] = Entry(proposal: proposal, size: size, node: node)
  }

  /// Removes all answers and gives their memory back.
  mutating func clear() {
    entries.deallocate()
    self = AnswerArchive()
  }

  /// Returns where a question's answer is, or where there is room for it.
  private func place(of node: Int32, _ proposal: Proposal) -> Int {
    // Half of the places are free, so the search ends.
    var place = start(of: node, proposal)
    while true {
      let entry = entries[place]
      if entry.node < 0 || (entry.node == node && entry.proposal.isIdentical(to: proposal)) {
        return place
      }
      place = (place &+ 1) & (entries.count &- 1)
    }
  }

  private func start(of node: Int32, _ proposal: Proposal) -> Int {
    // Proposals differ in any of their bits. Multiplying carries each of them upwards, and the
    // shifts bring the highest ones, which depend on all others, back down.
    let ratio: UInt64 = 0x9E37_79B9_7F4A_7C15
    var mixed = UInt64(UInt32(bitPattern: node)) &* ratio
    mixed = (mixed ^ proposal.width.bitPattern) &* ratio
    mixed = (mixed ^ (mixed >> 32) ^ proposal.height.bitPattern) &* ratio
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 32)) & UInt64(entries.count - 1))
  }

  private mutating func grow() {
    let (old, places) = (entries, max(Self.leastCapacity, 2 * entries.count))
    entries = Buffer(capacity: places)
    let free = Entry(proposal: .unspecified, size: .zero, node: -1)
    for _ in 0..<places { entries.append(free) }
    for index in 0..<old.count where old[index].node >= 0 {
      entries[place(of: old[index].node, old[index].proposal)] = old[index]
    }
    old.deallocate()
  }

  private static var leastCapacity: Int { 256 }
}

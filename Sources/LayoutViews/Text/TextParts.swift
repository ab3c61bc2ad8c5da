/// The parts of a text, in a few lists.
///
/// A text of many parts is put together from shorter ones, one `+` after the other. If all were in
/// one list, it would be copied each time, which takes time that grows with the square of their
/// number. So the lists grow to the longest one and shrink after it, each to half or less, and
/// only those of about one length are put together.
struct TextParts: Sendable {
  private var lists: [[Text.Part]]

  init(_ parts: [Text.Part]) { lists = [parts] }

  /// All parts, the first one first.
  var all: [Text.Part] { lists.count == 1 ? lists[0] : Array(lists.joined()) }

  /// These parts and others after them.
  func joined(with other: TextParts) -> TextParts {
    var joined = self
    for list in other.lists {
      joined.lists.append(list)
      while joined.putTogether() {}
    }
    return joined
  }

  /// Puts two of the last lists together, unless the order of their lengths is right.
  private mutating func putTogether() -> Bool {
    let last = lists.count - 1
    guard last > 0, magnitude(last - 1) <= magnitude(last) else { return false }
    let isBetween = last > 1 && magnitude(last - 2) >= magnitude(last - 1)
    guard isBetween || magnitude(last - 1) == magnitude(last) else { return false }
    // A list between two longer ones joins the shorter of these.
    let first = isBetween && magnitude(last - 2) < magnitude(last) ? last - 2 : last - 1
    let next = lists.remove(at: first + 1)
    lists[first] += next
    return true
  }

  /// How many binary digits the length of a list has.
  private func magnitude(_ index: Int) -> Int {
    Int.bitWidth - lists[index].count.leadingZeroBitCount
  }
}

extension TextParts: Equatable {
  /// Whether both have the same parts, however they were put together.
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.all == rhs.all }
}

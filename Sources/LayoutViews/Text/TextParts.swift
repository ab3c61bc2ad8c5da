/// The parts of a text: a list, or two of them one after the other.
///
/// A text of many parts is put together from shorter ones, one `+` after the other. If all were in
/// one list, it would be copied each time, which takes time that grows with the square of their
/// number. So lists are short, and what holds them is a tree of few levels.
indirect enum TextParts: Sendable {
  case list([Text.Part])
  case joined(TextParts, TextParts, height: Int)

  /// Lists up to this length are joined to one.
  private static var maxShortList: Int { 16 }
}

extension TextParts {
  /// All parts, the first one first.
  var all: [Text.Part] {
    if case .list(let parts) = self { return parts }
    var parts: [Text.Part] = []
    append(to: &parts)
    return parts
  }

  private func append(to parts: inout [Text.Part]) {
    switch self {
    case .list(let own): parts += own
    case .joined(let first, let second, _):
      first.append(to: &parts)
      second.append(to: &parts)
    }
  }
}

extension TextParts: Equatable {
  /// Whether both have the same parts, however they were put together.
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.all == rhs.all }
}

// MARK: - Joining

extension TextParts {
  /// These parts and others after them. Of the trees, only as many levels are made anew as one has
  /// more than the other.
  func joined(with other: TextParts) -> TextParts {
    if case .list(let own) = self, case .list(let next) = other,
      own.count + next.count <= Self.maxShortList
    {
      return .list(own + next)
    }
    if height > other.height + 1 || (height > other.height && other.height == 0),
      case .joined(let first, let second, _) = self
    {
      return first.balanced(before: second.joined(with: other))
    }
    if other.height > height + 1 || (other.height > height && height == 0),
      case .joined(let first, let second, _) = other
    {
      return joined(with: first).balanced(before: second)
    }
    return node(before: other)
  }

  /// How many levels of nodes there are above the lists.
  private var height: Int {
    if case .joined(_, _, let height) = self { return height }
    return 0
  }

  private func node(before other: TextParts) -> TextParts {
    .joined(self, other, height: max(height, other.height) + 1)
  }

  /// A node of two trees of which one may have two levels more than the other; then they are put
  /// together in another way, so that no node has that.
  private func balanced(before other: TextParts) -> TextParts {
    if other.height > height + 1, case .joined(let first, let second, _) = other {
      guard first.height > second.height, case .joined(let inner, let next, _) = first else {
        return node(before: first).node(before: second)
      }
      return node(before: inner).node(before: next.node(before: second))
    }
    if height > other.height + 1, case .joined(let first, let second, _) = self {
      guard second.height > first.height, case .joined(let inner, let next, _) = second else {
        return first.node(before: second.node(before: other))
      }
      return first.node(before: inner).node(before: next.node(before: other))
    }
    return node(before: other)
  }
}

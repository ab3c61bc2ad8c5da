/// Stacks, replayed with the engine's own algorithm.
extension Replay {
  /// Measures and places a stack's children for a proposal.
  func stack(
    _ record: NodeRecord, _ proposal: Proposal
  ) -> (size: Size, children: [ReplayedChild]) {
    let axis = record.axis
    var algorithm = StackAlgorithm(children: ReplayedStackChildren(self, record))
    let (length, breadth) = algorithm.arrange(
      length: proposal[axis], breadth: proposal[axis.cross])
    return (Size(along: axis, length, breadth), algorithm.children.finished())
  }
}

/// The children of a stack, which keep a record of what they are asked.
private struct ReplayedStackChildren: StackChildren {
  private let replay: Replay
  private let record: NodeRecord
  private let stack: StackRecord
  private let axis: Axis
  private let key: GuideKey
  private var children: [ReplayedChild]
  private var minima: [Double?]
  private var maxima: [Double?]
  /// The children in the order in which they were measured for good.
  private var measured: [Int] = []
  private(set) var turns: TurnList

  init(_ replay: Replay, _ record: NodeRecord) {
    self.replay = replay
    self.record = record
    self.stack = replay.storage.stacks[Int(record.payload)]
    self.axis = record.axis
    self.key = replay.storage.guide(ofStack: record)
    self.children = replay.storage.children(of: record).map { ReplayedChild(node: $0) }
    self.minima = Array(repeating: nil, count: children.count)
    self.maxima = minima
    self.turns = TurnList(of: children.count)
  }

  var count: Int { children.count }
  var totalGap: Double { stack.totalGap }
  var haveEqualPriorities: Bool { !record.flags.has(.mixedPriorities) }
  // No shortcuts, so that everybody is asked what the rules ask.
  var ignoreLength: Bool { false }
  var plainRole: GuideRole? { nil }
  func ignoresLength(_ child: Int) -> Bool { false }
  func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool { false }
  func lengthOfPlenty(for child: Int) -> Double? { nil }

  func gap(before child: Int) -> Double {
    replay.storage.gap(before: children[child].node, in: stack, record.flags)
  }

  func priority(of child: Int) -> Double { replay.storage.priority(of: children[child].node) }

  mutating func minimum(of child: Int, breadth: Double) -> Double {
    if let known = minima[child] { return known }
    let length = ask(child, 0, breadth)[axis]
    minima[child] = length
    return length
  }

  mutating func maximum(of child: Int, breadth: Double) -> Double {
    if let known = maxima[child] { return known }
    let length = ask(child, .infinity, breadth)[axis]
    maxima[child] = length
    return length
  }

  private func ask(_ child: Int, _ length: Double, _ breadth: Double) -> Size {
    replay.measure(children[child].node, Proposal(along: axis, length, breadth))
  }

  mutating func measure(_ child: Int, length: Double, breadth: Double) -> Double {
    measured.append(child)
    children[child].proposal = Proposal(along: axis, length, breadth)
    children[child].size = ask(child, length, breadth)
    return children[child].size[axis]
  }

  func breadth(of child: Int) -> Double { children[child].size[axis.cross] }
  func length(of child: Int) -> Double { children[child].size[axis] }

  mutating func guide(of child: Int) -> Double {
    let guide = replay.guide(key, of: children[child].node, children[child].proposal)
    children[child].guides = [guide]
    return guide.position
  }

  mutating func place(_ child: Int, along: Double, across: Double) {
    children[child].origin[axis] = along
    children[child].origin[axis.cross] = across
  }

  mutating func moveAll(across distance: Double) {
    for child in children.indices {
      let moved = children[child].origin[axis.cross] - distance
      children[child].origin[axis.cross] = moved.isNaN ? 0 : moved
    }
  }

  func beginOrdering() {}
  func endOrdering() {}
}

// MARK: - The record

extension ReplayedStackChildren {
  /// The children with the reasons for what they were offered, and the lines they were brought to.
  func finished() -> [ReplayedChild] {
    var finished = children
    var start = 0
    while start < measured.count {
      let priority = self.priority(of: measured[start])
      var end = start + 1
      while end < measured.count, self.priority(of: measured[end]) == priority { end += 1 }
      let reserved = measured[end...].reduce(0.0) { $0 + (minima[$1] ?? 0) }
      for position in start..<end {
        let child = measured[position]
        finished[child].share = StackShare(
          axis: axis, offered: children[child].proposal[axis],
          sharers: end - position, rank: position - start + 1, rivals: end - start,
          priority: priority, range: range(ifAskedOf: child), reserved: reserved)
      }
      start = end
    }
    for child in finished.indices {
      for index in finished[child].guides.indices {
        let guide = finished[child].guides[index]
        finished[child].guides[index].line = finished[child].origin[axis.cross] + guide.position
      }
    }
    return finished
  }

  private func range(ifAskedOf child: Int) -> LengthRange? {
    guard let minimum = minima[child], let maximum = maxima[child] else { return nil }
    return LengthRange(minimum: minimum, maximum: maximum)
  }
}

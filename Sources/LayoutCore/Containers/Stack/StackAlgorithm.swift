/// What the stack algorithm asks of a stack's children.
///
/// The engine answers from its flat storage; `LayoutSubviews` answer through their proxies when a
/// client calls a stack layout directly.
protocol StackChildren {
  /// The number of children.
  var count: Int { get }
  /// The sum of the gaps between the children.
  var totalGap: Double { get }
  /// The unit of all lengths.
  var unit: LengthUnit { get }
  /// Whether all children have the same layout priority.
  var haveEqualPriorities: Bool { get }
  /// Whether nothing inside any child depends on the length proposed along the stack.
  var ignoreLength: Bool { get }
  /// Whether they may be measured in child order where that is known to be right.
  var mayFollowChildOrder: Bool { get }

  /// The gap in front of every child but the first, if all are the same.
  var evenGap: Double? { get }
  /// Returns the gap in front of a child that is not the first.
  func gap(before child: Int) -> Double
  func priority(of child: Int) -> Double
  /// Returns whether nothing inside a child depends on the length proposed along the stack.
  func ignoresLength(_ child: Int) -> Bool

  /// Returns whether a child is known never to get shorter when it is offered more.
  func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool

  /// Returns whether a child is known to have a fixed breadth if its length is fixed, for all
  /// offers of at least some length.
  func hasOneSizeForOneLength(_ child: Int, offeredAtLeast least: Double) -> Bool

  /// Returns a child's lengths for proposals of 0 and infinity; NaN where they are not known
  /// without asking.
  func knownRange(of child: Int) -> LengthRange

  /// Returns the most that a child takes, if it is known to answer any larger offer the same.
  func lengthOfPlenty(for child: Int) -> Double?

  /// Returns a child's length for a proposed length of 0.
  mutating func minimum(of child: Int, breadth: Double) -> Double
  /// Returns a child's length for a proposed length of infinity.
  mutating func maximum(of child: Int, breadth: Double) -> Double
  /// Measures a child. Its size and guide from now on are those of this answer.
  mutating func measure(_ child: Int, length: Double, breadth: Double) -> Double

  /// The role of the stack's alignment guide, if it is at the same fraction of every child's
  /// breadth.
  var plainRole: GuideRole? { get }
  /// Returns the child's extent across the stack, as last measured.
  func breadth(of child: Int) -> Double
  /// Returns the child's length along the stack, as last measured.
  func length(of child: Int) -> Double
  /// Returns the position of the stack's alignment guide in the child as last measured.
  mutating func guide(of child: Int) -> Double
  /// The child's distance from the stack's start, once it is set.
  subscript(along child: Int) -> Double { get set }
  /// The child's distance from the stack's top or leading edge, once it is set.
  subscript(across child: Int) -> Double { get set }

  /// Reserves twice as many turns as there are children. The second half is working space for
  /// sorting.
  mutating func beginOrdering()
  mutating func endOrdering()
  /// The turns in the order in which children are measured. They may have moved in memory after a
  /// child was asked.
  var turns: Turns { get }
  associatedtype Turns: StackTurns
}

extension StackChildren {
  // Defaults for children of which nothing is known without asking.
  var mayFollowChildOrder: Bool { false }
  var evenGap: Double? { nil }
  var ignoreLength: Bool { false }
  func ignoresLength(_ child: Int) -> Bool { false }
  func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool { false }
  func hasOneSizeForOneLength(_ child: Int, offeredAtLeast least: Double) -> Bool { false }
  func lengthOfPlenty(for child: Int) -> Double? { nil }
  var plainRole: GuideRole? { nil }
  func knownRange(of child: Int) -> LengthRange { .unknown }
}

/// Lays out children in a line, as HStack and VStack do.
///
/// 1. Children are measured from the least to the most flexible, those of higher priority first.
/// 2. Each is offered an equal share of what is left, after subtracting the minimum that lower
///    priorities need.
/// 3. The line's length is the sum of the answers and gaps. If nothing is left of the proposed
///    length but what rounding leaves, it is that length. The sum may differ from it in the last
///    bits, and differently after each change inside, which would then concern everything around.
/// 4. Across the line, the children's guides meet. The breadth is the extent of all children,
///    including the line on which the guides meet.
///
/// If no length is proposed to the stack, none is proposed to any child.
struct StackAlgorithm<Children: StackChildren> {
  var children: Children

  /// Measures and places the children for a proposal.
  mutating func arrange(length: Double, breadth: Double) -> (length: Double, breadth: Double) {
    let rest: Double
    if length.isNaN || children.ignoreLength {
      for child in 0..<children.count {
        _ = children.measure(child, length: .nan, breadth: breadth)
      }
      rest = .nan
    } else if let left = distributeInChildOrder(length - children.totalGap, breadth: breadth) {
      rest = left
    } else {
      children.beginOrdering()
      sortByPriority()
      rest = distribute(length - children.totalGap, breadth: breadth)
      children.endOrdering()
    }
    let line = placeInLine()
    let isFull = length.isFinite && abs(rest) <= abs(length) * EqualShares.roundingError
    return (isFull ? length : line.length, line.breadth)
  }
}

// MARK: - Distribution

extension StackAlgorithm {
  /// Measures all children, in order, with their shares of a length, and returns what is left of
  /// it.
  private mutating func distribute(_ length: Double, breadth: Double) -> Double {
    var available = length
    var start = 0
    while start < children.count {
      let end = endOfPriority(from: start)
      if start == 0 {
        available -= minimum(ofOrdered: end..<children.count, breadth: breadth)
        if available.isNaN { available = length }
      } else {
        let reserved = minimum(ofOrdered: start..<end, breadth: breadth)
        if !(available + reserved).isNaN { available += reserved }
      }
      sortByFlexibility(start..<end, breadth: breadth)
      var shares = EqualShares(of: available, among: end - start)
      for position in start..<end {
        let child = children.turns[position].child
        shares.take(children.measure(child, length: shares.offer, breadth: breadth))
      }
      available = shares.left(of: available)
      start = end
    }
    return available
  }

  /// Returns the end of the run of equal priorities that starts at a position of the order.
  private func endOfPriority(from start: Int) -> Int {
    if children.haveEqualPriorities { return children.count }
    let priority = children.priority(of: children.turns[start].child)
    var end = start + 1
    // NaN as a priority equals no other and makes a run by itself.
    while end < children.count, children.priority(of: children.turns[end].child) == priority {
      end += 1
    }
    return end
  }

  private mutating func minimum(ofOrdered positions: Range<Int>, breadth: Double) -> Double {
    var sum = 0.0
    for position in positions {
      sum += children.minimum(of: children.turns[position].child, breadth: breadth)
    }
    return sum
  }
}

// MARK: - Placing

extension StackAlgorithm {
  /// Places the measured children in a line and returns the line's extent.
  @inline(__always) private mutating func placeInLine() -> (length: Double, breadth: Double) {
    if let role = children.plainRole, let breadth = plainBreadth {
      return (placePlainly(role, in: breadth), breadth)
    }
    var (lower, upper) = (0.0, 0.0)
    var line = LineEnd()
    for child in 0..<children.count {
      let guide = children.guide(of: child)
      let origin = guide.isNaN ? -Double.infinity : -guide
      if child > 0 { line.advance(over: children.gap(before: child)) }
      children[along: child] = line.position
      children[across: child] = origin
      line.length = children.length(of: child)
      lower = min(lower, origin)
      let end = origin + children.breadth(of: child)
      upper = max(upper, end.isNaN ? origin : end)
    }
    if lower != 0 {
      for child in 0..<children.count {
        let moved = children[across: child] - lower
        children[across: child] = moved.isNaN ? 0 : moved
      }
    }
    return (line.total, upper - lower)
  }

  /// The breadth of the broadest child; `nil` if any is negative.
  private var plainBreadth: Double? {
    var breadth = 0.0
    for child in 0..<children.count {
      let extent = children.breadth(of: child)
      guard extent >= 0 else { return nil }
      breadth = max(breadth, extent)
    }
    return breadth
  }

  /// Shortcut: places the children in a line if the guide is an edge or the centre and no child
  /// sets it.
  ///
  /// Exact because the guide is then at the same fraction of every child's breadth. The broadest
  /// child decides the extent on both sides of the line, and each child's position follows from its
  /// own breadth. This does not hold if a breadth is negative, so the rule decides then.
  ///
  /// - Returns: the length of the line.
  @inline(__always) mutating func placePlainly(_ role: GuideRole, in breadth: Double) -> Double {
    let evenGap = children.evenGap
    var line = LineEnd()
    for child in 0..<children.count {
      if child > 0 { line.advance(over: evenGap ?? children.gap(before: child)) }
      children[along: child] = line.position
      children[across: child] = role.start(of: children.breadth(of: child), in: breadth)
      line.length = children.length(of: child)
    }
    return line.total
  }
}

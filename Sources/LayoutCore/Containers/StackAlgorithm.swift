/// What the stack algorithm asks of a stack's children.
///
/// The engine answers from its flat storage; `LayoutSubviews` answer through their proxies when a
/// client calls a stack layout by hand.
protocol StackChildren {
  /// The number of children.
  var count: Int { get }
  /// The sum of the gaps between the children.
  var totalGap: Double { get }
  /// Whether all children have the same layout priority.
  var haveEqualPriorities: Bool { get }
  /// Whether nothing inside of any child depends on the length proposed along the stack.
  var ignoreLength: Bool { get }
  /// Whether shortcuts may be taken.
  var useShortcuts: Bool { get }

  /// The gap in front of all children but the first, if it is the same.
  var evenGap: Double? { get }
  /// The gap in front of a child that is not the first.
  func gap(before child: Int) -> Double
  func priority(of child: Int) -> Double
  /// Whether nothing inside of a child depends on the length proposed along the stack.
  func ignoresLength(_ child: Int) -> Bool

  /// Whether it is known of a child that it never gets shorter when it is offered more.
  func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool

  /// Whether it is known of a child that if its length is always the same, so is its breadth.
  func hasOneSizeForOneLength(_ child: Int) -> Bool

  /// A child's lengths for proposals of 0 and infinity, NaN where they are not known without asking.
  func knownRange(of child: Int) -> LengthRange

  /// The most that a child takes, if it is known that being offered more changes nothing.
  func lengthOfPlenty(for child: Int) -> Double?

  /// A child's length for a proposed length of 0.
  mutating func minimum(of child: Int, breadth: Double) -> Double
  /// A child's length for a proposed length of infinity.
  mutating func maximum(of child: Int, breadth: Double) -> Double
  /// Measures a child for good: its size and guide from now on are those of this answer.
  mutating func measure(_ child: Int, length: Double, breadth: Double) -> Double

  /// The role of the stack's alignment guide, if it is the same part of every child's breadth.
  var plainRole: GuideRole? { get }
  /// The child's extent across the stack, as measured for good.
  func breadth(of child: Int) -> Double
  /// The child's length along the stack, as measured for good.
  func length(of child: Int) -> Double
  /// The position of the stack's alignment guide in the child as measured for good.
  mutating func guide(of child: Int) -> Double
  /// Puts the child at a distance from the stack's leading or top corner.
  mutating func place(_ child: Int, along: Double, across: Double)
  /// Moves all children across the stack, against the sign of the distance.
  mutating func moveAll(across distance: Double)

  /// Makes room for twice as many turns as there are children, the second half of it to sort with, and
  /// gives it back.
  mutating func beginOrdering()
  mutating func endOrdering()
  /// The turns in the order in which children are measured. They may have moved after a child was asked.
  var turns: Turns { get }
  associatedtype Turns: StackTurns
}

extension StackChildren {
  // Children of whom nothing is known without asking.
  func hasOneSizeForOneLength(_ child: Int) -> Bool { false }
  var useShortcuts: Bool { false }
  var evenGap: Double? { nil }
  func knownRange(of child: Int) -> LengthRange { LengthRange(minimum: .nan, maximum: .nan) }
}

/// Lays out children in a line, in the way of HStack and VStack.
///
/// 1. Children are measured from the least to the most flexible, those of higher priority first.
/// 2. Each is offered an equal share of what is left, less the least that later priorities need.
/// 3. The line's length is the sum of the answers and gaps.
/// 4. Across the line the children's guides coincide; the breadth is the extent of all of them,
///    the guide's own position included.
///
/// No length proposed means that no length is proposed to any child.
struct StackAlgorithm<Children: StackChildren> {
  var children: Children

  /// Measures and places the children for a proposal.
  mutating func arrange(length: Double, breadth: Double) -> (length: Double, breadth: Double) {
    if length.isNaN || children.ignoreLength {
      for child in 0..<children.count {
        _ = children.measure(child, length: .nan, breadth: breadth)
      }
    } else if !distributeAsTheyCome(length - children.totalGap, breadth: breadth) {
      children.beginOrdering()
      sortByPriority()
      distribute(length - children.totalGap, breadth: breadth)
      children.endOrdering()
    }
    return placeInLine()
  }
}

// MARK: - Distribution

extension StackAlgorithm {
  /// Measures all children, in order, with their shares of a length.
  private mutating func distribute(_ length: Double, breadth: Double) {
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
      available = shares.rest
      start = end
    }
  }

  /// The end of the run of equal priorities that starts at a position of the order.
  private func endOfPriority(from start: Int) -> Int {
    if children.haveEqualPriorities { return children.count }
    let priority = children.priority(of: children.turns[start].child)
    var end = start + 1
    // A priority that is not a number equals none and makes a run of its own.
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
  /// Puts the measured children in a line and returns its extent.
  @inline(__always) private mutating func placeInLine() -> (length: Double, breadth: Double) {
    if let role = children.plainRole, let extent = placePlainly(role) { return extent }
    var lower = 0.0
    var upper = 0.0
    var position = 0.0
    var length = 0.0
    for child in 0..<children.count {
      let guide = children.guide(of: child)
      let origin = guide.isNaN ? -Double.infinity : -guide
      if child > 0 { position += length + children.gap(before: child) }
      children.place(child, along: position, across: origin)
      length = children.length(of: child)
      lower = min(lower, origin)
      let end = origin + children.breadth(of: child)
      upper = max(upper, end.isNaN ? origin : end)
    }
    if lower != 0 { children.moveAll(across: lower) }
    return (position + length, upper - lower)
  }

  /// Shortcut: the same where the guides are those of the frame and nobody sets them.
  ///
  /// Exact because the longest child then decides the breadth, and every other's place in it follows
  /// from its own length. Children of negative length, which have other extents, are left to the rule.
  private mutating func placePlainly(
    _ role: GuideRole
  ) -> (length: Double, breadth: Double)? {
    var breadth = 0.0
    for child in 0..<children.count {
      let extent = children.breadth(of: child)
      guard extent >= 0 else { return nil }
      breadth = max(breadth, extent)
    }
    let share = role == .start ? 0.0 : role == .center ? 0.5 : 1.0
    let edge = breadth * share
    var position = 0.0
    var length = 0.0
    if let gap = children.evenGap {
      var next = 0.0
      for child in 0..<children.count {
        place(child, at: next, edge: edge, share)
        length = children.length(of: child)
        position = next
        next = position + (length + gap)
      }
    } else {
      for child in 0..<children.count {
        if child > 0 { position += length + children.gap(before: child) }
        place(child, at: position, edge: edge, share)
        length = children.length(of: child)
      }
    }
    return (position + length, breadth)
  }

  /// Puts a child at a position, and so that an edge is at its share of the child's breadth.
  @inline(__always) private mutating func place(
    _ child: Int, at position: Double, edge: Double, _ share: Double
  ) {
    let across = share == 0 ? 0 : edge - children.breadth(of: child) * share
    children.place(child, along: position, across: across.isNaN ? 0 : across)
  }
}

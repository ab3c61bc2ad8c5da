/// The usual path: shares out the length in child order, without sorting, when that order is known
/// to be right.
extension StackAlgorithm {
  /// Shortcut: measures all children with their shares, if the measuring order is known without
  /// asking them.
  ///
  /// Exact because the order is the one that the rule would find. Among children of equal priority,
  /// those of a fixed length are the least flexible and come first. The others come in child order,
  /// and each is known to be at least as flexible as the one before. Children of the lowest
  /// priority, such as spacers, come after all others; if there is any further priority, the rule
  /// decides. The shares are computed from the same sums in the same order, so they are the same to
  /// the last bit.
  ///
  /// - Parameter length: the length to share out, without gaps.
  /// - Returns: what is left of the length; `nil` if the order is not known. The rule then measures
  ///   all children again.
  mutating func distributeInChildOrder(_ length: Double, breadth: Double) -> Double? {
    guard children.mayFollowChildOrder else { return nil }
    var run = StackRun(isMixed: false, count: children.count)
    var available = length
    var lowest = (count: 0, minimum: 0.0)
    if !children.haveEqualPriorities {
      guard let found = lowestChildren() else { return nil }
      lowest = found
      run = StackRun(isMixed: lowest.count > 0, count: children.count - lowest.count)
      if !(available - lowest.minimum).isNaN { available -= lowest.minimum }
    }
    while true {
      // Measuring recurses as deep as stacks are nested. All calls are in this function, which
      // keeps the number of frames on the machine stack low.
      var shares = EqualShares(of: available, among: run.count)
      var order = RisingFlexibility()
      for child in 0..<children.count where run.includes(child, of: children) {
        if children.ignoresLength(child) {
          shares.take(children.measure(child, length: shares.offer, breadth: breadth))
        } else if !order.admits(children.knownRange(of: child)) {
          guard order.isEmpty, comesLast(child, of: run, shares, breadth) else { break }
          order.close()
        }
      }
      let isInOrder = !order.isBroken
      if !isInOrder {
        guard noneWantsMore(than: available, run) else { return nil }
        shares = EqualShares(of: available, among: run.count)
      }
      if shares.count > 0 {
        for child in 0..<children.count
        where run.includes(child, of: children) && !(isInOrder && children.ignoresLength(child)) {
          shares.take(children.measure(child, length: shares.offer, breadth: breadth))
        }
      }
      if run.isLowest || !run.isMixed { return shares.rest }
      available = shares.left(of: available)
      if !(available + lowest.minimum).isNaN { available += lowest.minimum }
      run = StackRun(isMixed: true, isLowest: true, count: lowest.count)
    }
  }

  /// Returns how many children have the lowest priority while all others have the default one, and
  /// the sum of their minimum lengths; `nil` if there are other priorities too.
  private func lowestChildren() -> (count: Int, minimum: Double)? {
    var (count, minimum) = (0, 0.0)
    for child in 0..<children.count {
      let priority = children.priority(of: child)
      if priority == 0 { continue }
      let least = children.knownRange(of: child).minimum
      guard priority == -.infinity, !least.isNaN else { return nil }
      count += 1
      minimum += least
    }
    return (count, minimum)
  }

  /// Returns whether a child of unknown flexibility can be measured after those of a fixed length.
  ///
  /// A child that never gets shorter when it is offered more is at least as flexible as those. If
  /// its length varies, it comes after them by the rule. If its length turns out to be fixed as
  /// well, it should keep its place among them. That makes no difference if none of them follows
  /// it, or if its breadth is then fixed too, for what it is offered there and for what it is
  /// offered as the last one.
  ///
  /// - Parameter shares: the shares when it is the child's turn in child order.
  private func comesLast(
    _ child: Int, of run: StackRun, _ shares: EqualShares, _ breadth: Double
  ) -> Bool {
    var children = children
    guard children.isNeverShorterWhenOfferedMore(child) else { return false }
    var later = shares
    for other in child + 1..<children.count
    where run.includes(other, of: children) && children.ignoresLength(other) {
      later.take(children.measure(other, length: later.offer, breadth: breadth))
    }
    return later.count == shares.count
      || children.hasOneSizeForOneLength(
        child, offeredAtLeast: children.unit.down(min(shares.offer, later.offer)))
      || children.minimum(of: child, breadth: breadth) < children.knownRange(of: child).maximum
  }

  /// Shortcut: returns whether the measuring order makes no difference, because no child wants more
  /// than an equal share.
  ///
  /// Exact because a child that takes less than its share leaves larger shares to the others. In
  /// any order, each child is therefore offered at least the most that it takes, and these children
  /// are known to answer any larger offer the same.
  private func noneWantsMore(than available: Double, _ run: StackRun) -> Bool {
    let share = children.unit.down(available / Double(run.count))
    for child in 0..<children.count where run.includes(child, of: children) {
      guard let most = children.lengthOfPlenty(for: child), most <= share else { return false }
    }
    return true
  }
}

/// The children of one priority.
private struct StackRun {
  /// Whether the stack has children of the lowest priority and others.
  let isMixed: Bool
  /// Whether these are the ones of the lowest priority.
  var isLowest = false
  let count: Int

  @inline(__always) func includes(_ child: Int, of children: some StackChildren) -> Bool {
    !isMixed || (children.priority(of: child) != 0) == isLowest
  }
}

/// A check that flexible children come in the order of the rule.
private struct RisingFlexibility {
  /// The range of the previous child. Initially it admits any child with some flexibility.
  private var flexibility = Double.leastNonzeroMagnitude
  private var minimum = 0.0
  private(set) var isEmpty = true
  private(set) var isBroken = false

  /// Adds the next child's range. The order is broken unless the child is known to be at least as
  /// flexible as the previous one.
  @inline(__always) mutating func admits(_ range: LengthRange) -> Bool {
    let flexibility = range.maximum - range.minimum
    let isLess =
      flexibility == .infinity && self.flexibility == .infinity
      ? range.minimum > minimum : flexibility < self.flexibility
    isBroken = isLess || !(flexibility > 0) || !(self.flexibility > 0)
    if !isBroken {
      (self.flexibility, minimum) = (flexibility, range.minimum)
      isEmpty = false
    }
    return !isBroken
  }

  /// Admits one child that is known to come after those of a fixed length, and no further ones.
  mutating func close() { (flexibility, isEmpty, isBroken) = (.nan, false, false) }
}

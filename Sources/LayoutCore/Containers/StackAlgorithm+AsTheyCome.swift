/// The way that most stacks share out their length: looking at each child once or twice, without lists.
extension StackAlgorithm {
  /// Shortcut: measures all children with their shares, if their order shows without asking them.
  ///
  /// Exact because it is the order of the rule: of equal priority, children that always have the same
  /// length come first, and of the others each is known to be no less flexible than the one before.
  /// Those of the lowest priority, as spacers are, come after all others, and no further priorities are
  /// admitted. The shares come from the same sums in the same order.
  ///
  /// - Parameter length: what there is to share out, without gaps.
  /// - Returns: false if the order takes more to tell. The rule then measures all children again.
  mutating func distributeAsTheyCome(_ length: Double, breadth: Double) -> Bool {
    guard children.useShortcuts else { return false }
    var run = StackRun(isMixed: false, count: children.count)
    var available = length
    var lowest = (count: 0, minimum: 0.0)
    if !children.haveEqualPriorities {
      guard let found = lowestChildren() else { return false }
      lowest = found
      run = StackRun(isMixed: lowest.count > 0, count: children.count - lowest.count)
      if !(available - lowest.minimum).isNaN { available -= lowest.minimum }
    }
    while true {
      // Measuring nests as deep as stacks do, so all of it is called from here, which keeps frames few.
      var shares = EqualShares(of: available, among: run.count)
      var order = RisingFlexibility()
      for child in 0..<children.count where run.includes(child, of: children) {
        if children.ignoresLength(child) {
          shares.take(children.measure(child, length: shares.offer, breadth: breadth))
        } else if !order.admits(children.knownRange(of: child)) {
          guard order.isEmpty, comesLast(child, of: run, breadth: breadth) else { break }
          order.close()
        }
      }
      let isInOrder = !order.isBroken
      if !isInOrder {
        guard nobodyWantsMore(than: available, run) else { return false }
        shares = EqualShares(of: available, among: run.count)
      }
      if shares.count > 0 {
        for child in 0..<children.count
        where run.includes(child, of: children) && !(isInOrder && children.ignoresLength(child)) {
          shares.take(children.measure(child, length: shares.offer, breadth: breadth))
        }
      }
      if run.isLowest || !run.isMixed { return true }
      available = shares.rest
      if !(available + lowest.minimum).isNaN { available += lowest.minimum }
      run = StackRun(isMixed: true, isLowest: true, count: lowest.count)
    }
  }

  /// How many children have the lowest priority where others have the usual one, and the sum of their
  /// least lengths; `nil` if there are other priorities too.
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

  /// Whether a child that may have other lengths than one comes after those of one length.
  ///
  /// It does if it turns out to have several lengths, and does not get shorter the more it is offered. If it turns
  /// out to have one length as well, it keeps its place among those, which makes a difference if one follows it.
  private func comesLast(_ child: Int, of run: StackRun, breadth: Double) -> Bool {
    var children = children
    guard children.isNeverShorterWhenOfferedMore(child) else { return false }
    if children.hasOneSizeForOneLength(child) { return true }
    for other in child + 1..<children.count
    where run.includes(other, of: children) && children.ignoresLength(other) {
      return children.minimum(of: child, breadth: breadth) < children.knownRange(of: child).maximum
    }
    return true
  }

  /// Shortcut: whether the order makes no difference, because nobody wants more than an equal share.
  ///
  /// Exact because whoever takes less than an equal share leaves a larger one to the others, and of
  /// these children it is known that more than the most they take changes nothing.
  private func nobodyWantsMore(than available: Double, _ run: StackRun) -> Bool {
    let share = available / Double(run.count)
    for child in 0..<children.count where run.includes(child, of: children) {
      guard let most = children.lengthOfPlenty(for: child), most <= share else { return false }
    }
    return true
  }
}

/// Children of equal priority.
private struct StackRun {
  /// Whether a stack has children of the lowest priority beside others.
  let isMixed: Bool
  /// Whether it is those of the lowest priority.
  var isLowest = false
  let count: Int

  @inline(__always) func includes(_ child: Int, of children: some StackChildren) -> Bool {
    !isMixed || (children.priority(of: child) != 0) == isLowest
  }
}

/// Whether flexible children are in the order of the rule as they come.
private struct RisingFlexibility {
  /// What is known of the child before; no child is less flexible than the first of these.
  private var flexibility = Double.leastNonzeroMagnitude
  private var minimum = 0.0
  private(set) var isEmpty = true
  private(set) var isBroken = false

  /// Adds a child's lengths: the order is broken unless it is known to be no less flexible than the one
  /// before.
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

  /// Admits the first child, of which it is known that it comes after those of one length, and none after
  /// that.
  mutating func close() {
    (flexibility, isEmpty, isBroken) = (.nan, false, false)
  }
}

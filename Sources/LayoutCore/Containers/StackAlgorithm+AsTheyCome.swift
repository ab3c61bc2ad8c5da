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
      for child in 0..<children.count where run.includes(child, of: children) {
        if !children.ignoresLength(child) {
          if run.isInOrder(child, of: &children, breadth: breadth) { continue }
          break
        }
        shares.take(children.measure(child, length: shares.offer, breadth: breadth))
      }
      if !run.isInOrder {
        guard nobodyWantsMore(than: available, run) else { return false }
        shares = EqualShares(of: available, among: run.count)
      }
      if shares.count > 0 {
        for child in 0..<children.count where run.includesLater(child, of: children) {
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

/// Children of equal priority while they are measured.
private struct StackRun {
  /// Whether a stack has children of the lowest priority beside others.
  let isMixed: Bool
  /// Whether it is those of the lowest priority.
  var isLowest = false
  let count: Int
  /// Whether the order of those that were looked at is that in which they are measured.
  private(set) var isInOrder = true
  /// The lengths of the flexible child that was looked at last.
  private var previous: LengthRange?

  init(isMixed: Bool, isLowest: Bool = false, count: Int) {
    self.isMixed = isMixed
    self.isLowest = isLowest
    self.count = count
  }

  @inline(__always) func includes(_ child: Int, of children: some StackChildren) -> Bool {
    !isMixed || (children.priority(of: child) != 0) == isLowest
  }

  /// Whether a child is measured after those of one length, or with all if there is no order.
  @inline(__always) func includesLater(_ child: Int, of children: some StackChildren) -> Bool {
    includes(child, of: children) && !(isInOrder && children.ignoresLength(child))
  }

  /// Looks at a flexible child: whether it is no less flexible than the one before.
  @inline(__always) mutating func isInOrder(
    _ child: Int, of children: inout some StackChildren, breadth: Double
  ) -> Bool {
    let range = children.knownRange(of: child)
    if let previous {
      isInOrder = range.isFlexible && previous.isFlexible && !range.comes(before: previous)
    } else {
      isInOrder = range.isFlexible || comesLast(child, of: &children, breadth: breadth)
    }
    previous = range
    return isInOrder
  }

  /// Whether a child that may have other lengths than one comes after those of one length.
  ///
  /// It does if it has other lengths indeed, and does not get shorter the more it is offered. If it has
  /// one length too, it comes as it stands, which makes a difference in front of one of those.
  private func comesLast(
    _ child: Int, of children: inout some StackChildren, breadth: Double
  ) -> Bool {
    guard children.isNeverShorterWhenOfferedMore(child) else { return false }
    if children.hasOneSizeForOneLength(child) { return true }
    for other in child + 1..<children.count
    where includes(other, of: children) && children.ignoresLength(other) {
      return children.minimum(of: child, breadth: breadth) < children.knownRange(of: child).maximum
    }
    return true
  }
}

extension LengthRange {
  /// Whether both lengths are known, and differ.
  @inline(__always) fileprivate var isFlexible: Bool { maximum - minimum > 0 }
}

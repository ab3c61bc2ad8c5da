/// A change inside of a line of views that always have the same size.
extension TreeStorage {
  /// Shortcut: brings a rigid stack up to date after one of its children has changed, by moving the
  /// children behind that one.
  ///
  /// Exact because those in front keep their places, from which the sum goes on that the whole stack
  /// would make; and because the breadth, on which all places across depend, is checked to be the same.
  ///
  /// - Returns: false, with nothing changed, if the stack has to be summarised and arranged anew.
  func resumeRigidStack(_ node: Int, at changed: Int) -> Bool {
    let record = nodes[node]
    guard options.usesShortcuts, record.isPlainRigidStack, nodes[changed].isPlainRigidChild else {
      return false
    }
    let axis = record.axis
    let (length, breadth) = (summaries[node][axis], summaries[node][axis.cross].ideal)
    guard length.isConstant, summaries[node][axis.cross].isConstant else { return false }
    let lengths = FrameColumn(lengthsOf: frames + Int(record.first), on: axis)
    let breadths = FrameColumn(lengthsOf: frames + Int(record.first), on: axis.cross)
    let (index, last) = (changed - Int(record.first), Int(record.count) - 1)
    guard lengths[index] >= 0, breadths[index] >= 0, breadths[index] <= breadth,
      (0...last).contains(where: { breadths[$0] == breadth })
    else { return false }

    work.statistics.summaries += 1
    let along = FrameColumn(positionsOf: frames + Int(record.first), on: axis)
    let across = FrameColumn(positionsOf: frames + Int(record.first), on: axis.cross)
    across[index] = record.rigidPosition(of: breadths[index], in: breadth)
    let gap = stacks[Int(record.payload)].gap
    var position = index == 0 ? 0 : along[index - 1] + (lengths[index - 1] + gap)
    along[index] = position
    for child in index..<last {
      position += lengths[child] + gap
      along[child + 1] = position
    }
    let total = position + lengths[last]
    summaries[node][axis] = LengthSummary(always: total)
    frames[node].size = Size(along: axis, total, breadth)
    nodes[node].flags.subtract([.unsummarised, .unmeasured])
    nodes[node].flags.formUnion(
      nodes[changed].flags.has(.settled) ? [.arranged, .settled] : .arranged)
    return true
  }
}

extension NodeRecord {
  /// Whether the node is a stack of which nothing depends on anything but its children's sizes.
  fileprivate var isPlainRigidStack: Bool {
    kind == .stack && flags.isRigid && spacing == SpacingClass.generic
      && flags.isDisjoint(with: [.explicitAcross, .unevenGaps, .mixedPriorities])
      && flags.isDisjoint(with: [.horizontalGuides, .verticalGuides])
  }

  /// Whether such a stack has to know nothing of the node but its size.
  fileprivate var isPlainRigidChild: Bool {
    flags.isRigid && !flags.has(.unmeasured) && spacing == SpacingClass.generic
      && flags.isDisjoint(with: .allGuides) && !flags.has([.hasPriority, .lowestPriority])
  }

  /// Where a rigid stack puts a child of some extent across itself.
  @inline(__always) func rigidPosition(of extent: Double, in breadth: Double) -> Double {
    switch axis == .horizontal ? verticalRole : horizontalRole {
    case .start: 0.0
    case .center: breadth * 0.5 - extent * 0.5
    default: breadth - extent
    }
  }
}

extension LengthSummary {
  /// Whether the length is known to be the same for all proposals.
  fileprivate var isConstant: Bool { minimum == ideal && ideal == maximum }
}

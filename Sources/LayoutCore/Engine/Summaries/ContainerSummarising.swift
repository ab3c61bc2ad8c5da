/// What containers other than stacks learn about their children before they are asked anything.
extension TreeStorage {
  func summariseEmptyContainer(_ node: Int, _ record: inout NodeRecord) {
    guard record.kind != .layout else {
      summariseLayout(&record)
      // A lazy grid whose cells are described late only looks empty.
      return record.flags.formUnion(lazyContent(at: node) == nil ? .lowestPriority : [])
    }
    if record.kind == .stack {
      stacks[Int(record.payload)].gap = 0
      stacks[Int(record.payload)].totalGap = 0
    }
    let none = LengthSummary(always: 0)
    summaries[node] = SummaryRecord(width: none, height: none)
    record.spacing = SpacingClass.zero
    record.flags.formUnion([.lowestPriority, .arranged, .settled])
  }

  /// Summarises a custom layout, of which nothing is known until it is asked.
  func summariseLayout(_ record: inout NodeRecord) {
    record.flags.formUnion([.everythingOnProposal, .allGuides, .holdsLayouts])
    record.spacing = SpacingClass.unresolved
    layouts[Int(record.payload)].isCurrent = false
    guard space.readsSizes else { return }
    for child in children(of: record) {
      record.flags.formUnion(nodes[child].flags.intersection(.volumetric))
    }
  }

  func summariseOverlap(_ node: Int, _ record: inout NodeRecord) {
    let top = highestPriority(in: record)
    var all = NodeFlags()
    var summary = SummaryRecord(width: LengthSummary(always: 0), height: LengthSummary(always: 0))
    var isGeneric = true
    for child in children(of: record) {
      let flags = nodes[child].flags
      record.flags.formUnion(flags.intersection(.inherited))
      all.formUnion(flags)
      guard top.decides(priority(of: child)) else { continue }
      record.flags.formUnion(
        flags.intersection([.widthOnWidth, .widthOnHeight, .heightOnWidth, .heightOnHeight]))
      isGeneric = isGeneric && nodes[child].spacing == SpacingClass.generic
      for axis in Axis.allCases { summary[axis].include(summaries[child][axis]) }
    }
    record.spacing = isGeneric ? SpacingClass.generic : SpacingClass.unresolved
    let hasPlainGuides =
      record.horizontalRole != .custom && record.verticalRole != .custom
      && !all.has(.guides(record.horizontalRole, .horizontal))
      && !all.has(.guides(record.verticalRole, .vertical))
    if !hasPlainGuides {
      record.flags.formUnion(all.isRigid ? [] : .everythingOnProposal)
      summary = .unknown
    }
    // The children are placed in the stack's own size, so they depend on whatever that depends on.
    record.flags.formUnion(record.flags.dependencies)
    summaries[node] = summary
  }

  @inline(__always) func children(of record: NodeRecord) -> Range<Int> {
    Int(record.first)..<Int(record.first + record.count)
  }
}

extension LengthSummary {
  /// Extends the lengths to include others.
  @inline(__always) mutating func include(_ other: LengthSummary) {
    minimum = Self.larger(minimum, other.minimum)
    ideal = Self.larger(ideal, other.ideal)
    maximum = Self.larger(maximum, other.maximum)
  }

  /// Returns the larger of two lengths; NaN if one is unknown or negative.
  @inline(__always) private static func larger(_ a: Double, _ b: Double) -> Double {
    let larger = b > a ? b : a
    return b >= 0 ? larger : .nan
  }
}

extension NodeFlags {
  /// What anything inside depends on, if it depends only on the node's lengths.
  fileprivate var dependencies: NodeFlags {
    var flags: NodeFlags = []
    flags.set(.anythingOnWidth, if: has(.widthOnWidth) || has(.heightOnWidth))
    flags.set(.anythingOnHeight, if: has(.heightOnHeight) || has(.widthOnHeight))
    return flags
  }
}

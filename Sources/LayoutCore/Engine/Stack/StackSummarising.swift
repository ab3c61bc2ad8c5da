/// What a stack learns about its children before it is asked anything.
extension TreeStorage {
  func summariseStack(_ node: Int, _ record: inout NodeRecord) {
    let axis = record.axis
    let role = record.role(on: axis.cross)
    let payload = Int(record.payload)
    let given = stacks[payload].spacing
    let standard = given.isUsable ? Size(given, given) : standardLengths(of: node).spacing
    var sums = StackSummary(gap: standard[axis])
    let lengths = SummaryColumn(of: summaries.base, on: axis)
    let breadths = SummaryColumn(of: summaries.base, on: axis.cross)
    for child in children(of: record) {
      sums.include(nodes + child, lengths[child], breadths[child])
    }
    let all = sums.flags
    record.spacing = sums.isGeneric ? SpacingClass.generic : SpacingClass.unresolved
    record.flags.formUnion(all.intersection(.inherited))
    record.flags.formUnion(all.intersection(.everythingOnProposal))
    record.flags.subtract(.unlikeChildren)

    stacks[payload].gap = sums.gap
    stacks[payload].totalGap = sums.gap * Double(record.count - 1)
    if !given.isUsable, !sums.isGeneric { setUnevenGaps(&record, &sums, standard) }
    if all.hasAny(.anyPriority) {
      let (children, first) = (children(of: record), priority(of: Int(record.first)))
      record.flags.set(
        .mixedPriorities, if: children.contains { !(priority(of: $0) == first) })
    }
    // A child's share depends on the lengths of the others, and on whatever those depend on.
    if all.dependsOnOther(axis), all.dependsAtAll(on: axis) {
      record.flags.formUnion(.everythingOnProposal)
    }
    let isExplicit = role == .custom || all.has(.guides(role, axis.cross))
    if isExplicit {
      record.flags.formUnion(.explicitAcross)
      record.flags.formUnion(all.dependenciesOfGuides(on: axis.cross))
    }
    summaries[node] = sums.summary(
      along: axis, isExplicit: isExplicit, mayShareAtZero: stacks[payload].totalGap < 0)
    if unit.isSet { roundSummary(of: node) }
  }

  /// Computes the gaps between a stack's children where they differ.
  private func setUnevenGaps(
    _ record: inout NodeRecord, _ sums: inout StackSummary, _ standard: Size
  ) {
    let children = children(of: record)
    var totalGap = 0.0
    sums = StackSummary(gap: 0)
    var previous = spacing(of: children.lowerBound)
    for child in children {
      var gap = 0.0
      if child > children.lowerBound {
        let next = spacing(of: child)
        (previous.direction, previous.standard) = (record.direction, standard)
        gap = unit.up(Double(previous.distance(to: next, along: record.axis)))
        totalGap += gap
        previous = next
      }
      gaps[child] = gap
      sums.gap = gap
      sums.include(
        nodes + child, summaries[child][record.axis], summaries[child][record.axis.cross])
    }
    stacks[Int(record.payload)].totalGap = totalGap
    record.flags.formUnion(.unevenGaps)
  }

  /// Returns the gap in front of a child of a stack that is not the first.
  @inline(__always) func gap(before child: Int, in stack: StackRecord, _ flags: NodeFlags) -> Double
  { flags.has(.unevenGaps) ? gaps[child] : stack.gap }
}

/// The lengths of a stack that follow from its children's.
///
/// Along the stack, if 0, nothing or infinity is proposed, every child is proposed the same, and
/// nothing is shared out. Across it, the broadest child decides, provided that the guides are frame
/// guides and no child sets them.
struct StackSummary {
  /// The gap between the children.
  var gap: Double
  private(set) var flags = NodeFlags()
  private(set) var isGeneric = true
  private var along = LengthSum()
  private var across = LengthSummary(always: 0)

  init(gap: Double) { self.gap = gap }

  @inline(__always) mutating func include(
    _ child: UnsafeMutablePointer<NodeRecord>, _ length: LengthSummary, _ breadth: LengthSummary
  ) {
    flags.formUnion(child.pointee.flags)
    isGeneric = isGeneric && child.pointee.spacing == SpacingClass.generic
    along.include(length, gap: gap)
    across.include(breadth)
  }

  @inline(__always) func summary(
    along axis: Axis, isExplicit: Bool, mayShareAtZero: Bool
  ) -> SummaryRecord {
    let across = isExplicit ? .unknown : across
    let along = along.summary(mayShareAtZero: mayShareAtZero)
    return axis == .horizontal
      ? SummaryRecord(width: along, height: across)
      : SummaryRecord(width: across, height: along)
  }
}

/// The lengths of a line of children for proposals of 0, nothing and infinity.
///
/// They are added up as in ``LineEnd``, but all three at once, which takes half as long.
struct LengthSum {
  private var position = LengthSummary(always: 0)
  private var length = LengthSummary(always: 0)
  private var isFirst = true

  /// Adds a child behind the others.
  @inline(__always) mutating func include(_ length: LengthSummary, gap: Double) {
    if !isFirst {
      position.minimum += self.length.minimum + gap
      position.ideal += self.length.ideal + gap
      position.maximum += self.length.maximum + gap
    }
    isFirst = false
    self.length = length
    // A negative length leaves room to spare at a proposal of 0, and the other children get more.
    self.length.minimum = length.minimum >= 0 ? length.minimum : .nan
  }

  @inline(__always) func summary(mayShareAtZero: Bool) -> LengthSummary {
    LengthSummary(
      minimum: mayShareAtZero ? .nan : position.minimum + length.minimum,
      ideal: position.ideal + length.ideal, maximum: position.maximum + length.maximum)
  }
}

extension NodeFlags {
  /// Returns what a length depends on if it follows from guides that children set: everything that
  /// the children depend on.
  func dependenciesOfGuides(on axis: Axis) -> NodeFlags {
    var flags: NodeFlags = []
    if axis == .horizontal {
      flags.set(.widthOnWidth, if: has(.anythingOnWidth))
      flags.set(.widthOnHeight, if: has(.anythingOnHeight))
    } else {
      flags.set(.heightOnHeight, if: has(.anythingOnHeight))
      flags.set(.heightOnWidth, if: has(.anythingOnWidth))
    }
    return flags
  }
}

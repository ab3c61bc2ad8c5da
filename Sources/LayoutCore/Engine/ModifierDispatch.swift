/// The engine's calls to modifiers.
extension TreeStorage {
  @inline(__always) func sizeWithoutChild(of node: Int, for proposal: Proposal) -> Size? {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .frame: return fixedFrames[payload].sizeWithoutChild(for: proposal)
    case .flexibleFrame: return flexibleFrames[payload].sizeWithoutChild(for: proposal)
    case .modifier: return modifiers[payload].sizeWithoutChild(for: proposal)
    case .depth, .volume: return sizeInChangedDepth(of: node, record, for: proposal)
    default: return nil
    }
  }

  @inline(__always) func childProposal(of node: Int, for proposal: Proposal) -> Proposal {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .padding: return paddings[payload].childProposal(for: proposal)
    case .frame: return fixedFrames[payload].childProposal(for: proposal)
    case .flexibleFrame: return flexibleFrames[payload].childProposal(for: proposal)
    case .aspectRatio: return aspectRatio(of: record, for: proposal).childProposal(for: proposal)
    case .modifier: return modifiers[payload].childProposal(for: proposal)
    default: return proposal
    }
  }

  @inline(__always) func size(
    of node: Int, around child: Size, for proposal: Proposal
  ) -> Size {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .padding: return paddings[payload].size(around: child, for: proposal)
    case .frame: return fixedFrames[payload].size(around: child, for: proposal)
    case .flexibleFrame: return flexibleFrames[payload].size(around: child, for: proposal)
    case .modifier: return modifiers[payload].size(around: child, for: proposal)
    default: return child
    }
  }

  @inline(__always) func placingProposal(
    of node: Int, in size: Size, for proposal: Proposal
  ) -> Proposal {
    let record = nodes[node]
    switch record.kind {
    case .flexibleFrame:
      return flexibleFrames[Int(record.payload)].placingProposal(in: size, for: proposal)
    case .modifier:
      return modifiers[Int(record.payload)].placingProposal(in: size, for: proposal)
    case .volume: return volume(of: node, for: proposal).proposal.size
    default: return childProposal(of: node, for: proposal)
    }
  }

  /// Returns where a modifier puts its measured child.
  @inline(__always) func childOrigin(of node: Int, in size: Size) -> Point {
    let record = nodes[node]
    let payload = Int(record.payload)
    // Made only where it is needed, because it counts a reference.
    var child: StoredChild { StoredChild(storage: self, node: Int(record.first)) }
    switch record.kind {
    case .padding: return paddings[payload].origin(of: child, in: size)
    case .offset: return points[payload]
    case .frame:
      return plainOrigin(in: record, of: size)
        ?? fixedFrames[payload].origin(of: child, in: size)
    case .flexibleFrame:
      return plainOrigin(in: record, of: size)
        ?? flexibleFrames[payload].origin(of: child, in: size)
    case .modifier: return modifiers[payload].origin(of: child, in: size)
    case .volume: return size.origin(ofCentered: child.size)
    default: return .zero
    }
  }

  /// Shortcut: returns where a frame puts its child, if the alignment uses standard guides that the
  /// child does not set.
  ///
  /// Exact because the positions of these guides follow from the two lengths alone. Nothing is
  /// looked up.
  @inline(__always) private func plainOrigin(in record: NodeRecord, of size: Size) -> Point? {
    let (flags, child) = (nodes[Int(record.first)].flags, frames[Int(record.first)].size)
    guard record.horizontalRole != .custom, record.verticalRole != .custom,
      !flags.has(.guides(record.horizontalRole, .horizontal)),
      !flags.has(.guides(record.verticalRole, .vertical)),
      let left = record.horizontalRole.defaultValue(length: size.width),
      let right = record.horizontalRole.defaultValue(length: child.width),
      let upper = record.verticalRole.defaultValue(length: size.height),
      let lower = record.verticalRole.defaultValue(length: child.height)
    else { return nil }
    return Point(left - right, upper - lower).orZero
  }

  /// Returns the modifier with its shape, for which it may have to ask its child.
  func aspectRatio(of record: NodeRecord, for proposal: Proposal) -> AspectRatio {
    let ratio = aspectRatios[Int(record.payload)]
    let isUnspecified = proposal.width.isNaN && proposal.height.isNaN
    guard ratio.takesChildShape, !isUnspecified else { return ratio }
    return ratio.taking(measure(Int(record.first), .unspecified))
  }
}

/// A modifier's child in flat storage.
struct StoredChild: MeasuredChild {
  let storage: TreeStorage
  let node: Int

  var size: Size { storage.frames[node].size }

  func position(of guide: GuideKey) -> Double {
    storage.position(of: guide, guide.role, in: node)
  }
}

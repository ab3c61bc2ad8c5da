/// The engine's calls to modifiers.
extension TreeStorage {
  @inline(__always) func sizeWithoutChild(of node: Int, for proposal: Proposal) -> Size? {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .frame: return fixedFrames[payload].sizeWithoutChild(for: proposal)
    case .flexibleFrame: return flexibleFrames[payload].sizeWithoutChild(for: proposal)
    case .modifier: return modifiers[payload].sizeWithoutChild(for: proposal)
    case .aspectRatio:
      guard aspectRatios[payload].takesChildShape else { return nil }
      return earlierAnswer(of: node, to: proposal, record.flags)
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
    case .aspectRatio:
      return unit.up(aspectRatio(of: record, for: proposal).childProposal(for: proposal))
    case .modifier: return modifiers[payload].childProposal(for: proposal)
    default: return proposal
    }
  }

  @inline(__always) func size(of node: Int, around child: Size, for proposal: Proposal) -> Size {
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
    let payload = Int(nodes[node].payload)
    let child = StoredChild(storage: self, parent: node)
    // Modifiers are asked where they are stored, because copying them takes longer.
    switch nodes[node].kind {
    case .padding: return paddings.at(payload).pointee.origin(of: child, in: size)
    case .offset: return points[payload]
    case .frame: return fixedFrames.at(payload).pointee.origin(of: child, in: size)
    case .flexibleFrame: return flexibleFrames.at(payload).pointee.origin(of: child, in: size)
    case .modifier: return modifiers[payload].origin(of: child, in: size)
    case .volume: return size.origin(ofCentered: child.size)
    default: return .zero
    }
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
  // Not counted, as for stacks: the modifier is asked only while the storage places its child.
  private let unmanaged: Unmanaged<TreeStorage>
  private let parent: Int

  @inline(__always) init(storage: TreeStorage, parent: Int) {
    self.unmanaged = .passUnretained(storage)
    self.parent = parent
  }

  @inline(__always) var size: Size {
    unmanaged._withUnsafeGuaranteedRef { $0.frames[Int($0.nodes[parent].first)].size }
  }

  func position(of guide: GuideKey) -> Double {
    unmanaged._withUnsafeGuaranteedRef {
      $0.position(of: guide, guide.role, in: Int($0.nodes[parent].first))
    }
  }

  /// The modifier's record has the roles of its guides, which would be slow to find out.
  @inline(__always) func plainRole(of guide: GuideKey) -> GuideRole? {
    unmanaged._withUnsafeGuaranteedRef {
      let role = $0.nodes[parent].role(on: guide.axis)
      let flags = $0.nodes[Int($0.nodes[parent].first)].flags
      return role == .custom || flags.has(.guides(role, guide.axis)) ? nil : role
    }
  }
}

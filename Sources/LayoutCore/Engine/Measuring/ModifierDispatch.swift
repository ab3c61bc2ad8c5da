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
    let payload = Int(nodes[node].payload)
    switch nodes[node].kind {
    case .padding: return paddings[payload].corner
    case .offset: return points[payload]
    case .frame: return origin(ofChildIn: node, framedBy: fixedFrames.at(payload), in: size)
    case .flexibleFrame:
      return origin(ofChildIn: node, framedBy: flexibleFrames.at(payload), in: size)
    case .modifier: return modifiers[payload].origin(of: storedChild(of: node), in: size)
    case .volume: return size.origin(ofCentered: storedChild(of: node).size)
    default: return .zero
    }
  }

  /// Returns where a frame puts its measured child.
  ///
  /// - Parameter frame: the frame where it is stored, because copying it takes longer.
  @inline(__always) func origin(
    ofChildIn node: Int, framedBy frame: UnsafeMutablePointer<some ModifierLayout>, in size: Size
  ) -> Point {
    plainOrigin(in: nodes + node, of: size)
      ?? frame.pointee.origin(of: storedChild(of: node), in: size)
  }

  /// A modifier's child, made only where it is needed, because it counts a reference.
  @inline(__always) private func storedChild(of node: Int) -> StoredChild {
    StoredChild(storage: self, node: Int(nodes[node].first))
  }

  /// Shortcut: returns where a frame puts its child, if the alignment uses standard guides that the
  /// child does not set.
  ///
  /// Exact because the positions of these guides follow from the two lengths alone. Nothing is
  /// looked up.
  @inline(__always) private func plainOrigin(
    in record: UnsafeMutablePointer<NodeRecord>, of size: Size
  ) -> Point? {
    let child = Int(record.pointee.first)
    let (horizontal, vertical) = (record.pointee.horizontalRole, record.pointee.verticalRole)
    let (flags, inner) = (nodes[child].flags, frames[child].size)
    guard options.shortcuts.contains(.plainFrames), horizontal != .custom, vertical != .custom,
      !flags.has(.guides(horizontal, .horizontal)), !flags.has(.guides(vertical, .vertical))
    else { return nil }
    if horizontal == .center, vertical == .center {
      return Point(size.width * 0.5 - inner.width * 0.5, size.height * 0.5 - inner.height * 0.5)
        .orZero
    }
    guard let left = horizontal.defaultValue(length: size.width),
      let right = horizontal.defaultValue(length: inner.width),
      let upper = vertical.defaultValue(length: size.height),
      let lower = vertical.defaultValue(length: inner.height)
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

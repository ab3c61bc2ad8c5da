/// Which reasons a node gives: the way from its record to what its algorithm says of itself.
extension TreeStorage {
  private func modifier(at node: Int, for proposal: Proposal) -> (any ExplainedModifier)? {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .frame: return fixedFrames[payload]
    case .flexibleFrame: return flexibleFrames[payload]
    case .padding: return paddings[payload]
    case .aspectRatio: return aspectRatio(of: record, for: proposal)
    case .modifier: return modifiers[payload]
    default: return nil
    }
  }

  /// Why a node answers a proposal with its size.
  func reasonForSize(
    of node: Int, _ size: Size, _ proposal: Proposal
  ) -> String {
    let record = nodes[node]
    let payload = Int(record.payload)
    if case .rows = geometry(of: node)?.role { return LazyLine.reasonForRows }
    if let modifier = modifier(at: node, for: proposal) {
      let child = question(Int(record.first), childProposal(of: node, for: proposal))
      return modifier.reasonForSize(size, around: child, for: proposal)
    }
    switch record.kind {
    case .fixed: return FixedLeaf.reasonForSize
    case .flexible: return FlexibleLeaf.reasonForSize(for: proposal)
    case .clamped: return clampedLeaves[payload].reasonForSize(for: proposal)
    case .spacer:
      let axes = Axis.allCases.filter { record.growsFreely(on: $0) }
      return SpacerLeaf.reasonForSize(along: axes, minimum: lengths[payload], for: proposal)
    case .divider:
      return DividerLeaf.reasonForSize(
        thickness: lengths[payload], isVertical: record.orientation == 0)
    case .measured:
      let leaf = measured[payload]
      return leaf.contract.reasonForSize(for: proposal, hasText: leaf.hasMetrics)
    case .stack:
      return StackReasons.size(
        size, along: record.axis, count: Int(record.count),
        totalGap: record.count == 0 ? 0 : stacks[payload].totalGap)
    case .zstack:
      let top = highestPriority(in: record)
      let deciding = children(of: record).count { top.decides(priority(of: $0)) }
      return OverlapReasons.size(deciding: deciding, of: Int(record.count))
    case .grid: return gridReasonForSize(record, size)
    case .layout: return "that is what \(kindName(of: node)) answers to \(proposal.plainText)"
    case .overlay, .background: return SecondView.reasonForSize
    case .transparent: return "a stack of exactly one view is that view"
    case .volume:
      return volumeModifier(at: node)?.reasonForSize ?? "it is as large as the view in it"
    default: return "it is as large as the view in it"
    }
  }

  /// Why a node proposes to a child what it does when it places it.
  func reasonForProposal(
    to child: ReplayedChild, of node: Int, _ size: Size, _ proposal: Proposal
  ) -> String {
    if let share = child.share { return share.reason }
    if let modifier = modifier(at: node, for: proposal) {
      return modifier.reasonForProposal(child.proposal, from: proposal)
    }
    switch nodes[node].kind {
    case .zstack: return OverlapReasons.proposal
    case .grid: return gridReasonForProposal(child)
    case .layout: return "\(kindName(of: node)) decides so"
    case .overlay, .background:
      return child.node == Int(nodes[node].first)
        ? SecondView.reasonForFirstProposal : SecondView.reasonForProposal(of: size)
    case .volume:
      return volumeModifier(at: node)?.reasonForProposal ?? "it passes on what it is proposed"
    default: return "it passes on what it is proposed"
    }
  }

  /// Why a node puts a child where it does, an axis at a time.
  func reasonsForPlace(
    _ children: [ReplayedChild], _ index: Int, of node: Int, _ size: Size
  ) -> [String] {
    let record = nodes[node]
    let child = children[index]
    if record.kind == .stack {
      let neighbour = index > 0 ? name(of: children[index - 1].node) : nil
      let gap =
        index > 0 ? gap(before: child.node, in: stacks[Int(record.payload)], record.flags) : 0
      let place = StackReasons.place(after: neighbour, gap: gap, on: record.axis)
      return [place] + child.guides.map { $0.reason(lineOf: "the line") }
    }
    if record.kind == .grid, let place = gridReasonForPlace(record, child) {
      return [place] + child.guides.map { $0.reason(lineOf: "the cell's line") }
    }
    if !child.guides.isEmpty {
      return child.guides.map { $0.reason(lineOf: "\(name(of: node))'s") }
    }
    if let modifier = modifier(at: node, for: .unspecified),
      let reason = modifier.reasonForPlace(of: child.size, in: size)
    {
      return [reason]
    }
    switch record.kind {
    case .offset: return [Offset.reasonForPlace(points[Int(record.payload)])]
    case .layout: return ["\(kindName(of: node)) puts it there"]
    case .overlay, .background: return [SecondView.reasonForFirstPlace]
    default: return ["it fills the view around it"]
    }
  }
}

extension ReplayedGuide {
  /// How the guide decides a place on its axis.
  fileprivate func reason(lineOf parent: String) -> String {
    "on \(key.axis.positionName), its \(key.name) (\(position.plainText), \(source)) meets "
      + "\(parent) at \(line.plainText)"
  }
}

extension NodeRecord {
  /// Whether a spacer grows on an axis.
  func growsFreely(on axis: Axis) -> Bool {
    orientation == Self.noOrientation || Int8(bitPattern: orientation) == axis.rawValue
  }
}

// MARK: - Pinned views

extension TreeStorage {
  /// Why a view of a row is not where the row has put it, if scrolling keeps it in sight.
  func reasonForPin(of node: Int) -> String? {
    guard let pins, let distance = pins.distances[Int32(node)], distance != 0 else { return nil }
    return
      "It is pinned: scrolling moves it by \(distance.plainText) on \(pins.axis.positionName), so that it "
      + "stays in sight as long as its section is"
  }
}

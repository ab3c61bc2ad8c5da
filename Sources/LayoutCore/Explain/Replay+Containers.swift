/// Stacks, grids and overlapping views, replayed with the engine's own algorithms. They know
/// nothing of their children, so that everybody is asked what the rules ask.
extension Replay {
  /// Does something with a container's children, which can be asked meanwhile.
  func withSubviews<Answer>(
    of node: Int, _ body: (LayoutSubviews, ReplayPass) -> Answer
  ) -> Answer {
    let pass = ReplayPass(self)
    defer { pass.end() }
    let record = storage.nodes[node]
    let subviews = LayoutSubviews(
      source: pass, container: Int32(node), first: record.first, count: record.count,
      direction: record.direction)
    return body(subviews, pass)
  }

  /// The size of a container for a proposal, and its children as they were measured for it; stacks
  /// place them, too.
  func measureContainer(
    _ node: Int, _ record: NodeRecord, _ proposal: Proposal
  ) -> (size: Size, children: [ReplayedChild]) {
    withSubviews(of: node) { subviews, pass in
      switch record.kind {
      case .stack: return stack(record, proposal, subviews, pass)
      case .zstack:
        var algorithm = overlap(record, subviews)
        return (storage.unit.up(algorithm.extent(for: proposal).size), [])
      default:
        var algorithm = grid(record, subviews)
        return (algorithm.measure(proposal), [])
      }
    }
  }

  /// The children of a container where it places them for a size and the proposal that it answered.
  func placeContainer(
    _ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> [ReplayedChild] {
    withSubviews(of: node) { subviews, pass in
      switch record.kind {
      case .stack:
        let proposal = proposal.completed(on: record.axis.cross, by: size)
        return stack(record, proposal, subviews, pass).children
      case .zstack:
        var algorithm = overlap(record, subviews)
        algorithm.place(for: Proposal(size))
        return children(algorithm.children.measured, pass)
      default:
        var algorithm = grid(record, subviews)
        _ = algorithm.measure(proposal)
        algorithm.place(storage.grids[Int(record.payload)].alignment)
        var placed = children(algorithm.children.measured, pass)
        for index in placed.indices { placed[index].cell = algorithm.slot(of: index) }
        return placed
      }
    }
  }

  /// The children that an algorithm has put somewhere, with the guides that it read to do so.
  private func children(_ measured: [MeasuredSubview], _ pass: ReplayPass) -> [ReplayedChild] {
    measured.map { subview in
      var child = ReplayedChild(
        node: Int(subview.dimensions.node), proposal: subview.proposal, size: subview.size,
        origin: storage.unit.down(subview.origin))
      child.guides = pass.guides(of: subview.dimensions).map { guide in
        var guide = guide
        guide.line = subview.origin[guide.key.axis] + guide.position
        return guide
      }
      return child
    }
  }

  private func overlap(
    _ record: NodeRecord, _ subviews: LayoutSubviews
  ) -> OverlapAlgorithm<OverlappingSubviews> {
    OverlapAlgorithm(
      children: OverlappingSubviews(subviews, storage.guidePairs[Int(record.payload)]))
  }

  private func grid(
    _ record: NodeRecord, _ subviews: LayoutSubviews
  ) -> GridAlgorithm<ProxiedGridChildren> {
    let (grid, children) = (storage.grids[Int(record.payload)], ProxiedGridChildren(subviews))
    var work = GridWork()
    return GridAlgorithm(
      grid.structure ?? GridStructure(grid.rows, spacing: grid.spacing, children: children),
      taking: &work, children)
  }
}

// MARK: - Stacks

extension Replay {
  private func stack(
    _ record: NodeRecord, _ proposal: Proposal, _ subviews: LayoutSubviews, _ pass: ReplayPass
  ) -> (size: Size, children: [ReplayedChild]) {
    guard record.count > 0 else { return (.zero, []) }
    let (axis, stack) = (record.axis, storage.stacks[Int(record.payload)])
    let nodes = storage.children(of: record)
    let cache = HStackLayout.Cache(
      gaps: nodes.map { storage.gap(before: $0, in: stack, record.flags) },
      totalGap: stack.totalGap, priorities: nodes.map { storage.priority(of: $0) })
    let layout = StackLayout(axis: axis, guide: storage.guide(ofStack: record), spacing: nil)
    var algorithm = StackAlgorithm(
      children: ProxiedStackChildren(subviews, stack: layout, cache: cache))
    let (length, breadth) = algorithm.arrange(length: proposal[axis], breadth: proposal[axis.cross])
    var placed = children(algorithm.children.measured, pass)
    for (child, share) in algorithm.children.shares(of: proposal[axis]) {
      placed[child].share = share
    }
    return (storage.unit.up(Size(along: axis, length, breadth)), placed)
  }
}

extension ProxiedStackChildren {
  /// The reasons for what the children were offered of a length.
  fileprivate func shares(of length: Double) -> [(child: Int, share: StackShare)] {
    var shares: [(child: Int, share: StackShare)] = []
    var start = 0
    var rest = length - totalGap
    while start < order.count {
      let priority = self.priority(of: order[start])
      var end = start + 1
      while end < order.count, self.priority(of: order[end]) == priority { end += 1 }
      let reserved = order[end...].reduce(0.0) { sum, child in
        sum + (ranges[child].minimum.isNaN ? 0 : ranges[child].minimum)
      }
      for position in start..<end {
        let child = order[position]
        let isKnown = !ranges[child].minimum.isNaN && !ranges[child].maximum.isNaN
        let share = StackShare(
          axis: stack.axis, offered: measured[child].proposal[stack.axis],
          left: rest - reserved, sharers: end - position, rank: position - start + 1,
          rivals: end - start,
          priority: priority, range: isKnown ? ranges[child] : nil, reserved: reserved)
        shares.append((child, share))
        rest -= self.length(of: child)
      }
      start = end
    }
    return shares
  }
}

/// Who gives the reasons for what a node does: the way from its record to what its algorithm says
/// of itself.
extension Replay {
  /// Why a node answers a proposal with its size.
  func reasonForAnswer(of node: Int, _ view: ExplainedView) -> String {
    withReasons(of: node, view) { $0.reasonForAnswer(of: view) }
  }

  /// Why a node proposes to a child what it does when it places it.
  ///
  /// - Parameter number: the child's number among those that the node places.
  func reasonForProposal(
    to number: Int, of children: [ReplayedChild], in node: Int, _ view: ExplainedView
  ) -> String {
    let child = explained(children[number])
    return withReasons(of: node, view, placing: (number, children)) {
      $0.reasonForProposal(to: child, in: view)
    }
  }

  /// Why a node puts a child where it does.
  ///
  /// - Parameter number: the child's number among those that the node places.
  func reasonForPlacement(
    of number: Int, of children: [ReplayedChild], in node: Int, _ view: ExplainedView
  ) -> String {
    let child = explained(children[number])
    if storage.nodes[node].kind == .layout,
      !storage.nodes[children[number].node].flags.has(.hasPlace)
    {
      return "the layout gives it no place, so it is in the middle"
    }
    return withReasons(of: node, view, placing: (number, children)) {
      $0.reasonForPlacement(of: child, in: view)
    }
  }

  private func explained(_ child: ReplayedChild) -> ExplainedChild {
    ExplainedChild(
      index: storage.number(of: child.node), proposal: child.proposal, size: child.size,
      origin: child.origin, guides: child.guides)
  }

  /// A child that is placed, by its number among those that are.
  typealias Placing = (number: Int, children: [ReplayedChild])

  /// Lets the one that gives a node's reasons speak, while subviews can be asked.
  private func withReasons(
    of node: Int, _ view: ExplainedView, placing: Placing? = nil,
    _ body: (any Explaining) -> String
  ) -> String {
    if storage.nodes[node].kind == .layout { return withLayoutReasons(of: node, view, body) }
    return body(reasons(of: node, view, placing))
  }

  private func reasons(of node: Int, _ view: ExplainedView, _ placing: Placing?) -> any Explaining {
    let record = storage.nodes[node]
    let payload = Int(record.payload)
    if case .rows(let content) = storage.geometry(of: node)?.role {
      return LazyRowsReasons(axis: content.axis)
    }
    switch record.kind {
    case .fixed, .flexible, .clamped, .spacer, .divider, .measured:
      return storage.leafReasons(record)
    case .transparent: return OnlyViewReasons()
    case .transform: return PassiveReasons()
    case .offset: return Offset(storage.points[payload])
    case .depth: return storage.depthModifier(at: node) ?? PassiveReasons()
    case .volume: return storage.volumeModifier(at: node) ?? PassiveReasons()
    case .frame: return storage.fixedFrames[payload]
    case .flexibleFrame: return storage.flexibleFrames[payload]
    case .padding: return storage.paddings[payload]
    case .aspectRatio: return storage.aspectRatio(of: record, for: view.proposal)
    case .modifier: return storage.modifiers[payload]
    case .overlay, .background: return SecondView()
    case .stack: return stackReasons(record, placing)
    case .zstack: return storage.overlapReasons(record)
    case .grid:
      return GridReasons(
        structure: storage.grids[payload].structure,
        cell: placing.flatMap { $0.children[$0.number].cell })
    case .layout: return SilentLayout(name: storage.kindName(of: node))
    }
  }
}

// MARK: - Leaves

extension TreeStorage {
  fileprivate func leafReasons(_ record: NodeRecord) -> any Explaining {
    let payload = Int(record.payload)
    switch record.kind {
    case .flexible: return FlexibleReasons()
    case .clamped: return clampedLeaves[payload]
    case .spacer:
      return SpacerReasons(
        axes: Axis.allCases.filter { record.growsFreely(on: $0) }, minimum: lengths[payload])
    case .divider:
      return DividerReasons(
        thickness: lengths[payload],
        axis: record.orientation == .horizontal ? .vertical : .horizontal)
    case .measured:
      return MeasuredReasons(
        contract: measured[payload].contract, hasText: measured[payload].hasMetrics)
    default: return FixedReasons()
    }
  }
}

extension NodeRecord {
  /// Whether a spacer grows on an axis.
  func growsFreely(on axis: Axis) -> Bool {
    orientation == .neither || orientation == Orientation(axis)
  }
}

// MARK: - Containers

extension Replay {
  private func stackReasons(_ record: NodeRecord, _ placing: Placing?) -> StackReasons {
    let stack = storage.stacks[Int(record.payload)]
    var reasons = StackReasons(
      axis: record.axis, count: Int(record.count), totalGap: record.count == 0 ? 0 : stack.totalGap)
    guard let (number, children) = placing else { return reasons }
    reasons.share = children[number].share
    if number > 0 {
      reasons.neighbour = (
        storage.name(of: children[number - 1].node),
        storage.gap(before: children[number].node, in: stack, record.flags)
      )
    }
    return reasons
  }

  /// Lets a layout speak of itself, with its subviews, its bounds and its cache, or speaks for one
  /// that says nothing.
  private func withLayoutReasons(
    of node: Int, _ view: ExplainedView, _ body: (any Explaining) -> String
  ) -> String {
    if case .ignoringSafeArea(let regions, let edges) = storage.geometry(of: node)?.role {
      return body(
        IgnoredSafeAreaReasons(insets: original.safeAreaInsets(of: node, regions, on: edges)))
    }
    let layout = storage.layouts[Int(storage.nodes[node].payload)].box.layout
    if let reasons = layout as? any Explaining { return body(reasons) }
    guard let layout = layout as? any ExplainedLayout else {
      return body(SilentLayout(name: storage.kindName(of: node)))
    }
    return withLayout(at: node) { box, subviews in
      body(
        PlacedLayout(
          layout: layout, box: box, bounds: bounds(ofLayout: node, view.size), subviews: subviews))
    }
  }
}

extension TreeStorage {
  fileprivate func overlapReasons(_ record: NodeRecord) -> OverlapReasons {
    let top = highestPriority(in: record)
    return OverlapReasons(
      count: Int(record.count),
      decidingCount: children(of: record).count { top.decides(priority(of: $0)) })
  }
}

// MARK: - Views

extension Replay {
  /// A node as it explains itself.
  func view(_ node: Int, _ size: Size, _ proposal: Proposal) -> ExplainedView {
    ExplainedView(
      name: storage.name(of: node), proposal: proposal, size: size,
      content: contentSize(of: node, proposal))
  }

  /// What the child of a modifier with numbers of its own answered when the modifier was measured.
  private func contentSize(of node: Int, _ proposal: Proposal) -> Size {
    let record = storage.nodes[node]
    switch record.kind {
    case .padding, .frame, .flexibleFrame:
      return storage.question(Int(record.first), storage.childProposal(of: node, for: proposal))
    default: return .zero
    }
  }
}

/// The layout behind HStack and VStack: a line of views along an axis.
///
/// The two public layouts only choose the axis; see ``StackAlgorithm`` for how it works.
struct StackLayout {
  var axis: Axis
  /// The guide on which the views line up across the stack.
  var guide: GuideKey
  /// The distance between neighbours; `nil` lets them decide.
  var spacing: CGFloat?
}

/// A layout that arranges views in a line.
protocol LinearLayout: Layout where Cache == HStackLayout.Cache {
  var stack: StackLayout { get }
}

extension HStackLayout {
  /// Cached facts about a stack's subviews: their priorities and the gaps between them.
  public struct Cache {
    var gaps: [Double]
    var totalGap: Double
    var priorities: [Double]
  }
}

extension LinearLayout {
  /// Reads the subviews' priorities and spacing.
  public func makeCache(subviews: Subviews) -> Cache {
    let given = stack.spacing.ifUsable
    let spacings = given == nil ? subviews.map(\.spacing) : []
    let gaps = subviews.indices.map { index in
      if index == 0 { return 0.0 }
      if let given { return subviews.unit.up(given) }
      let distance = spacings[index - 1].distance(to: spacings[index], along: stack.axis)
      return subviews.unit.up(Double(distance))
    }
    return Cache(gaps: gaps, totalGap: gaps.reduce(0, +), priorities: subviews.map(\.priority))
  }

  /// Returns the spacing of the subviews at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty
      ? .zero
      : ViewSpacing(
        ofLine: subviews.lazy.map(\.spacing), along: stack.axis, in: subviews.layoutDirection)
  }
}

extension ViewSpacing {
  /// Creates the spacing of a line of views: at the ends that of the first and the last, at the
  /// sides that of all.
  init(
    ofLine spacings: some BidirectionalCollection<ViewSpacing>, along axis: Axis,
    in direction: LayoutDirection
  ) {
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    self.init()
    self.direction = direction
    if let first = spacings.first { formUnion(first, edges: start) }
    if let last = spacings.last { formUnion(last, edges: end) }
    for spacing in spacings { formUnion(spacing, edges: sides) }
  }
}

// MARK: - Measuring

extension LinearLayout {
  /// Returns the extent of the line.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let axis = stack.axis
    let proposal = Proposal(proposal)
    var algorithm = StackAlgorithm(
      children: ProxiedStackChildren(subviews, stack: stack, cache: cache))
    let (length, breadth) = algorithm.arrange(length: proposal[axis], breadth: proposal[axis.cross])
    return Size(along: axis, length, breadth).cgSize
  }
}

// MARK: - Placing

extension LinearLayout {
  /// Lays the line out for its proposal, from the bounds' leading or top edge.
  ///
  /// The proposal decides, not the length of the bounds: a line that was too long stays too long.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    let axis = stack.axis
    let proposal = Proposal(proposal).completed(on: axis.cross, by: Size(bounds.size))
    var algorithm = StackAlgorithm(
      children: ProxiedStackChildren(subviews, stack: stack, cache: cache))
    _ = algorithm.arrange(length: proposal[axis], breadth: proposal[axis.cross])
    subviews.place(algorithm.children.measured, in: bounds)
  }
}

// MARK: - Children

/// The children of a stack, reached through their proxies. Nothing is known of them without asking.
struct ProxiedStackChildren: StackChildren {
  let subviews: LayoutSubviews
  let stack: StackLayout
  let cache: HStackLayout.Cache
  private(set) var measured: [MeasuredSubview]
  /// The children in the order in which they were measured.
  private(set) var order: [Int] = []
  /// The lengths that children were asked for; NaN where they were not.
  private(set) var ranges: [LengthRange]
  private(set) var turns: TurnList

  init(_ subviews: LayoutSubviews, stack: StackLayout, cache: HStackLayout.Cache) {
    self.subviews = subviews
    self.stack = stack
    self.cache = cache
    measured = subviews.unmeasured
    ranges = Array(repeating: .unknown, count: measured.count)
    turns = TurnList(of: measured.count)
  }

  var count: Int { measured.count }
  var totalGap: Double { cache.totalGap }
  var unit: LengthUnit { subviews.unit }
  var haveEqualPriorities: Bool { cache.priorities.allSatisfy { $0 == cache.priorities[0] } }

  func gap(before child: Int) -> Double { cache.gaps[child] }
  func priority(of child: Int) -> Double { cache.priorities[child] }

  mutating func minimum(of child: Int, breadth: Double) -> Double {
    if ranges[child].minimum.isNaN { ranges[child].minimum = ask(child, length: 0, breadth) }
    return ranges[child].minimum
  }

  mutating func maximum(of child: Int, breadth: Double) -> Double {
    if ranges[child].maximum.isNaN {
      ranges[child].maximum = ask(child, length: .infinity, breadth)
    }
    return ranges[child].maximum
  }

  private func ask(_ child: Int, length: Double, _ breadth: Double) -> Double {
    let proposal = Proposal(along: stack.axis, length, breadth).viewSize
    return Size(subviews[child].sizeThatFits(proposal))[stack.axis]
  }

  mutating func measure(_ child: Int, length: Double, breadth: Double) -> Double {
    let proposal = Proposal(along: stack.axis, length, breadth)
    order.append(child)
    measured[child].dimensions = subviews[child].dimensions(in: proposal.viewSize)
    return self.length(of: child)
  }

  func breadth(of child: Int) -> Double { measured[child].size[stack.axis.cross] }
  func length(of child: Int) -> Double { measured[child].size[stack.axis] }
  func guide(of child: Int) -> Double { subviews.position(of: stack.guide, in: measured[child]) }

  subscript(along child: Int) -> Double {
    get { measured[child].origin[stack.axis] }
    set { measured[child].origin[stack.axis] = newValue }
  }

  subscript(across child: Int) -> Double {
    get { measured[child].origin[stack.axis.cross] }
    set { measured[child].origin[stack.axis.cross] = newValue }
  }

  func beginOrdering() {}
  func endOrdering() {}
}

/// A layout of views in rows and columns.
///
/// Views from a grid row form a row. Any other view is a row by itself and spans all columns.
///
///     let layout = AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 4))
@frozen public struct GridLayout: Layout, Sendable, BitwiseCopyable {
  /// How views line up in their cells.
  public var alignment: Alignment
  /// The distance between columns; `nil` lets the views decide.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; `nil` lets the views decide.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Cached facts about the grid's subviews.
  public struct Cache {
    let structure: GridStructure
    var work = GridWork()
  }
}

extension GridLayout {
  /// Reads the subviews' places, priorities and spacing.
  public func makeCache(subviews: Subviews) -> Cache {
    let rows = GridRowCells.rows(tags: subviews.lazy.map { $0.gridTraits?.row })
    return Cache(
      structure: GridStructure(
        rows, spacing: GridSpacing(horizontalSpacing, verticalSpacing),
        children: ProxiedGridChildren(subviews)))
  }

  /// Returns the spacing of the subviews at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.structure.spacing(ProxiedGridChildren(subviews), subviews.layoutDirection)
  }
}

// MARK: - Measuring

extension GridLayout {
  /// Returns the extent of the rows and columns.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    var algorithm = GridAlgorithm(
      cache.structure, taking: &cache.work, ProxiedGridChildren(subviews))
    let size = algorithm.measure(Proposal(proposal))
    algorithm.giveBack(&cache.work)
    return size.cgSize
  }
}

// MARK: - Placing

extension GridLayout {
  /// Lays the grid out for its proposal, from the bounds' top leading corner.
  ///
  /// The proposal decides, not the bounds: a grid that was too large stays too large.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var algorithm = GridAlgorithm(
      cache.structure, taking: &cache.work, ProxiedGridChildren(subviews))
    _ = algorithm.measure(Proposal(proposal))
    algorithm.place(GuidePair(alignment))
    algorithm.giveBack(&cache.work)
    subviews.place(algorithm.children.measured, in: bounds)
  }
}

// MARK: - Children

/// The children of a grid, reached through their proxies. Nothing is known of them without asking.
struct ProxiedGridChildren: GridChildren {
  private let subviews: LayoutSubviews
  private(set) var measured: [MeasuredSubview]

  init(_ subviews: LayoutSubviews) {
    self.subviews = subviews
    measured = subviews.unmeasured
  }

  var arePlain: Bool { false }
  var haveGenericSpacing: Bool { false }
  var unit: LengthUnit { subviews.unit }
  var standardSpacing: Size { subviews.standardLengths.spacing }

  // Apart, because Swift 6.3's optimiser fails where it inlines this into loops over all cells.
  @inline(never) private func subview(_ child: Int) -> LayoutSubview { subviews[child] }

  func traits(of child: Int) -> GridCellTraits? { subview(child).gridTraits }
  func priority(of child: Int) -> Double { subview(child).priority }
  func spacing(of child: Int) -> ViewSpacing { subview(child).spacing }

  func least(of child: Int) -> Size { Size(subview(child).sizeThatFits(.zero)) }
  func greatest(of child: Int) -> Size { Size(subview(child).sizeThatFits(.infinity)) }

  mutating func measure(_ child: Int, _ proposal: Proposal) -> Size {
    measured[child].dimensions = subview(child).dimensions(in: proposal.viewSize)
    return measured[child].size
  }

  func measuredSize(of child: Int) -> Size { measured[child].size }

  func hasGuide(_ role: GuideRole, on axis: Axis, of child: Int) -> Bool {
    measured[child].dimensions.mayBeExplicit.contains(GuideKinds(role, axis))
  }

  func position(of guide: GuideKey, in child: Int) -> Double {
    subviews.position(of: guide, in: measured[child])
  }

  mutating func place(_ child: Int, at origin: Point, _ proposal: Proposal) {
    measured[child].origin = origin
  }
}

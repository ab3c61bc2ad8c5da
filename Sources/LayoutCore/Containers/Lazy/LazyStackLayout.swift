/// The layout behind LazyVStack and LazyHStack: a line of views that do not share out space.
///
/// The two layouts only choose the axis; see ``LazyLine`` for how it works. Priorities make no
/// difference here, and a spacer has its minimum length, because nothing is proposed along the
/// line.
protocol LazyStackLayout: ExplainedLayout where Cache == LazyStackCache {
  var line: LazyLine { get }
}

/// Cached facts about a lazy stack's subviews: the gap in front of each.
struct LazyStackCache {
  var gaps: [Double]
}

/// A vertical line of views that do not share out space.
struct LazyVStackLayout: LazyStackLayout {
  let line: LazyLine

  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) {
    self.line = LazyLine(axis: .vertical, guide: GuideKey(alignment), spacing: spacing)
  }

  static var layoutProperties: LayoutProperties { LayoutProperties(orientation: .vertical) }
}

/// A horizontal line of views that do not share out space.
struct LazyHStackLayout: LazyStackLayout {
  let line: LazyLine

  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) {
    self.line = LazyLine(axis: .horizontal, guide: GuideKey(alignment), spacing: spacing)
  }

  static var layoutProperties: LayoutProperties { LayoutProperties(orientation: .horizontal) }
}

extension LayoutProperties {
  fileprivate init(orientation: Axis) {
    self.init()
    stackOrientation = orientation
  }
}

// MARK: - Spacing

extension LazyStackLayout {
  func makeCache(subviews: Subviews) -> LazyStackCache {
    guard line.spacing == nil else {
      return LazyStackCache(gaps: subviews.indices.map { $0 == 0 ? 0 : line.spacing ?? 0 })
    }
    var previous: ViewSpacing?
    return LazyStackCache(
      gaps: subviews.map { subview in
        let spacing = subview.spacing
        defer { previous = spacing }
        return previous.map { line.gap(from: $0, to: spacing) } ?? 0
      })
  }

  func spacing(subviews: Subviews, cache: inout LazyStackCache) -> ViewSpacing {
    subviews.endsSpacing(along: line.axis)
  }
}

extension LayoutSubviews {
  /// Returns the spacing of the first subview at the start, of the last at the end, and of both
  /// across.
  ///
  /// The others do not count, so that no lazy container has to ask them.
  func endsSpacing(along axis: Axis) -> ViewSpacing {
    guard let first, let last else { return .zero }
    return ViewSpacing(
      ofLine: [first.spacing, last.spacing], along: axis, in: layoutDirection)
  }
}

// MARK: - Measuring

extension LazyStackLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyStackCache
  ) -> CGSize {
    let proposal = Proposal(proposal)
    guard !subviews.isEmpty else {
      return line.size(length: 0, broadest: 0, proposal: proposal).cgSize
    }
    let childProposal = line.childProposal(breadth: proposal[line.axis.cross])
    var (length, broadest) = (0.0, 0.0)
    for (subview, gap) in zip(subviews, cache.gaps) {
      let size = Size(subview.sizeThatFits(childProposal))
      length += gap + size[line.axis]
      broadest = max(broadest, size[line.axis.cross])
    }
    return line.size(length: length, broadest: broadest, proposal: proposal).cgSize
  }
}

// MARK: - Placing

extension LazyStackLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LazyStackCache
  ) {
    let breadth = line.breadth(in: Size(bounds.size), proposal: Proposal(proposal))
    let childProposal = line.childProposal(breadth: breadth)
    var along = 0.0
    for (subview, gap) in zip(subviews, cache.gaps) {
      let dimensions = subview.dimensions(in: childProposal)
      along += gap
      let origin = Size(along: line.axis, along, line.across(dimensions, breadth: breadth))
      subview.place(
        at: CGPoint(x: bounds.origin.x + origin.width, y: bounds.origin.y + origin.height),
        proposal: childProposal)
      along += dimensions.size[line.axis]
    }
  }
}

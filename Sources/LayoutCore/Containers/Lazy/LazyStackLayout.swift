/// The layout behind LazyVStack and LazyHStack: a line of views that do not share out space.
///
/// See ``LazyLine`` for how it works. Priorities make no difference here, and a spacer has its
/// minimum length, because nothing is proposed along the line.
struct LazyStackLayout: BuiltInLayout {
  let line: LazyLine

  /// The gap in front of each subview.
  struct Cache {
    var gaps: [Double]
  }
}

// MARK: - Spacing

extension LazyStackLayout {
  func makeCache(subviews: Subviews) -> Cache {
    if let spacing = line.spacing {
      let gap = subviews.unit.up(spacing)
      return Cache(gaps: subviews.indices.map { $0 == 0 ? 0 : gap })
    }
    var previous: ViewSpacing?
    return Cache(
      gaps: subviews.map { subview in
        let spacing = subview.spacing
        defer { previous = spacing }
        return previous.map { subviews.unit.up(line.gap(from: $0, to: spacing)) } ?? 0
      })
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
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
    return ViewSpacing(ofLine: [first.spacing, last.spacing], along: axis, in: layoutDirection)
  }
}

// MARK: - Measuring

extension LazyStackLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
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
    cache: inout Cache
  ) {
    let across = line.axis.cross
    let breadth = Proposal(proposal).completed(on: across, by: Size(bounds.size))[across]
    let childProposal = line.childProposal(breadth: breadth)
    var along = 0.0
    for (subview, gap) in zip(subviews, cache.gaps) {
      let dimensions = subview.dimensions(in: childProposal)
      along += gap
      let origin = Point(along: line.axis, along, line.across(dimensions, breadth: breadth))
      subview.place(
        at: CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
        proposal: childProposal)
      along += dimensions.size[line.axis]
    }
  }
}

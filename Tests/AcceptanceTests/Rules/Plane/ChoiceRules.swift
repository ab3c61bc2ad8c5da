import LayoutCore
import TestSupport

/// Views on top of each other. Those of the highest priority alone say how large that is.
struct ZStackRule: ContainerRule {
  let alignment: RuledAlignment
  let views: [RuledView]

  var node: LayoutNode { .zstack(alignment: Alignment(alignment), views.map(\.node)) }

  private func decisive(_ proposal: ProposedViewSize) throws -> [MeasuredView] {
    let highest = views.map(\.layoutPriority).max()
    return try views.filter { $0.layoutPriority == highest }
      .map { try $0.measured(proposed: proposal) }
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    let decisive = try decisive(proposal)
    var size = CGSize.zero
    for guide in alignment.guides {
      let lengths = decisive.map { $0.size[guide.axis] }
      if lengths.contains(.infinity) {
        size[guide.axis] = .infinity
        continue
      }
      let values = try decisive.map { try $0.value(of: guide) }
      let after = zip(lengths, values).map { $0 - $1 }
      size[guide.axis] = (values.max() ?? 0) + (after.max() ?? 0)
    }
    return size
  }

  func places(in own: OwnSize) throws -> [PlacedView] {
    let proposal = ProposedViewSize(own.size)
    let decisive = try decisive(proposal)
    return try views.map { view in
      var placed = try view.measured(proposed: proposal).placed()
      for guide in alignment.guides {
        let furthest = try decisive.map { try $0.value(of: guide) }.max() ?? 0
        placed.origin[guide.axis] = try furthest - placed.measured.value(of: guide)
      }
      return placed
    }
  }
}

/// The first view that ideally is not too long, or the last one.
struct ViewThatFitsRule: PlaneRule {
  let axes: Axis.Set
  let views: [RuledView]

  var node: LayoutNode { .viewThatFits(in: axes, views.map(\.node)) }

  private func choice(_ proposal: ProposedViewSize) throws -> RuledView {
    var ideal = proposal
    let decisive = Axis.allCases.filter { axes.contains($0) }
    for axis in decisive { ideal[axis] = nil }
    let fitting = try views.first { view in
      let size = try view.size(proposed: ideal)
      return decisive.allSatisfy { size[$0] <= proposal[$0] ?? .infinity }
    }
    return fitting ?? views[views.count - 1]
  }

  private func chosen(in own: OwnSize) throws -> MeasuredView {
    try MeasuredView(view: choice(own.proposal), size: own.size, proposal: own.proposal)
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try choice(proposal).size(proposed: proposal)
  }

  func places(in own: OwnSize) throws -> [PlacedView] { [try chosen(in: own).placed()] }

  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat? {
    try chosen(in: own).explicitValue(of: guide)
  }
}

/// Takes what it is offered, and puts all views at its corner.
struct GeometryReaderRule: PlaneRule {
  let views: [RuledView]

  var node: LayoutNode {
    let nodes = views.map(\.node)
    return .geometryReader { _ in nodes }
  }

  func size(proposed proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func places(in own: OwnSize) throws -> [PlacedView] {
    try views.map { try $0.measured(proposed: ProposedViewSize(own.size)).placed() }
  }
}

/// Takes what it is offered along the axes that scroll, where its view has its ideal length.
struct ScrollRule: PlaneRule {
  let axes: Axis.Set
  let view: RuledView

  var node: LayoutNode { .scroll(along: axes, view.node) }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    var size = try view.size(proposed: self.proposal(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  /// The view is offered the visible part. What scrolls along both axes is in the middle of a
  /// larger one.
  func places(in own: OwnSize) throws -> [PlacedView] {
    let content = try view.measured(proposed: proposal(ProposedViewSize(own.size)))
    guard axes == [.horizontal, .vertical] else { return [content.placed()] }
    var placed = content.centred(in: own.size)
    for axis in Axis.allCases { placed.origin[axis] = max(placed.origin[axis], 0) }
    return [placed]
  }
}

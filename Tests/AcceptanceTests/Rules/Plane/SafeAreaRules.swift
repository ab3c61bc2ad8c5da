import LayoutCore

/// A view with another one at one of its edges, which is unsafe there.
struct SafeAreaInsetRule: PlaneRule {
  let view: RuledView
  let second: RuledView
  let edge: Edge
  /// A guide across the edge.
  let guide: RuledGuide
  let spacing: CGFloat

  var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
  var isAtStart: Bool { edge == .leading || edge == .top }

  var node: LayoutNode {
    if axis == .horizontal {
      return view.node.safeAreaInset(
        edge: edge == .leading ? HorizontalEdge.leading : .trailing,
        alignment: VerticalAlignment(guide), spacing: spacing, second.node)
    }
    return view.node.safeAreaInset(
      edge: edge == .top ? VerticalEdge.top : .bottom, alignment: HorizontalAlignment(guide),
      spacing: spacing, second.node)
  }

  /// The second view is offered what the first one leaves at least, the first one what is left by
  /// the second one.
  private func measured(
    _ proposal: ProposedViewSize
  ) throws -> (first: MeasuredView, second: MeasuredView) {
    var (least, proposalForSecond, proposalForFirst) = (proposal, proposal, proposal)
    least[axis] = 0
    if let length = proposal[axis] {
      let minimum = try view.size(proposed: least)[axis]
      proposalForSecond[axis] = try atLeastZero(max(length - spacing, 0) - minimum)
    }
    let measured = try second.measured(proposed: proposalForSecond)
    if let length = proposal[axis] {
      proposalForFirst[axis] = try atLeastZero(length - (measured.size[axis] + spacing))
    }
    return (try view.measured(proposed: proposalForFirst), measured)
  }

  private func atLeastZero(_ length: CGFloat) throws -> CGFloat {
    if length.isNaN { throw NoNumber() }
    return max(length, 0)
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    let (first, second) = try measured(proposal)
    var size = CGSize(
      width: max(first.size.width, second.size.width),
      height: max(first.size.height, second.size.height))
    size[axis] = second.size[axis] + spacing + first.size[axis]
    return size
  }

  func places(in own: OwnSize) throws -> [PlacedView] {
    let cross = guide.axis
    var proposal = own.proposal
    proposal[cross] = proposal[cross] ?? own.size[cross]
    let measured = try measured(proposal)
    var first = measured.first.centred(in: own.size)
    var second = measured.second.placed()
    first.origin[axis] = isAtStart ? own.size[axis] - measured.first.size[axis] : 0
    second.origin[axis] = isAtStart ? 0 : own.size[axis] - measured.second.size[axis]
    let distance = try measured.first.value(of: guide) - measured.second.value(of: guide)
    second.origin[cross] = first.origin[cross] + distance
    return [first, second]
  }
}

/// Extends a view into the unsafe areas at its edges, once it has its place.
///
/// Where it extends to depends on places in the window: `RuledFrames` puts the view there.
struct IgnoredSafeAreaRule: PlaneRule {
  let view: RuledView
  let edges: Edge.Set

  var node: LayoutNode { view.node.ignoresSafeArea(edges: edges) }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try view.size(proposed: proposal)
  }
}

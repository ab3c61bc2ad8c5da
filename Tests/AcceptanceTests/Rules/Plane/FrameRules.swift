import LayoutCore

struct FixedFrameRule: ModifierRule {
  let view: RuledView
  let width: CGFloat?
  let height: CGFloat?
  let alignment: RuledAlignment

  var node: LayoutNode {
    view.node.frame(width: width, height: height, alignment: Alignment(alignment))
  }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    let size = try view.size(proposed: self.proposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func inner(in own: OwnSize) throws -> PlacedView {
    try view.measured(proposed: proposal(own.proposal)).aligned(alignment, in: own.size)
  }
}

/// A frame with a part of the window's length inside of the safe area.
///
/// The same holds in a scroll view that is offered the window: across the axes along which it
/// scrolls, it counts as long as what it is offered, however long its content is.
struct WindowFrameRule: ModifierRule {
  let view: RuledView
  let partOfWidth: CGFloat?
  let partOfHeight: CGFloat?
  let window: CGSize
  let alignment: RuledAlignment

  private var frame: FixedFrameRule {
    FixedFrameRule(
      view: view, width: partOfWidth.map { $0 * window.width },
      height: partOfHeight.map { $0 * window.height }, alignment: alignment)
  }

  var node: LayoutNode {
    let (partOfWidth, partOfHeight) = (partOfWidth, partOfHeight)
    var axes: Axis.Set = []
    if partOfWidth != nil { axes.insert(.horizontal) }
    if partOfHeight != nil { axes.insert(.vertical) }
    return view.node.containerRelativeFrame(axes, alignment: Alignment(alignment)) {
      length, axis in
      length * ((axis == .horizontal ? partOfWidth : partOfHeight) ?? 1)
    }
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try frame.size(proposed: proposal)
  }

  func inner(in own: OwnSize) throws -> PlacedView { try frame.inner(in: own) }
}

struct FlexibleFrameRule: ModifierRule {
  let view: RuledView
  let width: FlexibleLengthRule
  let height: FlexibleLengthRule
  let alignment: RuledAlignment

  var node: LayoutNode {
    view.node.frame(
      minWidth: width.given.minimum, idealWidth: width.given.ideal,
      maxWidth: width.given.maximum, minHeight: height.given.minimum,
      idealHeight: height.given.ideal, maxHeight: height.given.maximum,
      alignment: Alignment(alignment))
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    let inner = try view.size(
      proposed: ProposedViewSize(
        width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
    return CGSize(
      width: width.length(inner.width, proposed: proposal.width),
      height: height.length(inner.height, proposed: proposal.height))
  }

  func inner(in own: OwnSize) throws -> PlacedView {
    let proposal = ProposedViewSize(
      width: width.proposal(own.proposal.width, inLength: own.size.width),
      height: height.proposal(own.proposal.height, inLength: own.size.height))
    return try view.measured(proposed: proposal).aligned(alignment, in: own.size)
  }
}

/// The lengths of a flexible frame along one axis.
struct FlexibleLengthRule {
  typealias Limits = (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)

  /// The limits as they are given to the engine.
  let given: Limits
  private let minimum: CGFloat?
  private let ideal: CGFloat?
  private let maximum: CGFloat?

  init(_ given: Limits) {
    self.given = given
    minimum = given.minimum.map { max($0, 0) }
    ideal = given.ideal.map { [minimum] in max($0, minimum ?? 0) }
    maximum = given.maximum.map { [ideal] in max($0, ideal ?? 0) }
  }

  /// What the view inside is asked with.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  func length(_ inner: CGFloat, proposed: CGFloat?) -> CGFloat {
    if proposed == nil, let ideal { return ideal }
    let asked = proposal(proposed)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum <= maximum:
      return min(max(proposed ?? inner, minimum), maximum)
    case (let minimum?, _): return max(minimum, min(inner, asked ?? .infinity))
    case (nil, let maximum?): return min(maximum, max(inner, asked ?? -.infinity))
    default: return inner
    }
  }

  /// What the view inside is proposed once the frame has its length: that, unless the frame is as
  /// long as a view that nothing was proposed.
  func proposal(_ proposed: CGFloat?, inLength length: CGFloat) -> CGFloat? {
    let isAtNoLimit = minimum ?? -.infinity < length && length < maximum ?? .infinity
    return proposed == nil && ideal == nil && isAtNoLimit ? nil : length
  }
}

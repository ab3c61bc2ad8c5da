import LayoutCore

/// A view with one view inside, with whose guides it is aligned.
protocol ModifierRule: PlaneRule {
  var view: RuledView { get }
  func inner(in own: OwnSize) throws -> PlacedView
}

extension ModifierRule {
  func places(in own: OwnSize) throws -> [PlacedView] { [try inner(in: own)] }

  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat? {
    try inner(in: own).explicitValue(of: guide)
  }
}

struct PaddingRule: ModifierRule {
  let view: RuledView
  let insets: EdgeInsets

  var node: LayoutNode { view.node.padding(insets) }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    let size = try view.size(proposed: self.proposal(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  func inner(in own: OwnSize) throws -> PlacedView {
    try view.measured(proposed: proposal(own.proposal))
      .placed(at: CGPoint(x: insets.leading, y: insets.top))
  }
}

struct FixedSizeRule: ModifierRule {
  let view: RuledView
  let horizontal: Bool
  let vertical: Bool

  var node: LayoutNode { view.node.fixedSize(horizontal: horizontal, vertical: vertical) }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try view.size(proposed: self.proposal(proposal))
  }

  func inner(in own: OwnSize) throws -> PlacedView {
    try view.measured(proposed: proposal(own.proposal)).centred(in: own.size)
  }
}

struct AspectRatioRule: ModifierRule {
  let view: RuledView
  /// The width of a shape of height 1; if `nil`, the shape is the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  var node: LayoutNode { view.node.aspectRatio(ratio, contentMode: mode) }

  /// The shape, as large as fits into what is proposed, or as small as fills it.
  private func proposal(_ proposal: ProposedViewSize) throws -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    var shape = try ratio.map { CGSize(width: $0, height: 1) } ?? view.size(proposed: .unspecified)
    if shape.width == shape.height { shape = CGSize(width: 1, height: 1) }
    let factors = Axis.allCases.compactMap { axis in
      proposal[axis].map { $0 == 0 && shape[axis] == 0 ? .infinity : $0 / shape[axis] }
    }
    let factor = (mode == .fill ? factors.max() : factors.min()) ?? 1
    if factor == .infinity, proposal.width != .infinity, proposal.height != .infinity {
      throw NoNumber()
    }
    func length(_ axis: Axis) -> CGFloat {
      shape[axis] == 0 || factor == 0 ? 0 : shape[axis] * factor
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try view.size(proposed: self.proposal(proposal))
  }

  func inner(in own: OwnSize) throws -> PlacedView {
    try view.measured(proposed: proposal(own.proposal)).centred(in: own.size)
  }
}

struct PositionRule: ModifierRule {
  let view: RuledView
  let position: CGPoint

  var node: LayoutNode { view.node.position(x: position.x, y: position.y) }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try proposal.replacingUnspecifiedDimensions(by: view.size(proposed: proposal))
  }

  func inner(in own: OwnSize) throws -> PlacedView {
    let measured = try view.measured(proposed: ProposedViewSize(own.size))
    return measured.placed(
      at: CGPoint(
        x: position.x - measured.size.width / 2, y: position.y - measured.size.height / 2))
  }
}

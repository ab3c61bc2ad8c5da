import LayoutCore

/// A modifier that has the size, the guides and the priority of the view inside.
protocol PassingRule: ModifierRule {}

extension PassingRule {
  var layoutPriority: Double { view.layoutPriority }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try view.size(proposed: proposal)
  }

  func inner(in own: OwnSize) throws -> PlacedView { same(in: own).placed() }

  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat? {
    try same(in: own).explicitValue(of: guide)
  }

  fileprivate func same(in own: OwnSize) -> MeasuredView {
    MeasuredView(view: view, size: own.size, proposal: own.proposal)
  }
}

/// Moves the view, but not its guides.
struct OffsetRule: PassingRule {
  let view: RuledView
  let offset: CGPoint

  var node: LayoutNode { view.node.offset(x: offset.x, y: offset.y) }

  func inner(in own: OwnSize) -> PlacedView { same(in: own).placed(at: offset) }
}

struct PriorityRule: PassingRule {
  let view: RuledView
  let layoutPriority: Double

  var node: LayoutNode { view.node.layoutPriority(layoutPriority) }
}

/// Lays out what is inside in a direction.
struct DirectionRule: PassingRule {
  let view: RuledView
  let direction: LayoutDirection

  var node: LayoutNode { view.node.layoutDirection(direction) }
}

/// Sets a guide to some of the view's length and half of what it was.
struct GuideRule: PassingRule {
  let view: RuledView
  let guide: RuledGuide
  let fraction: CGFloat

  var node: LayoutNode {
    let fraction = fraction
    if guide.axis == .horizontal {
      let guide = HorizontalAlignment(guide)
      return view.node.alignmentGuide(guide) { fraction * $0.width + $0[guide] / 2 }
    }
    let guide = VerticalAlignment(guide)
    return view.node.alignmentGuide(guide) { fraction * $0.height + $0[guide] / 2 }
  }

  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat? {
    let measured = same(in: own)
    guard guide == self.guide else { return try measured.explicitValue(of: guide) }
    return try fraction * own.size[guide.axis] + measured.value(of: guide) / 2
  }
}

/// Puts a second view over or behind the first one, which alone counts for the views around.
struct LayerRule: PassingRule {
  let view: RuledView
  let second: RuledView
  let alignment: RuledAlignment
  let isBehind: Bool

  var node: LayoutNode {
    isBehind
      ? view.node.background(alignment: Alignment(alignment), second.node)
      : view.node.overlay(alignment: Alignment(alignment), second.node)
  }

  func places(in own: OwnSize) throws -> [PlacedView] {
    let first = same(in: own)
    let second = try second.measured(proposed: ProposedViewSize(own.size))
    var origin = CGPoint.zero
    for guide in alignment.guides {
      origin[guide.axis] = try first.value(of: guide) - second.value(of: guide)
    }
    return [first.placed(), second.placed(at: origin)]
  }
}

import LayoutCore

extension DeepView {
  func depth(_ proposed: CGFloat?) -> CGFloat {
    switch self {
    case .leaf: return 0
    case .reader: return proposed ?? 0
    case .frame(let depth, _, let view): return depth ?? view.depth(proposed)
    case .flexible(let limits, _, let view):
      return limits.depth(view.depth(limits.proposal(proposed)), proposed: proposed)
    case .padding(let front, let back, let view):
      return max(0, view.depth(proposed.map { max(0, $0 - front - back) }) + front + back)
    case .stack(let spacing, let views):
      return DeepView.shares(proposed, spacing, views)
        .reduce(spacing * CGFloat(views.count - 1)) { $0 + $1.depth }
    case .row(let views): return views.map { $0.depth(proposed) }.max() ?? 0
    case .aligned(let guide, let views), .container(let guide, let views):
      let depths = views.map { $0.depth(proposed) }
      if depths.contains(.infinity) { return .infinity }
      let values = views.map { $0.value(of: guide, proposed) }
      let after = zip(depths, values).map { $0 - $1 }
      return max(0, (values.max() ?? 0) + (after.max() ?? 0))
    case .guide(_, _, _, let view), .priority(_, let view), .overlay(let view, _),
      .background(let view, _), .spatialOverlay(_, let view, _), .inPlane(let view):
      return view.depth(proposed)
    }
  }

  /// What the views of a stack are offered, and how deep they are: as in a stack in the plane, but
  /// that those that stretch without end keep their order.
  static func shares(
    _ proposed: CGFloat?, _ spacing: CGFloat, _ views: [DeepView]
  ) -> [(offer: CGFloat?, depth: CGFloat)] {
    guard let proposed else { return views.map { (nil, $0.depth(nil)) } }
    let least = views.map { $0.depth(0) }
    let stretch = zip(views, least).map { view, least in
      let stretch = view.depth(.infinity) - least
      return stretch.isNaN ? 0 : stretch
    }
    let order = views.indices.sorted { first, second in
      let priorities = (views[first].layoutPriority, views[second].layoutPriority)
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
      return (stretch[first], first) < (stretch[second], second)
    }
    let isInfinite = proposed == .infinity
    let spaces = spacing * CGFloat(views.count - 1)
    var room = proposed - spaces - (isInfinite ? 0 : least.reduce(0, +))
    var shares: [(offer: CGFloat?, depth: CGFloat)] = views.map { _ in (nil, 0) }
    var turns: [Double: Int] = [:]
    for index in order {
      let priority = views[index].layoutPriority
      let turn = turns[priority, default: 0]
      let count = views.filter { $0.layoutPriority == priority }.count
      if !isInfinite { room += least[index] }
      let offer = max(0, room / CGFloat(count - turn))
      let depth = views[index].depth(offer)
      if !isInfinite { room -= depth }
      shares[index] = (offer, depth)
      turns[priority] = turn + 1
    }
    return shares
  }
}

import LayoutCore
import TestSupport

extension DeepView {
  func places(_ proposed: CGFloat?) -> [Place] {
    let own = depth(proposed)
    func same(_ view: DeepView) -> Place { Place(view: view, z: 0, proposal: proposed) }
    func filling(_ view: DeepView) -> Place { Place(view: view, z: 0, proposal: own) }
    func onGuide(_ guide: DepthGuide, _ view: DeepView, _ proposal: CGFloat?) -> Place {
      let z = guide.defaultValue(in: own) - view.value(of: guide, proposal)
      return Place(view: view, z: z, proposal: proposal)
    }
    switch self {
    case .leaf, .reader: return []
    case .frame(let depth, let guide, let view):
      return [onGuide(guide, view, depth ?? proposed)]
    case .flexible(_, let guide, let view): return [onGuide(guide, view, own)]
    case .padding(let front, let back, let view):
      let proposal: CGFloat? = proposed.map { max(0, $0 - front - back) }
      return [Place(view: view, z: back, proposal: proposal)]
    case .stack(let spacing, let views):
      var z: CGFloat = 0
      return zip(views, DeepView.shares(proposed, spacing, views)).map { view, share in
        defer { z += share.depth + spacing }
        return Place(view: view, z: z, proposal: share.offer)
      }
    case .row(let views): return views.map(same)
    case .aligned(let guide, let views), .container(let guide, let views):
      let values = views.map { $0.value(of: guide, proposed) }
      return zip(views, values).map { view, value in
        Place(view: view, z: (values.max() ?? 0) - value, proposal: proposed)
      }
    case .guide(_, _, _, let view), .priority(_, let view), .inPlane(let view):
      return [same(view)]
    case .overlay(let view, let second): return [same(view), filling(second)]
    case .background(let view, let second): return [filling(second), same(view)]
    case .spatialOverlay(let guide, let view, let second):
      var place = filling(second)
      place.z = view.value(of: guide, proposed) - second.value(of: guide, own)
      return [same(view), place]
    }
  }
}

// MARK: - Guides

extension DeepView {
  /// Where a guide is that was set, here or inside.
  func explicitValue(of guide: DepthGuide, _ proposed: CGFloat?) -> CGFloat? {
    switch self {
    case .leaf, .reader: return nil
    case .guide(guide, let fraction, let offset, let view):
      return fraction * view.depth(proposed) + offset
    case .guide(_, _, _, let view), .priority(_, let view), .overlay(let view, _),
      .background(let view, _), .spatialOverlay(_, let view, _), .inPlane(let view):
      return view.explicitValue(of: guide, proposed)
    case .frame, .flexible, .padding:
      return places(proposed)[0].explicitValue(of: guide)
    case .stack, .row, .aligned, .container:
      guard guide == .middle else { return nil }
      let values = places(proposed).compactMap { $0.explicitValue(of: guide) }
      return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }

  func value(of guide: DepthGuide, _ proposed: CGFloat?) -> CGFloat {
    explicitValue(of: guide, proposed) ?? guide.defaultValue(in: depth(proposed))
  }
}

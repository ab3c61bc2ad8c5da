import LayoutCore

/// A view as far as its depth is concerned, whatever its size in the plane.
///
/// What is said here of depths and of places along the depth are the rules once more: as short as
/// they can be said, and without any memory. Places count from the back of the view around.
indirect enum DeepView {
  case leaf
  /// Takes what it is offered.
  case reader
  case frame(depth: CGFloat?, DepthGuide, DeepView)
  case flexible(DeepLimits, DepthGuide, DeepView)
  case padding(front: CGFloat, back: CGFloat, DeepView)
  /// Views one in front of the other.
  case stack(spacing: CGFloat, [DeepView])
  /// Views side by side, which all begin at the back.
  case row([DeepView])
  /// Views side by side with their guides on a plane.
  case aligned(DepthGuide, [DeepView])
  case container(DepthGuide, [DeepView])
  case guide(DepthGuide, fraction: CGFloat, offset: CGFloat, DeepView)
  case priority(Double, DeepView)
  case overlay(DeepView, DeepView)
  case background(DeepView, DeepView)
  case spatialOverlay(DepthGuide, DeepView, DeepView)
  /// Modifiers that concern only the plane.
  case inPlane(DeepView)

  /// A view inside of another one.
  struct Place {
    let view: DeepView
    var z: CGFloat
    let proposal: CGFloat?

    func explicitValue(of guide: DepthGuide) -> CGFloat? {
      view.explicitValue(of: guide, proposal).map { $0 + z }
    }
  }

  /// Modifiers that concern only the depth pass the priority on, as those of the plane don't.
  var layoutPriority: Double {
    switch self {
    case .priority(let priority, _): priority
    case .frame(_, _, let view), .flexible(_, _, let view), .padding(_, _, let view):
      view.layoutPriority
    case .guide(_, _, _, let view), .overlay(let view, _), .background(let view, _),
      .spatialOverlay(_, let view, _):
      view.layoutPriority
    default: 0
    }
  }
}

/// The limits of a flexible depth.
struct DeepLimits {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// What the view inside is asked with.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  func depth(_ inner: CGFloat, proposed: CGFloat?) -> CGFloat {
    if proposed == nil, let ideal { return ideal }
    let asked = proposal(proposed)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(proposed ?? inner, minimum), maximum)
    case (let minimum?, nil): return max(minimum, min(asked ?? .infinity, inner))
    case (nil, let maximum?): return min(maximum, max(asked ?? -.infinity, inner))
    case (nil, nil): return inner
    }
  }
}

import LayoutCore
import TestSupport

/// Random trees of views with depths.
struct RandomDeepViews {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tree(levels: Int) -> DeepView {
    guard levels > 0 else { return leaf() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      let depth = random.pick(nil, depth(), depth(), depth())
      return .frame(depth: depth, guide(), tree(levels: levels - 1))
    case 1: return .flexible(limits(), guide(), tree(levels: levels - 1))
    case 2:
      let (front, back) = (random.length(0...5), random.length(0...9))
      return .padding(front: front, back: back, tree(levels: levels - 1))
    case 3, 4, 5: return .stack(spacing: random.pick(0, 4, 8), views(levels))
    case 6: return .row(views(levels))
    case 7: return .aligned(guide(), views(levels))
    case 8: return .container(guide(), views(levels))
    case 9:
      return .guide(
        guide(), fraction: random.pick(0, 0.5, 1), offset: random.length(-20...20),
        tree(levels: levels - 1))
    case 10: return .priority(random.pick(1, 2, -1, .infinity), tree(levels: levels - 1))
    case 11:
      let (view, second) = (tree(levels: levels - 1), tree(levels: levels - 1))
      return random.once(in: 2) ? .overlay(view, second) : .background(view, second)
    case 12:
      return .spatialOverlay(guide(), tree(levels: levels - 1), tree(levels: levels - 1))
    default: return .inPlane(tree(levels: levels - 1))
    }
  }

  private mutating func leaf() -> DeepView {
    random.pick(.leaf, .reader, .frame(depth: 5 * random.length(1...9), guide(), .leaf))
  }

  private mutating func views(_ levels: Int) -> [DeepView] {
    (0..<random.pick(1, 2, 3)).map { _ in tree(levels: levels - 1) }
  }

  private mutating func guide() -> DepthGuide {
    random.pick(.back, .center, .front, .middle)
  }

  private mutating func depth() -> CGFloat { 5 * random.length(0...12) }

  private mutating func limits() -> DeepLimits {
    let minimum = random.pick(nil, nil, depth())
    let least = minimum ?? 0
    return DeepLimits(
      minimum: minimum, ideal: random.pick(nil, nil, least + 5 * random.length(0...10)),
      maximum: random.pick(nil, nil, least + 60 + depth()))
  }
}

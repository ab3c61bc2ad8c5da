import LayoutCore
import TestSupport

extension DeepView {
  /// The view for the engine; its parts are numbered in the order of the places inside of them.
  func node() -> LayoutNode {
    var count = 0
    return node(&count)
  }

  private func node(_ count: inout Int) -> LayoutNode {
    let id = count
    count += 1
    return content(&count).id(id)
  }

  private func content(_ count: inout Int) -> LayoutNode {
    switch self {
    case .leaf: return .flexible
    case .reader: return .geometryReader3D { _ in [] }
    case .stack(let spacing, let views):
      return .zstack(spacing: spacing, DeepView.nodes(views, &count)).keptWithOneChild()
    case .row(let views):
      let end = LayoutNode.fixed(width: 0, height: 0)
      return .hstack(spacing: 3, DeepView.nodes(views, &count) + [end])
    case .aligned(let guide, let views):
      let layout = HStackLayout(spacing: 3).depthAlignment(guide.alignment)
      return .layout(layout, DeepView.nodes(views, &count))
    case .container(let guide, let views):
      let alignment = Alignment3D(
        horizontal: .leading, vertical: .top, depth: guide.alignment)
      return .layout(SpatialContainer(alignment: alignment), DeepView.nodes(views, &count))
    default: return modified(&count)
    }
  }

  private static func nodes(_ views: [DeepView], _ count: inout Int) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for view in views { nodes.append(view.node(&count)) }
    return nodes
  }

  private func modified(_ count: inout Int) -> LayoutNode {
    switch self {
    case .frame(let depth, let guide, let view):
      return view.node(&count).frame(depth: depth, alignment: guide.alignment)
    case .flexible(let limits, let guide, let view):
      return view.node(&count).frame(
        minDepth: limits.minimum, idealDepth: limits.ideal, maxDepth: limits.maximum,
        alignment: guide.alignment)
    case .padding(let front, let back, let view):
      return view.node(&count).padding3D(EdgeInsets3D(front: front, back: back))
    case .guide(let guide, let fraction, let offset, let view):
      return view.node(&count).alignmentGuide(guide.alignment) { $0.depth * fraction + offset }
    case .priority(let priority, let view):
      return view.node(&count).layoutPriority(priority)
    case .overlay(let view, let second):
      let node = view.node(&count)
      return node.overlay(second.node(&count))
    case .background(let view, let second):
      let behind = second.node(&count)
      return view.node(&count).background(behind)
    case .spatialOverlay(let guide, let view, let second):
      let node = view.node(&count)
      let alignment = Alignment3D(
        horizontal: .center, vertical: .top, depth: guide.alignment)
      return node.spatialOverlay(alignment: alignment, second.node(&count))
    case .inPlane(let view): return view.node(&count).padding(2).frame(width: 30)
    default: return .empty
    }
  }
}

import LayoutCore
import ReadyLayouts
import TestSupport

/// Random trees in which much has a depth.
struct RandomSpace {
  var random: SeededGenerator
  /// Whether there are views that depths bring into the plane.
  var turns = true
  /// Whether there are guides along the depth.
  var guides = true
  /// Whether there are views that are described while the tree is laid out.
  var describesLater = true
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tree(levels: Int = 5) -> SpaceTree {
    count += 1
    let id = count
    if levels <= 1 || random.once(in: 7) {
      let leaf = leaf(id)
      return SpaceTree(id: id, kind: .leaf(leaf))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let change = deepModifier()
      return SpaceTree(id: id, kind: .deep(change), children: [tree(levels: levels - 1)])
    case 2:
      let change = modifier()
      return SpaceTree(id: id, kind: .modifier(change), children: [tree(levels: levels - 1)])
    case 3:
      let join = layer()
      return SpaceTree(
        id: id, kind: .layer(join), children: [tree(levels: levels - 1), tree(levels: 2)])
    default:
      let kind = container()
      let children = (0..<random.pick(0, 1, 2, 2, 3, 3)).map { _ in tree(levels: levels - 1) }
      return SpaceTree(id: id, kind: kind, children: children)
    }
  }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: proposedLength(), height: proposedLength())
  }

  mutating func proposedLength() -> CGFloat? {
    random.pick(nil, 0, random.length(1...40), random.length(40...400), 1000 / 3)
  }
}

// MARK: - Leaves and modifiers

extension RandomSpace {
  private mutating func leaf(_ id: Int) -> LayoutNode {
    let depth = random.length(0...60)
    let leaf: LayoutNode =
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: .fixed(width: random.length(0...80), height: random.length(0...60))
      case 2: .flexible
      case 3: .spacer(minLength: random.pick(nil, 0, random.length(1...30)))
      case 4: .clamped(minWidth: 10, idealWidth: 20, maxWidth: random.length(20...90))
      case 5 where describesLater: reader(id)
      case 6: LayoutNode.flexible.frame(depth: depth)
      case 7: LayoutNode.flexible.frame(minDepth: depth, maxDepth: depth + random.length(0...90))
      default: LayoutNode.fixed(width: random.length(0...80), height: 12).frame(depth: depth)
      }
    return guided(leaf)
  }

  private mutating func reader(_ id: Int) -> LayoutNode {
    let part = random.pick(1.0, 0.5)
    return .geometryReader3D { proxy in
      [
        LayoutNode.flexible.frame(width: CGFloat(proxy.size.depth))
          .frame(depth: CGFloat(proxy.size.depth * part)).id(SpaceTree.idOfContent(id))
      ]
    }
  }

  /// The node, perhaps with a guide or a priority.
  private mutating func guided(_ node: LayoutNode) -> LayoutNode {
    let (offset, fraction) = (random.length(-20...60), random.pick(0.0, 0.25, 1))
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where guides:
      return node.alignmentGuide(.inMiddle) { $0.width * fraction + offset }
    case 1 where guides:
      return node.alignmentGuide(DepthAlignment.front) { $0.depth * fraction + $0.height }
    case 2: return node.layoutPriority(random.pick(-1, 1, 2))
    case 3:
      return node.alignmentGuide(HorizontalAlignment.leading) { $0.width * fraction + offset }
    default: return node
    }
  }

  mutating func depthAlignment() -> DepthAlignment {
    guides ? random.pick(.back, .center, .front, .inMiddle) : random.pick(.back, .center, .front)
  }

  private mutating func deepModifier() -> (LayoutNode) -> LayoutNode {
    let (depth, more) = (random.length(0...80), random.length(0...80))
    let guide = depthAlignment()
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return { $0.frame(depth: depth, alignment: guide) }
    case 1: return { $0.frame(minDepth: depth, maxDepth: depth + more, alignment: guide) }
    case 2: return { $0.frame(idealDepth: depth, maxDepth: .infinity, alignment: guide) }
    case 3: return { $0.padding3D(EdgeInsets3D(front: depth - 20, back: more - 20)) }
    case 4 where guides:
      return {
        $0.frame(depth: nil).alignmentGuide(.inMiddle) { $0[.inMiddle] + $0.width / 4 + depth }
      }
    default: return { $0.frame(depth: nil).offset(z: depth) }
    }
  }

  private mutating func modifier() -> (LayoutNode) -> LayoutNode {
    let (length, more) = (random.length(0...80), random.length(0...80))
    let mode = random.pick(ContentMode.fit, .fill)
    if turns, random.once(in: 3) {
      let angle = random.pick(90.0, 90, 180, -90, 45)
      let turn = Rotation3D(angle: .degrees(angle), axis: random.pick(.x, .y, .z))
      if random.once(in: 4) {
        let shape = random.pick(
          nil, Size3D.one, Size3D(width: 2, height: 1, depth: Double(length)))
        return { $0.aspectRatio3D(shape, contentMode: mode) }
      }
      return { $0.rotation3DLayout(turn) }
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return { $0.frame(width: length) }
    case 1: return { $0.frame(minWidth: length, maxWidth: length + more, maxHeight: .infinity) }
    case 2: return { $0.padding(5) }
    case 3: return { $0.fixedSize(horizontal: true, vertical: false) }
    case 4: return { $0.aspectRatio(2, contentMode: mode) }
    case 5: return { $0.position(x: length, y: more) }
    case 6 where describesLater: return { .scroll(along: .vertical, $0) }
    default: return { $0.frame(height: length) }
    }
  }

  private mutating func layer() -> (LayoutNode, LayoutNode) -> LayoutNode {
    let alignment = Alignment3D(
      horizontal: random.pick(.leading, .center), vertical: random.pick(.top, .bottom),
      depth: depthAlignment())
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return { $0.overlay($1) }
    case 1: return { $0.background($1) }
    default: return { $0.spatialOverlay(alignment: alignment, $1) }
    }
  }
}

// MARK: - Containers

extension RandomSpace {
  private mutating func container() -> SpaceTree.Kind {
    let spacing: CGFloat = random.pick(0, 4, -3, random.length(1...12))
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return .container { .hstack(spacing: spacing, $0).keptWithOneChild() }
    case 2:
      return .container { .vstack(alignment: .leading, spacing: spacing, $0).keptWithOneChild() }
    case 3, 4: return .container { .zstack(spacing: spacing, $0).keptWithOneChild() }
    case 5, 6, 7: return aligned(spacing)
    case 8:
      return .group { children in
        .grid(
          children.map { LayoutNode.gridRow([$0, .fixed(width: 5, height: 5)]) }.flatMap { $0 })
      }
    case 9: return .container { .viewThatFits($0) }
    case 10: return .container { .lazyVStack(spacing: spacing, $0) }
    default: return .container { .layout(FlowLayout(), $0) }
    }
  }

  private mutating func aligned(_ spacing: CGFloat) -> SpaceTree.Kind {
    let guide = depthAlignment()
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let alignment = Alignment3D(horizontal: .leading, vertical: .bottom, depth: guide)
      return .aligned(guide) { .layout(SpatialContainer(alignment: alignment), $0) }
    case 1: return .aligned(guide) { .layout(ZStackLayout().depthAlignment(guide), $0) }
    case 2:
      return .aligned(guide) {
        .layout(VStackLayout(spacing: spacing).depthAlignment(guide), $0)
      }
    default:
      return .aligned(guide) {
        .layout(HStackLayout(spacing: spacing).depthAlignment(guide), $0)
      }
    }
  }
}

import LayoutCore
import TestSupport

/// Random trees with nodes of all kinds.
struct RandomTree: RandomParts {
  var random: SeededGenerator
  /// What the text leaves promise.
  var textContract = LeafContract.wrapping
  /// Whether stacks are made with the layouts that clients use, as if one of them had written them.
  var wrapsContainers = false
  /// Whether there is what only code can describe: closures, and types of a client's own.
  var holdsCode = true
  /// What is put around containers that concerns only the third dimension.
  var depth = RandomDepth.none

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A tree of at most so many levels.
  mutating func tree(levels: Int = 5) -> LayoutNode {
    guard levels > 1, !random.once(in: 6) else { return attributed(leaf()) }
    guard random.once(in: 2) else {
      return attributed(modifier(around: tree(levels: levels - 1)))
    }
    let node = container(levels)
    return attributed(node.nodeCount > 1 ? depth.applied(to: node) : node)
  }

  /// A proposal of finite lengths, or none.
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: proposedLength(), height: proposedLength())
  }

  private mutating func proposedLength() -> CGFloat? {
    random.pick(nil, 0, random.length(1...40), random.length(40...400), 1000 / 3)
  }
}

// MARK: - Leaves

extension RandomTree {
  private mutating func leaf() -> LayoutNode {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: .fixed(width: random.length(0...80), height: random.length(0...60))
    case 3, 4: .flexible
    case 5:
      .clamped(
        minWidth: limit(), idealWidth: limit(), maxWidth: limit(infinite: true),
        minHeight: limit(), idealHeight: limit(), maxHeight: limit(infinite: true))
    case 6, 7: holdsCode ? text(textContract) : .text(words())
    case 8: .spacer(minLength: random.pick(nil, 0, random.length(1...30)))
    default: random.pick(.divider, .empty, .hstack([]), .divider(thickness: 0.5))
    }
  }
}

// MARK: - Containers

extension RandomTree {
  private mutating func container(_ levels: Int) -> LayoutNode {
    let count = random.pick(0, 1, 2, 2, 3, 3, 4)
    let children = (0..<count).map { _ in tree(levels: levels - 1) }
    let spacing: CGFloat? = random.pick(nil, 0, -3, random.length(1...12))
    let hasFixedCount = !random.once(in: 3)
    // A static stack of one child is the child, which no client's layout can be.
    let wraps = wrapsContainers && (children.count > 1 || !hasFixedCount)
    switch Int.random(in: 0..<13, using: &random) {
    case 0...2:
      let layout = HStackLayout(alignment: verticalAlignment(), spacing: spacing)
      return wraps
        ? .layout(Wrapping(layout), children)
        : .hstack(
          alignment: layout.alignment, spacing: layout.spacing, children
        ).keptWithOneChild(!hasFixedCount)
    case 3...5:
      let layout = VStackLayout(alignment: horizontalAlignment(), spacing: spacing)
      return wraps
        ? .layout(Wrapping(layout), children)
        : .vstack(
          alignment: layout.alignment, spacing: layout.spacing, children
        ).keptWithOneChild(!hasFixedCount)
    case 6:
      let layout = ZStackLayout(alignment: alignment())
      return wraps
        ? .layout(Wrapping(layout), children)
        : .zstack(alignment: layout.alignment, children).keptWithOneChild(!hasFixedCount)
    case 7, 8: return grid(children, spacing)
    case 9...11: return adaptiveContainer(children, spacing)
    default:
      let step = random.length(0...10)
      return holdsCode ? .layout(Staircase(step: step), children) : .hstack(spacing: step, children)
    }
  }

  /// The children in rows, some of which say something of their cells.
  private mutating func grid(_ children: [LayoutNode], _ spacing: CGFloat?) -> LayoutNode {
    var (nodes, row): ([LayoutNode], [LayoutNode]) = ([], [])
    for child in children {
      row.append(cell(child))
      guard random.once(in: 2) else { continue }
      nodes += random.once(in: 5) ? row : LayoutNode.gridRow(alignment: rowAlignment(), row)
      row = []
    }
    nodes += LayoutNode.gridRow(row)
    let layout = GridLayout(
      alignment: alignment(), horizontalSpacing: spacing, verticalSpacing: random.pick(nil, 2))
    return wrapsContainers
      ? .layout(Wrapping(layout), nodes)
      : .grid(
        alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
        verticalSpacing: layout.verticalSpacing, nodes)
  }

  private mutating func rowAlignment() -> VerticalAlignment? {
    random.once(in: 2) ? nil : verticalAlignment()
  }

  private mutating func cell(_ node: LayoutNode) -> LayoutNode {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: node.gridCellColumns(random.pick(2, 3))
    case 1: node.gridCellAnchor(random.pick(.topLeading, .bottom, UnitPoint(x: 0.3, y: 2)))
    case 2: node.gridCellUnsizedAxes(random.pick(.horizontal, .vertical))
    case 3: node.gridColumnAlignment(horizontalAlignment())
    default: node
    }
  }

  /// A text of a few words.
  private mutating func words() -> String {
    let words = ["a", "layout", "engine", "of"]
    let count = Int.random(in: 1...5, using: &random)
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  mutating func horizontalAlignment() -> HorizontalAlignment {
    guard holdsCode else { return random.pick(.leading, .center, .trailing) }
    return random.pick(.leading, .center, .trailing, .thirdAcross, .treeNode)
  }

  mutating func verticalAlignment() -> VerticalAlignment {
    guard holdsCode else {
      return random.pick(.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline)
    }
    return random.pick(
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .third, .title)
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontalAlignment(), vertical: verticalAlignment())
  }
}

// MARK: - Modifiers

extension RandomTree {
  private mutating func modifier(around child: LayoutNode) -> LayoutNode {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: child.frame(width: limit(), height: limit(), alignment: alignment())
    case 1:
      child.frame(
        minWidth: limit(), idealWidth: limit(), maxWidth: limit(infinite: true),
        minHeight: limit(), idealHeight: limit(), maxHeight: limit(infinite: true),
        alignment: alignment())
    case 2:
      child.padding(
        EdgeInsets(
          top: random.length(-5...20), leading: random.length(-5...20),
          bottom: random.length(0...20), trailing: random.length(0...20)))
    case 3: child.fixedSize(horizontal: random.once(in: 2), vertical: random.once(in: 2))
    case 4:
      child.aspectRatio(
        random.pick(nil, 1, 2, 0.75), contentMode: random.pick(.fit, .fill))
    case 5: child.offset(x: random.length(-30...30), y: random.length(-30...30))
    case 6: child.position(x: random.length(-10...100), y: random.length(-10...100))
    case 7: child.overlay(alignment: alignment(), tree(levels: 2))
    case 8: child.background(alignment: alignment(), tree(levels: 2))
    default: child.transformed(RenderTransform(.scale(x: 2, y: 2)))
    }
  }

  /// The node, perhaps with a priority or a guide.
  private mutating func attributed(_ node: LayoutNode) -> LayoutNode {
    let (offset, fraction) = (random.length(-20...60), random.pick(0.0, 0.25, 1))
    return switch Int.random(in: 0..<16, using: &random) {
    case 0: node.layoutPriority(random.pick(-1, 1, 2, .infinity))
    case 1...3 where !holdsCode: node.layoutDirection(random.pick(.leftToRight, .rightToLeft))
    case 1:
      node.alignmentGuide(horizontalAlignment()) { $0.width * fraction + offset }
    case 2: node.alignmentGuide(verticalAlignment()) { $0.height * fraction + offset }
    case 3: node.alignmentGuide(.top) { $0[.bottom] }.alignmentGuide(.leading) { $0[.trailing] }
    case 4: random.pick(node.hidden(), node.zIndex(-1), node.id(1), node.named("node"))
    default: node
    }
  }
}

/// A client's layout: each subview begins where the one before it ended, some steps further.
private struct Staircase: Layout {
  let step: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize(width: step, height: step)) { size, subview in
      let subviewSize = subview.sizeThatFits(proposal)
      size.width += subviewSize.width
      size.height = max(size.height, subviewSize.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      corner.x += size.width
      corner.y += step
      subview.place(at: corner, anchor: .topTrailing, proposal: proposal)
    }
  }
}

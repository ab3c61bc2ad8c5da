import LayoutCore
import ReadyLayouts
import TestSupport

/// Containers and modifiers, at random.
extension RandomPlane {
  mutating func container() -> ([LayoutNode]) -> LayoutNode {
    let spacing: CGFloat? = random.pick(nil, 0, -3, random.length(1...12))
    let (across, along) = (horizontalAlignment(), verticalAlignment())
    let both = Alignment(horizontal: across, vertical: along)
    let hasFixedCount = !random.once(in: 3)
    let axis = random.pick(Axis.horizontal, .vertical)
    switch Int.random(in: 0..<(usesLayouts ? 18 : 7), using: &random) {
    case 0...2:
      return { .hstack(alignment: along, spacing: spacing, $0).keptWithOneChild(!hasFixedCount) }
    case 3...5:
      return { .vstack(alignment: across, spacing: spacing, $0).keptWithOneChild(!hasFixedCount) }
    case 6: return { .zstack(alignment: both, $0).keptWithOneChild(!hasFixedCount) }
    case 7:
      let axes = random.pick(Axis.Set(), .horizontal, .vertical, [.horizontal, .vertical])
      return { .viewThatFits(in: axes, $0) }
    case 8: return { .lazyVStack(alignment: across, spacing: spacing, $0) }
    case 9: return { .lazyHStack(alignment: along, spacing: spacing, $0) }
    case 10:
      let columns = gridItems()
      return { .lazyVGrid(columns: columns, alignment: across, spacing: spacing, $0) }
    case 11:
      let rows = gridItems()
      return { .lazyHGrid(rows: rows, alignment: along, spacing: spacing, $0) }
    case 12:
      let layout = FlowLayout(
        alignment: both, horizontalSpacing: spacing, verticalSpacing: random.pick(nil, 3),
        isJustified: random.once(in: 3))
      return { .layout(layout, $0) }
    case 13:
      return { .layout(EqualWidthLayout(axis: axis, alignment: both, spacing: spacing), $0) }
    case 14:
      return { .layout(EqualHeightLayout(axis: axis, alignment: both, spacing: spacing), $0) }
    case 15: return { .layout(CachedRow(alignment: along), $0) }
    case 16: return { .layout(RememberingColumn(spacing: spacing ?? 5), $0) }
    default:
      let layout = random.pick(
        AnyLayout(HStackLayout(alignment: along, spacing: spacing)),
        AnyLayout(CachedRow(alignment: along)), AnyLayout(Wrapping(ZStackLayout(alignment: both))),
        AnyLayout(Wrapping(VStackLayout(alignment: across, spacing: spacing))))
      return { .layout(layout, $0) }
    }
  }

  mutating func gridTree(_ id: Int, _ levels: Int) -> PlaneTree {
    let both = alignment()
    let spacing: CGFloat? = random.pick(nil, 0, -3, random.length(1...12))
    let vertical: CGFloat? = random.pick(nil, 2)
    var tree = PlaneTree(
      id: id,
      kind: .grid {
        .grid(alignment: both, horizontalSpacing: spacing, verticalSpacing: vertical, $0)
      })
    for _ in 0..<random.pick(0, 1, 2, 3) {
      let row = row()
      var count = 1
      if case .aligned = row { count = random.pick(1, 2, 3) }
      tree.rows.append((row, count))
      for _ in 0..<count {
        var cell = self.tree(levels: levels - 1)
        cell.row = row
        tree.children.append(cell)
      }
    }
    return tree
  }

  mutating func row() -> PlaneTree.Row {
    guard !random.once(in: 5) else { return .none }
    return .aligned(random.once(in: 2) ? nil : verticalAlignment(), number: newNumber())
  }
}

// MARK: - Modifiers

extension RandomPlane {
  mutating func modifier() -> (LayoutNode) -> LayoutNode {
    if describesLater, random.once(in: 5) { return lateModifier() }
    let (one, two, both) = (limit(), limit(), alignment())
    let (x, y) = (random.length(-30...100), random.length(-30...100))
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return { $0.frame(width: one, height: two, alignment: both) }
    case 2, 3:
      let (minWidth, minHeight) = (limit(), limit())
      let (maxWidth, maxHeight) = (limit(infinite: true), limit(infinite: true))
      return {
        $0.frame(
          minWidth: minWidth, idealWidth: one, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: two, maxHeight: maxHeight, alignment: both)
      }
    case 4:
      let insets = EdgeInsets(
        top: random.length(-5...20), leading: random.length(-5...20),
        bottom: random.length(0...20), trailing: random.length(0...20))
      return { $0.padding(insets) }
    case 5:
      let (horizontal, vertical) = (random.once(in: 2), random.once(in: 2))
      return { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
    case 6:
      let (ratio, mode): (CGFloat?, ContentMode) = (
        random.pick(nil, 1, 2, 0.75), random.pick(ContentMode.fit, .fill)
      )
      return { $0.aspectRatio(ratio, contentMode: mode) }
    case 7: return { $0.offset(x: x, y: y) }
    case 8: return { $0.position(x: x, y: y) }
    default: return { $0.transformed(RenderTransform(.scale(x: 2, y: 2))) }
    }
  }

  mutating func layer() -> (LayoutNode, LayoutNode) -> LayoutNode {
    let both = alignment()
    let spacing: CGFloat? = random.pick(nil, 0, 4)
    switch Int.random(in: 0..<(describesLater ? 6 : 4), using: &random) {
    case 0, 1: return { $0.overlay(alignment: both, $1) }
    case 2, 3: return { $0.background(alignment: both, $1) }
    case 4:
      let edge = random.pick(VerticalEdge.top, .bottom)
      return { $0.safeAreaInset(edge: edge, alignment: both.horizontal, spacing: spacing, $1) }
    default:
      let edge = random.pick(HorizontalEdge.leading, .trailing)
      return { $0.safeAreaInset(edge: edge, alignment: both.vertical, spacing: spacing, $1) }
    }
  }
}

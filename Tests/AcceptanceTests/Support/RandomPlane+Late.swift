import LayoutCore
import TestSupport

/// What is described, or gets its place, once the tree around it is laid out.
extension RandomPlane {
  mutating func lateLeaf(_ id: Int) -> LayoutNode {
    let (alignment, text) = (alignment(), text(.wrapping))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return .geometryReader { proxy in
        let (frame, insets) = (proxy.frame(in: .global), proxy.safeAreaInsets)
        return [
          LayoutNode.fixed(width: abs(frame.minX) + insets.top, height: proxy.size.height / 4),
          text.padding(insets.bottom),
        ]
      }
    case 1:
      return .geometryReader { proxy in
        [.hstack([text, .flexible.frame(width: proxy.size.width / 3), .flexible])]
      }
    case 2: return rows().unscrolled
    default:
      return LayoutNode.hstack([
        text, LayoutNode.fixed(width: 5, height: 5).preference(key: Total.self, value: 11),
      ]).overlayPreferenceValue(Total.self, alignment: alignment) { total in
        .fixed(width: abs(total), height: 3)
      }
    }
  }

  mutating func lateModifier() -> (LayoutNode) -> LayoutNode {
    let (length, alignment) = (random.length(0...30), alignment())
    let edges = random.pick(Edge.Set.all, .top, .bottom, .leading)
    let axes = random.pick(Axis.Set.horizontal, .vertical)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return { $0.ignoresSafeArea(edges: edges) }
    case 2: return { $0.safeAreaPadding(edges, length) }
    case 3: return { $0.containerRelativeFrame(axes, alignment: alignment) }
    case 4:
      return {
        $0.containerRelativeFrame(axes, count: 3, spacing: 5, alignment: alignment)
      }
    case 5:
      return {
        $0.overlayPreferenceValue(Total.self, alignment: alignment) { total in
          LayoutNode.fixed(width: abs(total), height: 10)
        }
      }
    case 6:
      return {
        $0.backgroundPreferenceValue(Total.self, alignment: alignment) { total in
          total == 0 ? nil : LayoutNode.flexible.padding(total / 10)
        }
      }
    default:
      return { $0.padding(0).transformPreference(Total.self) { $0 = $0 * 2 + 1 } }
    }
  }
}

// MARK: - Scrolling

extension RandomPlane {
  mutating func scrollTree(_ id: Int, _ levels: Int) -> PlaneTree {
    let axes = random.pick(Axis.Set.vertical, .vertical, .horizontal, [.horizontal, .vertical])
    let margins = EdgeInsets(
      top: random.pick(0, 9), leading: 0, bottom: random.pick(0, 4), trailing: 0)
    let target = scrollDestination()
    if random.once(in: 2) {
      let rows = rows()
      return PlaneTree(
        id: id, kind: .scroll(target) { target, _ in rows.scrolled(target, margins) })
    }
    let content = tree(levels: levels - 1)
    return PlaneTree(
      id: id,
      kind: .scroll(target) { target, nodes in
        .scroll(along: axes, to: target, margins: margins, nodes[0])
      }, children: [content])
  }

  mutating func scrollDestination() -> ScrollDestination {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .anchor(random.pick(.bottom, .center, .topTrailing))
    case 1: .view(random.pick(2, 3, 5, 8, 13), anchor: random.pick(nil, .center))
    case 2: .offset(CGPoint(x: random.length(0...50), y: random.length(0...200)))
    default: .offset(.zero)
    }
  }

  /// Rows that are described when they come in sight, all as long as each other, so that those out
  /// of sight are expected as they are.
  private mutating func rows() -> Rows {
    let (count, spacing) = (random.pick(0, 1, 3, 7, 40), random.length(0...8))
    let (length, text) = (random.length(5...40), text(.wrapping))
    let outside = outside
    let describe: @Sendable (Int) -> [LayoutNode] =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: { [LayoutNode.fixed(width: length * 2, height: length).id(-$0)] }
      case 1: { [LayoutNode.fixed(width: 30, height: outside.value).id(-$0)] }
      case 2: { [LayoutNode.flexible.frame(height: length).id(-$0)] }
      default: { [text.padding(5).frame(height: length).id(-$0)] }
      }
    return Rows(
      rows: LayoutRows(count: count, describe), spacing: spacing,
      container: random.pick(.list, .stack, .grid), alignment: horizontalAlignment())
  }

  private struct Rows {
    enum Container {
      case list, stack, grid
    }

    let rows: LayoutRows
    let spacing: CGFloat
    let container: Container
    let alignment: HorizontalAlignment

    var unscrolled: LayoutNode {
      container == .grid
        ? .lazyVGrid(
          columns: [GridItem(.flexible(minimum: 20)), GridItem(.adaptive(minimum: 40))],
          alignment: alignment, spacing: spacing, cells: rows)
        : .lazyVStack(alignment: alignment, spacing: spacing, rows: rows)
    }

    func scrolled(_ target: ScrollDestination, _ margins: EdgeInsets) -> LayoutNode {
      container == .list
        ? .list(
          spacing: spacing, to: target, margins: margins,
          rows: rows.map { .listRow(separator: .fixed(width: 1, height: 1), $0) })
        : .scroll(to: target, margins: margins, unscrolled)
    }
  }
}

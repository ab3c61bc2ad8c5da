import LayoutCore
import TestSupport

/// Random trees of everything that there is in the plane, to be changed part by part.
struct RandomPlane: RandomParts {
  var random: SeededGenerator
  /// Whether there is anything that is described, or gets its place, once the tree is laid out.
  var describesLater = true
  /// Whether there are layouts that place views through the protocol.
  ///
  /// They do so in coordinates of the whole tree, so where these are no whole numbers, the last
  /// bits depend on where the layout was when it was placed.
  var usesLayouts = true
  /// What some closures read.
  let outside = OutsideNumber()
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A tree of at most so many levels.
  mutating func tree(levels: Int = 5) -> PlaneTree {
    let id = newNumber()
    guard levels > 1, !random.once(in: 7) else { return leafTree(id) }
    var tree: PlaneTree
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6:
      let change = modifier()
      tree = PlaneTree(
        id: id, kind: .modifier(change), children: [self.tree(levels: levels - 1)])
    case 6, 7:
      let join = layer()
      tree = PlaneTree(
        id: id, kind: .layer(join),
        children: [self.tree(levels: levels - 1), self.tree(levels: 2)])
    case 8,
      9 where describesLater:
      tree = scrollTree(id, levels)
    case 10, 11: tree = gridTree(id, levels)
    default:
      let container = container()
      tree = PlaneTree(id: id, kind: .container(container), children: children(levels))
    }
    tree.attributes = attributes(id)
    return tree
  }

  private mutating func children(_ levels: Int) -> [PlaneTree] {
    (0..<random.pick(0, 1, 2, 2, 3, 3, 4)).map { _ in tree(levels: levels - 1) }
  }

  private mutating func leafTree(_ id: Int) -> PlaneTree {
    let leaf = describesLater && random.once(in: 8) ? lateLeaf(id) : leaf()
    return PlaneTree(id: id, kind: .leaf(leaf), attributes: attributes(id))
  }

  /// A leaf with an id that no other part has.
  mutating func newLeaf() -> PlaneTree { leafTree(newNumber()) }

  /// How far frames may be from each other.
  var tolerance: CGFloat { usesLayouts || describesLater ? 1e-6 : 0 }

  mutating func newNumber() -> Int {
    count += 1
    return count
  }

  mutating func proposedLength() -> CGFloat? {
    random.pick(nil, 0, random.length(1...40), random.length(40...400), 1000 / 3)
  }

  /// A way to lay the tree out.
  mutating func request() -> LayoutRequest {
    let direction: LayoutDirection = random.once(in: 4) ? .rightToLeft : .leftToRight
    let size = CGSize(width: random.length(0...300), height: random.length(0...400))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .window(size, direction)
    case 1:
      let insets = EdgeInsets(
        top: random.pick(0, 20), leading: random.pick(0, 7), bottom: random.pick(0, 13),
        trailing: 0)
      return .screen(size, insets, direction)
    default:
      return .proposal(
        ProposedViewSize(width: proposedLength(), height: proposedLength()), direction)
    }
  }
}

// MARK: - Leaves

/// A number that closures read, and that changes without the views.
final class OutsideNumber: @unchecked Sendable {
  var value: CGFloat = 20
}

extension RandomPlane {
  private mutating func leaf() -> LayoutNode {
    let outside = outside
    return switch Int.random(in: 0..<13, using: &random) {
    case 0...2: .fixed(width: random.length(0...80), height: random.length(0...60))
    case 3, 4: .flexible
    case 5:
      .clamped(
        minWidth: limit(), idealWidth: limit(), maxWidth: limit(infinite: true),
        minHeight: limit(), idealHeight: limit(), maxHeight: limit(infinite: true))
    case 6, 7: text(.wrapping)
    case 8, 9: text(.arbitrary)
    case 10: .measured { _ in LeafMeasurement(width: outside.value, height: 12) }
    case 11: .spacer(minLength: random.pick(nil, 0, random.length(1...30)))
    default: random.pick(.divider, .hstack([]), .divider(thickness: 0.5))
    }
  }
}

// MARK: - Attributes

extension RandomPlane {
  mutating func horizontalAlignment() -> HorizontalAlignment {
    random.pick(.leading, .center, .trailing, .thirdAcross, .treeNode)
  }

  mutating func verticalAlignment() -> VerticalAlignment {
    random.pick(.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .third, .title)
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontalAlignment(), vertical: verticalAlignment())
  }

  /// What a part says of itself: perhaps a guide, a priority, its cell in a grid or a preference.
  private mutating func attributes(_ id: Int) -> (LayoutNode) -> LayoutNode {
    let (offset, fraction) = (random.length(-20...60), random.pick(0.0, 0.25, 1))
    let (across, along) = (horizontalAlignment(), verticalAlignment())
    switch Int.random(in: 0..<30, using: &random) {
    case 0, 1:
      let priority = random.pick(-1, 1, 2, .infinity)
      return { $0.layoutPriority(priority) }
    case 2, 3: return { $0.alignmentGuide(across) { $0.width * fraction + offset } }
    case 4, 5: return { $0.alignmentGuide(along) { $0.height * fraction + offset } }
    case 6:
      return {
        $0.alignmentGuide(.top) { $0[.bottom] }.alignmentGuide(.leading) { $0[.trailing] }
      }
    case 7:
      return { $0.alignmentGuide(along) { $0[explicit: .title] ?? $0[VerticalAlignment.third] } }
    case 8: return random.once(in: 2) ? { $0.hidden() } : { $0.zIndex(-1) }
    case 9:
      let columns = random.pick(2, 3)
      return { $0.gridCellColumns(columns) }
    case 10:
      let anchor = random.pick(.topLeading, .bottom, UnitPoint(x: 0.3, y: 2))
      return { $0.gridCellAnchor(anchor) }
    case 11:
      let axes = random.pick(Axis.Set.horizontal, .vertical)
      return { $0.gridCellUnsizedAxes(axes) }
    case 12: return { $0.gridColumnAlignment(across) }
    case 13:
      let order = Int(offset)
      return { $0.layoutValue(key: RememberingColumn.Order.self, value: order) }
    case 14:
      let part = random.pick(SectionPart.header, .content, .footer)
      return { $0.inSection(id % 3, as: part) }
    case 15: return { $0.layoutDirection(.rightToLeft) }
    case 16 where describesLater: return { $0.preference(key: Total.self, value: offset) }
    case 17 where describesLater: return { $0.layoutContainer() }
    case 18:
      let outside = outside
      return { $0.alignmentGuide(along) { $0.height * fraction + outside.value } }
    default: return { $0 }
    }
  }

  /// A preference: the sum of what views set.
  enum Total: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }
}

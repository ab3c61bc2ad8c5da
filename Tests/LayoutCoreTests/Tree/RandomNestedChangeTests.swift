import LayoutCore
import Testing

/// Random changes of leaves in lazy stacks in each other: the frames are those of a new tree, as
/// long as all rows are in sight, so that no length is only estimated.
struct RandomNestedChangeTests {
  /// The sizes of the leaves, which rows are described with that come in sight again.
  private final class Sizes: @unchecked Sendable {
    var all: [CGSize] = []
  }

  private indirect enum Model: Sendable {
    case leaf(Int)
    case stack([Model])
    case lazy(Axis, isInScrollView: Bool, [Model])
    case grid([Model])
    case reader([Model])
    case inset(Model, Model)
    case fixed(Axis.Set, Model)

    func node(_ sizes: Sizes) -> LayoutNode {
      switch self {
      case .leaf(let id): return RandomNestedChangeTests.leaf(id, sizes)
      case .stack(let children): return .vstack(spacing: 1, children.map { $0.node(sizes) })
      case .lazy(let axis, let isInScrollView, let children):
        let rows = LayoutRows(count: children.count) { [children[$0].node(sizes)] }
        let stack: LayoutNode =
          axis == .horizontal
          ? .lazyHStack(spacing: 1, rows: rows) : .lazyVStack(spacing: 1, rows: rows)
        return isInScrollView
          ? .scroll(along: axis == .horizontal ? .horizontal : .vertical, stack) : stack
      case .grid(let children):
        let cells = LayoutRows(count: children.count) { [children[$0].node(sizes)] }
        return .lazyVGrid(columns: [GridItem(), GridItem()], cells: cells)
      case .reader(let children): return .geometryReader { _ in children.map { $0.node(sizes) } }
      case .inset(let view, let bar):
        return view.node(sizes).safeAreaInset(edge: .top, bar.node(sizes))
      case .fixed(let axes, let view):
        return view.node(sizes).fixedSize(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
      }
    }
  }

  private static func leaf(_ id: Int, _ sizes: Sizes) -> LayoutNode {
    LayoutNode.fixed(width: sizes.all[id].width, height: sizes.all[id].height).id(id)
  }

  private static func model(
    levels: Int, leaves: inout Int, using random: inout SeededGenerator
  ) -> Model {
    func models(upTo count: Int) -> [Model] {
      (0..<Int.random(in: 1...count, using: &random)).map { _ in
        model(levels: levels - 1, leaves: &leaves, using: &random)
      }
    }
    func axis() -> Axis { Bool.random(using: &random) ? .horizontal : .vertical }
    switch levels == 0 ? 0 : Int.random(in: 0..<12, using: &random) {
    case 0:
      leaves += 1
      return .leaf(leaves - 1)
    case 1: return .stack(models(upTo: 3))
    case 2: return .grid(models(upTo: 3))
    case 3: return .reader(models(upTo: 2))
    case 4: return .inset(models(upTo: 1)[0], models(upTo: 1)[0])
    case 5, 6: return .fixed(axis() == .horizontal ? .horizontal : .vertical, models(upTo: 1)[0])
    default:
      return .lazy(axis(), isInScrollView: .random(using: &random), models(upTo: 3))
    }
  }

  private static func size(using random: inout SeededGenerator) -> CGSize {
    CGSize(
      width: Int.random(in: 3...40, using: &random), height: Int.random(in: 3...30, using: &random))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `frames are those of a new tree`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var leaves = 0
    let model = Self.model(levels: 4, leaves: &leaves, using: &random)
    let sizes = Sizes()
    for _ in 0..<leaves { sizes.all.append(Self.size(using: &random)) }
    let (window, ids) = (CGSize(width: 400, height: 400), 0..<leaves)
    let tree = LayoutTree(model.node(sizes))
    tree.layout(in: window)
    for step in 0..<4 {
      let id = Int.random(in: ids, using: &random)
      sizes.all[id] = Self.size(using: &random)
      // What is out of sight is not there.
      guard tree.replace(id, with: Self.leaf(id, sizes)) else { return }
      let (kept, new) = (tree.layout(in: window), model.node(sizes).layout(in: window))
      #expect(
        ids.map { kept.frame(of: $0) } == ids.map { new.frame(of: $0) },
        "seed \(seed), step \(step) leaf \(id) \(model)")
    }
  }
}

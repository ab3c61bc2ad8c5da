import LayoutCore
import Testing

/// Random changes inside what is described late: the frames are those of a tree that is described
/// as changed.
struct RandomLateChangeTests {
  /// Columns of boxes, each described late. The numbers identify the boxes.
  private struct Model {
    var columns: [[(id: Int, size: CGSize)]]
    /// Whether the columns are rows of a lazy stack, or readers in a reader.
    let isLazy: Bool

    func column(_ index: Int) -> LayoutNode {
      let boxes = columns[index].map {
        LayoutNode.fixed(width: $0.size.width, height: $0.size.height).id($0.id)
      }
      return LayoutNode.vstack(alignment: .leading, spacing: 1, boxes).id("column \(index)")
    }

    func node() -> LayoutNode {
      let late: LayoutNode
      if isLazy {
        late = .lazyVStack(spacing: 0, rows: LayoutRows(count: columns.count) { [column($0)] })
      } else {
        late = .geometryReader { _ in
          columns.indices.map { index in
            .geometryReader { _ in [column(index)] }
          }
        }
      }
      return .hstack(
        alignment: .top, spacing: 0,
        [LayoutNode.fixed(width: 10, height: 10).id("beside"), late.frame(width: 300, height: 400)])
    }

    func frames(_ result: ResolvedLayout) -> [CGRect?] {
      columns.joined().map { result.frame(of: $0.id) }
        + columns.indices.map { result.frame(of: "column \($0)") }
    }

    func check(_ tree: LayoutTree, _ note: Comment) -> ResolvedLayout {
      let result = tree.layout(in: Self.window)
      #expect(frames(result) == frames(node().layout(in: Self.window)), note)
      return result
    }

    static let window = CGSize(width: 400, height: 400)
  }

  private static func node(_ box: (id: Int, size: CGSize)) -> LayoutNode {
    LayoutNode.fixed(width: box.size.width, height: box.size.height).id(box.id)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `frames are those of a tree described so`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lastID = 0
    func box() -> (id: Int, size: CGSize) {
      lastID += 1
      return (lastID, CGSize(width: .random(in: 1...90, using: &random), height: 20))
    }
    var model = Model(
      columns: (0..<3).map { _ in (0..<3).map { _ in box() } }, isLazy: seed % 2 == 0)
    let tree = LayoutTree(model.node())
    let first = model.check(tree, "at first")
    var kept = [(result: first, frames: first.nodes.map(\.frame))]
    for step in 0..<30 {
      let column = Int.random(in: 0..<3, using: &random)
      let count = model.columns[column].count
      let index = Int.random(in: 0..<max(count, 1), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where count > 0:
        let old = model.columns[column].remove(at: index)
        #expect(tree.remove(old.id))
      case 1:
        let new = box()
        model.columns[column].insert(new, at: min(index, count))
        #expect(tree.insert(Self.node(new), at: index, into: "column \(column)"))
      case 2 where count > 1:
        let moved = model.columns[column].remove(at: index)
        model.columns[column].insert(moved, at: 0)
        #expect(tree.move(moved.id, to: 0))
      case 3:
        #expect(
          tree.replace("beside", with: LayoutNode.fixed(width: 10, height: 5).id("beside")))
      default:
        guard count > 0 else { continue }
        let (old, new) = (model.columns[column][index], box())
        model.columns[column][index] = new
        #expect(tree.replace(old.id, with: Self.node(new)))
      }
      if Bool.random(using: &random) {
        let result = model.check(tree, "seed \(seed), step \(step)")
        if Bool.random(using: &random) { kept.append((result, result.nodes.map(\.frame))) }
      }
    }
    for (result, frames) in kept { #expect(result.nodes.map(\.frame) == frames) }
  }
}

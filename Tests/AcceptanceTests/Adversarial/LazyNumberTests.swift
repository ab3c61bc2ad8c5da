import LayoutCore
import TestSupport
import Testing

/// Lazy stacks and grids with numbers that no grid can use.
struct LazyNumberTests {
  @Test(arguments: inputs)
  func `lazy containers stay finite, and what is no number is reported`(_ input: BadInput) {
    input.verify()
  }

  @Test(arguments: [CGFloat.infinity, 1.7e308, 1e300])
  func `items after one that takes an endless length have tracks, too`(width: CGFloat) {
    let items = [
      GridItem(.flexible()), GridItem(.adaptive(minimum: 10)), GridItem(.adaptive(minimum: 1e300)),
      GridItem(.flexible(minimum: 1.7e308)), GridItem(.adaptive(minimum: 10)),
    ]
    for first in items {
      for second in items {
        let grid = LayoutNode.lazyVGrid(columns: [first, second, first], Self.cells)
        let result = grid.layout(proposing: ProposedViewSize(width: width, height: nil))
        #expect(result.nodes.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
      }
    }
  }

  @BadInputs static var inputs: [BadInput] {
    for number in unusable {
      BadInput("stack spacing \(number)", .lazyHStack(spacing: number, cells))
      BadInput("grid spacing \(number)", .lazyVGrid(columns: [GridItem()], spacing: number, cells))
        .proposed(100, nil, size: [100, 84])
      BadInput("item spacing \(number)", grid(GridItem(spacing: number), GridItem()))
      BadInput("fixed \(number)", grid(GridItem(.fixed(number))))
      BadInput("minimum \(number)", grid(GridItem(.flexible(minimum: number))))
      BadInput("adaptive minimum \(number)", grid(GridItem(.adaptive(minimum: number))))
    }
    BadInput("maximum NaN", grid(GridItem(.flexible(maximum: .nan))))
    BadInput("maximum −∞", grid(GridItem(.flexible(maximum: -.infinity))))
    BadInput("negative fixed", grid(GridItem(.fixed(-10))))
      .proposed(100, nil, size: [100, nil])
    BadInput("negative minimum", grid(GridItem(.flexible(minimum: -10))))
    BadInput("negative maximum", grid(GridItem(.flexible(minimum: 0, maximum: -10))))
    // The minimum is used: 80 + 8 + 80.
    BadInput("maximum below minimum", grid(item(80, 20), item(80, 20)))
      .proposed(100, nil, size: [168, nil])
    BadInput("no columns", .lazyVGrid(columns: [], cells)).proposed(100, nil, size: [100, 84])
    BadInput("no rows", .lazyHGrid(rows: [], cells)).proposed(nil, 100, size: [nil, 100])
    BadInput("no views", reported: false, .lazyVGrid(columns: [GridItem()], []))
    BadInput("without number", grid(GridItem(.adaptive(minimum: 0), spacing: 0)))
      .proposed(100, nil, size: [100, nil])
    BadInput("overlapping", grid(GridItem(.adaptive(minimum: 5), spacing: -20)))
    BadInput("huge count", reported: false, grid(GridItem(.adaptive(minimum: 1e-30), spacing: 0)))
      .proposed(1e9, nil, size: [1e9, 20])
    BadInput("negative spacing", reported: false, .lazyVStack(spacing: -50, cells))
      .proposed(100, nil, size: [100, -90])
    BadInput(
      "many items", reported: false,
      .lazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 1)), count: 1000), cells))
  }

  private static var cells: [LayoutNode] {
    [box(20, 20), color.frame(height: 10), box(10, 20), color]
  }

  private static func grid(_ items: GridItem...) -> LayoutNode {
    .lazyVGrid(columns: items, cells)
  }

  private static func item(_ minimum: CGFloat, _ maximum: CGFloat) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum))
  }
}

import LayoutCore

extension Workload {
  /// One column of fixed leaves.
  static func wide(count: Int) -> Workload {
    func leaf(_ index: Int) -> LayoutNode {
      .fixed(width: CGFloat(20 + index % 50), height: CGFloat(10 + index % 7))
    }
    return Workload(
      name: "W1 wide", summary: "a column of \(count) fixed leaves", nodeCount: count + 1,
      leafCount: count, proposal: ProposedViewSize(window),
      describe: { .vstack(spacing: 2, (0..<count).map(leaf)) },
      floor: {
        var tree = FloorTree()
        tree.column(spacing: 2, count: count) { tree, index in
          tree.fixed(width: Double(20 + index % 50), height: Double(10 + index % 7))
        }
        return tree
      },
      changed: { .fixed(width: 30, height: CGFloat(10 + $0 % 9)) })
  }

  /// A tall pile of alternating stacks with a few leaves at each level.
  static func deep(levels: Int) -> Workload {
    func size(_ level: Int) -> (Double, Double) { (Double(4 + level % 5), Double(3 + level % 4)) }
    return Workload(
      name: levels == 100 ? "W3 deep" : "W3 deep \(levels)",
      summary: "\(levels) levels of alternating stacks, three siblings a level",
      nodeCount: levels * 3 + 1, leafCount: levels * 2 + 1, proposal: ProposedViewSize(window),
      describe: {
        var node = LayoutNode.fixed(width: 5, height: 5)
        for level in 0..<levels {
          let (width, height) = size(level)
          let children = [.fixed(width: width, height: height), node, .flexible]
          node =
            level.isMultiple(of: 2)
            ? .hstack(spacing: 1, children) : .vstack(spacing: 1, children)
        }
        return node
      },
      floor: {
        var tree = FloorTree()
        func add(_ level: Int, to tree: inout FloorTree) {
          if level < 0 { return tree.fixed(width: 5, height: 5) }
          let (width, height) = size(level)
          tree.container(
            axis: level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 1, count: 3
          ) { tree, index in
            switch index {
            case 0: tree.fixed(width: width, height: height)
            case 1: add(level - 1, to: &tree)
            default: tree.flexible()
            }
          }
        }
        add(levels - 1, to: &tree)
        return tree
      },
      changed: { .fixed(width: CGFloat(5 + $0 % 3), height: 4) })
  }

  /// Rows of measured leaves: stacks, or one grid.
  ///
  /// - Parameter isUneven: whether few words are as wide as others.
  static func cells(
    rows: Int, columns: Int, asGrid: Bool = false, isUneven: Bool = false
  ) -> Workload {
    let texts = (0..<(isUneven ? 2 * 997 : 2)).map {
      WordWrap(words: 1 + $0 % 2, wordWidth: isUneven ? 20 + Double($0 * 7 % 997) / 32 : 36)
    }
    func text(_ row: Int, _ column: Int) -> Int { (row * 31 + column * 17) % texts.count }
    let nodes = texts.map(\.leaf)
    let leaves = rows * columns
    return Workload(
      name: isUneven ? "W5 uneven" : asGrid ? "W5 grid" : "W5 cells",
      summary: "\(rows) rows of \(columns) measured leaves\(asGrid ? " in a grid" : "")",
      nodeCount: leaves + 1 + (asGrid ? 0 : rows), leafCount: leaves,
      proposal: ProposedViewSize(width: 8000, height: 4000),
      describe: {
        let cells = (0..<rows).map { row in (0..<columns).map { nodes[text(row, $0)] } }
        return asGrid
          ? .grid(horizontalSpacing: 4, verticalSpacing: 2, rows: cells)
          : .vstack(spacing: 2, cells.map { .hstack(spacing: 4, $0) })
      },
      floor: {
        var tree = FloorTree()
        tree.column(spacing: 2, count: rows) { tree, row in
          tree.row(spacing: 4, count: columns) { tree, column in
            tree.text(texts[text(row, column)])
          }
        }
        return tree
      },
      changed: { WordWrap(words: 1 + $0 % 2).leaf })
  }
}

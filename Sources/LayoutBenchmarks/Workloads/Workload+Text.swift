import LayoutCore

extension Workload {
  /// The texts of a row of a list.
  private static func texts(_ row: Int) -> (WordWrap, WordWrap) {
    (WordWrap(words: 2 + row % 3), WordWrap(words: 4 + row * 7 % 23))
  }

  /// Rows as every app has them.
  static func list(rows: Int) -> Workload {
    Workload(
      name: "W2 list", summary: "\(rows) rows: icon, two texts, spacer, accessory",
      nodeCount: rows * 7 + 1, leafCount: rows * 5, proposal: ProposedViewSize(window),
      describe: {
        .vstack(
          spacing: 4,
          (0..<rows).map { row in
            let (title, detail) = texts(row)
            return .hstack(
              spacing: 8,
              [
                .fixed(width: 40, height: 40), .vstack(spacing: 2, [title.leaf, detail.leaf]),
                .spacer, .fixed(width: 12, height: 20),
              ])
          })
      },
      floor: {
        var tree = FloorTree()
        tree.column(spacing: 4, count: rows) { tree, row in
          let (title, detail) = texts(row)
          tree.row(spacing: 8, count: 4) { tree, index in
            switch index {
            case 0: tree.fixed(width: 40, height: 40)
            case 1: tree.column(spacing: 2, count: 2) { $0.text($1 == 0 ? title : detail) }
            case 2: tree.spacer()
            default: tree.fixed(width: 12, height: 20)
            }
          }
        }
        return tree
      },
      changes: { leaves in leaves.enumerated().filter { $0.offset % 5 == 2 }.map(\.element) },
      changed: { WordWrap(words: 3 + $0 % 20).leaf })
  }

  /// Such rows with texts that are cut where they are higher than proposed.
  static func texts(rows: Int) -> Workload {
    Workload(
      name: "W12 texts", summary: "\(rows) rows: icon, two real texts, accessory",
      nodeCount: rows * 6 + 1, leafCount: rows * 4, proposal: ProposedViewSize(window),
      describe: {
        .vstack(
          spacing: 4,
          (0..<rows).map { row in
            let (title, detail) = texts(row)
            return .hstack(
              spacing: 8,
              [
                .fixed(width: 40, height: 40),
                .vstack(spacing: 2, [title.cutLeaf, detail.cutLeaf]),
                .fixed(width: 12, height: 20),
              ])
          })
      },
      floor: nil,
      changes: { leaves in leaves.enumerated().filter { $0.offset % 4 == 2 }.map(\.element) },
      changed: { WordWrap(words: 3 + $0 % 20).cutLeaf })
  }

  /// A conversation: bubbles of wrapped text.
  static func chat(rows: Int) -> Workload {
    func texts(_ row: Int) -> (WordWrap, WordWrap) {
      (WordWrap(words: 1 + row % 4), WordWrap(words: 1 + (row * 13 + 5) % 40))
    }
    return Workload(
      name: "W7 chat", summary: "\(rows) rows of a name and wrapped text",
      nodeCount: rows * 5 + 1, leafCount: rows * 3, proposal: ProposedViewSize(window),
      describe: {
        .vstack(
          alignment: .leading, spacing: 6,
          (0..<rows).map { row in
            let (name, text) = texts(row)
            return .hstack(
              alignment: .top, spacing: 8,
              [
                .fixed(width: 32, height: 32),
                .vstack(alignment: .leading, spacing: 2, [name.leaf, text.leaf]),
              ])
          })
      },
      floor: {
        var tree = FloorTree()
        tree.column(spacing: 6, count: rows) { tree, row in
          let (name, text) = texts(row)
          tree.row(spacing: 8, count: 2) { tree, index in
            if index == 0 { return tree.fixed(width: 32, height: 32) }
            tree.column(spacing: 2, count: 2) { $0.text($1 == 0 ? name : text) }
          }
        }
        return tree
      },
      changes: { leaves in leaves.enumerated().filter { $0.offset % 3 == 2 }.map(\.element) },
      changed: { WordWrap(words: 3 + $0 % 30).leaf })
  }

  /// The list with three modifiers on every leaf, aligned by baselines.
  static func modifiers(rows: Int) -> Workload {
    func modified(_ leaf: LayoutNode) -> LayoutNode {
      leaf.padding(2).frame(minWidth: 12)
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
    }
    return Workload(
      name: "W8 modifiers", summary: "W2 with padding, frame and guide on every leaf",
      nodeCount: rows * 17 + 1, leafCount: rows * 5, proposal: ProposedViewSize(window),
      describe: {
        .vstack(
          spacing: 4,
          (0..<rows).map { row in
            let (title, detail) = texts(row)
            return .hstack(
              alignment: .firstTextBaseline, spacing: 8,
              [
                modified(.fixed(width: 40, height: 40)),
                .vstack(
                  spacing: 2,
                  [modified(title.leafWithBaselines), modified(detail.leafWithBaselines)]),
                modified(.spacer), modified(.fixed(width: 12, height: 20)),
              ])
          })
      },
      floor: {
        var tree = FloorTree()
        func modified(_ tree: inout FloorTree, _ leaf: (inout FloorTree) -> Void) {
          tree.box(inset: 2) { $0.box(inset: 0, leaf) }
        }
        tree.column(spacing: 4, count: rows) { tree, row in
          let (title, detail) = texts(row)
          tree.row(spacing: 8, count: 4, baselines: true) { tree, index in
            switch index {
            case 0: modified(&tree) { $0.fixed(width: 40, height: 40) }
            case 1:
              tree.column(spacing: 2, count: 2) { tree, index in
                modified(&tree) { $0.text(index == 0 ? title : detail) }
              }
            case 2: modified(&tree) { $0.spacer() }
            default: modified(&tree) { $0.fixed(width: 12, height: 20) }
            }
          }
        }
        return tree
      },
      changes: { leaves in leaves.enumerated().filter { $0.offset % 5 == 2 }.map(\.element) },
      changed: { WordWrap(words: 3 + $0 % 20).leafWithBaselines })
  }
}

import LayoutCore
import ReadyLayouts

extension Builder {
  mutating func container() -> Part.Kind {
    let (spacing, both, axes) = (bytes.spacing(), bytes.alignment(), bytes.axes())
    let (across, along) = (bytes.horizontal(), bytes.vertical())
    let isKept = bytes.once(in: 3)
    func stack(_ text: String, _ arrange: @escaping ([LayoutNode]) -> LayoutNode) -> Part.Kind {
      let stack = Part.Kind.container(text, arrange)
      guard isKept else { return stack }
      return stack.said(.modifier(".keptWithOneChild()") { $0.keptWithOneChild() })
    }
    switch bytes.number(below: 14) {
    case 1, 2:
      return stack(".vstack(alignment: \(across.text), spacing: \(spacing.text), ") {
        .vstack(alignment: across.value, spacing: spacing, $0)
      }
    case 3:
      return stack(".zstack(alignment: \(both.text), ") { .zstack(alignment: both.value, $0) }
    case 4:
      return .container(".viewThatFits(in: \(axes.text), ") {
        .viewThatFits(in: axes.value, $0)
      }
    case 5:
      return .container(".lazyVStack(alignment: \(across.text), spacing: \(spacing.text), ") {
        .lazyVStack(alignment: across.value, spacing: spacing, $0)
      }
    case 6:
      return .container(".lazyHStack(alignment: \(along.text), spacing: \(spacing.text), ") {
        .lazyHStack(alignment: along.value, spacing: spacing, $0)
      }
    case 7:
      let columns = tracks()
      return .container(
        ".lazyVGrid(columns: \(columns.text), alignment: \(across.text), "
          + "spacing: \(spacing.text), "
      ) {
        .lazyVGrid(columns: columns.value, alignment: across.value, spacing: spacing, $0)
      }
    case 8:
      let rows = tracks()
      return .container(
        ".lazyHGrid(rows: \(rows.text), alignment: \(along.text), spacing: \(spacing.text), "
      ) { .lazyHGrid(rows: rows.value, alignment: along.value, spacing: spacing, $0) }
    case 9, 10: return layouts()
    default:
      return stack(".hstack(alignment: \(along.text), spacing: \(spacing.text), ") {
        .hstack(alignment: along.value, spacing: spacing, $0)
      }
    }
  }

  /// A container that is a layout, the engine's or a client's.
  private mutating func layouts() -> Part.Kind {
    let (spacing, both, axis) = (bytes.spacing(), bytes.alignment(), bytes.axis())
    let (across, along, guide) = (bytes.horizontal(), bytes.vertical(), bytes.depthGuide())
    let (step, space) = (bytes.length(), bytes.alignment3D())
    func layout(_ text: String, _ layout: some Layout) -> Part.Kind {
      .container(".layout(\(text), ") { .layout(layout, $0) }
    }
    let row = HStackLayout(alignment: along.value, spacing: spacing)
    let rowText = "HStackLayout(alignment: \(along.text), spacing: \(spacing.text))"
    let column = VStackLayout(alignment: across.value, spacing: spacing)
    let columnText = "VStackLayout(alignment: \(across.text), spacing: \(spacing.text))"
    switch bytes.number(below: 12) {
    case 0: return layout(rowText, row)
    case 1: return layout("Wrapping(\(columnText))", Wrapping(column))
    case 2: return layout("AnyLayout(\(rowText))", AnyLayout(row))
    case 3:
      return layout(
        "\(columnText).depthAlignment(\(guide.text))", column.depthAlignment(guide.value))
    case 4:
      return layout("ZStackLayout(alignment: \(both.text))", ZStackLayout(alignment: both.value))
    case 5:
      return layout(
        "SpatialContainer(alignment: \(space.text))", SpatialContainer(alignment: space.value))
    case 6:
      return layout(
        "FlowLayout(alignment: \(both.text), horizontalSpacing: \(spacing.text))",
        FlowLayout(alignment: both.value, horizontalSpacing: spacing))
    case 7:
      return layout(
        "EqualWidthLayout(axis: \(axis.text), alignment: \(both.text), spacing: \(spacing.text))",
        EqualWidthLayout(axis: axis.value, alignment: both.value, spacing: spacing))
    case 8:
      return layout(
        "EqualHeightLayout(axis: \(axis.text), alignment: \(both.text), spacing: \(spacing.text))",
        EqualHeightLayout(axis: axis.value, alignment: both.value, spacing: spacing))
    case 9:
      return layout(
        "GridLayout(alignment: \(both.text), horizontalSpacing: \(spacing.text))",
        GridLayout(alignment: both.value, horizontalSpacing: spacing))
    case 10: return layout("Remembering(step: \(step.text))", Remembering(step: step))
    default: return layout("Staircase(step: \(step.text))", Staircase(step: step))
    }
  }

  /// The columns or rows of a lazy grid.
  mutating func tracks() -> Written<[GridItem]> {
    let items = (0..<bytes.pick(1, 2, 3)).map { _ -> Written<GridItem> in
      let (minimum, more) = (bytes.length(), bytes.length())
      let size = bytes.pick(
        Written(GridItem.Size.fixed(minimum), ".fixed(\(minimum.text))"),
        Written(
          .flexible(minimum: minimum, maximum: minimum + more),
          ".flexible(minimum: \(minimum.text), maximum: \((minimum + more).text))"),
        Written(.flexible(), ".flexible()"),
        Written(.adaptive(minimum: minimum + 5), ".adaptive(minimum: \((minimum + 5).text))"))
      let spacing = bytes.spacing()
      return Written(
        GridItem(size.value, spacing: spacing), "GridItem(\(size.text), spacing: \(spacing.text))")
    }
    return Written(
      items.map(\.value), "[\(items.map(\.text).joined(separator: ", "))]")
  }

  /// A grid, of rows and of views that are rows by themselves.
  mutating func grid(_ id: Int, _ levels: Int) -> Part {
    let (both, spacing, other) = (bytes.alignment(), bytes.spacing(), bytes.spacing())
    let rows = (0..<bytes.pick(2, 1, 3)).map { _ in
      (count: bytes.pick(2, 1, 3), alignment: bytes.vertical(), isRow: !bytes.once(in: 5))
    }
    let children = rows.flatMap { row in
      (0..<row.count).map { _ in part(levels: levels - 1) }
    }
    let spacings = "horizontalSpacing: \(spacing.text), verticalSpacing: \(other.text)"
    let kind = Part.Kind(
      text: { texts in
        var rest = texts[...]
        let parts = rows.map { row in
          let cells = rest.prefix(row.count).joined(separator: ", ")
          rest = rest.dropFirst(row.count)
          return row.isRow
            ? "LayoutNode.gridRow(alignment: \(row.alignment.text), [\(cells)])" : "[\(cells)]"
        }
        return "LayoutNode.grid(alignment: \(both.text), \(spacings), "
          + "\(parts.joined(separator: " + ")))"
      },
      node: { nodes in
        var rest = nodes[...]
        var cells: [LayoutNode] = []
        for row in rows {
          let part = Array(rest.prefix(row.count))
          rest = rest.dropFirst(row.count)
          cells += row.isRow ? LayoutNode.gridRow(alignment: row.alignment.value, part) : part
        }
        return .grid(
          alignment: both.value, horizontalSpacing: spacing, verticalSpacing: other, cells)
      })
    return Part(id: id, kind: kind, children: children)
  }
}

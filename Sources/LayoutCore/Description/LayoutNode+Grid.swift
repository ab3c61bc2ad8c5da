// MARK: - Grids

extension LayoutNode {
  /// Creates a grid from children, rows and single views alike.
  ///
  ///     LayoutNode.grid(
  ///       horizontalSpacing: 8,
  ///       LayoutNode.gridRow([.fixed(width: 40, height: 20), .flexible])
  ///         + LayoutNode.gridRow(alignment: .top, [.fixed(width: 20, height: 20), .flexible]))
  ///
  /// Children made by ``gridRow(alignment:_:)`` are cells of their row. Any other child is a row by
  /// itself and spans all columns.
  ///
  /// - Parameters:
  ///   - alignment: how children line up in their cells.
  ///   - horizontalSpacing: the distance between columns; `nil` lets the children decide.
  ///   - verticalSpacing: the distance between rows; `nil` lets the children decide.
  public static func grid(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, _ children: [LayoutNode]
  ) -> LayoutNode {
    let children = children.withoutEmptyNodes()
    return grid(
      alignment, horizontalSpacing, verticalSpacing,
      GridRowCells.rows(tags: children.lazy.map { $0.gridTraits?.row }), children)
  }

  /// Creates a grid from rows of cells.
  ///
  ///     LayoutNode.grid(rows: [
  ///       [.fixed(width: 40, height: 20), .flexible],
  ///       [.fixed(width: 20, height: 20), .flexible],
  ///     ])
  ///
  /// - Parameters:
  ///   - alignment: how children line up in their cells.
  ///   - horizontalSpacing: the distance between columns; `nil` lets the children decide.
  ///   - verticalSpacing: the distance between rows; `nil` lets the children decide.
  ///   - rows: the cells of each row. An empty row is left out.
  package static func grid(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, rows: consuming [[LayoutNode]]
  ) -> LayoutNode {
    var (rows, cells) = (rows, [GridRowCells]())
    let most = rows.reduce(0) { $0 + $1.count }
    // No more elements are written than all rows have, and each is taken from its own place in a
    // row's buffer.
    let children = unsafe [LayoutNode](unsafeUninitializedCapacity: most) { children, count in
      for row in rows.indices {
        let start = count
        // A row whose array is referenced elsewhere too is copied first.
        unsafe rows[row].withUnsafeMutableBufferPointer { nodes in
          for index in nodes.indices where unsafe !nodes[index].content.isEmpty {
            unsafe withUnsafeMutablePointer(to: &nodes[index]) {
              unsafe children.initializeElement(at: count, to: $0.take())
            }
            count += 1
          }
        }
        guard count > start else { continue }
        cells.append(
          GridRowCells(count: Int32(count - start), isOutsideRows: false, alignment: nil))
      }
    }
    return grid(alignment, horizontalSpacing, verticalSpacing, cells, children)
  }

  private static func grid(
    _ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?,
    _ rows: [GridRowCells], _ children: [LayoutNode]
  ) -> LayoutNode {
    let outcome = "the default spacing is used"
    return LayoutNode(
      NodeContent(.grid, hasFixedCount: false),
      details: PayloadDetails(
        GridDescription(
          alignment: alignment, spacing: GridSpacing(horizontalSpacing, verticalSpacing),
          rows: rows),
        children: children)
    ).noting([
      .unlessFinite(horizontalSpacing, "a horizontal spacing", outcome),
      .unlessFinite(verticalSpacing, "a vertical spacing", outcome),
    ])
  }

  /// Marks nodes as the cells of one row of a grid.
  ///
  /// Outside a grid they are ordinary views. In a row inside a row, the outer row counts.
  ///
  /// - Parameters:
  ///   - alignment: how the cells line up vertically; `nil` for the grid's alignment.
  ///   - cells: the cells, from leading to trailing.
  public static func gridRow(
    alignment: VerticalAlignment? = nil, _ cells: [LayoutNode]
  ) -> [LayoutNode] { cells.map(gridCell(alignment: alignment)) }

  /// Returns what makes nodes the cells of one row, one by one.
  ///
  ///     let cell = LayoutNode.gridCell(alignment: .top)
  ///     let grid = LayoutNode.grid([cell(first), cell(second)])
  public static func gridCell(alignment: VerticalAlignment? = nil) -> (LayoutNode) -> LayoutNode {
    let row = GridRowTag(alignment: alignment)
    return { cell in cell.withGridCell { $0.row = row } }
  }
}

// MARK: - Cells

extension LayoutNode {
  /// Makes the node span several columns of a grid.
  ///
  /// One that spans none is in the column of the next cell. Counts below 0 become 1, and
  /// those above 1,000 become 1,000.
  public func gridCellColumns(_ count: Int) -> LayoutNode {
    withGridCell { $0.addColumns(count) }.noting([
      .unlessSpan(count, max: GridCellTraits.maxColumns)
    ])
  }

  /// Places the node in its cell so that a point of the node meets the same point of the cell,
  /// instead of using the grid's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> LayoutNode {
    let isUsable = anchor.x.isUsable && anchor.y.isUsable
    return (isUsable ? withGridCell { $0.anchor = $0.anchor ?? anchor } : self)
      .noting(NodeAttributes.Problem.inAnchor(anchor))
  }

  /// Keeps the node from widening its column or raising its row, on some axes. Other cells decide
  /// their size.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> LayoutNode {
    withGridCell { $0.unsizedAxes.formUnion(axes) }
  }

  /// Sets how the cells of the node's column line up, instead of the grid's alignment.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> LayoutNode {
    withGridCell { $0.columnAlignment = $0.columnAlignment ?? guide }
  }

  private func withGridCell(_ change: (inout GridCellTraits) -> Void) -> LayoutNode {
    with { attributes in
      var traits = attributes.gridCell ?? GridCellTraits()
      change(&traits)
      attributes.gridCell = traits
    }
  }
}

extension NodeAttributes.Problem {
  /// Returns a note if a cell cannot span that many columns.
  fileprivate static func unlessSpan(_ count: Int, max: Int) -> NodeAttributes.Problem? {
    guard count < 0 || count > max else { return nil }
    return .number("covers \(count) columns of a grid", "\(count < 0 ? 1 : max) is used")
  }
}

/// The description of a grid: how it aligns and spaces its children, and which of them form rows.
struct GridDescription {
  let alignment: Alignment
  let spacing: GridSpacing
  let rows: [GridRowCells]
}

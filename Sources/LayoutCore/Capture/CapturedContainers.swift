/// The containers that captures know, each written and read in one place.
enum CapturedContainers {
  static func write(_ node: LayoutNode, to writer: inout CaptureWriter) throws -> Bool {
    switch node.content.kind {
    case .stack: try writeStack(node, to: &writer)
    case .zstack:
      try writer.write("kind", "zstack")
      try writer.write("alignment", node.payload(GuidePair.self).alignment, unless: .center)
      try writer.write("isKept", !node.content.hasFixedCount, unless: false)
    case .grid:
      let grid = node.payload(GridDescription.self)
      try writer.write("kind", "grid")
      try writer.write("alignment", grid.alignment, unless: .center)
      try writer.write("horizontalSpacing", unlessNone: grid.spacing.horizontal)
      try writer.write("verticalSpacing", unlessNone: grid.spacing.vertical)
      try writer.write("rows", grid.rows)
    case .layout: return try CapturedLayouts.write(node, to: &writer)
    default: return false
    }
    return true
  }

  private static func writeStack(_ node: LayoutNode, to writer: inout CaptureWriter) throws {
    let isHorizontal = node.content.axis == .horizontal
    var spacing = Double.nan
    let across = node.content.axis.cross
    var guide = GuideKey(node.content.guide, across)
    switch node.plainBody {
    case .children(_, let number): spacing = number
    case .details(let details):
      spacing = details.numbers.first
      if node.content.guide == .custom {
        guide = GuideKey(details.payload((any AlignmentID.Type).self), across)
      }
    default: break
    }
    try writer.write("kind", isHorizontal ? "hstack" : "vstack")
    if isHorizontal {
      try writer.write("alignment", VerticalAlignment(guide.id), unless: .center)
    } else {
      try writer.write("alignment", HorizontalAlignment(guide.id), unless: .center)
    }
    try writer.write("spacing", unlessNone: spacing)
    try writer.write("isKept", !node.content.hasFixedCount, unless: false)
  }

  /// Reads a container of a kind; `nil` if it is none.
  static func read(
    _ kind: String, from reader: inout CaptureReader
  ) throws -> (ChildCount, NodeMaker)? {
    switch kind {
    case "hstack":
      let alignment = try reader.read("alignment", or: VerticalAlignment.center)
      let spacing = try reader.read("spacing", as: CGFloat.self)
      let isKept = try reader.read("isKept", or: false)
      return (
        .any,
        { LayoutNode.hstack(alignment: alignment, spacing: spacing, $0).keptWithOneChild(isKept) }
      )
    case "vstack":
      let alignment = try reader.read("alignment", or: HorizontalAlignment.center)
      let spacing = try reader.read("spacing", as: CGFloat.self)
      let isKept = try reader.read("isKept", or: false)
      return (
        .any,
        { LayoutNode.vstack(alignment: alignment, spacing: spacing, $0).keptWithOneChild(isKept) }
      )
    case "zstack":
      let alignment = try reader.read("alignment", or: Alignment.center)
      let isKept = try reader.read("isKept", or: false)
      return (.any, { LayoutNode.zstack(alignment: alignment, $0).keptWithOneChild(isKept) })
    case "grid":
      let alignment = try reader.read("alignment", or: Alignment.center)
      let horizontal = try reader.read("horizontalSpacing", as: CGFloat.self)
      let vertical = try reader.read("verticalSpacing", as: CGFloat.self)
      let rows = try reader.require("rows", as: [GridRowCells].self)
      return (
        .any,
        {
          .grid(
            alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
            try rows.cells($0))
        }
      )
    default: return try CapturedLayouts.read(kind, from: &reader)
    }
  }
}

extension LayoutNode {
  /// The description of a node of a kind that always has details.
  func payload<Payload>(_ type: Payload.Type) -> Payload {
    guard case .details(let details) = plainBody else {
      preconditionFailure("A node of this kind has details.")
    }
    return details.payload(type)
  }
}

// MARK: - Rows of grids

extension GridRowCells: CapturedFields {
  static let standard = GridRowCells(count: 1, isOutsideRows: false, alignment: nil)
  static let fields: [CapturedField<GridRowCells>] = [
    .init("count", \.cellCount), .init("isOutsideRows", \.isOutsideRows),
    .init("alignment", \.alignment),
  ]

  private var cellCount: Int {
    get { Int(count) }
    set { count = Int32(clamping: newValue) }
  }
}

extension [GridRowCells] {
  /// Returns a grid's children, marked as the cells of their rows.
  fileprivate func cells(_ children: [LayoutNode]) throws -> [LayoutNode] {
    var cells: [LayoutNode] = []
    cells.reserveCapacity(children.count)
    for (index, row) in enumerated() {
      let end = cells.count + Int(row.count)
      guard row.count > 0, end <= children.count, !row.isOutsideRows || row.count == 1 else {
        throw CaptureProblem(
          "Row \(index) of the grid has \(row.count) cells, and the grid has "
            + "\(children.count - cells.count) more children.")
      }
      let own = children[cells.count..<end].map { $0 }
      cells += row.isOutsideRows ? own : LayoutNode.gridRow(alignment: row.alignment, own)
    }
    guard cells.count == children.count else {
      throw CaptureProblem(
        "The rows of the grid have \(cells.count) cells, and it has \(children.count) children.")
    }
    return cells
  }
}

/// The layouts of the library's own that captures know. A client's layout is code, which no file
/// holds.
enum CapturedLayouts {
  static func write(_ node: LayoutNode, to writer: inout CaptureWriter) throws -> Bool {
    let role = node.attributes?.geometry?.value.role
    switch node.payload(LayoutBox.self).layout {
    case let layout as ViewThatFitsLayout:
      try writer.write("kind", "viewThatFits")
      try writer.write("axes", layout.axes)
    case let layout as LazyStackLayout:
      try writer.write("kind", "lazyStack")
      try writer.write("axis", layout.line.axis)
      try write(layout.line.guide, to: &writer)
      try writer.write("spacing", layout.line.spacing)
    case let layout as LazyGridLayout:
      try writer.write("kind", "lazyGrid")
      try writer.write("axis", layout.axis)
      try writer.write("items", layout.given.items)
      try write(layout.guide, to: &writer)
      try writer.write("spacing", layout.given.spacing)
    case let layout as ListRowLayout:
      try writer.write("kind", "listRow")
      try writer.write("insets", layout.insets)
      try writer.write("minHeight", layout.minHeight)
      try writer.write("separatorThickness", layout.separatorThickness)
    case let layout as ScrollLayout:
      guard case .scroll(let content) = role else { return false }
      try writer.write("kind", "scroll")
      try writer.write("axes", layout.axes)
      try writer.write("margins", layout.margins, unless: EdgeInsets())
      try writer.write("destination", content.destination, unless: .offset(.zero))
      try writer.write("alignment", content.alignment)
    case is IgnoredSafeAreaLayout:
      guard case .ignoringSafeArea(let regions, let edges) = role else { return false }
      try writer.write("kind", "ignoresSafeArea")
      try writer.write("regions", regions)
      try writer.write("edges", edges)
    case let layout as SafeAreaPaddingLayout:
      try writer.write("kind", "safeAreaPadding")
      if layout.standardEdges.isEmpty {
        try writer.write("insets", layout.insets)
      } else {
        try writer.write("standardEdges", layout.standardEdges)
      }
    case let layout as SafeAreaInsetLayout:
      try writer.write("kind", "safeAreaInset")
      try writer.write("edge", layout.edge)
      try write(layout.guide, to: &writer)
      try writer.write("spacing", layout.spacing)
    case let layout:
      throw CaptureProblem("is arranged by \(type(of: layout)), a layout that captures do not know")
    }
    return true
  }

  private static func write(_ guide: GuideKey, to writer: inout CaptureWriter) throws {
    if guide.axis == .horizontal {
      try writer.write("alignment", HorizontalAlignment(guide.id), unless: .center)
    } else {
      try writer.write("alignment", VerticalAlignment(guide.id), unless: .center)
    }
  }

  /// Reads a layout of a kind; `nil` if it is none.
  static func read(
    _ kind: String, from reader: inout CaptureReader
  ) throws -> (ChildCount, NodeMaker)? {
    switch kind {
    case "viewThatFits":
      let axes = try reader.require("axes", as: Axis.Set.self)
      return (.any, { LayoutNode.viewThatFits(in: axes, $0) })
    case "lazyStack": return try lazyStack(&reader)
    case "lazyGrid": return try lazyGrid(&reader)
    case "listRow":
      let insets = try reader.require("insets", as: EdgeInsets.self)
      let minHeight = try reader.require("minHeight", as: CGFloat.self)
      let thickness = try reader.require("separatorThickness", as: CGFloat.self)
      return (
        .any,
        {
          guard let content = $0.first, $0.count <= 2 else {
            throw CaptureProblem("A row has its content and perhaps a separator.")
          }
          return .listRow(
            insets: insets, minHeight: minHeight, separator: $0.dropFirst().first,
            separatorThickness: thickness, content)
        }
      )
    case "scroll": return try scroll(&reader)
    case "ignoresSafeArea":
      let regions = try reader.require("regions", as: SafeAreaRegions.self)
      let edges = try reader.require("edges", as: Edge.Set.self)
      return (.one, { $0[0].ignoresSafeArea(regions, edges: edges) })
    case "safeAreaPadding":
      if let edges = try reader.read("standardEdges", as: Edge.Set.self) {
        return (.one, { $0[0].safeAreaPadding(edges) })
      }
      let insets = try reader.require("insets", as: EdgeInsets.self)
      return (.one, { $0[0].safeAreaPadding(insets) })
    case "safeAreaInset": return try safeAreaInset(&reader)
    default: return nil
    }
  }

  private static func lazyStack(_ reader: inout CaptureReader) throws -> (ChildCount, NodeMaker) {
    let axis = try reader.require("axis", as: Axis.self)
    let guide = try guide(across: axis, &reader)
    let spacing = try reader.read("spacing", as: CGFloat.self)
    return (
      .any,
      {
        axis == .vertical
          ? .lazyVStack(alignment: HorizontalAlignment(guide.id), spacing: spacing, $0)
          : .lazyHStack(alignment: VerticalAlignment(guide.id), spacing: spacing, $0)
      }
    )
  }

  private static func lazyGrid(_ reader: inout CaptureReader) throws -> (ChildCount, NodeMaker) {
    let axis = try reader.require("axis", as: Axis.self)
    let items = try reader.require("items", as: [GridItem].self)
    let guide = try guide(across: axis, &reader)
    let spacing = try reader.read("spacing", as: CGFloat.self)
    return (
      .any,
      {
        axis == .vertical
          ? .lazyVGrid(
            columns: items, alignment: HorizontalAlignment(guide.id), spacing: spacing, $0)
          : .lazyHGrid(rows: items, alignment: VerticalAlignment(guide.id), spacing: spacing, $0)
      }
    )
  }

  private static func scroll(_ reader: inout CaptureReader) throws -> (ChildCount, NodeMaker) {
    let axes = try reader.require("axes", as: Axis.Set.self)
    let margins = try reader.read("margins", or: EdgeInsets())
    let destination = try reader.read("destination", or: ScrollDestination.offset(.zero))
    let alignment = try reader.read("alignment", as: UnitPoint.self)
    return (
      .one,
      {
        LayoutNode.visiblePart(
          along: axes, to: destination, alignment: alignment, margins: margins, of: $0[0]
        )
        .noting(LayoutNode.problems(inMargins: margins, destination, alignment))
      }
    )
  }

  private static func safeAreaInset(
    _ reader: inout CaptureReader
  ) throws -> (ChildCount, NodeMaker) {
    let edge = try reader.require("edge", as: Edge.self)
    let isHorizontal = edge == .leading || edge == .trailing
    let guide = try guide(across: isHorizontal ? .horizontal : .vertical, &reader)
    let spacing = try reader.read("spacing", as: CGFloat.self)
    return (
      .any,
      {
        // One that is empty is no child, and the first never is.
        guard let base = $0.first, $0.count <= 2 else {
          throw CaptureProblem("A safe area inset has one or two children, and not \($0.count).")
        }
        return base.safeAreaInset(edge, guide, spacing, $0.dropFirst().first ?? .empty)
      }
    )
  }

  /// Reads the guide by which views in a line along an axis are aligned.
  private static func guide(across axis: Axis, _ reader: inout CaptureReader) throws -> GuideKey {
    axis == .horizontal
      ? GuideKey(try reader.read("alignment", or: VerticalAlignment.center))
      : GuideKey(try reader.read("alignment", or: HorizontalAlignment.center))
  }
}

// MARK: - Columns and rows

extension GridItem: CapturedFields {
  static let standard = GridItem()
  static let fields: [CapturedField<GridItem>] = [
    .init("size", \.size), .init("spacing", \.spacing), .init("alignment", \.alignment),
  ]
}

extension GridItem.Size: CapturedChoice {
  func write(to writer: inout CapturedCaseWriter) throws {
    switch self {
    case .fixed(let length): try writer.write("fixed", length)
    case .flexible(let minimum, let maximum):
      try writer.write("flexible") {
        try $0.write("minimum", minimum)
        try $0.write("maximum", maximum)
      }
    case .adaptive(let minimum, let maximum):
      try writer.write("adaptive") {
        try $0.write("minimum", minimum)
        try $0.write("maximum", maximum)
      }
    }
  }

  init(from reader: CapturedCaseReader) throws {
    switch reader.name {
    case "fixed": self = .fixed(try reader.value())
    case "flexible":
      self = try reader.object {
        .flexible(
          minimum: try $0.read("minimum", or: 10), maximum: try $0.read("maximum", or: .infinity))
      }
    case "adaptive":
      self = try reader.object {
        .adaptive(
          minimum: try $0.require("minimum"), maximum: try $0.read("maximum", or: .infinity))
      }
    default: throw reader.unknown("a size of a column", "fixed", "flexible", "adaptive")
    }
  }
}

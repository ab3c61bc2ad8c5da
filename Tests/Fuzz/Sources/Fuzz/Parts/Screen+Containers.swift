import LayoutCore
import LayoutKit
import ReadyLayouts

extension Builder {
  mutating func container(_ surroundings: Surroundings) -> Screen {
    let (spacing, both, axes) = (bytes.spacing(), bytes.alignment(), bytes.axes())
    let (across, along) = (bytes.horizontal(), bytes.vertical())
    let kind = bytes.number(below: 18)
    let parts = (0..<bytes.pick(2, 1, 3, 0)).map { _ in
      screen(in: surroundings, isScrolled: kind == 10, isListed: true)
    }
    let (content, nodes) = (Content(views: parts.map(\.view)), parts.map(\.node))
    let inside = "{ \(parts.map(\.text).joined(separator: "; ")) }"
    switch kind {
    case 1:
      return Screen(
        "HStack(alignment: \(along.text), spacing: \(spacing.text)) \(inside)",
        HStack(alignment: along.value, spacing: spacing) { content },
        .hstack(alignment: along.value, spacing: spacing, nodes).keptWithOneChild())
    case 2:
      return Screen(
        "ZStack(alignment: \(both.text)) \(inside)", ZStack(alignment: both.value) { content },
        .zstack(alignment: both.value, nodes).keptWithOneChild())
    case 3:
      return Screen(
        "Grid(alignment: \(both.text), horizontalSpacing: \(spacing.text)) { GridRow \(inside) }",
        Grid(alignment: both.value, horizontalSpacing: spacing) { GridRow { content } },
        .grid(
          alignment: both.value, horizontalSpacing: spacing,
          nodes.map(LayoutNode.gridCell(alignment: nil))))
    case 4 where !surroundings.isScrolled:
      return Screen(
        "LazyVStack(alignment: \(across.text), spacing: \(spacing.text)) \(inside)",
        LazyVStack(alignment: across.value, spacing: spacing) { content },
        .lazyVStack(alignment: across.value, spacing: spacing, nodes))
    case 5 where !surroundings.isScrolled:
      return Screen(
        "LazyHStack(alignment: \(along.text), spacing: \(spacing.text)) \(inside)",
        LazyHStack(alignment: along.value, spacing: spacing) { content },
        .lazyHStack(alignment: along.value, spacing: spacing, nodes))
    case 6:
      return Screen(
        "ViewThatFits(in: \(axes.text)) \(inside)", ViewThatFits(in: axes.value) { content },
        .viewThatFits(in: axes.value, nodes))
    case 7 where !surroundings.isScrolled:
      let columns = tracks()
      return Screen(
        "LazyVGrid(columns: \(columns.text), spacing: \(spacing.text)) \(inside)",
        LazyVGrid(columns: columns.value, spacing: spacing) { content },
        .lazyVGrid(columns: columns.value, spacing: spacing, nodes))
    case 8:
      return Screen(
        "FlowLayout(alignment: \(both.text), horizontalSpacing: \(spacing.text)) \(inside)",
        FlowLayout(alignment: both.value, horizontalSpacing: spacing) { content },
        .layout(FlowLayout(alignment: both.value, horizontalSpacing: spacing), nodes))
    case 9:
      return Screen(
        "Staircase(step: 5) \(inside)", Staircase(step: 5) { content },
        .layout(Staircase(step: 5), nodes))
    case 10:
      let stack = VStack(spacing: spacing) { content }
      return Screen(
        "ScrollView(\(axes.text)) { VStack(spacing: \(spacing.text)) \(inside) }",
        ScrollView(axes.value) { stack },
        .scroll(along: axes.value, .vstack(spacing: spacing, nodes).keptWithOneChild()))
    case 11 where !surroundings.isScrolled:
      let rows = tracks()
      return Screen(
        "LazyHGrid(rows: \(rows.text), alignment: \(along.text)) \(inside)",
        LazyHGrid(rows: rows.value, alignment: along.value) { content },
        .lazyHGrid(rows: rows.value, alignment: along.value, nodes))
    case 12:
      return Screen(
        "Section \(inside)", VStack { Section { content } }, .vstack(nodes).keptWithOneChild())
    case 13:
      return Screen(
        "ScrollViewReader { _ in VStack \(inside) }",
        ScrollViewReader { _ in VStack { content } }, .vstack(nodes).keptWithOneChild())
    case 14:
      let (view, node) = (VStack { content }, LayoutNode.vstack(nodes).keptWithOneChild())
      return Screen(
        "GeometryReader { VStack \(inside).frame(width: $0.size.width / 2) }",
        GeometryReader { proxy in view.frame(width: proxy.size.width / 2) },
        .geometryReader { proxy in [node.frame(width: proxy.size.width / 2)] })
    case 15:
      let (view, node) = (VStack { content }, LayoutNode.vstack(nodes).keptWithOneChild())
      return Screen(
        "GeometryReader3D { VStack \(inside).frame(height: $0.size.height / 2) }",
        GeometryReader3D { proxy in view.frame(height: proxy.size.height / 2) },
        .geometryReader3D { proxy in [node.frame(height: proxy.size.height / 2)] })
    case 16:
      return Screen(
        "ZStack(alignment: \(both.text), spacing: \(spacing.text)) \(inside)",
        ZStack(alignment: both.value, spacing: spacing) { content },
        .zstack(alignment: both.value, spacing: spacing, nodes).keptWithOneChild())
    case 17:
      return Screen(
        "Grid(verticalSpacing: \(spacing.text)) \(inside)",
        Grid(verticalSpacing: spacing) { content }, .grid(verticalSpacing: spacing, nodes))
    default:
      return Screen(
        "VStack(alignment: \(across.text), spacing: \(spacing.text)) \(inside)",
        VStack(alignment: across.value, spacing: spacing) { content },
        .vstack(alignment: across.value, spacing: spacing, nodes).keptWithOneChild())
    }
  }
}

import LayoutCore
import LayoutKit
import ReadyLayouts

/// A view, and the node that it has to be laid out as. Each part has an id in both.
struct Screen {
  var view: AnyView
  var node: LayoutNode
  var text: String

  init(_ text: String, _ view: some View, _ node: LayoutNode) {
    (self.text, self.view, self.node) = (text, AnyView(view), node)
  }

  /// The same with a modifier.
  func with(
    _ text: String, _ view: (AnyView) -> some View, _ node: (LayoutNode) -> LayoutNode
  ) -> Screen {
    Screen(self.text + text, view(self.view), node(self.node))
  }
}

/// Views as a container's content.
private struct Content: PrimitiveView {
  let views: [AnyView]

  func makeNodes(in context: inout ViewContext) {
    ForEach(0..<views.count, id: \.self) { views[$0] }.makeNodes(in: &context)
  }
}

/// A view with a body and state.
private nonisolated struct Holder: View {
  private let content: AnyView
  @State private var isShown = true

  init(_ content: AnyView) { self.content = content }

  @ViewBuilder var body: some View { if isShown { content } }
}

extension Builder {
  /// A view of at most so many levels, in things that change nothing.
  ///
  /// - Parameters:
  ///   - isScrolled: whether it is scrolled. Lazy containers would not show all rows then.
  ///   - isListed: whether it may be any number of views. Where it is one, data become a stack.
  mutating func screen(
    levels: Int = 6, isScrolled: Bool = false, isListed: Bool = false
  ) -> Screen {
    let id = newID()
    var screen: Screen
    if levels <= 1 || bytes.isAtEnd {
      let leaf = leaf()
      let node = leaf.node([])
      screen = Screen(leaf.text([]), node, node)
    } else {
      screen =
        bytes.once(in: 2)
        ? changedScreen(levels, isScrolled, isListed) : container(levels, isScrolled)
    }
    let view = screen.view
    func wrap(_ name: String, _ wrapped: some View) {
      screen.view = AnyView(wrapped)
      screen.text = "\(name) { \(screen.text) }"
    }
    switch bytes.number(below: 8) {
    case 1: wrap("Group", Group { view })
    case 2 where isListed: wrap("ForEach(0..<1)", ForEach(0..<1) { _ in view })
    case 3: wrap("Empty", view.modifier(EmptyModifier()))
    case 4: wrap("Optional", Optional(view))
    case 5: wrap("Environment", view.environment(\.lineLimit, 2).environment(\.lineLimit, nil))
    case 6: wrap("Holder", Holder(view))
    default: break
    }
    return screen.with(".id(\(id))", { $0.id(id) }, { $0.id(id) })
  }

  private mutating func container(_ levels: Int, _ isScrolled: Bool) -> Screen {
    let (spacing, both, axes) = (bytes.spacing(), bytes.alignment(), bytes.axes())
    let (across, along) = (bytes.horizontal(), bytes.vertical())
    let kind = bytes.number(below: 12)
    let parts = (0..<bytes.pick(2, 1, 3, 0)).map { _ in
      screen(levels: levels - 1, isScrolled: isScrolled || kind == 10, isListed: true)
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
          LayoutNode.gridRow(alignment: nil, nodes)))
    case 4 where !isScrolled:
      return Screen(
        "LazyVStack(alignment: \(across.text), spacing: \(spacing.text)) \(inside)",
        LazyVStack(alignment: across.value, spacing: spacing) { content },
        .lazyVStack(alignment: across.value, spacing: spacing, nodes))
    case 5 where !isScrolled:
      return Screen(
        "LazyHStack(alignment: \(along.text), spacing: \(spacing.text)) \(inside)",
        LazyHStack(alignment: along.value, spacing: spacing) { content },
        .lazyHStack(alignment: along.value, spacing: spacing, nodes))
    case 6:
      return Screen(
        "ViewThatFits(in: \(axes.text)) \(inside)", ViewThatFits(in: axes.value) { content },
        .viewThatFits(in: axes.value, nodes))
    case 7 where !isScrolled:
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
    default:
      return Screen(
        "VStack(alignment: \(across.text), spacing: \(spacing.text)) \(inside)",
        VStack(alignment: across.value, spacing: spacing) { content },
        .vstack(alignment: across.value, spacing: spacing, nodes).keptWithOneChild())
    }
  }

  private mutating func changedScreen(
    _ levels: Int, _ isScrolled: Bool, _ isListed: Bool
  ) -> Screen {
    let (one, two, both) = (bytes.optionalLength(), bytes.optionalLength(), bytes.alignment())
    let (x, y, across) = (bytes.signedLength(), bytes.signedLength(), bytes.horizontal())
    let inner = screen(levels: levels - 1, isScrolled: isScrolled, isListed: isListed)
    switch bytes.number(below: 16) {
    case 1:
      let insets = bytes.insets()
      return inner.with(
        ".padding(\(insets.text))", { $0.padding(insets.value) }, { $0.padding(insets.value) })
    case 2:
      let edges = bytes.edges()
      return inner.with(
        ".padding(\(edges.text), \(one.text))", { $0.padding(edges.value, one) },
        { $0.padding(edges.value, one) })
    case 3:
      return inner.with(
        ".frame(minWidth: \(one.text), maxHeight: .infinity, alignment: \(both.text))",
        { $0.frame(minWidth: one, maxHeight: .infinity, alignment: both.value) },
        { $0.frame(minWidth: one, maxHeight: .infinity, alignment: both.value) })
    case 4:
      let isWide = bytes.once(in: 2)
      return inner.with(
        ".fixedSize(horizontal: \(isWide), vertical: true)",
        { $0.fixedSize(horizontal: isWide, vertical: true) },
        { $0.fixedSize(horizontal: isWide, vertical: true) })
    case 5:
      let mode = bytes.contentMode()
      return inner.with(
        ".aspectRatio(\(one.text), contentMode: \(mode.text))",
        { $0.aspectRatio(one, contentMode: mode.value) },
        { $0.aspectRatio(one, contentMode: mode.value) })
    case 6:
      return inner.with(
        ".offset(x: \(x.text), y: \(y.text))", { $0.offset(x: x, y: y) },
        { $0.offset(x: x, y: y) })
    case 7:
      return inner.with(
        ".position(x: \(x.text), y: \(y.text))", { $0.position(x: x, y: y) },
        { $0.position(x: x, y: y) })
    case 8:
      return inner.with(
        ".layoutPriority(\(x.text))", { $0.layoutPriority(Double(x)) },
        { $0.layoutPriority(Double(x)) })
    case 9:
      return inner.with(
        ".alignmentGuide(\(across.text)) { $0.width / 4 + \(x.text) }",
        { $0.alignmentGuide(across.value) { $0.width / 4 + x } },
        { $0.alignmentGuide(across.value) { $0.width / 4 + x } })
    case 10:
      let layer = screen(levels: 3, isScrolled: isScrolled)
      return inner.with(
        ".overlay(alignment: \(both.text)) { \(layer.text) }",
        { $0.overlay(alignment: both.value) { layer.view } },
        { $0.overlay(alignment: both.value, layer.node) })
    case 11:
      let layer = screen(levels: 3, isScrolled: isScrolled)
      return inner.with(
        ".background(alignment: \(both.text)) { \(layer.text) }",
        { $0.background(alignment: both.value) { layer.view } },
        { $0.background(alignment: both.value, layer.node) })
    case 12:
      let insets = bytes.insets()
      return inner.with(
        ".safeAreaPadding(\(insets.text))", { $0.safeAreaPadding(insets.value) },
        { $0.safeAreaPadding(insets.value) })
    case 13:
      let axes = bytes.axes()
      return inner.with(
        ".containerRelativeFrame(\(axes.text), alignment: \(both.text))",
        { $0.containerRelativeFrame(axes.value, alignment: both.value) },
        { $0.containerRelativeFrame(axes.value, alignment: both.value) })
    case 14:
      return inner.with(
        ".environment(\\.layoutDirection, .rightToLeft)",
        { $0.environment(\.layoutDirection, .rightToLeft) }, { $0.layoutDirection(.rightToLeft) })
    case 15:
      let (view, node) = (inner.view, inner.node)
      return Screen(
        "GeometryReader { \(inner.text).frame(width: $0.size.width / 2) }",
        GeometryReader { proxy in view.frame(width: proxy.size.width / 2) },
        .geometryReader { proxy in [node.frame(width: proxy.size.width / 2)] })
    default:
      return inner.with(
        ".frame(width: \(one.text), height: \(two.text), alignment: \(both.text))",
        { $0.frame(width: one, height: two, alignment: both.value) },
        { $0.frame(width: one, height: two, alignment: both.value) })
    }
  }
}

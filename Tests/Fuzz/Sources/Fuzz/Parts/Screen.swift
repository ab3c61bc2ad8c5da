import LayoutCore
import LayoutKit

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
struct Content: PrimitiveView {
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

/// A modifier with a body and nothing else.
private struct Unchanged: ViewModifier {
  nonisolated init() {}

  func body(content: Self.Content) -> some View { content }
}

/// What is around a view.
struct Surroundings {
  /// How many levels there may be from the view on.
  let levels: Int
  /// Whether it is scrolled. Lazy containers would not show all rows then.
  let isScrolled: Bool
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
      screen = screenLeaf()
    } else {
      let surroundings = Surroundings(levels: levels, isScrolled: isScrolled)
      switch bytes.number(below: 8) {
      case 0, 1: screen = changedScreen(surroundings)
      case 2: screen = markedScreen(surroundings)
      case 3: screen = layeredScreen(surroundings)
      case 4: screen = paintedScreen(surroundings)
      default: screen = container(surroundings)
      }
    }
    let view = screen.view
    func wrap(_ name: String, _ wrapped: some View) {
      screen.view = AnyView(wrapped)
      screen.text = "\(name) { \(screen.text) }"
    }
    switch bytes.number(below: 9) {
    case 1: wrap("Group", Group { view })
    case 2 where isListed: wrap("ForEach(0..<1)", ForEach(0..<1) { _ in view })
    case 3: wrap("Unchanged", view.modifier(Unchanged()))
    case 4: wrap("Optional", Optional(view))
    case 5: wrap("Environment", view.environment(\.lineLimit, nil).environment(\.lineLimit, 2))
    case 6: wrap("Holder", Holder(view))
    case 7 where isListed: wrap("TupleView", TupleView((EmptyView(), view)))
    default: break
    }
    return screen.with(".id(\(id))", { $0.id(id) }, { $0.id(id) })
  }

  /// A view inside of what has these surroundings.
  mutating func screen(
    in surroundings: Surroundings, isScrolled: Bool = false, isListed: Bool = false
  ) -> Screen {
    screen(
      levels: surroundings.levels - 1, isScrolled: surroundings.isScrolled || isScrolled,
      isListed: isListed)
  }

  /// A view of few levels beside one in these surroundings.
  mutating func layer(in surroundings: Surroundings) -> Screen {
    screen(levels: min(3, surroundings.levels - 1), isScrolled: surroundings.isScrolled)
  }
}

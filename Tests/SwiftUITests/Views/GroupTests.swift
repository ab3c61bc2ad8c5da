import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Data and groups where no views are built, and values that travel.
struct GroupTests {
  private func size(_ view: some View) -> CGSize {
    view.layout(proposing: ProposedViewSize(200, 200)).size
  }

  @Test func `tabs of data and groups are tabs`() {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Tab("First", systemImage: "star", value: 0) { Block(1, 1).id("first") }
        Group {
          ForEach(1..<3) { number in
            Tab("More", systemImage: "star", value: number) { Block(2, 2).id(number) }
          }
          .defaultVisibility(.hidden, for: .tabBar)
        }
        if #available(macOS 10, *) {
          Tab("Last", systemImage: "star", value: 3) { Block(3, 3).id("last") }
            .tabPlacement(.pinned).customizationBehavior(.disabled, for: .sidebar, .tabBar)
        }
        Tab("Hidden", systemImage: "star", value: 4) { Block(4, 4).id("hidden") }.hidden()
      }
    }
    let ids: [AnyHashable] = ["first", 1, 2, "last", "hidden"]
    let shown = (0..<5).map { selection in
      let result = tabs(selection).layout(proposing: ProposedViewSize(200, 200))
      return ids.first { result.frame(of: $0) != nil }
    }
    // The last one is not there, so the first is shown.
    #expect(shown == ["first", 1, 2, "last", "first"])
  }

  @Test func `groups stand for toolbar items, menus, scenes and entries`() {
    let view = Block(10, 10)
      .toolbar {
        Group {
          ToolbarItem { Block(1, 1) }
          ToolbarItemGroup { Block(1, 1) }
        }
      }
      .accessibilityRotor("Numbers") {
        ForEach([1, 2, 3], id: \.self) { number in
          if number > 1 { AccessibilityRotorEntry("\(number)", id: number) }
        }
      }
    #expect(size(view) == CGSize(width: 10, height: 10))
    let scenes = Group {
      WindowGroup { Block(1, 1) }
      WindowGroup(id: "other") { Block(1, 1) }
    }
    _ = scenes.commands { Group { CommandMenu("Edit") { Block(1, 1) } } }
  }

  private struct Spelled: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Block(configuration.minimumDate == nil ? 1 : 30, 20)
        Block(configuration.displayedComponents == .date ? 40 : 1, 5)
      }
    }
  }

  @Test func `a client's style lays out the choice of a date`() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let picker = DatePicker(selection: .constant(now), in: now...now, displayedComponents: .date) {
      Block(10, 10)
    }
    #expect(size(picker.datePickerStyle(Spelled())) == CGSize(width: 40, height: 35))
    #expect(size(picker.datePickerStyle(.wheel)).height == 216)
  }

  @Test func `containers read the tags of their views`() {
    let content = Group {
      Block(10, 10).tag(1)
      Block(20, 10).tag("two")
      Block(40, 10)
    }
    let row = HStack(spacing: 0) {
      ForEach(subviews: content) { subview in
        if subview.containerValues.tag(for: Int.self) == 1 { subview }
        if subview.containerValues.hasTag("two") { subview }
      }
    }
    #expect(size(row).width == 30)
  }

  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  @Test func `outlines begin with one element`() {
    func outline(_ root: Node) -> some View {
      OutlineGroup(root, children: \.children) { Block(10, CGFloat($0.id) * 20) }
    }
    #expect(size(VStack { outline(Node(id: 1)) }) == CGSize(width: 10, height: 20))
    // One that holds others is as wide as it is offered, with an arrow at its end.
    let folded = outline(Node(id: 2, children: [Node(id: 3)]))
    #expect(size(VStack { folded }) == CGSize(width: 200, height: 40))
  }

  private struct Holder: Sendable { let text: Binding<String> }

  @Test func `bindings get transactions and are sendable`() {
    let box = Binding.constant("a")
    let binding = Binding(
      get: { box.wrappedValue }, set: { value, transaction in box.wrappedValue = value })
    #expect(Holder(text: binding).text.wrappedValue == "a")
  }

  @Test func `paths are read from their descriptions`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    #expect(Path(path.description) == path)
    #expect(Path("1 2 m 3 4 l h")?.description == "1 2 m 3 4 l h")
    for wrong in ["1 m", "1 2 x", "1 2 3 l", "1 2 m 3"] { #expect(Path(wrong) == nil) }
    #expect(Path("") == Path())
  }

  @Test func `a path of screens gives away no more than it has`() {
    var path = NavigationPath([1, 2])
    path.removeLast(-1)
    #expect(path.count == 2)
    path.removeLast(5)
    #expect(path.isEmpty)
  }
}

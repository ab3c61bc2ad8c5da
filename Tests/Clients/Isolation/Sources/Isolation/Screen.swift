import SwiftUI

/// What a screen shows, of the main actor.
@MainActor @Observable public final class Model {
  public var title = "Inbox"
  public var messages = ["One", "Two"]
  public var isLoaded = false

  public init() {}

  func load() async { isLoaded = true }
  func remove(_ message: String) { messages.removeAll { $0 == message } }
}

/// A screen with a model of its own.
public struct Screen: View {
  @State private var model = Model()
  @State private var height: CGFloat = 0
  @FocusState private var isFocused: Bool
  @Environment(\.badgeColor) private var badgeColor

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      Text(model.title).modifier(Badge()).foregroundStyle(badgeColor)
      ForEach(model.messages, id: \.self) { message in
        Row(message: message) { model.remove(message) }.equatable()
      }
      Text(model.messages.map { $0 + model.title }.joined())
      Triangle(inset: 2).fill(.red).frame(width: 20, height: 10).id("triangle")
    }
    .task { await model.load() }
    .onAppear { model.title = "Inbox of today" }
    .onTapGesture { model.isLoaded = false }
    .refreshable { await model.load() }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      height = $0
    }
    .onPreferenceChange(Widest.self) { model.title = "\($0)" }
    .onChange(of: model.isLoaded) { model.remove("One") }
    .toolbar { ToolbarItem { Button("Reload") { Task { await model.load() } } } }
  }
}

/// A row that is compared with the one before.
struct Row: View, Equatable {
  let message: String
  let remove: @MainActor () -> Void

  nonisolated static func == (lhs: Row, rhs: Row) -> Bool { lhs.message == rhs.message }

  var body: some View {
    HStack {
      Text(message).preference(key: Widest.self, value: 10)
      Button("Remove", role: .destructive, action: remove).buttonStyle(Bordered())
    }
  }
}

/// A modifier with state.
struct Badge: ViewModifier {
  @State private var count = 1

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) { Text("\(count)") }.onAppear { count += 1 }
  }
}

struct Bordered: ButtonStyle {
  var width: CGFloat = 1

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).border(.gray, width: configuration.isPressed ? 2 * width : width)
  }
}

struct Triangle: Shape {
  var inset: CGFloat

  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct BadgeColorKey: EnvironmentKey {
  static let defaultValue = Color.orange
}

extension EnvironmentValues {
  public var badgeColor: Color {
    get { self[BadgeColorKey.self] }
    set { self[BadgeColorKey.self] = newValue }
  }
}

/// A view of nothing but values.
public struct Card: View {
  let width: CGFloat

  public nonisolated init(width: CGFloat) { self.width = width }

  public var body: some View { Color.blue.frame(width: width, height: 10).id("card") }
}

/// An app, its commands and a scene.
struct Mail: App {
  @State private var model = Model()

  var body: some Scene {
    WindowGroup { Screen() }
      .commands { Reload(model: model) }
  }
}

struct Reload: Commands {
  let model: Model

  var body: some Commands {
    CommandMenu("Mail") { Button("Reload") { model.title = "" } }
  }
}

struct Tools: ToolbarContent {
  let model: Model

  var body: some ToolbarContent {
    ToolbarItem { Button(model.title) { model.remove("One") } }
  }
}

import SwiftUI

final class Store: ObservableObject {
  @Published var items = ["Milk", "Bread"]
  @Published var isLoading = false

  func load() async { isLoading = true }
}

struct TodoItem: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
}

struct TodoList: View {
  @StateObject private var store = Store()
  @State private var items = [TodoItem(title: "One"), TodoItem(title: "Two", isDone: true)]
  @State private var selection: Int = 0
  @State private var text = ""
  @State private var isPresented = false
  @State private var volume = 0.5
  @Namespace private var namespace
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) var sizeClass
  @Environment(\.dismiss) private var dismiss
  @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 24
  @FocusState private var isFocused: Bool
  @GestureState private var drag: CGSize = .zero
  @AppStorage("count") private var count = 0

  var body: some View {
    let isCompact = sizeClass == .compact

    VStack(alignment: .leading, spacing: isCompact ? 4 : 8) {
      Text("Total: \(items.count)")
        .font(colorScheme == .dark ? .title2 : .title)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .multilineTextAlignment(.leading)
      ForEach($items) { $item in
        TodoRow(item: $item)
      }
      ForEach(store.items, id: \.self, content: Text.init)
      ForEach(items.indices, id: \.self) { index in
        if items[index].isDone { Text("Done \(index)") }
      }
      TextField("New", text: $text)
        .focused($isFocused)
        .onSubmit { items.append(TodoItem(title: text)) }
      Picker("Kind", selection: $selection) {
        Text("All").tag(0)
        Text("Open").tag(1)
      }
      .pickerStyle(.segmented)
      Slider(value: $volume, in: 0...1)
      Toggle("Loud", isOn: $isPresented.animation())
      Button("Add") { withAnimation(.easeInOut) { isPresented.toggle() } }
        .buttonStyle(.borderedProminent)
      Button(action: { dismiss() }) { Label("Close", systemImage: "xmark") }
    }
    .offset(drag)
    .gesture(
      DragGesture(minimumDistance: 2)
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in print(value.translation) }
        .simultaneously(with: TapGesture(count: 2).onEnded { count += 1 })
    )
    .animation(.default, value: items)
    .animation(.spring(), value: volume)
    .transition(.move(edge: .bottom))
    .onAppear { print("appeared") }
    .onDisappear(perform: save)
    .onChange(of: text) { newValue in print(newValue) }
    .onChange(of: volume) { old, new in print(old, new) }
    .onChange(of: selection) { print("changed") }
    .task { await store.load() }
    .task(id: selection) { await store.load() }
    .onTapGesture { isPresented = true }
    .onTapGesture(count: 2, perform: save)
    .onLongPressGesture(minimumDuration: 1) { save() }
    .sheet(isPresented: $isPresented) { Text("Sheet") }
    .alert("Really?", isPresented: $isPresented) {
      Button("Yes", role: .destructive) {}
    } message: {
      Text("It cannot be undone.")
    }
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) { Button("Edit") {} }
    }
    .navigationTitle("Items")
    .navigationBarTitleDisplayMode(.inline)
    .disabled(store.isLoading)
  }

  private func save() {}
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .onTapGesture { item.isDone.toggle() }
      Text(item.title).strikethrough(item.isDone)
      Spacer()
    }
    .contentShape(Rectangle())
    .id(item.id)
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}

struct Theme {
  var padding: CGFloat = 10
  var accent: Color = .blue
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  @EnvironmentObject private var store: Store

  var body: some View {
    Group {
      if store.isLoading {
        ProgressView()
      } else if let first = store.items.first {
        Text(first)
      } else {
        Text("Nothing")
      }
    }
    .padding(theme.padding)
    .background(theme.accent)
  }
}

struct TodoList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TodoList()
      Themed().environmentObject(Store()).environment(\.theme, Theme(padding: 4))
    }
  }
}

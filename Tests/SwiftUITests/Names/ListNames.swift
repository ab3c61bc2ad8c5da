import SwiftUI

// Lists, forms and screens as people write them for SwiftUI.

struct ListNames: View {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isDone = false
  }

  @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
  @State private var selection: Set<Int> = []
  @State private var path = NavigationPath()
  @State private var tab = 0
  @State private var column = NavigationSplitViewVisibility.automatic

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) { list.navigationTitle("Items") }
        .tabItem { Label("Items", systemImage: "list.bullet") }
        .tag(0)
      NavigationView { form }.navigationViewStyle(.stack)
        .tabItem { Label("Settings", systemImage: "gear") }.tag(1)
    }
    .tabViewStyle(.automatic)
  }

  private var list: some View {
    List(selection: $selection) {
      Section {
        ForEach($items) { $item in
          Toggle(item.name, isOn: $item.isDone)
            .swipeActions { Button("Delete") {} }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .listRowInsets(.init(top: 0, leading: 16, bottom: 0, trailing: 16))
        .listRowSeparatorTint(.red)
      } header: {
        Text("Items")
      } footer: {
        Text("\(items.count) in all")
      }
      .headerProminence(.increased)
      Section("Links") {
        NavigationLink("Next", value: items[0])
        NavigationLink("Detail") { Text("Detail") }
      }
      .listRowBackground(Color.yellow)
      photos
    }
    .listStyle(.insetGrouped)
    .listRowSpacing(2)
    .environment(\.defaultMinListRowHeight, 44)
    .navigationDestination(for: Item.self) { Text($0.name) }
    .navigationDestination(item: .constant(nil as Item?)) { Text($0.name) }
  }

  private var photos: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 4)], spacing: 4) {
      ForEach(0..<6) { _ in Color.gray.aspectRatio(1, contentMode: .fill) }
    }
    .listRowSeparator(.hidden)
  }

  private var form: some View {
    Form {
      GroupBox("Name") { TextField("Name", text: .constant("")) }
      DisclosureGroup("More") { Text("More") }
      ViewThatFits(in: .horizontal) {
        LabeledContent("A long title", value: "a long value")
        Text("Short")
      }
      LazyHStack { ForEach(items) { Text($0.name) } }
    }
  }
}

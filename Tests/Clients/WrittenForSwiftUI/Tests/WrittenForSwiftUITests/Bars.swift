import SwiftUI

// Toolbars, searching and inspectors as apps write them.

struct Token: Identifiable, Hashable {
  let id = UUID()
  var name = ""
}

struct Actions: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { Text("Title") }
    if isEditing {
      ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
    }
  }
}

struct Library: View {
  enum Mode { case reading, editing, sharing }

  @State private var text = ""
  @State private var tokens: [Token] = []
  @State private var scope = 0
  @State private var isSearching = false
  @State private var isInspecting = true
  @State private var flavour = 1
  let mode = Mode.editing

  var body: some View {
    NavigationStack {
      Form {
        Picker("Flavour", selection: $flavour) {
          Text("Vanilla").tag(0)
          Text("Chocolate").tag(1)
        }
        .pickerStyle(.navigationLink)
        TabView { Text("Page") }
          .tabViewStyle(.page)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
      }
      .toolbar {
        Actions(isEditing: true)
        if isSearching {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        } else {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
            Button("Two") {}
          }
        }
        switch mode {
        case .reading: ToolbarItem { Button("Read") {} }
        case .editing: ToolbarItem { EditButton() }
        case .sharing: ToolbarItem { Button("Share") {} }
        }
        if #available(iOS 17, macOS 14, *) {
          ToolbarItem { Button("New") {} }
        }
      }
      .toolbar {
        if isSearching { ToolbarItem { Text("Only") } }
      }
      .toolbar {
        Button("Plain") {}
        if isSearching { Button("View") {} }
      }
      .toolbar(id: "bar") {
        ToolbarItem(id: "a") { Text("A") }
        ToolbarItem(id: "b", placement: .secondaryAction) { Text("B") }
      }
      .toolbar(.hidden, for: .tabBar)
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbarTitleMenu { Button("Rename") {} }
      .toolbarRole(.editor)
      .toolbarVisibility(.hidden, for: .navigationBar, .bottomBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .modifier(Searching(text: $text, tokens: $tokens, scope: $scope, isSearching: $isSearching))
    }
    .inspector(isPresented: $isInspecting) {
      Text("Details").inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    }
  }
}

struct Searching: ViewModifier {
  @Binding var text: String
  @Binding var tokens: [Token]
  @Binding var scope: Int
  @Binding var isSearching: Bool

  func body(content: Content) -> some View {
    content
      .searchable(text: $text)
      .searchable(text: $text, prompt: "Search")
      .searchable(text: $text, prompt: text)
      .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
      .searchable(text: $text, isPresented: $isSearching, prompt: Text("Search"))
      .searchable(text: $text, tokens: $tokens, prompt: "Search") { Text($0.name) }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([Token()])) {
        Text($0.name)
      }
      .searchable(text: $text, placement: .sidebar) { Text("One").searchCompletion("one") }
      .searchSuggestions { Text("One").searchCompletion("one") }
      .searchScopes($scope) { Text("All").tag(0) }
      .searchScopes($scope, activation: .onTextEntry) { Text("All").tag(0) }
  }
}

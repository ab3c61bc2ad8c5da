import SwiftUI

// An app with its windows and menus, and accessibility, as apps write them.

struct NotesApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      Accessible().environmentObject(store)
    }
    .onChange(of: scenePhase) { old, new in print(old, new) }
    .onChange(of: scenePhase) { phase in print(phase) }
    .commands {
      NotesCommands(canShare: true)
      SidebarCommands()
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandGroup(after: .toolbar) {
        Button("Zoom") {}.keyboardShortcut("+")
        Divider()
      }
    }
    .defaultSize(width: 400, height: 300)
    .windowResizability(.contentSize)

    WindowGroup("Note", id: "note", for: Int.self) { $id in Text("\(id ?? 0)") }
    Window("About", id: "about") { Text("About") }.windowStyle(.hiddenTitleBar)
    Settings { Text("Settings") }
    if #available(macOS 13, iOS 16, *) {
      WindowGroup(id: "other") { Text("Other") }
    }
  }
}

struct NotesCommands: Commands {
  let canShare: Bool

  var body: some Commands {
    CommandMenu("Notes") {
      Button("Pin") {}.keyboardShortcut("p", modifiers: [.command, .option])
    }
    if canShare {
      CommandMenu("Share") { Button("Mail") {} }
    }
  }
}

struct Accessible: View {
  enum Item: Hashable { case first, second }

  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var item: Item?
  @AccessibilityFocusState(for: .voiceOver) private var isRead: Bool
  @Namespace private var namespace
  let contacts = [Contact(id: 1, name: "Ada", phone: "1815")]

  var body: some View {
    VStack {
      Text("Title").accessibilityHeading(.h1).accessibilityAddTraits(.isHeader)
      Text("First").accessibilityFocused($item, equals: .first)
      Text("Second").accessibilityFocused($isFocused)
      Canvas { _, _ in }
        .frame(height: 20)
        .accessibilityChildren { Text("One") }
        .accessibilityRepresentation { Slider(value: .constant(0.5)) }
        .accessibilityInputLabels(["Drawing", "Picture"])
        .accessibilityActions {
          Button("Delete") {}
          Button("Share") {}
        }
        .accessibilityAction(named: Text("Open")) { item = .second }
        .accessibilityAction {
          isFocused = true
        } label: {
          Text("Read")
        }
        .accessibilityCustomContent("Size", "20", importance: .high)
        .accessibilityActivationPoint(.center)
        .accessibilityRespondsToUserInteraction()
        .accessibilityZoomAction { print($0.direction) }
        .accessibilityScrollAction { print($0) }
      Text("Old")
        .accessibility(label: Text("Older"))
        .accessibility(value: Text("1"))
        .accessibility(hint: Text("Hint"))
        .accessibility(hidden: false)
        .accessibility(identifier: "old")
        .accessibility(addTraits: .isButton)
        .speechSpellsOutCharacters()
    }
    .accessibilityRotor("People", entries: contacts, entryLabel: \.name)
    .accessibilityRotor("Places") {
      AccessibilityRotorEntry("Home", id: 1)
      if item == .first { AccessibilityRotorEntry(Text("Work"), id: 2) }
    }
    .accessibilityRotor(.headings) { AccessibilityRotorEntry("Title", id: 3, in: namespace) }
    .accessibilityRotorEntry(id: 1, in: namespace)
  }
}

import SwiftUI

// What people write for desktops, watches and televisions, and for bars and windows: names that
// change no layout, around views that are laid out.

struct PlatformSurface: View {
  @Environment(\.controlActiveState) private var activity
  @Environment(\.appearsActive) private var appearsActive
  @FocusedObject private var document: Document?
  @FocusState private var isRenaming: Bool
  @State private var names = ["a", "b"]
  @State private var turn = 0.0
  @State private var customization = TabViewCustomization()
  @GestureState private var isHeld = false

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrop(of: ["text"], delegate: Reorder(names: $names))
          .draggable(name) { Text(name) }
          .selectionDisabled(name == "a")
          .typeSelectEquivalent(name)
      }
      .dropDestination(for: String.self) { items, index in
        names.insert(contentsOf: items, at: index)
      }
      Circle()
        .gesture(isHeld ? DragGesture() : nil)
        .dropDestination(for: String.self) { items, _ in
          !items.isEmpty
        } isTargeted: { _ in
        }
        .onMoveCommand { direction in if direction == .up { turn += 1 } }
        .onExitCommand {}
        .onDeleteCommand(perform: nil)
        .onPlayPauseCommand {}
        .digitalCrownRotation($turn, from: 0, through: 10, by: 1, sensitivity: .low)
        .pointerStyle(.grabIdle)
      PasteButton(payloadType: String.self) { names += $0 }
      RenameButton().renameAction($isRenaming)
      commands
    }
    .focusedObject(document)
    .navigationSubtitle(names[0])
    .opacity(appearsActive && activity == .key ? 1 : 0.5)
  }

  @ViewBuilder private var commands: some View {
    Text("Rows")
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Delete \(ids.count)") {}
      } primaryAction: { _ in
      }
      .contextMenu(ContextMenu { Button("Copy") {} })
      .listItemTint(.monochrome)
      .badge(names[0])
      .invalidatableContent()
      .defersSystemGestures(on: .bottom)
    Text("Bars")
      .scrollEdgeEffectStyle(.soft, for: .top)
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Text("Playing") }
      .scrollInputBehavior(.disabled, for: .handGestureShortcut)
      .toolbar(id: "main") {
        ToolbarItem(id: "add") { Button("Add") {} }.customizationBehavior(.reorderable)
      }
      .toolbar {
        ToolbarItem { Button("Add") {} }.sharedBackgroundVisibility(.hidden)
      }
    Text("Desktops")
      .gesture(WindowDragGesture())
      .navigationTitle { Text("Title").bold() }
      .navigationDocument(URL(filePath: "/note"))
      .submitScope()
      .writingToolsBehavior(.disabled)
      .defaultAppStorage(.standard)
      .paletteSelectionEffect(.symbolVariant(.fill))
      .animation(.timingCurve(.easeIn, duration: 1), value: turn)
    List {
      Section("Section") { Text("Row") }.sectionIndexLabel("S").listSectionMargins(.top, 4)
    }
    .listStyle(.elliptical)
    .listSectionIndexVisibility(.visible)
    .alternatingRowBackgrounds()
    TabView {
      Tab("Tab", systemImage: "star") { Text("Screen") }.customizationID("tab")
    }
    .tabViewStyle(.verticalPage(transitionStyle: .blur))
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text("Header") }
    .defaultAdaptableTabBarPlacement(.sidebar)
    Text("Sheets")
      .presentationSizing(.form.fitted(horizontal: true, vertical: false))
      .presentationDetents([.custom(Half.self)])
      .dialogSeverity(.critical)
      .dialogIcon(Image(systemName: "trash"))
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

private final class Document: ObservableObject {}

private struct Half: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}

private struct Reorder: DropDelegate {
  @Binding var names: [String]

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    names.reverse()
    return info.hasItemsConforming(to: ["text"])
  }
}

struct PlatformScenes: Scene {
  var body: some Scene {
    WindowGroup { PlatformSurface() }
      .windowToolbarStyle(.unified(showsTitle: false))
    MenuBarExtra("Menu") { Button("Quit") {} }
      .menuBarExtraStyle(.window)
  }
}

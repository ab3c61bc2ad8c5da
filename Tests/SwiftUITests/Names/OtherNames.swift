import SwiftUI

// Names that are no modifiers of views, as people write them: what surrounds views, and values that
// travel. Modifiers have their place in the table of the law.

struct OtherNames: View {
  @AccessibilityFocusState private var isRead: Bool
  @AppStorage("tabs") private var customization: TabViewCustomization
  @AppStorage("columns") private var columns: TableColumnCustomization<Person>
  @SceneStorage("scene columns") private var sceneColumns: TableColumnCustomization<Person>
  @FocusedObject private var document: Document?
  @FocusState private var isRenaming: Bool
  @GestureState private var isHeld = false
  @State private var people = [Person(id: 1), Person(id: 2)]
  @State private var isOn = true
  @Environment(\.preferredPencilSqueezeAction) private var squeeze
  @Environment(\.isSceneCaptured) private var isCaptured
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.rename) private var rename
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.sidebarRowSize) private var rowSize
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.isTabBarShowingSections) private var showsSections
  @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
  @Environment(\.controlActiveState) private var activity
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.openImmersiveSpace) private var openSpace
  @Environment(\.dismissImmersiveSpace) private var dismissSpace

  private let picture = ImageResource(name: "picture", bundle: .main)
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let renaming = PassthroughSubject<String, Never>()

  var body: some View {
    VStack {
      Text("Four").accessibilityIdentifier("four", isEnabled: isOn)
      tabs
      table
      controls
      drawings
    }
    .toolbar {
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      ToolbarItem(placement: .largeTitle) { Text("Names") }
      ToolbarItem(placement: .accessoryBar(id: "filters")) { Text("All") }
      ToolbarItem { Button("Add") {} }.hidden(isOn)
      ToolbarItem { Button("Add") {} }.sharedBackgroundVisibility(.hidden)
    }
    .toolbar(id: "names") {
      ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: false) {
        Button("Share") {}
      }
      ToolbarItem(id: "add") { Button("Add") {} }.customizationBehavior(.reorderable)
    }
    .presentationDetents([.custom(Half.self)])
    .task(name: "opening") { if await openSpace(id: "space") == .opened { await dismissSpace() } }
    .onDisappear { AccessibilityNotification.Announcement("Saved").post() }
    .onReceive(clock) { now in isOn = now > .now }
    .onReceive(renaming) { name in isRenaming = !name.isEmpty }
    .onReceive(NotificationCenter.default.publisher(for: .init("read"))) { note in
      isRead = note.object != nil
    }
    .onDisappear { clock.upstream.connect().cancel() }
    .opacity(appearsActive && activity == .key ? 1 : 0.5)
  }

  private var tabs: some View {
    TabView {
      Tab("Table", systemImage: "table") { Text("Table") }
        .disabled(false)
        .swipeActions(edge: .leading) { Button("Pin") {} }
        .springLoadingBehavior(.enabled)
        .accessibilityLabel(Text("label")).accessibilityHint("hint")
        .accessibilityValue("two", isEnabled: isOn)
        .accessibilityInputLabels(["people"], isEnabled: isOn)
        .popover(isPresented: $isOn) { Text("People") }
        .customizationID("table")
      Tab(role: .search) { Text("Search") }
      TabSection("More") {
        Tab("Controls", systemImage: "switch.2") { Text("Controls") }
      }
      .sectionActions { Button("Add") {} }
    }
    .tabViewStyle(.verticalPage(transitionStyle: .blur))
    .tabViewCustomization($customization)
  }

  private var table: some View {
    Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(people) { TableRow($0).itemProvider { nil }.contextMenu { Text("menu") } }
        .onInsert(of: [.text]) { _, _ in }
      ForEach(people)
      ForEach(3..<5) { TableRow(Person(id: $0)) }
    }
  }

  @ViewBuilder private var controls: some View {
    Toggle("Toggle", image: picture, isOn: $isOn)
    Picker("Picker", image: picture, selection: $isOn) { Text("On").tag(true) }
    Menu("Menu", image: picture) { Button("One") {} }
    PasteButton(payloadType: String.self) { _ = $0.count }
    RenameButton().renameAction($isRenaming)
    ShareLink("Share", item: "text")
    ShareLink(items: [1], preview: { SharePreview("\($0)") }, label: { Text("Share") })
    Button("Focus") { isHeld ? () : rename?() }
    ForEach(people) { person in Text(person.name) }
      .dropDestination(for: String.self) { names, index in _ = (names, index) }
      .onInsert(of: ["text"]) { _, _ in }
    if shortcut == nil, material == nil { Text("\(isCaptured) \(showsSections) \(isSimple)") }
    if squeeze != .ignore { Text("\(rowSize) \(labelsVisibility)") }
    List {
      Section("Names") { Text("Ann") }.collapsible(false).sectionIndexLabel("N")
    }
    .listStyle(.elliptical)
  }

  @ViewBuilder private var drawings: some View {
    let shader = ShaderLibrary.stripes(.float(2))
    Image("picture", variableValue: 0.5, label: Text("A picture"))
    Image(systemName: "wifi", variableValue: 0.5).symbolEffect(.drawOn.individually, isActive: true)
    Text(AttributedString(localized: "Attributed"))
    Text("Material").background(.thinMaterial.materialActiveAppearance(.inactive))
    Color.red.exposureAdjust(1).headroom(nil).frame(height: 4)
    Rectangle().fill(shader).frame(height: 4)
    Canvas { context, _ in
      context.addFilter(.colorMatrix(ColorMatrix()))
      context.addFilter(.colorShader(shader))
      context.fill(Path(), with: .shader(shader))
    }
  }

  private struct Person: Identifiable, Hashable {
    var id: Int
    var name = "Ann"
  }

  private final class Document: ObservableObject {}
}

private struct Half: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}

// MARK: - Applications

struct OtherApp: App {
  @State private var style: any ImmersionStyle = .mixed

  var body: some Scene {
    WindowGroup { OtherNames() }
      .windowToolbarStyle(.unified(showsTitle: false))
      .restorationBehavior(.disabled)
      .windowManagerRole(.principal)
      .windowBackgroundDragBehavior(.enabled)
      .defaultWindowPlacement { content, context in
        WindowPlacement(
          CGPoint(x: context.defaultDisplay.visibleRect.midX, y: 0),
          size: content.sizeThatFits(.unspecified))
      }
      .windowIdealPlacement { _, _ in WindowPlacement(.center, width: 300, height: 200) }
    WindowGroup("Photos", id: "photos", for: Int.self) { $number in
      Text("\(number)")
    } defaultValue: {
      1
    }
    UtilityWindow("Tools", id: "tools") { Text("Tools") }
      .windowLevel(.floating)
      .defaultLaunchBehavior(.suppressed)
    MenuBarExtra("Menu") { Button("Quit") {} }
      .menuBarExtraStyle(.window)
    ImmersiveSpace(id: "space") { Text("around") }
      .immersionStyle(selection: $style, in: .mixed, .full, .progressive(0.2...0.8))
      .upperLimbVisibility(.hidden)
  }
}

// MARK: - Previews

private struct Signed: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Ann" }

  func body(content: Content, context: String) -> some View {
    content.overlay(alignment: .bottom) { Text(context) }
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.border(.red) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static var signed: Self { .modifier(Signed()) }
  fileprivate static var all: [Self] {
    [.signed, .modifier(Framed()), .sizeThatFitsLayout, .fixedLayout(width: 1, height: 2)]
  }
}

private struct Boxed: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}

extension View {
  fileprivate func boxed() -> some View { modifier(Boxed().animation(.default)) }
}

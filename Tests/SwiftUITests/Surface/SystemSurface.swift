import SwiftUI

// What views and scenes say to a system around them. That it compiles is most of the test.

struct SystemSurface: View {
  enum Kind { case text, image }

  @State private var isPresented = false
  @State private var names = ["Ann", "Bob"]
  @Namespace private var scope
  @Environment(\.isSceneCaptured) private var isCaptured
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.rename) private var rename
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.sidebarRowSize) private var rowSize
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.isTabBarShowingSections) private var showsSections
  @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple

  var body: some View {
    VStack {
      files
      pasteboard
      windows
      bars
    }
  }

  @ViewBuilder private var files: some View {
    Text("Files")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [Kind.text, .image]) {
        if case .success(let url) = $0 { names.append(url.lastPathComponent) }
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [Kind.text], allowsMultipleSelection: true
      ) { result in
        names = (try? result.get().map(\.path)) ?? []
      }
      .fileExporter(
        isPresented: $isPresented, document: names.first, contentType: Kind.text,
        defaultFilename: "Names"
      ) { _ in }
      .fileMover(isPresented: $isPresented, file: nil) { _ in }
      .fileDialogMessage("Choose names")
  }

  @ViewBuilder private var pasteboard: some View {
    List(names, id: \.self) { Text($0) }
      .copyable(names)
      .cuttable(for: String.self) { names }
      .pasteDestination(for: String.self) { names += $0 }
    Text("Names")
      .onCopyCommand { names }
      .onPasteCommand(of: [Kind.text]) { (pasted: [String]) in names += pasted }
      .springLoadingBehavior(.enabled)
    Button("Focus") { resetFocus(in: scope) }
    Text(verbatim: "\(isCaptured) \(showsSections) \(isSimple) \(rowSize) \(labelsVisibility)")
    if shortcut == nil, material == nil, rename == nil { Text("At rest") }
  }

  @ViewBuilder private var windows: some View {
    Text("Window")
      .windowDismissBehavior(.disabled)
      .windowMinimizeBehavior(.disabled)
      .windowResizeBehavior(.automatic)
      .windowFullScreenBehavior(.enabled)
      .windowToolbarFullScreenVisibility(.onHover)
    Text("Room")
      .glassBackgroundEffect()
      .glassBackgroundEffect(in: .rect(cornerRadius: 12))
      .ornament(attachmentAnchor: .scene(.bottom)) { Button("Play") {} }
    Image(systemName: "wifi", variableValue: 0.5)
      .symbolVariableValueMode(.draw)
      .symbolColorRenderingMode(.gradient)
      .allowedDynamicRange(.high)
    Text("Sprache").typesettingLanguage(.init(languageCode: .german))
  }

  @ViewBuilder private var bars: some View {
    TabView {
      Tab("Names", systemImage: "person") { Text("Names") }
      Tab(role: .search) { Text("Search") }
    }
    .tabViewSearchActivation(.searchTabSelection)
    .toolbar {
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      ToolbarItem(placement: .largeTitle) { Text("Names") }
      ToolbarItem(placement: .accessoryBar(id: "filters")) { Text("All") }
    }
    .toolbar(id: "names") {
      ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: false) {
        Button("Share") {}
      }
    }
    List {
      Section("Names") { Text("Ann") }.collapsible(false)
    }
  }
}

struct SystemApp: App {
  var body: some Scene {
    WindowGroup { SystemSurface() }
      .restorationBehavior(.disabled)
      .windowManagerRole(.principal)
      .windowBackgroundDragBehavior(.enabled)
      .defaultWindowPlacement { content, context in
        let size = content.sizeThatFits(.unspecified)
        return WindowPlacement(
          CGPoint(x: context.defaultDisplay.visibleRect.midX, y: 0), size: size)
      }
      .windowIdealPlacement { _, _ in WindowPlacement(.center, width: 300, height: 200) }
    UtilityWindow("Tools", id: "tools") { Text("Tools") }
      .windowLevel(.floating)
      .defaultLaunchBehavior(.suppressed)
  }
}

struct Signed: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Ann" }

  func body(content: Content, context: String) -> some View {
    content.overlay(alignment: .bottom) { Text(context) }
  }
}

struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.border(.red) }
}

import SwiftUI

// Crowns, bars of keys, pinches and symbols that change, as apps write them.

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

struct Devices: View {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.pushWindow) private var pushWindow
  @GestureState private var isHeld = false
  @State private var isPresented = false
  @State private var turn = 0.0
  @State private var step = 1
  @State private var points: [SpatialEventCollection.Event.ID: CGPoint] = [:]

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      crown
      files
      Circle()
        .contentShape([.interaction, .focusEffect], Circle())
        .gesture(held)
        .gesture(
          SpatialEventGesture(coordinateSpace: .named("devices"))
            .onChanged { events in
              for event in events {
                points[event.id] = event.phase == .active ? event.location : nil
              }
            }
            .onEnded { _ in points = [:] })
      Image(systemName: isPresented ? "pause" : "play")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.offUp))
    }
    .coordinateSpace(.named("devices"))
    .focusable(true) { isFocused in isPresented = isFocused }
    .touchBar {
      Button("Undo") {}.disabled(undoManager == nil).touchBarItemPrincipal()
      Button("Push") { pushWindow(id: "main") }.touchBarCustomizationLabel(Text("Push"))
    }
    .toolbar {
      ToolbarItem(placement: .bottomOrnament) { Button("Go") { go() } }
    }
  }

  /// The type is spelled out, as where no opaque type can be.
  private var held: GestureStateGesture<_EndedGesture<_ChangedGesture<LongPressGesture>>, Bool> {
    LongPressGesture()
      .onChanged { _ in turn += 1 }
      .onEnded { _ in turn = 0 }
      .updating($isHeld) { value, state, transaction in
        state = value
        transaction.animation = .easeIn
      }
  }

  private var crown: some View {
    Text("\(turn) \(step)")
      .digitalCrownRotation($turn)
      .digitalCrownRotation($turn) { event in print(event.offset, event.velocity) }
      .digitalCrownRotation($turn, from: 0, through: 10, sensitivity: .low, isContinuous: true) {
        print($0.offset)
      } onIdle: {
        turn = 0
      }
      .digitalCrownRotation(detent: $step, from: 0, through: 10, by: 1) { _ in
      } onIdle: {
        step = 0
      }
      .digitalCrownRotation(detent: $turn, from: 0, through: 10, by: 0.5)
  }

  private var files: some View {
    Button("Open") { isPresented = true }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.plainText, UTType("org.note") ?? .data]
      ) { result in
        if case .success(let url) = result { print(url) }
      }
      .fileExporter(isPresented: $isPresented, document: Page(), contentType: .json) { _ in }
  }

  private func go() {
    var transaction = Transaction()
    transaction.scrollTargetAnchor = .top
    withTransaction(transaction) { step += 1 }
  }
}

extension UTType {
  static let page = UTType(exportedAs: "org.example.page", conformingTo: .json)
}

struct Page: FileDocument {
  static var readableContentTypes: [UTType] { [.page, .json] }

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

struct DeviceLibrary: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Devices(), title: "Devices", category: .control)
    LibraryItem(Text("Text"), visible: false)
  }

  func modifiers(base: Text) -> [LibraryItem] {
    LibraryItem(base.bold(), category: .effect)
  }
}

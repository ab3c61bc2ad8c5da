import SwiftUI

// An app with documents and immersive spaces, as apps write it. Kinds of files come from a library
// of their own.

struct Kind: Hashable {
  static let plainText = Kind()
}

struct Note: FileDocument {
  static var readableContentTypes: [Kind] { [.plainText] }

  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class Sketch: ReferenceFileDocument {
  static var readableContentTypes: [Kind] { [.plainText] }

  @Published var points: [Int] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    points = configuration.file.regularFileContents.map { $0.map(Int.init) } ?? []
  }

  func snapshot(contentType: Kind) throws -> [Int] { points }

  func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.map { UInt8(clamping: $0) }))
  }
}

struct DocumentApp: App {
  @State private var style: any ImmersionStyle = .mixed

  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      NoteEditor(note: file.$document)
    }
    DocumentGroup(newDocument: { Sketch() }) { file in
      Text("\(file.document.points.count)").disabled(!file.isEditable)
    }
    DocumentGroup(viewing: Note.self) { file in Text(file.document.text) }
    ImmersiveSpace(id: "stars") { Color.black }
      .immersionStyle(
        selection: $style, in: .mixed, .full, .progressive(0.2...1, initialAmount: 0.5)
      )
      .upperLimbVisibility(.hidden)
    ImmersiveSpace(id: "star", for: Int.self) { $number in Text("\(number ?? 0)") }
  }
}

struct NoteEditor: View {
  @Binding var note: Note
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openImmersiveSpace) private var openImmersiveSpace
  @Environment(\.dismissImmersiveSpace) private var dismissImmersiveSpace

  var body: some View {
    VStack {
      TextEditor(text: $note.text)
      Button("New") { newDocument(Note(text: note.text)) }
      Button("Stars") {
        Task {
          if await openImmersiveSpace(id: "stars") == .opened { await dismissImmersiveSpace() }
        }
      }
    }
  }
}

import SwiftUI

// Dialogs for files beside what is copied and dropped, without mistakes, within a second.

struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json] }
  var text = ""

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Editor: View {
  @Binding var document: TextFile
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var isTargeted = false
  @State private var url: URL?
  @State private var lines: [String] = []

  var body: some View {
    VStack {
      TextEditor(text: $document.text)
        .font(.body.monospaced())
        .padding(4)
        .border(isTargeted ? Color.accentColor : .clear, width: 2)
        .dropDestination(for: String.self) { items, location in
          document.text += items.joined()
          return true
        } isTargeted: {
          isTargeted = $0
        }
        .onDrop(of: [.fileURL, .text], isTargeted: $isTargeted) { !$0.isEmpty }
      ForEach(lines, id: \.self) { line in
        Text(line).draggable(line) { Text("Dragging \(line)").padding() }
      }
      PasteButton(payloadType: String.self) { lines.append(contentsOf: $0) }
      HStack {
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
        ShareLink(
          "Share", item: document.text, subject: Text("Note"), message: Text("See"),
          preview: SharePreview("Note", image: Image(systemName: "doc")))
      }
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { result in
      switch result {
      case .success(let urls): for url in urls { lines.append(url.lastPathComponent) }
      case .failure(let error): print(error.localizedDescription)
      }
    }
    .fileExporter(
      isPresented: $isExporting, document: document, contentType: .plainText,
      defaultFilename: "note"
    ) { result in
      if case .success(let saved) = result { url = saved }
    }
    .fileDialogMessage("Pick").fileDialogConfirmationLabel("Use").fileExporterFilenameLabel("Name")
    .copyable(lines).cuttable(for: String.self) { lines }
    .pasteDestination(for: String.self) {
      lines += $0
    } validator: {
      $0
    }
    .onCopyCommand { [] }
    .onExitCommand {}
  }
}

import LayoutKit
import SwiftUI
import TestViews
import Testing

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

/// Kinds of file are known by their identifiers.
struct FileTypeTests {
  @Test func `kinds have identifiers`() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType("public.png") == .png)
    #expect(UTType("") == nil)
    #expect(UTType.png.preferredFilenameExtension == "png")
  }

  @Test func `the end of a name says the kind`() {
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "PNG") == .png)
    let unknown = UTType(filenameExtension: "unheardof")
    #expect(unknown?.identifier.hasPrefix("dyn.") == true)
    #expect(unknown == UTType(filenameExtension: "unheardof"))
  }

  @Test func `kinds are of other kinds`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(UTType.swiftSource.isSubtype(of: .text))
    #expect(UTType.text.isSupertype(of: .json))
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
  }

  private struct Files: View {
    private enum Own { case text }

    @State private var isPresented = false

    var body: some View {
      Block(10, 10)
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText, .json]) { _ in }
        .fileImporter(
          isPresented: $isPresented, allowedContentTypes: [.image], allowsMultipleSelection: true
        ) { _ in }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [Own.text]) { _ in }
        .fileExporter(isPresented: $isPresented, document: "a", contentType: .pdf) { _ in }
        .onDrop(of: [.fileURL], delegate: Catcher())
    }
  }

  private struct Catcher: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.fileURL, .text]) }
  }

  @Test func `dialogs accept kinds by name`() {
    #expect(Files().layout(proposing: .unspecified).size == CGSize(width: 10, height: 10))
  }
}

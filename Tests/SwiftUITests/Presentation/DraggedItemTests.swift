import LayoutKit
import SwiftUI
import TestViews
import Testing

/// What is dragged and dropped as providers of items: accepted, and never asked.
struct DraggedItemTests {
  private struct Card: View {
    @State private var isTargeted = false
    @State private var items = ["a", "b"]

    var body: some View {
      VStack(spacing: 0) {
        Block(20, 10).id("card")
          .onDrag { NSItemProvider(object: "a") }
          .onDrag({ NSItemProvider() }) { Block(9, 9).id("preview") }
          .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
            _ = providers.first?.loadObject(ofClass: URL.self) { _, _ in }
            return !providers.isEmpty
          }
          .onDrop(of: ["public.text"], isTargeted: nil) { providers, location in
            providers.contains { $0.hasItemConformingToTypeIdentifier("public.text") }
              && location.x > 0
          }
        ForEach(items, id: \.self) { Text($0) }
          .onInsert(of: [.plainText]) { index, providers in items.removeAll() }
      }
    }
  }

  @Test func `what is dropped never changes a layout`() {
    let result = Card().layout(proposing: .unspecified)
    #expect(result.frame(of: "card")?.size == CGSize(width: 20, height: 10))
    #expect(result.frame(of: "preview") == nil)
  }

  #if !canImport(Darwin)
    @Test func `a provider names what it was made of`() {
      let provider = NSItemProvider(item: "text", typeIdentifier: "public.plain-text")
      #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
      #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
      #expect(!provider.canLoadObject(ofClass: String.self))
      let file = NSItemProvider(contentsOf: URL(fileURLWithPath: "/notes/today.txt"))
      #expect(file?.suggestedName == "today")
      #expect(NSItemProvider(contentsOf: nil) == nil)
    }
  #endif
}

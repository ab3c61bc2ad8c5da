import Foundation
import LayoutGallery
import LayoutKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The gallery's examples, and the pictures that are made of them.
struct GalleryTests {
  @Test func `every example has a name of its own, a source, and pictures that are XML`() {
    #expect(Set(Example.all.map(\.name)).count == Example.all.count)
    for example in Example.all {
      #expect(!example.source.isEmpty, "\(example.name) has no source")
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let svg = example.picture(.dark, direction, overlays: .all)
        #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(example.name)")
      }
    }
  }

  @Test func `nothing is wrong with any example`() {
    for example in Example.all {
      #expect(example.layout().diagnostics == [], "\(example.name)")
    }
  }

  @Test func `the source is what is written`() {
    let card = Example.all.first { $0.name == "card" }
    #expect(
      card?.source == """
        HStack(alignment: .top, spacing: 12) {
          Color.blue.frame(width: 48, height: 48).id("avatar")
          VStack(alignment: .leading, spacing: 4) {
            Color.primary.frame(width: 90, height: 20).id("title")
            Color.gray.frame(height: 1).id("rule")
          }
          Color.red.frame(width: 24, height: 24).id("badge")
        }
        .padding(16)
        """)
    let flow = Example.all.first { $0.name == "flow-layout" }
    #expect(flow?.source.hasPrefix("Flow(spacing: 8) {\n") == true)
    #expect(flow?.source.contains("\n\n/// Lines of views, as many in each line as fit.\n") == true)
    #expect(flow?.source.hasSuffix("    return lines\n  }\n}") == true)
  }

  @Test func `pictures in articles are what the gallery draws`() throws {
    #expect(!DocumentationPictures.files.isEmpty)
    for (path, svg) in DocumentationPictures.files {
      let file = DocumentationPictures.package.appendingPathComponent(path)
      let shown = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        shown == svg, "\(path) is out of date: run swift run LayoutGallery --documentation")
    }
  }

  @Test func `articles show no picture that is not there`() throws {
    let names = Set(
      DocumentationPictures.files.map {
        URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent
      })
    var shown: Set<String> = []
    for catalog in ["LayoutCore", "LayoutKit", "LayoutTesting"] {
      let folder = DocumentationPictures.package
        .appendingPathComponent("Sources/\(catalog)/\(catalog).docc")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".md") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for match in text.matches(of: /!\[[^\]]*\]\(([^)]*)\)/) {
          let name = String(match.output.1)
          #expect(names.contains(name), "\(file) shows \(name)")
          shown.insert(name)
        }
      }
    }
    // Nor is a picture drawn that no article shows.
    #expect(names.filter { !$0.hasSuffix("~dark") } == shown)
  }
}

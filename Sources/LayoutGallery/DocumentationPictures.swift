import Foundation
import LayoutKit

/// The pictures that articles and the README show: the gallery's, in files beside the articles.
///
/// A test compares the files with what the examples look like now; `swift run LayoutGallery
/// --documentation` writes them anew.
package struct DocumentationPictures {
  /// The files, by their paths in the package.
  package static var files: [(path: String, svg: String)] {
    let examples = Example.all
    return placed.flatMap { catalog, names in
      names.flatMap { name, overlays -> [(path: String, svg: String)] in
        guard let example = examples.first(where: { $0.name == name }) else { return [] }
        let folder = "Sources/\(catalog)/\(catalog).docc/Resources"
        // An article's page shows the picture that suits its own colours.
        return [
          ("\(folder)/\(name).svg", example.picture(.light, overlays: overlays)),
          ("\(folder)/\(name)~dark.svg", example.picture(.dark, overlays: overlays)),
        ]
      }
    }
  }

  /// Which examples the articles of a module show.
  private static let placed: [(String, [(String, SVGOptions.Overlays)])] = [
    ("LayoutCore", [("priorities", [.frames, .spacing]), ("guides", [.guides, .frames])]),
    (
      "LayoutKit",
      [
        ("card", []), ("hstack", [.guides]), ("vstack", [.guides]), ("zstack", [.guides]),
        ("baselines", [.guides]), ("across-stacks", [.guides]), ("flow-layout", []),
        ("dashboard", []), ("chat", []),
      ]
    ),
    ("LayoutTesting", [("frames", [.frames, .names, .spacing])]),
  ]

  /// The package's folder, where this file is in.
  package static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static func write() throws {
    for (path, svg) in files {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: file)
      print(path)
    }
  }
}

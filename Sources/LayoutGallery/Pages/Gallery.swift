import Foundation
import LayoutKit

/// A folder of pages: an index, and a page for each example.
struct Gallery {
  let examples: [Example]
  let folder: URL

  /// The page that links to all others.
  var index: URL { folder.appendingPathComponent("index.html") }

  /// Writes all pages.
  ///
  /// - Parameter progress: called with the number of each example before it is written.
  func write(progress: (Int) -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (offset, example) in examples.enumerated() {
      progress(offset + 1)
      let neighbours = (
        previous: offset > 0 ? examples[offset - 1] : nil,
        next: offset + 1 < examples.count ? examples[offset + 1] : nil
      )
      try write(
        ExamplePage(example: example, previous: neighbours.previous, next: neighbours.next).html,
        to: "\(example.name).html")
    }
    let chapters = Example.chapters.map { chapter in
      Chapter(
        title: chapter.title,
        examples: chapter.examples.filter { shown in
          examples.contains { $0.name == shown.name }
        })
    }.filter { !$0.examples.isEmpty }
    try write(IndexPage(chapters: chapters).html, to: "index.html")
    try write(Style.sheet, to: "style.css")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}

/// A page as HTML.
enum Page {
  static func html(title: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title))</title>
    <link rel="stylesheet" href="style.css">
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// An example's picture for light and for dark pages, of which the page shows the one that suits.
  static func pictures(
    of example: Example, _ direction: LayoutDirection = .leftToRight,
    overlays: SVGOptions.Overlays = [], named name: String
  ) -> String {
    let schemes: [(ColorScheme, String)] = [(.light, "light"), (.dark, "dark")]
    return schemes.map { scheme, style in
      let svg = example.picture(
        scheme, direction, overlays: overlays, namePrefix: "\(example.name)-\(name)-\(style)")
      return "<div class=\"picture \(style)\">\(svg)</div>"
    }.joined(separator: "\n")
  }
}

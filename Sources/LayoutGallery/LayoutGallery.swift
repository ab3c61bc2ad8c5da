import Foundation
import LayoutKit

/// Prints the first example's frames, and writes a page for each example.
@main struct LayoutGallery {
  static func main() {
    do {
      try run(Arguments(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    if arguments.wantsHelp { return print(Arguments.help) }
    if arguments.wantsDocumentation { return try DocumentationPictures.write() }
    if let file = arguments.capture {
      let replay = try Replay(Data(contentsOf: file))
      print(replay.report)
      if !replay.isAsRecorded { exit(1) }
      return
    }
    let examples = Example.all.filter(arguments.includes)
    guard !examples.isEmpty else {
      throw Arguments.Problem(text: "No example's name contains \"\(arguments.filter ?? "")\".")
    }
    // The README shows this one.
    print(examples[0].layout())
    let gallery = Gallery(examples: examples, folder: arguments.folder)
    try gallery.write { number in
      let line = "\rWriting example \(number) of \(examples.count)"
      FileHandle.standardError.write(Data(line.utf8))
    }
    FileHandle.standardError.write(Data("\n".utf8))
    let count = examples.count == 1 ? "1 example" : "\(examples.count) examples"
    print("\nPictures, sources and frames of \(count): \(gallery.index.path)")
  }
}

/// What the command line asks for.
struct Arguments {
  var folder = URL(fileURLWithPath: ".build/gallery", isDirectory: true)
  var filter: String?
  var wantsHelp = false
  var wantsDocumentation = false
  /// The capture that is to be laid out again.
  var capture: URL?

  struct Problem: Error, CustomStringConvertible {
    let text: String
    var description: String { "\(text)\n\n\(Arguments.help)" }
  }

  static let help = """
    swift run LayoutGallery [folder] [--only text] [--documentation]
    swift run LayoutGallery replay file.json

      folder           where the pages go; .build/gallery if left out
      --only text      only examples whose name or title contains the text
      --documentation  writes the pictures of the articles and the README instead
      replay           lays a captured tree out, and compares its frames with the recorded ones
    """

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)
    var hasFolder = false
    while !words.isEmpty {
      let word = words.removeFirst()
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--documentation": wantsDocumentation = true
      case "replay" where !hasFolder:
        guard !words.isEmpty else { throw Problem(text: "replay needs a file.") }
        capture = URL(fileURLWithPath: words.removeFirst())
        hasFolder = true
      case "--only":
        guard !words.isEmpty else { throw Problem(text: "--only needs a text.") }
        filter = words.removeFirst()
      case _ where word.hasPrefix("-") || hasFolder:
        throw Problem(text: "\(word) means nothing here.")
      default:
        folder = URL(fileURLWithPath: word, isDirectory: true)
        hasFolder = true
      }
    }
  }

  /// Whether an example is asked for.
  func includes(_ example: Example) -> Bool {
    guard let filter = filter?.lowercased() else { return true }
    return example.name.contains(filter) || example.title.lowercased().contains(filter)
  }
}

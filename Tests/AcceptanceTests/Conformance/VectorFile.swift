import Foundation
import LayoutCore
import Testing

/// A file with one case a line.
struct VectorFile: Sendable, CustomTestStringConvertible {
  let url: URL

  var name: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  /// The files beside these tests, and what the environment variable `LAYOUT_VECTORS` names: a
  /// file, or a folder of files.
  static var all: [VectorFile] {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Vectors").standardizedFileURL
    let named = ProcessInfo.processInfo.environment["LAYOUT_VECTORS"].map(
      URL.init(fileURLWithPath:))
    return ([own] + (named.map { [$0] } ?? [])).flatMap(files)
  }

  private static func files(at url: URL) -> [VectorFile] {
    // What is no folder is taken for a file, so that a misspelled name fails when it is read.
    let contents = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    guard let contents else { return [VectorFile(url: url)] }
    return contents.filter { $0.pathExtension == "jsonl" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(VectorFile.init)
  }

  /// The cases, in the order of the lines.
  func cases() throws -> [VectorCase] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .map { try VectorCase(JSON(parsing: $0)) }
  }
}

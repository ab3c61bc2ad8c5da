import Foundation
import LayoutCore

/// The file of a snapshot: `<folder>/<source>/<test>.<name>.txt`, so that no two tests share one.
package struct SnapshotFile {
  package let url: URL

  /// Finds the file's place; `nil` without a test and a name.
  package init?(test: String?, name: String?, folder: String, source: String) {
    // Of `card(size:)`, or of a name in backticks, what a file can be called.
    let test = test?.split(separator: "(", maxSplits: 1).first.map { Self.fileName(of: $0) }
    let parts = [test, name.map { Self.fileName(of: $0) }].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let source = URL(fileURLWithPath: source)
    self.url =
      URL(fileURLWithPath: folder, relativeTo: source.deletingLastPathComponent())
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.joined(separator: ".") + ".txt").absoluteURL
  }

  /// The words of a name, with hyphens between them.
  private static func fileName(of name: some StringProtocol) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" && $0 != "." }
      .joined(separator: "-")
  }
}

/// Describes what differs between the text of a result and a file; `nil` if nothing does.
///
///     XCTAssertNil(snapshotDifferences(of: result, file: file))
///
/// With `LAYOUT_SNAPSHOTS=record` in the environment, the file is written instead, unless it was
/// written with another text before.
public func snapshotDifferences(of result: ResolvedLayout, file: URL) -> String? {
  let isRecording = SnapshotMode.isRecording
  if isRecording, RecordedTexts.shared.hold(another: "\(result)", at: file.path) {
    return
      "The snapshot \(file.path) is expected of several layouts that differ. Only the first is "
      + "recorded; give each one a name of its own."
  }
  return snapshotDifferences(of: result, file: file, isRecording: isRecording)
}

/// What differs between a result's text and a file, which is written instead when recording.
package func snapshotDifferences(
  of result: ResolvedLayout, file: URL, isRecording: Bool
) -> String? {
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if let recorded, let differences = snapshotDifferences(of: result, recorded: recorded) {
    if !isRecording { return SnapshotMode.advise(differences) }
  } else if recorded != nil {
    return nil
  } else if !isRecording {
    return "There is no snapshot at \(file.path). Run with LAYOUT_SNAPSHOTS=record to make one."
  }
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(result)\n".utf8).write(to: file)
    return nil
  } catch {
    return "The snapshot could not be written to \(file.path): \(error)"
  }
}

/// What the environment says about snapshots.
enum SnapshotMode {
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOTS"] == "record"
  }

  /// Differences, with what to do if they are meant.
  static func advise(_ differences: String) -> String {
    differences
      + "\n\nIf the layout is meant to be so, run with LAYOUT_SNAPSHOTS=record to have it recorded."
  }
}

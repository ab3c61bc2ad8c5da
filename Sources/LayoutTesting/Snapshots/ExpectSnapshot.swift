import Foundation
import LayoutKit
import Testing

/// Expects the text of a layout to be what it was when it was recorded, here in the test.
///
///     expectSnapshot(
///       of: Card(), in: CGSize(width: 320, height: 120),
///       matches: """
///         HStack (0, 20, 320, 80)
///         …
///         """)
///
/// Run the tests with `LAYOUT_SNAPSHOTS=record` in the environment to have the text in the source
/// replaced by what the layout is now; start with `matches: ""`.
///
/// - Returns: the layout.
@discardableResult
public func expectSnapshot(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, matches expected: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) -> ResolvedLayout {
  let result = view.layout(in: window, depth: depth, environment: change)
  expectSnapshot(
    of: result, matches: expected, sourceLocation: sourceLocation, filePath: filePath)
  return result
}

/// Expects the text of a result to be what it was when it was recorded, here in the test.
public func expectSnapshot(
  of result: ResolvedLayout, matches expected: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) {
  guard let differences = snapshotDifferences(of: result, from: expected) else { return }
  guard SnapshotMode.isRecording else {
    report(differences, of: result, sourceLocation)
    return
  }
  let problem = InlineRecorder.shared.record(
    "\(result)", inPlaceOfSnapshotAt: sourceLocation.line, of: filePath)
  if let problem { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
}

/// Expects the text of a layout to be that of a file beside the test.
///
///     expectSnapshot(of: Card(), in: CGSize(width: 320, height: 120), named: "card")
///
/// The file is `Snapshots/<name>.txt` in the folder of the test; exclude the folder `Snapshots` from
/// the test target in the package's manifest. Run the tests with `LAYOUT_SNAPSHOTS=record` in the
/// environment to have files written.
///
/// - Returns: the layout.
@discardableResult
public func expectSnapshot(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, named name: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) -> ResolvedLayout {
  let result = view.layout(in: window, depth: depth, environment: change)
  let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent("\(name).txt")
  let problem = differences(of: result, from: file, isRecording: SnapshotMode.isRecording)
  report(problem, of: result, sourceLocation)
  return result
}

/// What differs between a result's text and a file, which is written instead when recording.
package func differences(of result: ResolvedLayout, from file: URL, isRecording: Bool) -> String? {
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if let recorded, let differences = snapshotDifferences(of: result, from: recorded) {
    if !isRecording { return differences }
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
}

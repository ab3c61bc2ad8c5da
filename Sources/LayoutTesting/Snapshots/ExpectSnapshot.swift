import Foundation
import LayoutKit
import Testing

/// Expects the text of a layout to equal the recorded one, here in the test.
///
///     expectSnapshot(
///       of: Card(), in: CGSize(width: 320, height: 120),
///       matches: """
///         HStack (0, 20, 320, 80)
///         …
///         """)
///
/// Run the tests with `LAYOUT_SNAPSHOTS=record` in the environment to replace the text in the
/// source by that of the layout; start with `matches: ""`. A call that meets several layouts, as in
/// a test with arguments, can only record them in files.
///
/// - Returns: the layout.
@discardableResult
public func expectSnapshot(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, matches expected: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectSnapshot(
    of: result, matches: expected, sourceLocation: sourceLocation, filePath: filePath)
  return result
}

/// Expects the text of a result to equal the recorded one, here in the test.
public func expectSnapshot(
  of result: ResolvedLayout, matches expected: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) {
  let differences = snapshotDifferences(of: result, from: expected)
  guard SnapshotMode.isRecording else {
    report(differences.map(SnapshotMode.advise), of: result, sourceLocation)
    return
  }
  let line = sourceLocation.line
  if RecordedTexts.shared.hold(another: "\(result)", at: "\(filePath):\(line)") {
    Issue.record(
      Comment(
        rawValue: "The snapshot at line \(line) of \(filePath) is expected of several layouts that "
          + "differ. Only the first is recorded; give each one a file, with a name of its own."),
      sourceLocation: sourceLocation)
  } else if differences != nil {
    let problem = InlineRecorder.shared.record(
      "\(result)", inPlaceOfSnapshotAt: line, of: filePath)
    if let problem { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
  }
}

// MARK: - Files

/// Expects the text of a layout to equal a file beside the test.
///
///     expectSnapshot(of: Card(), in: CGSize(width: 320, height: 120), named: "card")
///
/// The file is `Snapshots/<name>.txt` in the folder of the test. Exclude the folder `Snapshots`
/// from the test target in the package's manifest. Run the tests with `LAYOUT_SNAPSHOTS=record` in
/// the environment to write files. In a test with arguments, give each layout a name of its own:
///
///     @Test(arguments: DynamicTypeSize.allCases) func card(size: DynamicTypeSize) {
///       expectSnapshot(
///         of: Card(), in: CGSize(width: 320, height: 120),
///         environment: { $0.dynamicTypeSize = size }, named: "card-\(size)")
///     }
///
/// - Returns: the layout.
@discardableResult
public func expectSnapshot(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, named name: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectSnapshot(of: result, named: name, sourceLocation: sourceLocation, filePath: filePath)
  return result
}

/// Expects the text of a result to equal the file `Snapshots/<name>.txt` beside the test.
public func expectSnapshot(
  of result: ResolvedLayout, named name: String,
  sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) {
  let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent("\(name).txt")
  report(snapshotDifferences(of: result, inFile: file), of: result, sourceLocation)
}

/// Describes what differs between the text of a result and a file; `nil` if nothing does.
///
/// With `LAYOUT_SNAPSHOTS=record` in the environment, the file is written instead, unless it was
/// written with another text before.
public func snapshotDifferences(of result: ResolvedLayout, inFile file: URL) -> String? {
  let isRecording = SnapshotMode.isRecording
  if isRecording, RecordedTexts.shared.hold(another: "\(result)", at: file.path) {
    return
      "The snapshot \(file.path) is expected of several layouts that differ. Only the first is "
      + "recorded; give each one a name of its own."
  }
  return differences(of: result, from: file, isRecording: isRecording)
}

/// What differs between a result's text and a file, which is written instead when recording.
package func differences(
  of result: ResolvedLayout, from file: URL, isRecording: Bool
) -> String? {
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if let recorded, let differences = snapshotDifferences(of: result, from: recorded) {
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

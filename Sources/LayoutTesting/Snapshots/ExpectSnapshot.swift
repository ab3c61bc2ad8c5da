import LayoutKit
import Testing

/// Expects the text of a layout to equal the recorded one, here in the test.
///
///     expectSnapshot(
///       of: Card(), in: CGSize(width: 320, height: 120),
///       recorded: """
///         HStack (0, 20, 320, 80)
///         …
///         """)
///
/// Run the tests with `LAYOUT_SNAPSHOTS=record` in the environment to replace the text in the
/// source by that of the layout; start with `recorded: ""`. A call that meets several layouts, as
/// in a test with arguments, can only record them in files.
///
/// - Returns: the layout.
@discardableResult
public func expectSnapshot(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, recorded: String,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectSnapshot(of: result, recorded: recorded, comment: comment(), sourceLocation: sourceLocation)
  return result
}

/// Expects the text of a layout that is proposed a size to equal the recorded one, here in the
/// test.
@discardableResult
public func expectSnapshot(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, recorded: String,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(proposing: proposal, depth: depth, environment: change)
  expectSnapshot(of: result, recorded: recorded, comment: comment(), sourceLocation: sourceLocation)
  return result
}

/// Expects the text of a result to equal the recorded one, here in the test.
public func expectSnapshot(
  of result: ResolvedLayout, recorded: String, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = snapshotDifferences(of: result, recorded: recorded)
  guard SnapshotMode.isRecording else {
    report(differences.map(SnapshotMode.advise), of: result, comment(), sourceLocation)
    return
  }
  let (line, path) = (sourceLocation.line, sourceLocation.filePath)
  if RecordedTexts.shared.hold(another: "\(result)", at: "\(path):\(line)") {
    let problem =
      "The snapshot at line \(line) of \(path) is expected of several layouts that differ. Only the "
      + "first is recorded; give each one a file, with a name of its own."
    fail(problem, comment(), sourceLocation)
  } else if differences != nil {
    let problem = InlineRecorder.shared.record("\(result)", inPlaceOfSnapshotAt: line, of: path)
    if let problem { fail(problem, comment(), sourceLocation) }
  }
}

// MARK: - Files

/// Expects the text of a layout to equal a file beside the test.
///
///     @Test func card() { expectSnapshot(of: Card(), in: CGSize(width: 320, height: 120)) }
///
/// In `CardTests.swift` this is the file `Snapshots/CardTests/card.txt`. Exclude the folder
/// `Snapshots` from the test target in the package's manifest. Run the tests with
/// `LAYOUT_SNAPSHOTS=record` in the environment to write files. Where a test has several, each has
/// a name, and in a test with arguments one that says which:
///
///     @Test(arguments: DynamicTypeSize.allCases) func card(size: DynamicTypeSize) {
///       expectSnapshot(
///         of: Card(), in: CGSize(width: 320, height: 120),
///         environment: { $0.dynamicTypeSize = size }, named: "\(size)")
///     }
///
/// - Parameters:
///   - name: what follows the test's name in that of the file: `card.large.txt`.
///   - folder: another folder than `Snapshots`; a path that does not start at the root starts at
///     the folder of the test.
/// - Returns: the layout.
@discardableResult
public func expectSnapshot(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, named name: String? = nil,
  folder: String = "Snapshots", comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectSnapshot(
    of: result, named: name, folder: folder, comment: comment(), sourceLocation: sourceLocation)
  return result
}

/// Expects the text of a layout that is proposed a size to equal a file beside the test.
@discardableResult
public func expectSnapshot(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, named name: String? = nil,
  folder: String = "Snapshots", comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(proposing: proposal, depth: depth, environment: change)
  expectSnapshot(
    of: result, named: name, folder: folder, comment: comment(), sourceLocation: sourceLocation)
  return result
}

/// Expects the text of a result to equal a file beside the test.
public func expectSnapshot(
  of result: ResolvedLayout, named name: String? = nil, folder: String = "Snapshots",
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    test: Test.current?.name, name: name, folder: folder, source: sourceLocation.filePath)
  guard let file else {
    let problem = "Outside of tests a snapshot in a file needs a name."
    return fail(problem, comment(), sourceLocation)
  }
  report(snapshotDifferences(of: result, file: file.url), of: result, comment(), sourceLocation)
}

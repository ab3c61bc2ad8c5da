import LayoutKit
import Testing

/// Expects views to have frames, in a window.
///
///     expectFrames(of: Card(), in: CGSize(width: 320, height: 120)) {
///       ExpectedFrame("avatar", 16, 36, 48, 48)
///       ExpectedFrame("rule", y: 60, height: 1)
///     }
///
/// With a `safeArea`, bars and notches reach into the window as they do on a phone, and with a
/// `keyboardHeight` a keyboard does.
///
/// If some differ, the issue shows which, a picture, and why the first of them has its frame. An
/// SVG picture is attached.
///
/// - Returns: the layout, for whatever else there is to expect of it.
@discardableResult
public func expectFrames(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  tolerance: CGFloat = standardTolerance, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ExpectedFrames _ expected: () -> [ExpectedFrame]
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectFrames(
    of: result, tolerance: tolerance, comment: comment(), sourceLocation: sourceLocation, expected)
  return result
}

/// Expects views to have the frames of a table, in a window.
///
///     expectFrames(
///       of: Card(), in: CGSize(width: 320, height: 120),
///       """
///       avatar  16  36   48  48
///       rule     _  60  192   1
///       """)
///
/// A line has an id, x, y, width and height. `_` stands for any number, `missing` instead of the
/// numbers for no view. `row#2` is the second view with the id `row`, `row#2 missing` says that
/// there is only one; ids that are written alike, such as `7` and `"7"`, are counted together. Ids
/// with spaces are quoted; in quotes `#2` is part of the id, as in `"row#2"#1`, a quote is written
/// `\"`, and a line break `\n`. What is no view's id is looked for as a text: `"Sign in" 0 20 _ _`.
@discardableResult
public func expectFrames(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, _ table: String,
  tolerance: CGFloat = standardTolerance, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectFrames(
    of: result, table, tolerance: tolerance, comment: comment(), sourceLocation: sourceLocation)
  return result
}

/// Expects views to have frames, with the outermost one at (0, 0) and proposed a size.
@discardableResult
public func expectFrames(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  tolerance: CGFloat = standardTolerance, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ExpectedFrames _ expected: () -> [ExpectedFrame]
) -> ResolvedLayout {
  let result = view.layout(proposing: proposal, depth: depth, environment: change)
  expectFrames(
    of: result, tolerance: tolerance, comment: comment(), sourceLocation: sourceLocation, expected)
  return result
}

/// Expects views to have the frames of a table, with the outermost one at (0, 0) and proposed a
/// size.
@discardableResult
public func expectFrames(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in }, _ table: String,
  tolerance: CGFloat = standardTolerance, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(proposing: proposal, depth: depth, environment: change)
  expectFrames(
    of: result, table, tolerance: tolerance, comment: comment(), sourceLocation: sourceLocation)
  return result
}

// MARK: - Results

/// Expects frames in a result.
///
///     expectFrames(of: tree.layout(in: window)) { ExpectedFrame("rule", y: 60, height: 1) }
public func expectFrames(
  of result: ResolvedLayout, tolerance: CGFloat = standardTolerance,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  @ExpectedFrames _ expected: () -> [ExpectedFrame]
) {
  let differences = frameDifferences(of: result, expected(), tolerance: tolerance)
  report(differences, of: result, comment(), sourceLocation)
}

/// Expects the frames of a table in a result.
///
///     expectFrames(of: tree.layout(in: window), "rule _ 60 _ 1")
public func expectFrames(
  of result: ResolvedLayout, _ table: String, tolerance: CGFloat = standardTolerance,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = frameDifferences(of: result, table, tolerance: tolerance)
  report(differences, of: result, comment(), sourceLocation)
}

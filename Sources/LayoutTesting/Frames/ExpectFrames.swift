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
  tolerance: CGFloat = standardTolerance,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  @ExpectedFrames _ expected: () -> [ExpectedFrame]
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectFrames(in: result, tolerance: tolerance, sourceLocation: sourceLocation, expected)
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
/// there is only one. Ids with spaces are quoted; in quotes `#2` is part of the id, as in
/// `"row#2"#1`.
@discardableResult
public func expectFrames(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0, _ table: String,
  tolerance: CGFloat = standardTolerance,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(
    in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
    environment: change)
  expectFrames(in: result, table, tolerance: tolerance, sourceLocation: sourceLocation)
  return result
}

/// Expects views to have frames, with the outermost one at (0, 0) and proposed a size.
@discardableResult
public func expectFrames(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
  tolerance: CGFloat = standardTolerance,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  @ExpectedFrames _ expected: () -> [ExpectedFrame]
) -> ResolvedLayout {
  let result = view.layout(proposing: proposal, depth: depth, environment: change)
  expectFrames(in: result, tolerance: tolerance, sourceLocation: sourceLocation, expected)
  return result
}

/// Expects views to have the frames of a table, with the outermost one at (0, 0) and proposed a
/// size.
@discardableResult
public func expectFrames(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil, _ table: String,
  tolerance: CGFloat = standardTolerance,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) -> ResolvedLayout {
  let result = view.layout(proposing: proposal, depth: depth, environment: change)
  expectFrames(in: result, table, tolerance: tolerance, sourceLocation: sourceLocation)
  return result
}

// MARK: - Results

/// Expects frames in a result.
public func expectFrames(
  in result: ResolvedLayout, tolerance: CGFloat = standardTolerance,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ExpectedFrames _ expected: () -> [ExpectedFrame]
) {
  let differences = frameDifferences(in: result, from: expected(), tolerance: tolerance)
  report(differences, of: result, sourceLocation)
}

/// Expects the frames of a table in a result.
public func expectFrames(
  in result: ResolvedLayout, _ table: String, tolerance: CGFloat = standardTolerance,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  report(
    frameDifferences(in: result, from: table, tolerance: tolerance), of: result, sourceLocation)
}

/// Records what is wrong with a result, if anything is, with its picture.
func report(
  _ differences: String?, of result: ResolvedLayout, _ sourceLocation: SourceLocation
) {
  guard let differences else { return }
  let picture = result.svg(
    SVGOptions(overlays: [.frames, .names, .window], margin: 8, background: .white))
  Attachment.record(Array(picture.utf8), named: "layout.svg", sourceLocation: sourceLocation)
  Issue.record(Comment(rawValue: differences), sourceLocation: sourceLocation)
}

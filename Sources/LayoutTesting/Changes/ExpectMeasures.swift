import LayoutKit
import Testing

/// Expects a layout to work out at most a number of sizes.
///
///     expectMeasures(atMost: 12, of: Feed(), in: CGSize(width: 390, height: 844))
///
/// The number is the same on every machine, so a test sees when a change makes layout do more work.
/// Sizes that are remembered, or that follow from a summary, don't count. The view is counted with
/// the state that it begins with, before actions such as that of `onAppear` change it.
///
/// - Returns: all counts of the layout.
@discardableResult
public func expectMeasures(
  atMost limit: Int, of view: some View, in window: CGSize, safeArea: EdgeInsets = EdgeInsets(),
  keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) -> LayoutStatistics {
  let tree = LayoutTree(view.layoutNode(environment: change))
  tree.layout(in: window, safeArea: safeArea, keyboardHeight: keyboardHeight)
  if let problem = excessiveMeasures(of: tree, limit: limit) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
  return tree.statistics
}

/// Describes what a tree's last layout did beyond a limit; `nil` if it worked out no more sizes
/// than that.
public func excessiveMeasures(of tree: LayoutTree, limit: Int) -> String? {
  let counts = tree.statistics
  guard counts.evaluations > limit else { return nil }
  return """
    Layout worked out \(counts.evaluations) sizes, \(counts.evaluations - limit) more than the \
    \(limit) allowed, for \(tree.nodeCount) nodes; it measured leaves \(counts.leafMeasures) times.
    """
}

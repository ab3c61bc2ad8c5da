import LayoutKit
import Testing

/// Expects a layout in a window to work out at most a number of sizes, and to measure leaves at
/// most so often.
///
///     expectMeasures(of: Feed(), in: CGSize(width: 390, height: 844), atMost: 12, leavesAtMost: 5)
///
/// The numbers are the same on every machine, so a test sees when a change makes layout do more
/// work. Sizes that are remembered, or that follow from what is known of a view in advance, don't
/// count. The view is counted with the state that it begins with, before actions such as that of
/// `onAppear` change it.
///
/// - Returns: all counts of the layout.
@discardableResult
public func expectMeasures(
  of view: some View, in window: CGSize, depth: CGFloat? = nil,
  safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  atMost limit: Int? = nil, leavesAtMost leafLimit: Int? = nil,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> LayoutStatistics {
  let tree = LayoutTree(view.layoutNode(environment: change), options: Root.options(change))
  tree.layout(in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight)
  let problem = excessiveMeasures(of: tree, atMost: limit, leavesAtMost: leafLimit)
  if let problem { fail(problem, comment(), sourceLocation) }
  return tree.statistics
}

/// Expects a layout that is proposed a size to work out at most a number of sizes, and to measure
/// leaves at most so often.
@discardableResult
public func expectMeasures(
  of view: some View, proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  atMost limit: Int? = nil, leavesAtMost leafLimit: Int? = nil,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> LayoutStatistics {
  let tree = LayoutTree(view.layoutNode(environment: change), options: Root.options(change))
  tree.layout(proposing: proposal, depth: depth)
  let problem = excessiveMeasures(of: tree, atMost: limit, leavesAtMost: leafLimit)
  if let problem { fail(problem, comment(), sourceLocation) }
  return tree.statistics
}

/// Describes what a tree's last layout did beyond limits; `nil` if it kept to them.
///
///     XCTAssertNil(excessiveMeasures(of: tree, atMost: 12))
///
/// - Parameters:
///   - tree: the tree.
///   - limit: how many sizes may be worked out; any number if `nil`.
///   - leafLimit: how often leaves may be measured; any number of times if `nil`.
public func excessiveMeasures(
  of tree: LayoutTree, atMost limit: Int? = nil, leavesAtMost leafLimit: Int? = nil
) -> String? {
  let counts = tree.statistics
  let excess = counts.evaluations - (limit ?? .max)
  let leafExcess = counts.leafMeasures - (leafLimit ?? .max)
  guard excess > 0 || leafExcess > 0 else { return nil }
  func number(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
  func beyond(_ excess: Int, _ limit: Int?) -> String {
    guard excess > 0, let limit else { return "" }
    return ", \(excess) more than the \(limit) allowed"
  }
  return """
    Layout worked out \(number(counts.evaluations, "size"))\(beyond(excess, limit))\(excess > 0 ? "," : "") \
    for \(number(tree.nodeCount, "node")); it measured leaves \
    \(number(counts.leafMeasures, "time"))\(beyond(leafExcess, leafLimit)).
    """
}

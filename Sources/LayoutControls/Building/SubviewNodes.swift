import LayoutCore

/// The nodes that a view stands for, which belong to the places where its subviews are put.
///
/// They are described where they are counted. A subview that is put where the environment is
/// another one is described again for that, with the views around it, from which it may inherit.
/// Places that follow each other in one environment share what was described.
package final class SubviewNodes {
  private let nodes: [LayoutNode]
  private let environment: EnvironmentValues
  private let deferred: DeferredContext
  private let describe: (_ wanted: Int?, EnvironmentValues) -> [LayoutNode]?
  /// Those that have been put somewhere.
  private var shown: Set<Int> = []
  /// The environment of the place before, with all nodes if they were described for it.
  private var other: (environment: EnvironmentValues, nodes: [LayoutNode]?)?

  /// - Parameters:
  ///   - deferred: where they are described.
  ///   - describe: returns all nodes in an environment, or only one that is wanted; `nil` if too
  ///     many have been described.
  init(
    _ nodes: [LayoutNode], in environment: EnvironmentValues, _ deferred: DeferredContext,
    _ describe: @escaping (_ wanted: Int?, EnvironmentValues) -> [LayoutNode]?
  ) {
    self.nodes = nodes
    self.environment = environment
    self.deferred = deferred
    self.describe = describe
  }

  var indices: Range<Int> { nodes.indices }

  /// A node as it was described where it was counted.
  subscript(index: Int) -> LayoutNode { nodes[index] }

  /// A node as it is described in an environment.
  package func node(_ index: Int, in environment: EnvironmentValues) -> LayoutNode {
    // Views that put a subview again, without those around, may put it elsewhere.
    if !shown.insert(index).inserted || deferred.isOver { deferred.noteCopies() }
    if !deferred.hasChanged, environment.isIdentical(to: self.environment) { return nodes[index] }
    let isLikeBefore =
      other.map { !deferred.hasChanged && environment.isIdentical(to: $0.environment) } ?? false
    if isLikeBefore, let known = other?.nodes { return known[index] }
    guard let described = describe(isLikeBefore ? nil : index, environment) else {
      return nodes[index].diagnostic(
        .tooLarge, problem: "too many subviews have surroundings of their own",
        outcome: "this one inherits from the place where it was counted",
        remedy: "Set what subviews share around all of them", namesNode: false)
    }
    let areAll = described.count == nodes.count
    other = (environment, areAll ? described : nil)
    return described[areAll ? index : 0]
  }
}

import LayoutCore

/// The nodes that a view stands for, which belong to the places where its subviews are put.
///
/// They are described where they are counted. A subview that is put where the environment is
/// another one is described again for that, together with those beside it: what it inherits may
/// come from views around it. Places that follow each other in one environment share what was
/// described.
package final class SubviewNodes {
  private let nodes: [LayoutNode]
  private let environment: EnvironmentValues
  private let describe: (EnvironmentValues) -> [LayoutNode]?
  private var other: (environment: EnvironmentValues, nodes: [LayoutNode])?

  init(
    _ nodes: [LayoutNode], in environment: EnvironmentValues,
    _ describe: @escaping (EnvironmentValues) -> [LayoutNode]?
  ) {
    self.nodes = nodes
    self.environment = environment
    self.describe = describe
  }

  var indices: Range<Int> { nodes.indices }

  /// A node as it was described where it was counted.
  subscript(index: Int) -> LayoutNode { nodes[index] }

  /// A node as it is described in an environment.
  package func node(_ index: Int, in environment: EnvironmentValues) -> LayoutNode {
    if environment.isIdentical(to: self.environment) { return nodes[index] }
    let described: [LayoutNode]
    if let other, environment.isIdentical(to: other.environment) {
      described = other.nodes
    } else if let again = describe(environment) {
      described = again
      other = (environment, again)
    } else {
      return nodes[index].diagnostic(
        .tooLarge, problem: "too many subviews have surroundings of their own",
        outcome: "this one inherits from the place where it was counted",
        remedy: "Set what subviews share around all of them", namesNode: false)
    }
    // What is there may depend on the environment too.
    return described.count == nodes.count ? described[index] : nodes[index]
  }
}

/// The way from a change to the root, as far as stacks on it may go on from what they know.
struct ChangePath {
  /// The stacks on the way, the innermost first.
  private(set) var steps = Buffer<Step>()

  /// A stack with the child that is on the way.
  struct Step: BitwiseCopyable {
    let stack: Int32
    let child: Int32
    /// What was known of the child before the change.
    let before: SummaryRecord
    /// The child's size before the change.
    let size: Size
  }
}

extension ChangePath {
  /// Goes on from a step to one around it.
  mutating func append(_ step: Step) { steps.append(step) }

  mutating func clear() { steps.shorten(to: 0) }

  func deallocate() { steps.deallocate() }
}

extension TreeStorage {
  /// Takes note of a node on the way to a change, of which the stack around it may know enough.
  func addStep(over child: Int, before: SummaryRecord, size: Size) {
    let stack = Int(nodes[child].parent)
    guard stack >= 0, nodes[stack].kind == .stack else { return }
    work.path.append(
      ChangePath.Step(stack: Int32(stack), child: Int32(child), before: before, size: size))
  }
}

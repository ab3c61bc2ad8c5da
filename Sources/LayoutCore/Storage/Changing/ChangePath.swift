/// The path from a change to the root, as far as the stacks on it can resume from what they know.
struct ChangePath {
  /// The stacks on the path, the innermost first.
  private(set) var steps = Buffer<Step>()

  /// A stack with its child on the path.
  struct Step: BitwiseCopyable {
    let stack: Int32
    let child: Int32
    /// The child's least and greatest lengths before the change, as far as the stack knew them.
    let range: LengthRange
    /// The child's size before the change.
    let size: Size
  }
}

extension ChangePath {
  /// Adds the next step outwards.
  mutating func append(_ step: Step) { steps.append(step) }

  mutating func clear() { steps.shorten(to: 0) }

  func deallocate() { steps.deallocate() }
}

extension TreeStorage {
  /// Records a node on the path to a change, if its parent is a stack, which may know enough to
  /// resume.
  func addStep(over child: Int, before range: LengthRange, _ size: Size) {
    let stack = Int(nodes[child].parent)
    guard stack >= 0, nodes[stack].kind == .stack else { return }
    work.path.append(
      ChangePath.Step(stack: Int32(stack), child: Int32(child), range: range, size: size))
  }
}

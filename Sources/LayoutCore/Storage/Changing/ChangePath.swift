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

  /// Returns the least and greatest lengths of a stack's child, as far as the stack knows them from
  /// its last questions.
  func rangeInStack(of child: Int) -> LengthRange {
    let stack = Int(nodes[child].parent)
    guard stack >= 0, nodes[stack].kind == .stack else { return .unknown }
    let (axis, proposal, summary) = (nodes[stack].axis, proposals[stack], summaries[child])
    func known(_ length: Double, for proposed: Double) -> Double {
      if !length.isNaN || proposal[axis].isNaN { return length }
      let question = Proposal(along: axis, proposed, proposal[axis.cross])
      return rememberedSize(of: child, for: question)?[axis] ?? .nan
    }
    return LengthRange(
      minimum: known(summary[axis].minimum, for: 0),
      maximum: known(summary[axis].maximum, for: .infinity))
  }

  private func rememberedSize(of node: Int, for proposal: Proposal) -> Size? {
    let (record, flags) = (nodes[node], nodes[node].flags)
    guard record.kind == .measured else {
      return flags.has(.volumetric)
        ? nil : memory.answer(of: node, to: proposal.essence(for: flags))
    }
    let leaf = measured[Int(record.payload)]
    return leaf.answer(to: proposal).map(leaf.size)
      ?? memory.answer(of: node, to: leaf.question(proposal))
  }
}

/// What a stack asks its children to find their turns, and knows of that later.
extension TreeStorage {
  /// Returns the size of a stack's child for a proposal that is not its last one.
  ///
  /// Shortcut: modifiers keep their answers too, so that the stack need not ask all of them again
  /// after a change of one.
  func sizeForRange(of child: Int, _ proposal: Proposal, along axis: Axis) -> Size {
    let (kind, flags) = (nodes[child].kind, nodes[child].flags)
    guard kind.isUnary, kind != .aspectRatio, flags.dependsOnOther(axis),
      options.shortcuts.contains(.resuming)
    else { return measure(child, proposal) }
    if let size = earlierAnswer(of: child, to: proposal, flags) { return size }
    let size = measure(child, proposal)
    if !work.isRefused { keepAnswer(size, of: child, to: proposal, flags) }
    return size
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
    guard nodes[node].kind == .measured else {
      return earlierAnswer(of: node, to: proposal, nodes[node].flags)
    }
    let leaf = Int(nodes[node].payload)
    return measured.base[leaf].answer(to: proposal).map { measured.base[leaf].size(of: $0) }
      ?? earlierSize(ofLeaf: leaf, proposal, node: node)
  }

  /// Returns the least and greatest lengths of a stack's child, asking it for those that are not
  /// known. Its size is the same afterwards.
  func askForRange(of child: Int, in stack: NodeRecord) -> LengthRange {
    var range = LengthRange(summaries[child][stack.axis])
    if range.isKnown { return range }
    let (axis, proposal) = (stack.axis, proposals[child])
    let breadth = proposals[Int(nodes[child].parent)][axis.cross]
    func ask(_ length: Double) -> Double {
      sizeForRange(of: child, Proposal(along: axis, length, breadth), along: axis)[axis]
    }
    if range.minimum.isNaN { range.minimum = ask(0) }
    if range.maximum.isNaN { range.maximum = ask(.infinity) }
    _ = measure(child, proposal)
    return work.isRefused ? .unknown : range
  }
}

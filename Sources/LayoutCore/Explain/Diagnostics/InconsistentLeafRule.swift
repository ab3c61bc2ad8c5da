extension LayoutDiagnostic.Rule {
  /// A leaf that answers equal proposals differently, or breaks its promise to wrap.
  public static let inconsistentLeaf = Self(rawValue: "inconsistentLeaf")
}

/// A measured leaf answers differently when it is asked the same again, or not as it promised.
///
/// Answers are remembered, so which of them a layout uses would be left to chance.
struct InconsistentLeafRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.inconsistentLeaf

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    findings(layout) { place, inspection in
      let record = inspection.storage.nodes[place.node]
      guard record.kind == .measured else { return nil }
      let leaf = inspection.storage.measuredLeaf(Int(record.payload))
      return problem(of: leaf, place.proposal).map { (place.node, $0) }
    }
  }

  private func problem(of leaf: MeasuredLeaf, _ proposal: Proposal) -> DiagnosticText? {
    for asked in [proposal, .unspecified] {
      let (first, second) = (leaf.measure(asked.viewSize), leaf.measure(asked.viewSize))
      if !first.isSame(as: second) {
        let (one, other) = (Size(first.size), Size(second.size))
        let answers =
          one == other
          ? "with different baselines" : "with \(one.plainText) and then \(other.plainText)"
        return DiagnosticText(
          "answers the proposal \(asked.plainText) \(answers)",
          remedy: "Equal proposals need equal answers: let the closure depend on nothing else")
      }
    }
    switch leaf.contract {
    case .arbitrary: return nil
    case .wrapping: return problemInOwnSize(of: leaf, proposal)
    case .truncating:
      return problemWithoutWidth(of: leaf)
        ?? problemInOwnSize(of: leaf, Proposal(proposal.width, .infinity))
    }
  }

  /// A leaf that wraps answers the same in its answer's own width, and in its own height where it
  /// truncates.
  private func problemInOwnSize(of leaf: MeasuredLeaf, _ proposal: Proposal) -> DiagnosticText? {
    guard proposal.width.isFinite else { return nil }
    let truncates = leaf.contract == .truncating
    let answer = Size(leaf.measure(proposal.viewSize).size)
    let again = Proposal(answer.width, truncates ? answer.height : proposal.height)
    let second = Size(leaf.measure(again.viewSize).size)
    guard !answer.isSame(as: second), answer.width <= proposal.width else { return nil }
    return DiagnosticText(
      "promises to wrap, but answers \(proposal.plainText) with \(answer.plainText) and "
        + "\(again.plainText) with \(second.plainText)",
      remedy: "A proposal of the answer's own \(truncates ? "size" : "width") must get the same "
        + "answer: promise nothing, or measure so")
  }

  private func problemWithoutWidth(of leaf: MeasuredLeaf) -> DiagnosticText? {
    let nothing = Proposal(0, .infinity)
    let answer = Size(leaf.measure(nothing.viewSize).size)
    guard answer.width != 0 else { return nil }
    return DiagnosticText(
      "promises to truncate, but answers \(nothing.plainText) with \(answer.plainText)",
      remedy: "A width of 0 must get the width 0: promise nothing, or measure so")
  }
}

extension LeafMeasurement {
  /// Whether both answers are the same, also if they are no numbers.
  fileprivate func isSame(as other: LeafMeasurement) -> Bool {
    Size(size).isSame(as: Size(other.size))
      && (firstBaseline ?? .nan).isSame(as: other.firstBaseline ?? .nan)
      && (lastBaseline ?? .nan).isSame(as: other.lastBaseline ?? .nan)
  }
}

extension Size {
  fileprivate func isSame(as other: Size) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
  }
}

extension BinaryFloatingPoint {
  fileprivate func isSame(as other: Self) -> Bool { self == other || (isNaN && other.isNaN) }
}

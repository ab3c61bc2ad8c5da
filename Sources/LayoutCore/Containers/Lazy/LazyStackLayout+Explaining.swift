extension LazyStackLayout: ExplainedLayout {
  func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> String {
    let (axis, cross) = (line.axis, line.axis.cross)
    let breadth = Proposal(proposal)[cross].isNaN ? "its \(cross.superlative) view" : "proposed"
    return "its views follow each other, each with its ideal \(axis.lengthName), and it is as "
      + "\(cross.adjective) as \(breadth)"
  }

  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    "a lazy stack proposes its own \(line.axis.cross.lengthName) and no \(line.axis.lengthName)"
  }

  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    let along =
      index == 0
      ? "it is the first" : "it follows view \(index) after a gap of \(cache.gaps[index].plainText)"
    return "\(along); on \(line.axis.cross.positionName), its \(line.guide.name) meets the stack's"
  }
}

/// What a lazy container says of rows that are described as they come in sight.
struct LazyRowsReasons: Explaining {
  let axis: Axis

  func reasonForAnswer(of view: ExplainedView) -> String { sentence }

  var sentence: String {
    "it is as \(axis.adjective) as its rows: those that were in sight are measured, the others "
      + "estimated"
  }
}

extension AspectRatio {
  func reasonForSize(of view: ExplainedView) -> String {
    "it is as large as its child, which need not keep to the shape"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    let proposal = view.proposal
    if proposal.width.isNaN, proposal.height.isNaN {
      return "nothing is proposed that a shape could be scaled to"
    }
    if child.proposal.isIdentical(to: proposal) {
      return "what is proposed has its shape already"
    }
    return "its shape of \(shape.plainText) is scaled to \(mode == .fit ? "fit" : "fill") "
      + proposal.plainText
  }
}

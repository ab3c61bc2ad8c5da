extension Padding {
  func reasonForSize(of view: ExplainedView) -> String {
    "its child is \(view.content.plainText), and its insets add \(total.plainText)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    let parts = Axis.allCases.filter { !view.proposal[$0].isNaN && total[$0] != 0 }.map { axis in
      "\(total[axis].plainText) off the \(axis.lengthName) \(view.proposal[axis].plainText)"
    }
    return parts.isEmpty
      ? "no length is proposed that its insets would change"
      : "its insets take \(parts.enumeration)"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its insets are \(leading.plainText) at the leading edge and \(top.plainText) at the top"
  }

  private var total: Size { Size(leading + trailing, top + bottom) }
}

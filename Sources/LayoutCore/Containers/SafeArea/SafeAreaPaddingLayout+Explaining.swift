extension SafeAreaPaddingLayout: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    "its view has \(total.plainText) of space around it"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "\(total.plainText) is kept free around it"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "\(Double(insets.leading).plainText) is kept free at the leading edge and "
      + "\(Double(insets.top).plainText) at the top"
  }

  private var total: Size {
    Size(Double(insets.total(.horizontal)), Double(insets.total(.vertical)))
  }
}

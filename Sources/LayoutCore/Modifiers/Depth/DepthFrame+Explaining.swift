// What frames and insets along the depth say: they leave the plane to their child.

extension DepthFrame {
  func reasonForAnswer(of view: ExplainedView) -> String {
    depth.isNaN
      ? "it is as large as its child"
      : "it is as large as its child, and its depth is fixed at \(depth.plainText)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    depth.isNaN
      ? "it passes on its own proposal"
      : "it passes on its own width and height, and a depth of \(depth.plainText)"
  }
}

extension FlexibleDepthFrame {
  func reasonForAnswer(of view: ExplainedView) -> String {
    limits.isUnlimited
      ? "it is as large as its child"
      : "it is as large as its child, with a depth of \(limitsInWords)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    limits.isUnlimited
      ? "it passes on its own proposal"
      : "it passes on its own width and height, and a depth of \(limitsInWords)"
  }

  private var limitsInWords: String {
    [("at least", limits.minimum), ("ideally", limits.ideal), ("at most", limits.maximum)]
      .filter { !$0.1.isNaN }.map { "\($0.0) \($0.1.plainText)" }.enumeration
  }
}

extension DepthPadding {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "it is as large as its child, and its insets add \((front + back).plainText) to the depth"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "it passes on its own width and height, and its insets take \((front + back).plainText) off the "
      + "depth"
  }
}

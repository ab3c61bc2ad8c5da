extension VolumeAspectRatio {
  func reasonForSize(of view: ExplainedView) -> String {
    "it is as large as its child, which need not keep to the shape"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    let name = shape.map { "its shape of \($0)" } ?? "its child's own shape"
    return "\(name) is scaled to \(mode == .fit ? "fit" : "fill") what is proposed"
  }
}

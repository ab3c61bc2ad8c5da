extension VolumeRotation {
  func reasonForSize(of view: ExplainedView) -> String {
    "its child needs that much room once it is turned"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    permutesAxes
      ? "its turn brings axes onto axes, so the proposed lengths change places with them"
      : "it passes on its own proposal, whatever its turn"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its turned child is in the middle of it"
  }
}

/// What a modifier says of its numbers where a layout is explained, in halves of sentences.
///
/// Each is written beside the arithmetic that it tells of.
protocol ExplainedModifier {
  /// Why the child is proposed what it is.
  func reasonForProposal(_ child: Proposal, from proposal: Proposal) -> String
  /// Why the modifier is as large as it is.
  func reasonForSize(_ size: Size, around child: Size, for proposal: Proposal) -> String
  /// Why the child is where it is; `nil` if guides decide.
  func reasonForPlace(of child: Size, in size: Size) -> String?
}

extension ExplainedModifier {
  func reasonForPlace(of child: Size, in size: Size) -> String? { nil }
}

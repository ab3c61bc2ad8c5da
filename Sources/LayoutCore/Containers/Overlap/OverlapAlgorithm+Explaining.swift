/// What a container of overlapping views says of its size.
struct OverlapReasons: Explaining {
  let count: Int
  /// How many of the views have the highest priority.
  let decidingCount: Int

  func reasonForSize(of view: ExplainedView) -> String {
    if count == 0 { return "it has no views" }
    if count == 1 { return "it is as large as its view" }
    return decidingCount == count
      ? "that is what its \(count) views cover, aligned"
      : "that is what \(decidingCount) of its \(count) views cover, those of the highest priority"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "every view in it is proposed its own size"
  }
}

/// What a leaf says that has one size for all proposals.
struct FixedReasons: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    "its size is fixed, whatever is proposed"
  }
}

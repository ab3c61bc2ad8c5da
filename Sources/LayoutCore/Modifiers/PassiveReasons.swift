/// What a modifier says that changes nothing in the plane.
struct PassiveReasons: Explaining {}

/// What a stack says that is its only view.
struct OnlyViewReasons: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    "a stack of exactly one view is that view"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "a stack of exactly one view is that view"
  }
}

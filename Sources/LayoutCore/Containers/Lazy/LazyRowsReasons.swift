/// What a lazy container says of rows that are described as they come in sight.
struct LazyRowsReasons: Explaining {
  let axis: Axis

  func reasonForSize(of view: ExplainedView) -> String {
    "it is as \(axis.adjective) as its rows: those that were in sight are measured, the others "
      + "estimated"
  }
}

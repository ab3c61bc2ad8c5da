extension FixedFrame {
  func reasonForSize(of view: ExplainedView) -> String {
    reason { $0.asLarge(as: "its child") }
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    reason { "the \($0.lengthName) is passed on" }
  }

  /// The lengths that are fixed, and what is said of an axis on which the child decides.
  private func reason(otherwise: (Axis) -> String) -> String {
    if !width.isNaN, !height.isNaN {
      return "its size is fixed at \(Size(width, height).plainText)"
    }
    return Axis.clauses { axis in
      fixed(axis).isNaN
        ? otherwise(axis) : "its \(axis.lengthName) is fixed at \(fixed(axis).plainText)"
    }
  }
}

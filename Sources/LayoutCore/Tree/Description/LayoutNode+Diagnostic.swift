extension LayoutNode {
  /// Adds a diagnostic about the node's description, which the result reports.
  ///
  /// - Parameters:
  ///   - rule: the rule that was broken: a built-in one or your own.
  ///   - message: what is wrong, and what was done instead.
  public func diagnostic(_ rule: LayoutDiagnostic.Rule, _ message: String) -> LayoutNode {
    noting([NodeAttributes.Problem(rule: rule, message: message)])
  }
}

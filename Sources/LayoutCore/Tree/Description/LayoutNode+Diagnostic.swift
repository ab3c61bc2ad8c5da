extension LayoutNode {
  /// Notes something that was wrong when the node was described, for the result's diagnostics.
  ///
  /// - Parameters:
  ///   - rule: the rule that was broken, which a client may have made itself.
  ///   - message: what is wrong, and what was done instead.
  public func diagnostic(_ rule: LayoutDiagnostic.Rule, _ message: String) -> LayoutNode {
    noting([NodeAttributes.Problem(rule: rule, message: message)])
  }
}

extension LayoutNode {
  /// Adds a diagnostic about the node's description, which the result reports.
  ///
  ///     label.diagnostic(
  ///       .missingPrice, problem: "has no price", outcome: "a dash is shown",
  ///       remedy: "Load the prices first")
  ///     // Text "label" has no price; a dash is shown. Load the prices first.
  ///
  /// - Parameters:
  ///   - rule: the rule that was broken, which a client may have made itself.
  ///   - problem: what is wrong, as the rest of a sentence that begins with the node's name.
  ///   - outcome: what was done about it.
  ///   - remedy: what can be done about it.
  ///   - namesNode: whether the sentence begins with the node's name. If not, the problem is a
  ///     sentence of its own, which gets a capital letter and a full stop unless it has them.
  public func diagnostic(
    _ rule: LayoutDiagnostic.Rule, problem: String, outcome: String? = nil, remedy: String? = nil,
    namesNode: Bool = true
  ) -> LayoutNode {
    let text = DiagnosticText(
      problem, outcome: outcome, remedy: remedy, subject: namesNode ? .view : .none)
    return noting([NodeAttributes.Problem(rule, text)])
  }
}

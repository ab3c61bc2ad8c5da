extension LayoutNode {
  /// Adds a diagnostic about the node's description, which the result reports.
  ///
  ///     label.diagnostic(.missingPrice, "the price is missing; a dash is shown")
  ///
  /// - Parameters:
  ///   - rule: the rule that was broken, which a client may have made itself.
  ///   - message: what is wrong, and what was done instead. It gets a capital letter and a full
  ///     stop, unless it has them.
  public func diagnostic(_ rule: LayoutDiagnostic.Rule, _ message: String) -> LayoutNode {
    noting([NodeAttributes.Problem(rule, DiagnosticText(message, subject: .none))])
  }

  /// Notes something that was wrong with the node, in parts of which the library makes sentences
  /// about it.
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
  public func diagnostic(
    _ rule: LayoutDiagnostic.Rule, problem: String, outcome: String? = nil, remedy: String? = nil
  ) -> LayoutNode {
    noting([
      NodeAttributes.Problem(rule, DiagnosticText(problem, outcome: outcome, remedy: remedy))
    ])
  }
}

/// Reporting problems as they are found.
extension TreeStorage {
  /// Adds a diagnostic for a node, unless the node has the same one already.
  func report(_ rule: LayoutDiagnostic.Rule, _ node: Int, _ text: DiagnosticText) {
    findings.add(diagnostic(rule, node, text), at: node)
  }

  /// A diagnostic for a number that is of no use, with what was done about it.
  func report(number problem: String, _ node: Int, _ outcome: String) {
    report(.invalidNumber, node, DiagnosticText(problem, outcome: outcome))
  }

  private func diagnostic(
    _ rule: LayoutDiagnostic.Rule, _ node: Int, _ text: DiagnosticText
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      rule: rule, path: path(to: node), message: text.sentences(about: name(of: node)))
  }

  /// Records what is wrong with the proposal to the root; `nil` if nothing is.
  func report(ofProposal problems: [DiagnosticText]) {
    let name = name(of: 0)
    findings.proposal =
      problems.isEmpty
      ? nil
      : LayoutDiagnostic(
        rule: .invalidNumber, path: path(to: 0),
        message: problems.map { $0.sentences(about: name) }.joined(separator: " "))
  }

  /// The problems with the description, and those found during layout.
  var allDiagnostics: [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    if !attributes.allSatisfy(\.problems.isEmpty) {
      forEachNode(below: 0) { node in
        for problem in attributes(of: node)?.problems ?? [] {
          found.append(diagnostic(problem.rule, node, problem.text))
        }
      }
    }
    return found + findings.diagnostics + missedChanges
  }

  /// The changes since the layout before that found no node.
  private var missedChanges: [LayoutDiagnostic] {
    findings.missedChanges.map { change in
      LayoutDiagnostic(
        rule: .unknownID, path: "",
        message: DiagnosticText(
          "nothing was \(change.verb): "
            + UnknownID.message(change.id, lead: "the tree has no view with the id", nodesByID.keys),
          subject: .none
        ).sentences(about: ""))
    }
  }
}

extension ResolvedLayout {
  /// What was wrong with the tree, and what was done about it.
  public var diagnostics: [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    for node in 0..<storage.count where storage.nodes[node].attributes >= 0 {
      let attributes = storage.attributes[Int(storage.nodes[node].attributes)]
      for problem in attributes.problems {
        found.append(
          LayoutDiagnostic(
            rule: problem.rule, path: storage.path(to: node), message: problem.message))
      }
    }
    return found + storage.diagnostics
  }
}

extension ResolvedLayout {
  /// What is probably not meant in the layout, a short text each, with a remedy.
  ///
  ///     for finding in result.lint() { print(finding) }
  ///     result.lint(only: [.overflow], expecting: ["title", "subtitle"])
  ///
  /// What was reported while the tree was described and laid out, as ``diagnostics`` says, comes
  /// first. The other rules look at the finished layout when they are asked, and cost nothing
  /// before; what each finds is in the order of the nodes.
  ///
  /// - Parameters:
  ///   - rules: the rules to check; all if `nil`.
  ///   - ids: ids that views are expected to have.
  public func lint(
    only rules: Set<LayoutDiagnostic.Rule>? = nil, expecting ids: [AnyHashable] = []
  ) -> [LayoutDiagnostic] {
    func isAsked(_ rule: LayoutDiagnostic.Rule) -> Bool { rules?.contains(rule) ?? true }
    let layout = LintedLayout(self, expecting: ids)
    return diagnostics.filter { isAsked($0.rule) }
      + DiagnosticRules.all.filter { isAsked($0.rule) }.flatMap { rule in
        rule.check(layout).sorted { $0.place < $1.place }
      }
  }
}

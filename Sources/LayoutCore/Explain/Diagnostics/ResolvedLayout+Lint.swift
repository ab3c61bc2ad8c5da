extension ResolvedLayout {
  /// What is probably not meant in the layout, a sentence each, with a remedy.
  ///
  ///     for finding in result.lint() { print(finding) }
  ///     result.lint(only: [.overflow], expecting: ["title", "subtitle"])
  ///
  /// What was reported while the tree was described and laid out, as ``diagnostics`` says, comes first.
  /// The other rules look at the finished layout when they are asked, and cost nothing before.
  ///
  /// - Parameters:
  ///   - rules: the rules to check; all if `nil`.
  ///   - ids: ids that views are expected to have.
  public func lint(
    only rules: Set<LayoutDiagnostic.Rule>? = nil, expecting ids: [AnyHashable] = []
  ) -> [LayoutDiagnostic] {
    func isAsked(_ rule: LayoutDiagnostic.Rule) -> Bool { rules?.contains(rule) ?? true }
    var found = diagnostics.filter { isAsked($0.rule) }
    if isAsked(.unknownID) { found += UnknownIDRule.check(self, ids) }
    let asked = DiagnosticRules.all.filter { isAsked($0.rule) }
    guard !asked.isEmpty, !storage.work.isRefused else { return found }
    let inspection = Inspection(self)
    for rule in asked {
      rule.check(inspection)
      found += inspection.take(rule.rule)
    }
    return found
  }
}

/// A thing that is probably not meant, found by looking at a finished layout.
protocol DiagnosticRule: Sendable {
  /// The rule's name in diagnostics.
  var rule: LayoutDiagnostic.Rule { get }
  /// Reports what breaks the rule.
  func check(_ inspection: Inspection)
}

enum DiagnosticRules {
  /// The rules that look at a finished layout, in the order in which their findings are listed.
  static let all: [any DiagnosticRule] = [
    UnusedGuideRule(), OverflowRule(), NoRoomToGrowRule(), LostPriorityRule(), DuplicateIDRule(),
    InconsistentLeafRule(), ManyMeasuresRule(),
  ]
}

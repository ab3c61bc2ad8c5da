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
    guard !storage.work.isRefused else { return found }
    if isAsked(.duplicateID) { found += DuplicateIDRule.check(self) }
    let asked = DiagnosticRules.all.filter { isAsked($0.rule) }
    guard !asked.isEmpty else { return found }
    let inspections = inspections(of: storage, proposal)
    for rule in asked { found += inspections.flatMap { $0.findings(of: rule) } }
    return found
  }

  /// The tree, and those that were described for its nodes, gone through again.
  private func inspections(of storage: TreeStorage, _ proposal: Proposal) -> [Inspection] {
    var inspections = [Inspection(storage, proposal)]
    for host in storage.islands.keys.sorted() where !storage.isLeftOut(Int(host)) {
      for island in storage.islands[host] ?? [] {
        inspections += self.inspections(
          of: island.storage, storage.proposal(toIslandsIn: Int(host)))
      }
    }
    return inspections
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
    UnusedGuideRule(), OverflowRule(), NoRoomToGrowRule(), LostPriorityRule(),
    InconsistentLeafRule(),
    ManyMeasuresRule(),
  ]
}

/// A thing that is probably not meant, found by looking at a finished layout.
protocol DiagnosticRule: Sendable {
  /// The rule's name in diagnostics.
  var rule: LayoutDiagnostic.Rule { get }
  /// Finds what breaks the rule.
  func check(_ layout: LintedLayout) -> [LayoutDiagnostic]
}

enum DiagnosticRules {
  /// The rules that look at a finished layout, in the order in which their findings are listed.
  static let all: [any DiagnosticRule] = [
    UnknownIDRule(), DuplicateIDRule(), UnusedGuideRule(), OverflowRule(), NoRoomToGrowRule(),
    LostPriorityRule(), InconsistentLeafRule(), ManyMeasuresRule(),
  ]
}

/// A finished layout as rules look at it.
final class LintedLayout {
  let result: ResolvedLayout
  /// The ids that views are expected to have.
  let expectedIDs: [AnyHashable]
  /// The tree, and those that were described for its nodes, gone through again; none if nothing was
  /// laid out.
  private(set) lazy var inspections: [Inspection] =
    wasRefused ? [] : Self.inspections(of: result.storage, result.proposal)

  init(_ result: ResolvedLayout, expecting ids: [AnyHashable]) {
    self.result = result
    self.expectedIDs = ids
  }

  /// Whether the tree was too deep to be laid out.
  var wasRefused: Bool { result.storage.work.isRefused }

  private static func inspections(of storage: TreeStorage, _ proposal: Proposal) -> [Inspection] {
    var inspections = [Inspection(storage, proposal)]
    for (host, trees) in storage.shownNestedTrees {
      let proposal = storage.proposal(toNestedTreesIn: host)
      for tree in trees { inspections += self.inspections(of: tree.storage, proposal) }
    }
    return inspections
  }
}

extension DiagnosticRule {
  /// A finding about a node of a tree.
  func finding(
    about node: Int, in storage: TreeStorage, _ text: DiagnosticText
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      rule: rule, path: storage.fullPath(to: node),
      message: text.sentences(about: storage.name(of: node)),
      place: storage.fullPlace(of: node))
  }

  /// What breaks the rule at the places of all trees.
  func findings(
    _ layout: LintedLayout,
    _ check: (ReplayedChild, Inspection) -> (Int, DiagnosticText)?
  ) -> [LayoutDiagnostic] {
    layout.inspections.flatMap { inspection in
      inspection.placed.compactMap { place in
        check(place, inspection).map { finding(about: $0.0, in: inspection.storage, $0.1) }
      }
    }
  }
}

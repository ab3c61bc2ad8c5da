/// Reporting problems as they are found.
extension TreeStorage {
  /// Adds a finding about a node, unless the node has the same one already.
  func report(
    _ rule: LayoutDiagnostic.Rule, _ node: Int, _ text: DiagnosticText, isOfOneLayout: Bool = false
  ) {
    findings.add(Finding(rule: rule, node: Int32(node), text: text, isOfOneLayout: isOfOneLayout))
  }

  /// Reports a number that is of no use, with what was done about it.
  func report(number problem: String, _ node: Int, _ outcome: String) {
    report(.invalidNumber, node, DiagnosticText(problem, outcome: outcome))
  }
}

// MARK: - Reading

extension TreeStorage {
  /// The problems with the description, those found during layout, and the changes before it that
  /// found no node. Problems that read the same are listed once.
  var listedDiagnostics: [LayoutDiagnostic] {
    var seen: Set<[String]> = []
    let found = diagnostics(at: [], around: []).filter {
      seen.insert([$0.rule.rawValue, $0.path, $0.message]).inserted
    }
    return found.prefix(Findings.maxCount) + missedChanges
  }

  /// All of them, also those that read the same.
  var allDiagnostics: [LayoutDiagnostic] { diagnostics(at: [], around: []) + missedChanges }

  /// The problems of this tree, and then those of the trees inside of its nodes.
  ///
  /// - Parameters:
  ///   - place: the child numbers on the way to this tree's root.
  ///   - outerPath: the names of what is around this tree.
  private func diagnostics(at place: [Int], around outerPath: [String]) -> [LayoutDiagnostic] {
    func diagnostic(
      _ rule: LayoutDiagnostic.Rule, _ node: Int, _ message: String
    ) -> LayoutDiagnostic {
      LayoutDiagnostic(
        rule: rule, path: (outerPath + [path(to: node)]).joined(separator: " › "),
        message: message, place: NodePlace(place + path(ofNumbersTo: node)))
    }
    var found: [LayoutDiagnostic] = []
    if !attributes.allSatisfy({ $0.problems.isEmpty }) {
      forEachNode(below: 0) { node in
        for problem in attributes(of: node)?.problems ?? [] {
          found.append(
            diagnostic(problem.rule, node, problem.text.sentences(about: name(of: node))))
        }
      }
    }
    for finding in findings.entries {
      let node = Int(finding.node)
      found.append(diagnostic(finding.rule, node, finding.text.sentences(about: name(of: node))))
    }
    if !findings.proposal.isEmpty {
      let sentences = findings.proposal.map { $0.sentences(about: name(of: 0)) }
      found.append(diagnostic(.invalidNumber, 0, sentences.joined(separator: " ")))
    }
    for (host, trees) in shownNestedTrees {
      let names = outerPath + [path(to: host)]
      let inside = place + path(ofNumbersTo: host)
      for (number, tree) in trees.enumerated() {
        found += tree.storage.diagnostics(at: inside + [number], around: names)
      }
    }
    return found
  }

  private var missedChanges: [LayoutDiagnostic] {
    guard !findings.missedChanges.isEmpty else { return [] }
    let late = nestedIDs
    let unknown = UnknownID(among: ids.all.union(late))
    return findings.missedChanges.map { change in
      let view = "the view with the id \"\(change.id.base)\""
      let reason =
        switch change.reason {
        case .isDescribedAgain:
          "each layout describes \(view) again, because a reader's content keeps its proxy, a "
            + "preference can't be compared, or a row goes by the size of the container around"
        case .isBeingLaidOut: "\(view) was part of a layout in progress"
        case .unknown where late.contains(change.id):
          "\(view) was not described before this layout"
        case .unknown: unknown.message(change.id, lead: "the tree has no view with the id")
        }
      return LayoutDiagnostic(
        rule: .unknownID, path: "",
        message: DiagnosticText("nothing was \(change.verb): \(reason)", subject: .none)
          .sentences(about: ""))
    }
  }
}

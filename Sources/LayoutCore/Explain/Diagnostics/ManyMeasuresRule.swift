extension LayoutDiagnostic.Rule {
  /// A view that is asked for more sizes than are remembered.
  public static let manyMeasures = Self(rawValue: "manyMeasures")
}

/// A view is asked so many different proposals in one layout that the questions grow out of bound.
///
/// Built-in containers ask combinations of 0, infinity, nothing and one share for each axis.
/// Clients' layouts that try several sizes multiply that at each level.
struct ManyMeasuresRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.manyMeasures

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    findings(layout) { place, inspection in
      let storage = inspection.storage
      let count = inspection.questions[place.node] ?? 0
      guard count > AnswerMemory.answersPerNode else { return nil }
      let layouts = storage.ancestors(of: place.node).filter { storage.nodes[$0].kind == .layout }
      // Everything inside is asked as often; the outermost is where it starts.
      let parent = Int(storage.nodes[place.node].parent)
      if parent >= 0, (inspection.questions[parent] ?? 0) > AnswerMemory.answersPerNode {
        return nil
      }
      let askers = layouts.isEmpty ? "the views" : layouts.map { storage.name(of: $0) }.enumeration
      let text = DiagnosticText(
        "is asked for \(count) different sizes in one layout, more than the "
          + "\(AnswerMemory.answersPerNode) that are remembered, by \(askers) around it",
        remedy: "Questions multiply with each level: ask for fewer sizes, or keep the answers in a "
          + "cache")
      return (place.node, text)
    }
  }
}

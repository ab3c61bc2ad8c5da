extension LayoutDiagnostic.Rule {
  /// A guide that is set where nobody aligns by it.
  public static let unusedGuide = Self(rawValue: "unusedGuide")
}

/// A guide is set, but its closure never runs, because no view around aligns by that guide.
struct UnusedGuideRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unusedGuide

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.inspections.flatMap { inspection in
      inspection.placed.flatMap { check($0.node, inspection) }
    }
  }

  private func check(_ node: Int, _ inspection: Inspection) -> [LayoutDiagnostic] {
    let storage = inspection.storage
    guard storage.nodes[node].attributes >= 0 else { return [] }
    let attributes = storage.attributeRecords[Int(storage.nodes[node].attributes)]
    let guides = Int(attributes.firstGuide)..<Int(attributes.firstGuide + attributes.guideCount)
    return guides.filter { !inspection.didRun(guide: $0) }.compactMap { index in
      let key = storage.guide(index).key
      let isSetAgain = guides.contains { $0 > index && storage.guide($0).key == key }
      let text =
        isSetAgain
        ? DiagnosticText(
          "sets `\(key.name)` more than once", outcome: "only the one set last counts")
        : text(key, node, storage)
      return text.map { finding(about: node, in: storage, $0) }
    }
  }

  private func text(_ key: GuideKey, _ node: Int, _ storage: TreeStorage) -> DiagnosticText? {
    for parent in storage.parents(of: node) {
      // A client's layout may read any guide, in cases that this layout is none of.
      if storage.nodes[parent].kind == .layout { return nil }
      guard let aligned = storage.alignedGuides(of: parent) else { continue }
      // A stack around a single view has nothing to align, but would as soon as there are more.
      if aligned.contains(key) { return nil }
      if let other = aligned.first(where: { $0.axis == key.axis }) {
        return DiagnosticText(
          "sets `\(key.name)`, but \(storage.name(of: parent)) around it aligns by `\(other.name)`",
          outcome: "the closure never runs",
          remedy: "Align by `\(key.name)` there, or don't set it")
      }
    }
    return DiagnosticText(
      "sets `\(key.name)`, but nothing around it aligns views by any \(key.axis) guide",
      outcome: "the closure never runs",
      remedy: "Put the view into a container that does, or don't set it")
  }
}

extension TreeStorage {
  /// The guides by which a node aligns what is in it; `nil` if it aligns nothing.
  fileprivate func alignedGuides(of node: Int) -> [GuideKey]? {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .stack: return [guide(ofStack: record)]
    case .transparent:
      if record.orientation != .neither { return [guide(ofStack: record)] }
      return [guidePairs[payload].horizontal, guidePairs[payload].vertical]
    case .zstack, .overlay, .background:
      return [guidePairs[payload].horizontal, guidePairs[payload].vertical]
    case .grid: return [grids[payload].alignment.horizontal, grids[payload].alignment.vertical]
    default: return alignment(of: record).map { [$0.horizontal, $0.vertical] }
    }
  }
}

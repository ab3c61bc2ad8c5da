extension LayoutDiagnostic.Rule {
  /// A guide that is set where nobody aligns by it.
  public static let unusedGuide = Self(rawValue: "unusedGuide")
}

/// A guide is set, but its closure never runs, because no view around aligns by that guide.
struct UnusedGuideRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unusedGuide

  func check(_ inspection: Inspection) {
    let storage = inspection.storage
    for place in inspection.placed where storage.nodes[place.node].attributes >= 0 {
      let attributes = storage.attributeRecords[Int(storage.nodes[place.node].attributes)]
      let guides = Int(attributes.firstGuide)..<Int(attributes.firstGuide + attributes.guideCount)
      for index in guides where !inspection.didRun(guide: index) {
        let key = storage.guides[index].key
        let isSetAgain = guides.contains { $0 > index && storage.guides[$0].key == key }
        if let reason = isSetAgain
          ? "is set on it more than once, and the one set last counts"
          : reason(key, place.node, storage)
        {
          inspection.report(rule, place.node, "`\(key.name)` \(reason)")
        }
      }
    }
  }

  private func reason(_ key: GuideKey, _ node: Int, _ storage: TreeStorage) -> String? {
    let view = storage.name(of: node)
    for parent in storage.parents(of: node) {
      // A client's layout may read any guide, in cases that this layout is none of.
      if storage.nodes[parent].kind == .layout { return nil }
      guard let aligned = storage.alignedGuides(of: parent) else { continue }
      // A stack around a single view has nothing to align, but would as soon as there are more.
      if aligned.contains(key) { return nil }
      if let other = aligned.first(where: { $0.axis == key.axis }) {
        return "is set on \(view), but \(storage.name(of: parent)) around it aligns by "
          + "`\(other.name)`: the closure never runs. Align by `\(key.name)` there, or don't set it"
      }
    }
    return "is set on \(view), but nothing around it aligns views by any \(key.axis) guide: the "
      + "closure never runs. Put the view into a container that does, or don't set it"
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
      if record.orientation != NodeRecord.noOrientation { return [guide(ofStack: record)] }
      return [guidePairs[payload].horizontal, guidePairs[payload].vertical]
    case .zstack, .overlay, .background:
      return [guidePairs[payload].horizontal, guidePairs[payload].vertical]
    case .grid: return [grids[payload].alignment.horizontal, grids[payload].alignment.vertical]
    default: return alignment(of: record).map { [$0.horizontal, $0.vertical] }
    }
  }
}

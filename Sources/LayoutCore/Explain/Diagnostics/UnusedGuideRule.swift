extension LayoutDiagnostic.Rule {
  /// A guide that is set where nobody aligns by it.
  public static let unusedGuide = Self(rawValue: "unusedGuide")
}

/// A guide is set, but its closure never runs, because no view around aligns by that guide, or one
/// in between keeps it to itself.
struct UnusedGuideRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unusedGuide

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.inspections.flatMap { inspection in
      inspection.placed.flatMap { check($0.node, inspection) }
    }
  }

  private func check(_ node: Int, _ inspection: Inspection) -> [LayoutDiagnostic] {
    let storage = inspection.storage
    let guides = storage.guides(setBy: node)
    return guides.filter { !inspection.didRun(guide: $0) }.compactMap { index in
      let key = storage.guide(index).key
      let isSetAgain = guides.contains { $0 > index && storage.guide($0).key == key }
      let text =
        isSetAgain
        ? DiagnosticText(
          "sets `\(key.name)` more than once", outcome: "only the one set last counts")
        : text(key, node, inspection)
      return text.map { finding(about: node, in: storage, $0) }
    }
  }

  /// What is wrong with a guide that was not read; `nil` if it may be read as soon as anything else
  /// changes.
  private func text(_ key: GuideKey, _ node: Int, _ inspection: Inspection) -> DiagnosticText? {
    let storage = inspection.storage
    var (inner, keeper, other): (Int, Int?, (node: Int, key: GuideKey)?) = (node, nil, nil)
    for parent in storage.ancestors(of: node) {
      defer { inner = parent }
      let aligned = storage.alignedGuides(of: parent, around: inner)
      let match = aligned?.first { $0.axis == key.axis }
      if let keeper {
        guard match != nil || storage.mayReadAnyGuide(parent) else { continue }
        let name = storage.name(of: keeper)
        return DiagnosticText(
          "sets `\(key.name)`, but \(name) around it doesn't pass it on",
          outcome: "the closure never runs", remedy: "Set it on \(name), or don't set it")
      }
      // A stack around a single view has nothing to align, but would as soon as there are more. A
      // client's layout may read any guide, in cases that this layout is none of.
      if aligned?.contains(key) ?? storage.mayReadAnyGuide(parent) { return nil }
      if other == nil { other = match.map { (parent, $0) } }
      if !storage.passes(key, of: inner, through: parent) {
        if other != nil { break }
        keeper = parent
      } else if let again = storage.guides(setBy: parent).last(where: {
        storage.guide($0).key == key
      }) {
        guard inspection.didRun(guide: again) else { return nil }
        return DiagnosticText(
          "sets `\(key.name)`, but \(storage.name(of: parent)) around it sets it again",
          outcome: "only the one set last counts")
      }
    }
    if let other {
      return DiagnosticText(
        "sets `\(key.name)`, but \(storage.name(of: other.node)) around it aligns by "
          + "`\(other.key.name)`", outcome: "the closure never runs",
        remedy: "Align by `\(key.name)` there, or don't set it")
    }
    return DiagnosticText(
      "sets `\(key.name)`, but nothing around it aligns views by any \(key.axis) guide",
      outcome: "the closure never runs",
      remedy: "Put the view into a container that does, or don't set it")
  }
}

extension TreeStorage {
  /// The guides that a node sets, the innermost first.
  fileprivate func guides(setBy node: Int) -> Range<Int> {
    guard nodes[node].attributes >= 0 else { return 0..<0 }
    let attributes = attributeRecords[Int(nodes[node].attributes)]
    return Int(attributes.firstGuide)..<Int(attributes.firstGuide + attributes.guideCount)
  }

  /// Whether a node may ask what is inside for any guide.
  fileprivate func mayReadAnyGuide(_ node: Int) -> Bool {
    guard nodes[node].kind == .layout else { return false }
    let layout = layouts[Int(nodes[node].payload)].box.layout
    return !(layout is any OpaqueLayout || layout is ViewThatFitsLayout)
  }

  /// Whether a guide that is set in a child of a node is one of the node's own.
  fileprivate func passes(_ key: GuideKey, of child: Int, through node: Int) -> Bool {
    let record = nodes[node]
    if record.kind.isUnary { return child == Int(record.first) }
    if record.kind != .layout { return !key.role.isFrameGuide }
    return !(layouts[Int(record.payload)].box.layout is any OpaqueLayout)
  }

  /// The guides by which a node aligns a child; `nil` if it aligns nothing.
  fileprivate func alignedGuides(of node: Int, around child: Int) -> [GuideKey]? {
    let record = nodes[node]
    let payload = Int(record.payload)
    switch record.kind {
    case .stack: return [guide(ofStack: record)]
    case .transparent:
      if record.orientation != .neither { return [guide(ofStack: record)] }
      return [guidePairs[payload].horizontal, guidePairs[payload].vertical]
    case .zstack, .overlay, .background:
      return [guidePairs[payload].horizontal, guidePairs[payload].vertical]
    case .grid:
      var pair = grids[payload].alignment
      if let structure = grids[payload].structure, !structure.isPlain {
        let cell = structure.cells[child - Int(record.first)]
        if !cell.usesGuides { return [] }
        pair = structure.guides(of: cell, pair)
      }
      return [pair.horizontal, pair.vertical]
    default: return alignment(of: record).map { [$0.horizontal, $0.vertical] }
    }
  }
}

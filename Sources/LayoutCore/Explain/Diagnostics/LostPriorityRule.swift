extension LayoutDiagnostic.Rule {
  /// A layout priority that is set inside of a modifier which doesn't pass it on.
  public static let lostPriority = Self(rawValue: "lostPriority")
}

/// A layout priority is set inside of padding, a frame, or another modifier with a size of its own: the
/// container around never sees it.
struct LostPriorityRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.lostPriority

  func check(_ inspection: Inspection) {
    let storage = inspection.storage
    for place in inspection.placed {
      guard let priority = storage.attributes(of: place.node)?.priority, priority != 0,
        let (modifier, container) = loss(of: place.node, storage)
      else { continue }
      inspection.report(
        rule, place.node,
        "the layout priority \(priority.plainText) of \(storage.name(of: place.node)) is lost in "
          + "\(storage.name(of: modifier)), which \(storage.name(of: container)) sees in its place. "
          + "Set the priority after that modifier")
    }
  }

  /// The modifier that keeps a priority from its container, if one does, and the container.
  private func loss(of node: Int, _ storage: TreeStorage) -> (modifier: Int, container: Int)? {
    var modifier: Int?
    for parent in storage.parents(of: node) {
      let record = storage.nodes[parent]
      guard record.kind.isUnary else {
        return record.count > 1 ? modifier.map { ($0, parent) } : nil
      }
      if storage.attributes(of: parent)?.priority != nil { return nil }
      if !record.kind.passesPriorityOn, modifier == nil { modifier = parent }
    }
    return nil
  }
}

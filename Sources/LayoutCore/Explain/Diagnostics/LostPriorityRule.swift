extension LayoutDiagnostic.Rule {
  /// A layout priority that is set inside of a modifier which doesn't pass it on.
  public static let lostPriority = Self(rawValue: "lostPriority")
}

/// A layout priority is set inside of padding, a frame, or another modifier with a size of its own:
/// the container around never sees it.
struct LostPriorityRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.lostPriority

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    findings(layout) { place, inspection in
      let storage = inspection.storage
      guard let priority = storage.attributes(of: place.node)?.priority, priority != 0,
        let (modifier, container) = loss(of: place.node, storage)
      else { return nil }
      let text = DiagnosticText(
        "has a layout priority of \(priority.plainText) that is lost in "
          + "\(storage.name(of: modifier)), which \(storage.name(of: container)) sees in its place",
        remedy: "Set the priority after that modifier")
      return (place.node, text)
    }
  }

  /// The modifier that keeps a priority from its container, if one does, and the container.
  private func loss(of node: Int, _ storage: TreeStorage) -> (modifier: Int, container: Int)? {
    var (modifier, inner): (Int?, Int) = (nil, node)
    for parent in storage.ancestors(of: node) {
      let record = storage.nodes[parent]
      guard record.kind == .transparent || storage.isModifier(parent) else {
        guard record.count > 1, storage.readsPriorities(parent) else { return nil }
        return modifier.map { ($0, parent) }
      }
      // A second view, like that of an overlay, competes with nobody for room.
      guard inner == Int(record.first) else { return nil }
      if storage.attributes(of: parent)?.priority != nil { return nil }
      if !record.kind.passesPriorityOn, modifier == nil { modifier = parent }
      inner = parent
    }
    return nil
  }
}

extension TreeStorage {
  /// Whether the priorities of what is in a container make a difference there. A client's layout
  /// may read them; of the library's own, only those do that the engine knows by their kind.
  fileprivate func readsPriorities(_ node: Int) -> Bool {
    nodes[node].kind != .layout || isClientsLayout(node)
  }
}

/// Where the value of a guide comes from, in words.
extension TreeStorage {
  /// Who sets a guide of a node as measured last; `nil` if nobody does.
  func source(of guide: GuideKey, _ role: GuideRole, in node: Int) -> String? {
    guard explicitPosition(of: guide, role, in: node) != nil else { return nil }
    var node = node
    while true {
      let record = nodes[node]
      if let attributes = attributes(of: node),
        attributes.guides.contains(where: { $0.key == guide })
      {
        return "set on \(name(of: node))"
      }
      if record.kind == .measured { return "the text's in \(name(of: node))" }
      if record.kind == .layout { return "as \(name(of: node)) answers" }
      if record.kind.isUnary {
        node = Int(record.first)
        continue
      }
      let setters = children(of: node).filter { explicitPosition(of: guide, role, in: $0) != nil }
      guard setters.count == 1 else {
        return "combined from \(setters.map { name(of: $0) }.enumeration)"
      }
      node = setters[0]
    }
  }
}

// What nodes are called in what people read.

extension TreeStorage {
  /// Returns the names from the root to a node; in a tree of many levels, only the innermost ones.
  func path(to node: Int) -> String {
    let most = 12
    let names = wayOut(from: node).prefix(most + 1).enumerated().map { level, node in
      level < most ? name(of: node) : "…"
    }
    return names.reversed().joined(separator: " › ")
  }

  /// Returns a node's name for people to read: its name or kind, and its id.
  func name(of node: Int) -> String {
    let name = plainName(of: node)
    guard let id = ids.firstID(of: node) else { return name }
    return "\(name) \"\(id.base)\""
  }

  /// Returns the name given to a node, or its kind.
  func plainName(of node: Int) -> String {
    guard let attributes = attributes(of: node) else { return kindName(of: node) }
    return attributes.name ?? drawnName(of: node, attributes) ?? kindName(of: node)
  }

  /// Returns the name of what a leaf draws: text, an image or a control. A shape says less than the
  /// leaf's kind does, unless a closure measures the leaf.
  private func drawnName(of node: Int, _ attributes: NodeAttributes) -> String? {
    guard nodes[node].kind.isLeaf else { return nil }
    switch attributes.appearance?.content {
    case .text: return "Text"
    case .image: return "Image"
    case .control(let control):
      let kind = control.kind.rawValue
      return kind.prefix(1).uppercased() + kind.dropFirst()
    case .shape: return nodes[node].kind == .measured ? "Shape" : nil
    case nil: return nil
    }
  }

  func kindName(of node: Int) -> String {
    let record = nodes[node]
    switch record.kind {
    case .depth: return "DepthFrame"
    case .modifier: return "\(type(of: modifiers[Int(record.payload)]))"
    case .transparent where record.orientation == .neither: return "ZStack"
    case .stack, .transparent: return record.axis == .horizontal ? "HStack" : "VStack"
    case .zstack: return "ZStack"
    case .layout: return layouts[Int(record.payload)].box.name
    default:
      let kind = "\(record.kind)"
      return kind.prefix(1).uppercased() + kind.dropFirst()
    }
  }
}

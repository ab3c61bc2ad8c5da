// What nodes are called in what people read.

extension TreeStorage {
  /// Returns the names from the root to a node; in a tree of many levels, only the innermost ones.
  func path(to node: Int) -> String {
    var names: [String] = []
    var node = node
    while node >= 0, names.count < 12 {
      names.append(name(of: node))
      node = Int(nodes[node].parent)
    }
    if node >= 0 { names.append("…") }
    return names.reversed().joined(separator: " › ")
  }

  /// Returns a node's name for people to read: its name or kind, and its id.
  func name(of node: Int) -> String {
    let name = plainName(of: node)
    guard let id = attributes(of: node)?.ids.first else { return name }
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
    case .fixed: return "Fixed"
    case .flexible: return "Flexible"
    case .clamped: return "Clamped"
    case .spacer: return "Spacer"
    case .divider: return "Divider"
    case .measured: return "Measured"
    case .transform: return "Transform"
    case .offset: return "Offset"
    case .depth: return "DepthFrame"
    case .volume: return "Volume"
    case .frame: return "Frame"
    case .flexibleFrame: return "FlexibleFrame"
    case .padding: return "Padding"
    case .aspectRatio: return "AspectRatio"
    case .modifier: return "\(type(of: modifiers[Int(record.payload)]))"
    case .overlay: return "Overlay"
    case .background: return "Background"
    case .transparent where record.orientation == .neither: return "ZStack"
    case .stack, .transparent: return record.axis == .horizontal ? "HStack" : "VStack"
    case .zstack: return "ZStack"
    case .grid: return "Grid"
    case .layout: return layouts[Int(record.payload)].box.name
    }
  }
}

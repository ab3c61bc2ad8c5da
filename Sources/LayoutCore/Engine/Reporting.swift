/// Reporting problems as they are found.
extension TreeStorage {
  /// Adds a diagnostic for a node, unless the node has the same one already.
  func report(_ rule: LayoutDiagnostic.Rule, _ node: Int, _ text: DiagnosticText) {
    findings.add(diagnostic(rule, node, text), at: node)
  }

  /// A diagnostic for a number that is of no use, with what was done about it.
  func report(number problem: String, _ node: Int, _ outcome: String) {
    report(.invalidNumber, node, DiagnosticText(problem, outcome: outcome))
  }

  private func diagnostic(
    _ rule: LayoutDiagnostic.Rule, _ node: Int, _ text: DiagnosticText
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      rule: rule, path: path(to: node), message: text.sentences(about: name(of: node)))
  }

  /// Updates the findings of a node, and of everything inside it, after their paths have changed.
  func renameFindings(below node: Int) {
    guard !findings.isEmpty else { return }
    forEachNode(below: node) { findings.rename($0, path: path(to: $0)) }
  }

  /// Records what is wrong with the proposal to the root; `nil` if nothing is.
  func report(ofProposal problems: [DiagnosticText]) {
    let name = name(of: 0)
    findings.proposal =
      problems.isEmpty
      ? nil
      : LayoutDiagnostic(
        rule: .invalidNumber, path: path(to: 0),
        message: problems.map { $0.sentences(about: name) }.joined(separator: " "))
  }

  /// The problems with the description, and those found during layout.
  var allDiagnostics: [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    if !attributes.allSatisfy(\.problems.isEmpty) {
      forEachNode(below: 0) { node in
        for problem in attributes(of: node)?.problems ?? [] {
          found.append(diagnostic(problem.rule, node, problem.text))
        }
      }
    }
    return found + findings.diagnostics + missedChanges
  }

  /// The changes since the layout before that found no node.
  private var missedChanges: [LayoutDiagnostic] {
    findings.missedChanges.map { change in
      LayoutDiagnostic(
        rule: .unknownID, path: "",
        message: DiagnosticText(
          "nothing was \(change.verb): "
            + UnknownID.message(change.id, lead: "the tree has no view with the id", nodesByID.keys),
          subject: .none
        ).sentences(about: ""))
    }
  }

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
    case .transparent where record.orientation == NodeRecord.noOrientation: return "ZStack"
    case .stack, .transparent: return record.axis == .horizontal ? "HStack" : "VStack"
    case .zstack: return "ZStack"
    case .grid: return "Grid"
    case .layout: return layouts[Int(record.payload)].box.name
    }
  }
}

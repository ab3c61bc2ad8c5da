/// What clients' layouts, and containers that are written like them, say of what they do.
extension Replay {
  /// Why a node answers a proposal with its size.
  func reasonForSize(of node: Int, _ size: Size, _ proposal: Proposal) -> String {
    explained(node) { layout, subviews in
      layout.reasonForSize(size.cgSize, proposal: proposal.viewSize, subviews: subviews)
    } ?? storage.reasonForSize(of: node, size, proposal)
  }

  /// Why a node proposes to a child what it does when it places it.
  func reasonForProposal(
    to child: ReplayedChild, of node: Int, _ size: Size, _ proposal: Proposal
  ) -> String {
    if case .ignoringSafeArea = storage.geometry(of: node)?.role {
      return child.proposal.isIdentical(to: proposal)
        ? "its own proposal, as it touches no unsafe area"
        : "its own proposal, and the unsafe area that it touches"
    }
    return explained(node) { layout, subviews in
      layout.reasonForProposal(
        to: storage.number(of: child.node), in: CGRect(origin: .zero, size: size.cgSize),
        proposal: proposal.viewSize, subviews: subviews)
    } ?? storage.reasonForProposal(to: child, of: node, size, proposal)
  }

  /// Why a node puts a child where it does.
  func reasonsForPlace(
    _ children: [ReplayedChild], _ index: Int, of node: Int, _ size: Size, _ proposal: Proposal
  ) -> [String] {
    switch storage.geometry(of: node)?.role {
    case .scroll: return ["that is how far the content is scrolled, after the space around it"]
    case .ignoringSafeArea:
      return [
        children[index].proposal.isIdentical(to: proposal)
          ? "it touches no unsafe area" : "it extends into the unsafe area that it touches"
      ]
    default: break
    }
    let reason = explained(node) { layout, subviews in
      layout.reasonForPlace(
        of: storage.number(of: children[index].node),
        in: CGRect(origin: .zero, size: size.cgSize), proposal: proposal.viewSize,
        subviews: subviews)
    }
    return reason.map { [$0] } ?? storage.reasonsForPlace(children, index, of: node, size)
  }

  private func explained(
    _ node: Int, _ body: (any ExplainedLayout, LayoutSubviews) -> String
  ) -> String? {
    let record = storage.nodes[node]
    guard record.kind == .layout,
      let layout = storage.layouts[Int(record.payload)].box.layout as? any ExplainedLayout
    else { return nil }
    let pass = ReplayPass(self)
    defer { pass.end() }
    return body(layout, instance(at: node, record, pass).1)
  }
}

extension TreeStorage {
  /// A node's number among its siblings.
  func number(of node: Int) -> Int {
    let parent = Int(nodes[node].parent)
    return parent < 0 ? 0 : node - Int(nodes[parent].first)
  }

  /// What the root of a tree inside of a node was proposed.
  func proposal(toIslandsIn host: Int) -> Proposal {
    let size = frames[host].size
    if case .rows(let content) = geometry(of: host)?.role {
      return Proposal(along: content.axis, Proposal.none, size[content.axis.cross])
    }
    return Proposal(size)
  }

  /// The names from the outermost root to a node, through the trees around.
  func fullPath(to node: Int) -> String {
    guard let host, let outer = host.storage else { return path(to: node) }
    return "\(outer.fullPath(to: host.node)) › \(path(to: node))"
  }
}

// MARK: - Laying out

extension LayoutTree {
  /// Lays the tree out in a window: the root is proposed the window's size and centred in it.
  ///
  /// - Returns: frames in the window's coordinates.
  @discardableResult
  public func layout(
    in window: CGSize, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    var problem: String?
    func usable(_ length: CGFloat) -> Double {
      if length.isUsable { return Double(length) }
      problem = "the window is \(window.width) × \(window.height); lengths that are none are 0"
      return 0
    }
    let size = Size(usable(window.width), usable(window.height))
    return layout(Proposal(size), window: size, direction, problem)
  }

  /// Lays the tree out for a proposal, with the root at (0, 0).
  @discardableResult
  public func layout(
    proposing proposal: ProposedViewSize, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    var problem: String?
    func usable(_ length: CGFloat?) -> Double {
      guard let length else { return Proposal.none }
      if length.isUsable || length == .infinity { return Double(length) }
      problem =
        "the root is proposed \(length), which is no length; the proposal is \(length < 0 ? "0" : "left out")"
      return length < 0 ? 0 : Proposal.none
    }
    return layout(
      Proposal(usable(proposal.width), usable(proposal.height)), window: nil, direction, problem)
  }

  private func layout(
    _ proposal: Proposal, window: Size?, _ direction: LayoutDirection, _ problem: String?
  ) -> ResolvedLayout {
    if problem != nil { prepareChange() }
    if !isKnownUniquelyReferenced(&storage), !storage.isLaidOut(for: proposal, direction) {
      prepareChange()
    }
    storage.layOut(proposal, direction: direction, reporting: problem)
    return ResolvedLayout(storage: storage, proposal: proposal, window: window)
  }
}

extension LayoutNode {
  /// Lays the node out in a window: it is proposed the window's size and centred in it.
  ///
  /// To lay out again after changes, keep a ``LayoutTree``.
  ///
  /// - Returns: frames in the window's coordinates.
  public func layout(
    in window: CGSize, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    LayoutTree(self).layout(in: window, direction: direction)
  }

  /// Lays the node out for a proposal, at (0, 0).
  public func layout(
    proposing proposal: ProposedViewSize, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    LayoutTree(self).layout(proposing: proposal, direction: direction)
  }
}

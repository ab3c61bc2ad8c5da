// MARK: - Laying out

extension LayoutTree {
  /// Lays the tree out in a window: the root is proposed the window's size and centred in it.
  ///
  /// - Returns: frames in the window's coordinates.
  @discardableResult
  public func layout(
    in window: CGSize, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    layout(Proposal(Size(window)), window: Size(window), direction)
  }

  /// Lays the tree out for a proposal, with the root at (0, 0).
  @discardableResult
  public func layout(
    proposing proposal: ProposedViewSize, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    layout(Proposal(proposal), window: nil, direction)
  }

  private func layout(
    _ proposal: Proposal, window: Size?, _ direction: LayoutDirection
  ) -> ResolvedLayout {
    if !isKnownUniquelyReferenced(&storage), !storage.isLaidOut(for: proposal, direction) {
      prepareChange()
    }
    storage.layOut(proposal, direction: direction)
    return ResolvedLayout(storage: storage, window: window)
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

// MARK: - Laying out

extension LayoutTree {
  /// Lays the tree out in a window: the root is proposed the window's safe area and centred in it.
  ///
  /// - Parameters:
  ///   - window: the window's size.
  ///   - depth: the depth proposed to the root; `nil` for none.
  ///   - safeArea: how far bars, notches and the like reach into the window.
  ///   - keyboardHeight: how far a keyboard reaches into the window from below, over the bars
  ///     there.
  ///   - direction: the layout direction, where no node sets another one.
  /// - Returns: a result with frames in the window's coordinates.
  @discardableResult
  public func layout(
    in window: CGSize, depth: CGFloat? = nil, safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: CGFloat = 0, direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    var problems: [DiagnosticText] = []
    let size = Size(Double(window.width.usableLength), Double(window.height.usableLength))
    if size.cgSize != window {
      problems.append(
        DiagnosticText(
          "the window is \(window.width.inDiagnostics) × \(window.height.inDiagnostics)",
          outcome: "NaN, infinite and negative lengths count as 0", subject: .none))
    }
    var window = Window(size: size, safeArea: safeArea.usable)
    window.depth = proposed(depth, mayBeInfinite: false, &problems)
    if window.safeArea != safeArea {
      problems.append(
        DiagnosticText(
          "the safe area has an inset of \(safeArea.unusableInDiagnostics)",
          outcome: "NaN and infinite ones count as 0", subject: .none))
    }
    window.keyboardHeight = keyboardHeight.usableLength
    if window.keyboardHeight != keyboardHeight {
      problems.append(
        DiagnosticText(
          "the keyboard is \(keyboardHeight.inDiagnostics) high",
          outcome: "NaN, infinite and negative heights count as 0", subject: .none))
    }
    window = window.rounded(to: storage.unit)
    return layout(Proposal(window.offer ?? size), in: window, direction, problems)
  }

  /// Lays the tree out for a proposal, with the root at (0, 0).
  ///
  /// - Parameters:
  ///   - proposal: the width and height proposed to the root.
  ///   - depth: the depth proposed to the root; `nil` for none.
  ///   - direction: the layout direction, where no node sets another one.
  @discardableResult
  public func layout(
    proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    let isPlain = depth == nil && proposal.isUsable
    if isPlain, let result = unchanged(Proposal(proposal), direction, in: Window()) {
      return result
    }
    var problems: [DiagnosticText] = []
    func usable(_ length: CGFloat?, _ name: String) -> Double {
      guard let length else { return Proposal.none }
      if length.isUsable || length == .infinity { return Double(length) }
      problems.append(.proposed(length, name))
      return length < 0 ? 0 : Proposal.none
    }
    let offer = storage.unit.down(
      Proposal(usable(proposal.width, "width"), usable(proposal.height, "height")))
    let window = Window(depth: proposed(depth, mayBeInfinite: true, &problems))
    let wasAsked = isPlain && offer.isIdentical(to: Proposal(proposal))
    return layout(offer, in: window, direction, problems, isKnownToDiffer: wasAsked)
  }

  private func proposed(
    _ depth: CGFloat?, mayBeInfinite: Bool, _ problems: inout [DiagnosticText]
  ) -> Double {
    guard let depth else { return Proposal.none }
    if depth >= 0, depth.isUsable || (mayBeInfinite && depth == .infinity) { return Double(depth) }
    problems.append(.proposed(depth, "depth"))
    return depth < 0 ? 0 : Proposal.none
  }

  /// Shortcut: returns the last result again if neither the tree nor the proposal has changed.
  ///
  /// Exact because nothing that a layout goes by has changed since. It writes nothing into the
  /// storage, because other threads may read the result meanwhile.
  private func unchanged(
    _ proposal: Proposal, _ direction: LayoutDirection, in window: Window
  ) -> ResolvedLayout? {
    let storage = storage
    checkIsNotBusy()
    guard storage.findings.proposal.isEmpty, !hasMissedChanges, !storage.work.isActive,
      storage.isLaidOut(for: proposal, direction, in: window)
    else { return nil }
    statistics = LayoutStatistics()
    return ResolvedLayout(storage: storage, proposal: proposal, statistics)
  }

  private func layout(
    _ proposal: Proposal, in window: Window, _ direction: LayoutDirection,
    _ problems: [DiagnosticText], isKnownToDiffer: Bool = false
  ) -> ResolvedLayout {
    checkIsNotBusy()
    let problems = problems + storage.problemsWithOptions + problemsWithLengths
    if !isKnownToDiffer, problems.isEmpty, let result = unchanged(proposal, direction, in: window) {
      return result
    }
    if !problems.isEmpty || !storage.findings.proposal.isEmpty || hasMissedChanges
      || storage.work.isActive
    {
      prepareLayout()
    }
    reportMissedChanges()
    if isRead { prepareLayout() }
    nesting.enter()
    defer { nesting.leave() }
    // A closure that changes the tree during layout gives it another storage.
    let storage = storage
    guard !nesting.isRefused else {
      storage.refuseNestedLayout()
      return ResolvedLayout(storage: storage, proposal: proposal, LayoutStatistics())
    }
    if let leftCaches { storage.leftCaches = leftCaches }
    storage.layOut(proposal, direction: direction, in: window, reporting: problems)
    if storage.leftCaches != nil { (storage.leftCaches, leftCaches) = (nil, nil) }
    statistics = storage.work.statistics
    return ResolvedLayout(storage: storage, proposal: proposal, statistics)
  }
}

extension TreeStorage {
  fileprivate var problemsWithOptions: [DiagnosticText] {
    var problems: [DiagnosticText] = []
    func note(_ name: String, _ length: CGFloat, _ outcome: String) {
      problems.append(
        DiagnosticText(
          "the \(name) is \(length.inDiagnostics)", outcome: outcome, subject: .none))
    }
    if let length = options.lengthUnit, !unit.isSet {
      note("unit of lengths", length, "lengths are not rounded")
    }
    if !options.pixelLength.isPixelLength {
      note("size of a pixel", options.pixelLength, "1 is used")
    }
    return problems
  }
}

extension DiagnosticText {
  /// What is said of a length that nothing can be proposed.
  fileprivate static func proposed(_ length: CGFloat, _ name: String) -> DiagnosticText {
    DiagnosticText(
      "the root is proposed a \(name) of \(length.inDiagnostics)",
      outcome: length < 0 ? "0 is used" : "it is left out", subject: .none)
  }
}

extension EdgeInsets {
  /// The insets that are no numbers to use, with their edges.
  fileprivate var unusableInDiagnostics: String {
    [(top, "top"), (leading, "leading"), (bottom, "bottom"), (trailing, "trailing")]
      .filter { !$0.0.isUsable }.map { "\($0.0.inDiagnostics) at the \($0.1) edge" }.enumeration
  }
}

extension ProposedViewSize {
  /// Whether there is nothing to report about either length.
  fileprivate var isUsable: Bool {
    func isUsable(_ length: CGFloat?) -> Bool {
      guard let length else { return true }
      return length >= 0 && (length.isUsable || length == .infinity)
    }
    return isUsable(width) && isUsable(height)
  }
}

extension LayoutNode {
  /// Lays the node out in a window: it is proposed the window's safe area and centred in it.
  ///
  /// To lay out again after changes, keep a ``LayoutTree``.
  ///
  /// - Parameters:
  ///   - window: the window's size.
  ///   - depth: the depth proposed to the node; `nil` for none.
  ///   - safeArea: how far bars, notches and the like reach into the window.
  ///   - keyboardHeight: how far a keyboard reaches into the window from below, over the bars
  ///     there.
  ///   - direction: the layout direction, where no node sets another one.
  ///   - options: the lengths and the text measurer where nodes name none.
  /// - Returns: a result with frames in the window's coordinates.
  public consuming func layout(
    in window: CGSize, depth: CGFloat? = nil, safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: CGFloat = 0, direction: LayoutDirection = .leftToRight,
    options: LayoutOptions = LayoutOptions()
  ) -> ResolvedLayout {
    LayoutTree(self, options: options).layout(
      in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
      direction: direction)
  }

  /// Lays the node out for a proposal, at (0, 0).
  ///
  /// - Parameters:
  ///   - proposal: the width and height proposed to the node.
  ///   - depth: the depth proposed to the node; `nil` for none.
  ///   - direction: the layout direction, where no node sets another one.
  ///   - options: the lengths and the text measurer where nodes name none.
  public consuming func layout(
    proposing proposal: ProposedViewSize, depth: CGFloat? = nil,
    direction: LayoutDirection = .leftToRight, options: LayoutOptions = LayoutOptions()
  ) -> ResolvedLayout {
    LayoutTree(self, options: options).layout(
      proposing: proposal, depth: depth, direction: direction)
  }
}

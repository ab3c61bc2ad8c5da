/// A layout that shows the first view that fits, and leaves the others out of the result.
///
///     let title = LayoutNode.viewThatFits(in: .horizontal, [wideTitle, shortTitle])
///
/// 1. Each subview is asked for its size without a proposal on the constrained axes. It fits if
///    that size is no larger than the container's proposal on each of them.
/// 2. The first subview that fits is chosen, or the last if none does.
/// 3. The chosen subview gets the container's proposal and decides everything about the container
///    but its spacing. The spacing is that of the first subview, so that neighbours keep their
///    distance.
///
/// A subview that does not fit is never chosen while another one does. Comparisons are exact.
struct ViewThatFitsLayout: BuiltInLayout {
  /// The axes on which a subview must fit.
  let axes: Axis.Set

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.showsOneSubview = true
    return properties
  }

  /// The last choice, with the proposal that it was made for.
  struct Cache {
    fileprivate var proposal: Proposal?
    fileprivate var choice = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }
}

// MARK: - Choosing

extension ViewThatFitsLayout {
  /// Returns the subview to show for a proposal.
  private func choose(
    _ subviews: Subviews, for proposal: ProposedViewSize, _ cache: inout Cache
  ) -> LayoutSubview? {
    guard let last = subviews.indices.last else { return nil }
    let proposal = Proposal(proposal)
    if cache.proposal?.isIdentical(to: proposal) != true {
      cache.proposal = proposal
      cache.choice = subviews[..<last].indices.first { fits(subviews[$0], proposal) } ?? last
    }
    return subviews[cache.choice]
  }

  func fits(_ subview: LayoutSubview, _ proposal: Proposal) -> Bool {
    var question = proposal
    for axis in Axis.allCases where axes.contains(axis) { question[axis] = Proposal.none }
    let size = Size(subview.sizeThatFits(question.viewSize))
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(axis) || proposal[axis].isNaN || size[axis] <= proposal[axis]
    }
  }
}

// MARK: - Measuring

extension ViewThatFitsLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    choose(subviews, for: proposal, &cache)?.sizeThatFits(proposal) ?? .zero
  }
}

// MARK: - Placing

extension ViewThatFitsLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let choice = choose(subviews, for: proposal, &cache)
    for subview in subviews {
      if subview == choice {
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.leaveOut()
      }
    }
  }
}

// MARK: - Alignment

extension ViewThatFitsLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    choose(subviews, for: proposal, &cache)?.dimensions(in: proposal)[explicit: guide]
      .map { bounds.origin.x + $0 }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    choose(subviews, for: proposal, &cache)?.dimensions(in: proposal)[explicit: guide]
      .map { bounds.origin.y + $0 }
  }
}

// MARK: - Explaining

extension ViewThatFitsLayout: ExplainedLayout {
  func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> String { subviews.isEmpty ? "it has no views" : "it is as large as the view that it chose" }

  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    let proposed = Proposal(proposal)
    let constrained = Axis.allCases.filter(axes.contains)
    let only = constrained.count == 1 ? constrained.first : nil
    let room = only.map { proposed[$0].plainText } ?? proposed.plainText
    if constrained.isEmpty { return "no length has to fit, so it takes the first view" }
    let fit = "ideal \(only?.lengthName ?? "size") fits \(room)"
    return fits(subviews[index], proposed)
      ? "view \(index + 1) of \(subviews.count) is the first whose \(fit)"
      : "it has no view whose \(fit), so it takes the last"
  }

  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String { "the view that it chose fills it" }
}

/// A view with padding that counts as unsafe area for everything inside.
struct SafeAreaPaddingLayout: OpaqueLayout {
  let insets: EdgeInsets
  /// The edges for which no padding was given.
  let standardEdges: Edge.Set

  init(_ insets: EdgeInsets, standardOn standardEdges: Edge.Set = []) {
    self.insets = insets.usable
    self.standardEdges = standardEdges
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, size.width + insets.total(.horizontal)),
      height: max(0, size.height + insets.total(.vertical)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // As views in insets on all edges are placed.
    let proposal = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    subviews.first?.place(
      at: CGPoint(x: bounds.origin.x + insets.leading, y: bounds.origin.y + insets.top),
      proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) })
  }
}

/// A layout whose first subview has less safe area than the layout itself.
protocol SafeAreaProviding {
  /// The edges on which the subview has less safe area.
  var providedEdges: Edge.Set { get }
}

extension SafeAreaPaddingLayout: SafeAreaProviding {
  var providedEdges: Edge.Set { .all }
}

extension SafeAreaPaddingLayout: UsesStandardLengths {
  func with(_ lengths: StandardLengths, _ unit: LengthUnit) -> SafeAreaPaddingLayout {
    let insets = standardEdges.isEmpty ? insets : EdgeInsets(lengths.padding, on: standardEdges)
    return SafeAreaPaddingLayout(unit.up(insets), standardOn: standardEdges)
  }
}

// MARK: - Explaining

extension SafeAreaPaddingLayout: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "its view has \(total.plainText) of space around it"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "\(total.plainText) is kept free around it"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "\(Double(insets.leading).plainText) is kept free at the leading edge and "
      + "\(Double(insets.top).plainText) at the top"
  }

  private var total: Size {
    Size(Double(insets.total(.horizontal)), Double(insets.total(.vertical)))
  }
}

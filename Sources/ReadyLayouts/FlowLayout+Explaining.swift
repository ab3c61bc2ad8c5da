import LayoutCore

extension FlowLayout: ExplainedLayout {
  /// Says how many lines there are.
  public func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> String {
    let lines = lines(of: subviews, in: proposal.width, &cache)
    switch lines.count {
    case 0: return "it has no views"
    case 1: return "its views fit into 1 line"
    default:
      let isAsProposed = isStretched(lines, in: proposal.width) && size.width == proposal.width
      let width = isAsProposed ? "as proposed" : "as the widest"
      return "its views make \(lines.count) lines, and it is as wide \(width)"
    }
  }

  /// Says whether the view has its ideal size.
  public func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    measure(subviews[index], in: proposal.width).0 == .unspecified
      ? "its ideal size fits into a line" : "its ideal size is wider than a line"
  }

  /// Says in which line the view is.
  public func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    let lines = lines(of: subviews, in: proposal.width, &cache)
    for (number, line) in lines.enumerated() {
      guard let place = line.items.firstIndex(where: { $0.index == index }) else { continue }
      return
        "it is number \(place + 1) of \(line.items.count) in line \(number + 1) of \(lines.count)"
    }
    return "it is in no line"
  }
}

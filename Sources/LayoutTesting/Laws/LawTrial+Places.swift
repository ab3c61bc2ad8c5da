import LayoutCore

/// Proposes to each view what is proposed to itself, and measures all before it places one.
private struct AlikeLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews.map { $0.sizeThatFits(proposal) }.first ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// The laws of where a layout places its subviews.
extension LawTrial {
  var containment: String? {
    var layout = watched()
    layout.marksPlaces = true
    let result = node(layout).layout(proposing: example.proposal)
    let bounds = CGRect(origin: .zero, size: result.size)
    // What is not placed is at the mark, which is as far outside as what is hidden.
    for (index, frame) in frames(of: result).enumerated() where !isHidden(frame, in: result.size) {
      let isInside =
        frame.minX >= bounds.minX - tolerance && frame.maxX <= bounds.maxX + tolerance
        && frame.minY >= bounds.minY - tolerance && frame.maxY <= bounds.maxY + tolerance
      if !isInside {
        return "subview \(index) is at \(frame.text), the container is \(text(result.size))"
      }
    }
    return nil
  }

  var placing: String? {
    var layout = watched()
    layout.marksPlaces = true
    let result = node(layout).layout(proposing: example.proposal)
    // Where one was placed nowhere, another law says so.
    if result.diagnostics.contains(where: { $0.rule == .invalidNumber }) { return nil }
    for (index, frame) in frames(of: result).enumerated()
    where frame.midX == WatchedLayout<Tried>.mark.x && frame.midY == WatchedLayout<Tried>.mark.y {
      return "subview \(index) is not placed"
    }
    return nil
  }

  var moving: String? {
    guard let problem = movingProblem(example.proposal) else { return nil }
    // Where a length is rounded that lies between two numbers, the last digit of the bounds decides
    // to which it goes. That isn't so in a little more room.
    var larger = example.proposal
    larger.width? += 0.013
    larger.height? += 0.017
    return movingProblem(larger) == nil ? nil : problem
  }

  private func movingProblem(_ proposal: ProposedViewSize) -> String? {
    let (x, y): (CGFloat, CGFloat) = (7, 11)
    var around = proposal
    around.width? += x
    around.height? += y
    // What the padding leaves, which may differ from what was proposed in its last digit.
    let inside = ProposedViewSize(
      width: around.width.map { $0 - x }, height: around.height.map { $0 - y })
    let still = node(watched()).layout(proposing: inside)
    let insets = EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0)
    let anew = node(watched()).padding(insets).layout(proposing: around)
    // The same subviews, with the cache of the layout before.
    let tree = LayoutTree(node(watched()).padding(EdgeInsets()))
    tree.layout(proposing: inside)
    if let root = tree.reference(at: []) {
      tree.replace(root, with: LayoutNode.flexible.padding(insets), keepingContent: true)
    }
    let moved = tree.layout(proposing: around)
    return problem(still, anew, "in bounds from (\(x.text), \(y.text))", x, y)
      ?? problem(still, moved, "once it has moved to (\(x.text), \(y.text))", x, y)
  }

  private func problem(
    _ still: ResolvedLayout, _ moved: ResolvedLayout, _ place: String, _ x: CGFloat, _ y: CGFloat
  ) -> String? {
    let inside = moved.nodes.filter { $0.parent?.index == 1 }.map(\.frame)
    for (index, (frame, other)) in zip(frames(of: still), inside).enumerated() {
      let expected = frame.offsetBy(dx: x, dy: y)
      // To be hidden, a subview may be anywhere that is far outside.
      let isElsewhere =
        isHidden(frame, in: still.size) && isHidden(other.offsetBy(dx: -x, dy: -y), in: still.size)
      if !isElsewhere, !same(expected, other) {
        return "subview \(index) is at \(frame.text) in bounds from (0, 0), but at \(other.text) "
          + "instead of \(expected.text) \(place)"
      }
    }
    return nil
  }

  var repetition: String? {
    let tree = LayoutTree(node(watched()))
    let first = tree.layout(proposing: example.proposal)
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      tree.layout(proposing: proposal)
    }
    let again = tree.layout(proposing: example.proposal)
    let others = with(
      example.subviews.map { _ in LayoutLaw.Subview.fixed(width: 500, height: 400) })
    _ = others.node(watched()).layout(proposing: example.proposal)
    let anew = node(watched()).layout(proposing: example.proposal)
    return difference(first, "at first", again, "again", example.proposal)
      ?? difference(first, "at first", anew, "in another tree", example.proposal)
      ?? (isThorough ? crossing(first, others) : nil)
  }

  /// In what way a container with other subviews, which is measured before this one is placed,
  /// changes this one.
  private func crossing(_ alone: ResolvedLayout, _ others: Self) -> String? {
    let both = LayoutNode.layout(AlikeLayout(), [node(watched()), others.node(watched())])
    let inside = frames(of: both.layout(proposing: example.proposal), container: 1)
    for (index, (frame, other)) in zip(frames(of: alone), inside).enumerated()
    where !same(frame, other) {
      return "for \(text(example.proposal)) subview \(index) is at \(frame.text) alone, and at "
        + "\(other.text) beside another container of its kind"
    }
    return nil
  }

  var mirroring: String? {
    let left = node(watched()).layout(proposing: example.proposal)
    // What is not the same each time says nothing about directions.
    let again = node(watched()).layout(proposing: example.proposal)
    if difference(left, "at first", again, "again", example.proposal) != nil { return nil }
    let right = node(watched()).layout(proposing: example.proposal, direction: .rightToLeft)
    let size = CGRect(origin: .zero, size: left.size)
    if !same(size, CGRect(origin: .zero, size: right.size)) {
      return "it is \(text(left.size)) from left to right, but \(text(right.size)) from right to "
        + "left"
    }
    let pairs = zip(frames(of: left), frames(of: right)).enumerated()
    for (index, (frame, mirrored)) in pairs
    where !isHidden(frame, in: left.size) || !isHidden(mirrored, in: left.size) {
      let expected = CGRect(
        x: left.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      if !same(expected, mirrored) {
        return "subview \(index) is at \(frame.text) from left to right, but at \(mirrored.text) "
          + "instead of \(expected.text) from right to left"
      }
    }
    // Guides count from the leading edge, and so are where they were.
    return guideDifference(left, "from left to right", right, "from right to left")
  }
}

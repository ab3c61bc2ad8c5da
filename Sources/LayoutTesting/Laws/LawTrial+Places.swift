import LayoutCore

/// The laws of where a layout places its subviews.
extension LawTrial {
  var containment: String? {
    let result = node(watched()).layout(proposing: example.proposal)
    let bounds = CGRect(origin: .zero, size: result.size)
    for (index, frame) in frames(of: result).enumerated() {
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
    for (index, frame) in frames(of: result).enumerated()
    where frame.midX == WatchedLayout<Tried>.mark.x && frame.midY == WatchedLayout<Tried>.mark.y {
      return "subview \(index) is not placed"
    }
    return nil
  }

  var moving: String? {
    let (x, y): (CGFloat, CGFloat) = (7, 11)
    let still = node(watched()).layout(proposing: example.proposal)
    var around = example.proposal
    around.width? += x
    around.height? += y
    let insets = EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0)
    let anew = node(watched()).padding(insets).layout(proposing: around)
    // The same subviews, with the cache of the layout before.
    let tree = LayoutTree(node(watched()).padding(EdgeInsets()))
    tree.layout(proposing: example.proposal)
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
      if !same(expected, other) {
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
    let large = example.subviews.map { _ in LayoutLaw.Subview.fixed(width: 500, height: 400) }
    _ = with(large).node(watched()).layout(proposing: example.proposal)
    let anew = node(watched()).layout(proposing: example.proposal)
    return difference(first, "at first", again, "again", example.proposal)
      ?? difference(first, "at first", anew, "in another tree", example.proposal)
  }

  var mirroring: String? {
    let left = node(watched()).layout(proposing: example.proposal)
    let right = node(watched()).layout(proposing: example.proposal, direction: .rightToLeft)
    let pairs = zip(frames(of: left), frames(of: right)).enumerated()
    for (index, (frame, mirrored)) in pairs {
      let expected = CGRect(
        x: left.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      if !same(expected, mirrored) {
        return "subview \(index) is at \(frame.text) from left to right, but at \(mirrored.text) "
          + "instead of \(expected.text) from right to left"
      }
    }
    return nil
  }
}

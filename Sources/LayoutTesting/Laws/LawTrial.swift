import LayoutCore

/// One layout tried with one case.
struct LawTrial<Tried: Layout> {
  let layout: Tried
  let example: LayoutLaw.Case
  /// How many subviews the layout is made for.
  let counts: ClosedRange<Int>
  /// Whether the layout is also tried in the ways that take longer, which find in a few cases what
  /// they find in many.
  let isThorough: Bool
  let prepare: (LayoutNode) -> LayoutNode

  /// In which way a law is broken; `nil` if it is kept.
  func violation(of law: LayoutLaw) -> String? {
    switch law.kind {
    case .keepsNoSubviews: keeping
    case .isFinite: finiteness
    case .keepsItsMinimum: minimum
    case .answersAlike: answers
    case .cacheChangesNothing: caching
    case .placesAll: placing
    case .staysInside: containment
    case .movesWithItsBounds: moving
    case .repeatsItself: repetition
    case .mirrors: mirroring
    }
  }

  var tolerance: CGFloat { standardTolerance }

  func node(_ watched: WatchedLayout<Tried>) -> LayoutNode {
    LayoutNode.layout(watched, example.subviews.map { prepare($0.node) }).named("\(Tried.self)")
  }

  func watched() -> WatchedLayout<Tried> { WatchedLayout(base: layout) }

  /// The same with other subviews.
  func with(_ subviews: [LayoutLaw.Subview]) -> Self {
    var other = example
    other.subviews = subviews
    return Self(
      layout: layout, example: other, counts: counts, isThorough: isThorough, prepare: prepare)
  }

  /// The container's answer to a proposal.
  func answer(to proposal: ProposedViewSize) -> CGSize? {
    let layout = watched()
    _ = node(layout).layout(proposing: proposal)
    return layout.log.answers.last { $0.proposal == proposal }?.size
  }

  func text(_ proposal: ProposedViewSize) -> String { Proposal(proposal).plainText }
  func text(_ size: CGSize) -> String { "\(size.width.text) × \(size.height.text)" }
}

// MARK: - Comparing

extension LawTrial {
  /// The frames of the container's children.
  func frames(of result: ResolvedLayout, container: Int = 0) -> [CGRect] {
    result.nodes.filter { $0.parent?.index == container }.map(\.frame)
  }

  /// The guides that the container sets, by their names.
  func guides(
    of result: ResolvedLayout, container: Int = 0
  ) -> [(name: String, position: CGFloat?)] {
    guard result.nodes.count > container else { return [] }
    let container = result.nodes[container].dimensions
    let horizontal: KeyValuePairs<String, HorizontalAlignment> = [
      "leading": .leading, "horizontal center": .center, "trailing": .trailing,
    ]
    let vertical: KeyValuePairs<String, VerticalAlignment> = [
      "top": .top, "vertical center": .center, "bottom": .bottom,
      "first baseline": .firstTextBaseline, "last baseline": .lastTextBaseline,
    ]
    return horizontal.map { ($0.key, container[explicit: $0.value]) }
      + vertical.map { ($0.key, container[explicit: $0.value]) }
  }

  /// Whether a frame is so far outside of its container that this is meant to hide a subview.
  func isHidden(_ frame: CGRect, in size: CGSize) -> Bool {
    let distance: CGFloat = 1_000
    return frame.maxX < -distance || frame.minX > size.width + distance
      || frame.maxY < -distance || frame.minY > size.height + distance
  }

  func same(_ a: CGRect, _ b: CGRect) -> Bool {
    same(a.minX, b.minX) && same(a.minY, b.minY) && same(a.width, b.width)
      && same(a.height, b.height)
  }

  private func same(_ a: CGFloat, _ b: CGFloat) -> Bool {
    // What is beyond all windows may differ by how it was added up.
    let (isEndless, isOther) = (!(abs(a) < 1e15), !(abs(b) < 1e15))
    return abs(a - b) <= tolerance || (isEndless && isOther)
  }

  func difference(
    _ a: ResolvedLayout, _ first: String, _ b: ResolvedLayout, _ second: String,
    _ proposal: ProposedViewSize, in surroundings: LawSurroundings = .nothing
  ) -> String? {
    let isSame = same(CGRect(origin: .zero, size: a.size), CGRect(origin: .zero, size: b.size))
    guard isSame else {
      return "for \(text(proposal)) \(surroundings.subject) is \(text(a.size)) \(first), and "
        + "\(text(b.size)) \(second)"
    }
    let container = surroundings.container
    let pairs = zip(frames(of: a, container: container), frames(of: b, container: container))
    for (index, frames) in pairs.enumerated() where !same(frames.0, frames.1) {
      return "for \(text(proposal)) subview \(index) is at \(frames.0.text)\(surroundings.place) "
        + "\(first), and at \(frames.1.text) \(second)"
    }
    return guideDifference(a, first, b, second, container: container)
  }

  /// Which guide is somewhere else in one of two results.
  func guideDifference(
    _ a: ResolvedLayout, _ first: String, _ b: ResolvedLayout, _ second: String,
    container: Int = 0
  ) -> String? {
    let pairs = zip(guides(of: a, container: container), guides(of: b, container: container))
    for ((name, position), (_, other)) in pairs {
      if let position, let other, same(position, other) { continue }
      if position == nil, other == nil { continue }
      return "the \(name) guide is at \(position?.text ?? "no place of its own") \(first), and at "
        + "\(other?.text ?? "no place of its own") \(second)"
    }
    return nil
  }
}

import LayoutCore

/// One layout tried with one case.
struct LawTrial<Tried: Layout> {
  let layout: Tried
  let example: LayoutLaw.Case
  /// How many subviews the layout is made for.
  let counts: ClosedRange<Int>
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
    return Self(layout: layout, example: other, counts: counts, prepare: prepare)
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
  func frames(of result: ResolvedLayout) -> [CGRect] {
    result.nodes.filter { $0.parent?.index == 0 }.map(\.frame)
  }

  /// The guides that the container sets, by their names.
  func guides(of result: ResolvedLayout) -> [(name: String, position: CGFloat?)] {
    guard let container = result.nodes.first?.dimensions else { return [] }
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
    let distances = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return a == b || distances.allSatisfy { abs($0) <= tolerance || !$0.isFinite }
  }

  func difference(
    _ a: ResolvedLayout, _ first: String, _ b: ResolvedLayout, _ second: String,
    _ proposal: ProposedViewSize
  ) -> String? {
    let isSame = same(CGRect(origin: .zero, size: a.size), CGRect(origin: .zero, size: b.size))
    guard isSame else {
      return "for \(text(proposal)) it is \(text(a.size)) \(first), and \(text(b.size)) \(second)"
    }
    for (index, frames) in zip(frames(of: a), frames(of: b)).enumerated()
    where !same(frames.0, frames.1) {
      return "for \(text(proposal)) subview \(index) is at \(frames.0.text) \(first), and at "
        + "\(frames.1.text) \(second)"
    }
    return guideDifference(a, first, b, second)
  }

  /// Which guide is somewhere else in one of two results.
  func guideDifference(
    _ a: ResolvedLayout, _ first: String, _ b: ResolvedLayout, _ second: String
  ) -> String? {
    for ((name, position), (_, other)) in zip(guides(of: a), guides(of: b)) {
      let isSame: Bool
      if let position, let other {
        isSame = abs(position - other) <= tolerance || !position.isFinite || !other.isFinite
      } else {
        isSame = position == other
      }
      if isSame { continue }
      return "the \(name) guide is at \(position?.text ?? "no place of its own") \(first), and at "
        + "\(other?.text ?? "no place of its own") \(second)"
    }
    return nil
  }
}

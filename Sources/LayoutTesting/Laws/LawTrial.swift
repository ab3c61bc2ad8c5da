import LayoutCore

/// One layout tried with one case.
struct LawTrial<Tried: Layout> {
  let layout: Tried
  let example: LayoutLaw.Case
  let prepare: (LayoutNode) -> LayoutNode

  /// In which way a law is broken; `nil` if it is kept.
  func violation(of law: LayoutLaw) -> String? {
    switch law.kind {
    case .keepsNoSubviews: keeping
    case .isFinite: finiteness
    case .keepsItsMinimum: minimum
    case .answersAlike: answers
    case .cacheChangesNothing: caching
    case .staysInside: containment
    case .movesWithItsBounds: moving
    case .repeatsItself: repetition
    case .mirrors: mirroring
    }
  }

  private var tolerance: CGFloat { standardTolerance }

  private func node(_ layout: some Layout) -> LayoutNode {
    .layout(layout, example.subviews.map { prepare($0.node) })
  }

  private func watched() -> WatchedLayout<Tried> { WatchedLayout(base: layout) }

  /// The container's answer to a proposal.
  private func answer(to proposal: ProposedViewSize) -> CGSize? {
    let layout = watched()
    _ = node(layout).layout(proposing: proposal)
    return layout.log.answers.last { $0.proposal == proposal }?.size
  }

  private func text(_ proposal: ProposedViewSize) -> String { Proposal(proposal).plainText }
  private func text(_ size: CGSize) -> String { "\(size.width.text) × \(size.height.text)" }
}

// MARK: - The laws

extension LawTrial {
  private var keeping: String? {
    var layout = watched()
    layout.onlyMakesCaches = true
    _ = node(layout).layout(proposing: example.proposal)
    return layout.log.holdsSubviews
      ? "it keeps subviews in its cache, where they are used after the call" : nil
  }

  private var finiteness: String? {
    let layout = watched()
    let result = node(layout).layout(proposing: example.proposal)
    let isFinite = { (size: CGSize) in
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    }
    let isAsked = { (proposal: ProposedViewSize) in
      proposal.width != .infinity && proposal.height != .infinity
    }
    if let answer = layout.log.answers.first(where: { isAsked($0.proposal) && !isFinite($0.size) })
    {
      return "it answers \(describe(answer.size)) to \(text(answer.proposal))"
    }
    return result.diagnostics.first { $0.rule == .invalidNumber }.map(\.message)
  }

  /// A size as text, with NaN named as such.
  private func describe(_ size: CGSize) -> String {
    [size.width, size.height].map { $0.isNaN ? "NaN" : $0.text }.joined(separator: " × ")
  }

  private var minimum: String? {
    guard let answer = answer(to: example.proposal) else { return nil }
    var narrow = example.proposal
    narrow.width = 0
    if let least = self.answer(to: narrow), answer.width < least.width - tolerance {
      return
        "it is \(least.width.text) wide for \(text(narrow)), but only \(answer.width.text) for "
        + text(example.proposal)
    }
    var low = example.proposal
    low.height = 0
    if let least = self.answer(to: low), answer.height < least.height - tolerance {
      return "it is \(least.height.text) high for \(text(low)), but only \(answer.height.text) for "
        + text(example.proposal)
    }
    return nil
  }

  private var answers: String? {
    var layout = watched()
    layout.asksTwice = true
    _ = node(layout).layout(proposing: example.proposal)
    return layout.log.contradictions.first.map {
      "it answers \(text($0.first)) to \(text($0.proposal)) first, and \(text($0.second)) when asked "
        + "again"
    }
  }

  private var caching: String? {
    let kept = LayoutTree(node(watched()))
    var forgetful = watched()
    forgetful.forgets = true
    let proposals = [.unspecified, .zero, example.proposal]
    for proposal in proposals {
      let difference = difference(
        kept.layout(proposing: proposal), "with a kept cache",
        node(forgetful).layout(proposing: proposal), "with a new one", proposal)
      if let difference { return difference }
    }
    // Another subview has to reach the cache too.
    guard !example.subviews.isEmpty, let first = kept.reference(at: [0]) else { return nil }
    kept.replace(first, with: prepare(.fixed(width: 33, height: 27)))
    var changed = example
    changed.subviews[0] = .fixed(width: 33, height: 27)
    let trial = LawTrial(layout: layout, example: changed, prepare: prepare)
    return difference(
      kept.layout(proposing: example.proposal), "with a cache from before subview 0 became 33 × 27",
      trial.node(forgetful).layout(proposing: example.proposal), "with a new one",
      example.proposal)
  }

  private var containment: String? {
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

  private var moving: String? {
    let (x, y): (CGFloat, CGFloat) = (7, 11)
    let still = node(watched()).layout(proposing: example.proposal)
    var around = example.proposal
    around.width? += x
    around.height? += y
    let moved = node(watched())
      .padding(EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0)).layout(proposing: around)
    let inside = moved.nodes.filter { $0.parent?.index == 1 }.map(\.frame)
    for (index, (frame, other)) in zip(frames(of: still), inside).enumerated() {
      let expected = frame.offsetBy(dx: x, dy: y)
      if !same(expected, other) {
        return "subview \(index) is at \(frame.text) in bounds from (0, 0), but at \(other.text) "
          + "instead of \(expected.text) in bounds from (\(x.text), \(y.text))"
      }
    }
    return nil
  }

  private var repetition: String? {
    let tree = LayoutTree(node(watched()))
    let first = tree.layout(proposing: example.proposal)
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      tree.layout(proposing: proposal)
    }
    let again = tree.layout(proposing: example.proposal)
    let anew = node(watched()).layout(proposing: example.proposal)
    return difference(first, "at first", again, "again", example.proposal)
      ?? difference(first, "at first", anew, "in another tree", example.proposal)
  }

  private var mirroring: String? {
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

// MARK: - Comparing

extension LawTrial {
  /// The frames of the container's children.
  private func frames(of result: ResolvedLayout) -> [CGRect] {
    result.nodes.filter { $0.parent?.index == 0 }.map(\.frame)
  }

  private func same(_ a: CGRect, _ b: CGRect) -> Bool {
    let distances = [
      a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
    ]
    return a == b || distances.allSatisfy { abs($0) <= tolerance || !$0.isFinite }
  }

  private func difference(
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
    return nil
  }
}

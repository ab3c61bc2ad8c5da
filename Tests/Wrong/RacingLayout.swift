import LayoutCore

final class Counter { var count = 0 }

/// A layout that two threads would share with what it counts.
struct Counting: Layout {
  // error: stored property 'counter' of 'Sendable'-conforming struct 'Counting' has non-Sendable
  // type 'Counter'
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.count += 1
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

func layOut(_ node: LayoutNode) {
  let layout = AnyLayout(Counting(counter: Counter()))
  Task.detached { _ = LayoutNode.layout(layout, [node]).layout(proposing: .unspecified) }
  _ = LayoutNode.layout(layout, [node]).layout(proposing: .unspecified)
}

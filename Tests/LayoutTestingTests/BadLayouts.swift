import LayoutCore

// Layouts that break one law each.

/// Takes an unspecified width for an infinite one.
struct Endless: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: proposal.width ?? .infinity, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Divides by nothing.
struct Nowhere: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: CGFloat.nan, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Is wider where it has no room than where it has.
struct Contrary: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: proposal.width == 0 ? 100 : 50, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Answers by how often it was asked.
struct Fickle: Layout {
  private final class Count { var value = 0 }
  // As wrong as what this layout does.
  nonisolated(unsafe) private let count = Count()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    count.value += 1
    return CGSize(width: CGFloat(count.value % 2), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Remembers its first answer for every proposal.
struct Stale: Layout {
  func makeCache(subviews: Subviews) -> CGSize? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
  ) -> CGSize {
    let size = cache ?? CGSize(width: proposal.width ?? 20, height: 10)
    cache = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
  ) {}
}

/// Places its subviews beside where they should be.
struct Shifted: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      size = CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// Moves its subviews after the first time.
struct Restless: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { 0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + cache, y: bounds.minY), proposal: .unspecified)
    }
    cache = 1
  }
}

/// Places by the direction, which the engine sees to already.
struct Mirroring: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inset: CGFloat = subviews.layoutDirection == .rightToLeft ? 5 : 0
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY), proposal: .unspecified)
    }
  }
}

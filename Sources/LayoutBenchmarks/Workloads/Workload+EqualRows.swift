import LayoutCore

extension Workload {
  /// Rows of buttons in a layout that a client wrote.
  static func equalRows(count: Int) -> Workload {
    Workload(
      name: "W13 equal", summary: "\(count) rows of five buttons as wide as the widest",
      nodeCount: count * (1 + 5 * 7) + 1, leafCount: count * 5 * 3,
      proposal: ProposedViewSize(width: 1000, height: 4000),
      describe: {
        .vstack(
          spacing: 1,
          (0..<count).map { row in
            .layout(EqualRow(), (0..<5).map { button(row + $0) })
          })
      },
      floor: nil,
      changed: { .fixed(width: CGFloat(12 + $0 % 4), height: CGFloat(10 + $0 % 2)) })
  }

  /// An icon beside two lines, with room around them.
  private static func button(_ number: Int) -> LayoutNode {
    let title = LayoutNode.fixed(width: CGFloat(30 + number % 7), height: 10)
    let detail = LayoutNode.fixed(width: CGFloat(20 + number % 5), height: 8)
    let icon = LayoutNode.fixed(width: 12, height: 12)
    return LayoutNode.hstack(spacing: 4, [icon, .vstack(spacing: 2, [title, detail])])
      .padding(6).frame(maxWidth: .infinity)
  }
}

/// A row of subviews that are all as wide as the widest, as a client writes it first: without a
/// cache, so that each ideal size is asked for whenever the row is measured or placed.
private struct EqualRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let largest = largest(of: subviews)
    return CGSize(width: largest.width * CGFloat(subviews.count), height: largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let largest = largest(of: subviews)
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * largest.width, y: bounds.minY),
        proposal: ProposedViewSize(largest))
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    subviews.reduce(into: .zero) { largest, subview in
      let size = subview.sizeThatFits(.unspecified)
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
  }
}

import LayoutCore

/// A layout made of closures, to write many short ones.
struct ClosureLayout: Layout {
  typealias Measuring = @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize
  typealias Placing = @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  let measure: Measuring
  let place: Placing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { measure(proposal, subviews) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, proposal, subviews) }
}

// MARK: - What most layouts are made of

extension LayoutSubviews {
  var ideals: [CGSize] { map { $0.sizeThatFits(.unspecified) } }
  var widest: CGFloat { ideals.map(\.width).max() ?? 0 }
  var highest: CGFloat { ideals.map(\.height).max() ?? 0 }
  var totalWidth: CGFloat { ideals.reduce(0) { $0 + $1.width } }
  var totalHeight: CGFloat { ideals.reduce(0) { $0 + $1.height } }

  /// Places ideal sizes one after the other, each at a point that follows from where the last one
  /// ended.
  func placeInLine(
    from start: CGPoint, _ step: (CGPoint, CGSize) -> CGPoint
  ) {
    var point = start
    for subview in self {
      subview.place(at: point, proposal: .unspecified)
      point = step(point, subview.sizeThatFits(.unspecified))
    }
  }
}

/// The next place in a row, and in a column.
func right(_ point: CGPoint, _ size: CGSize) -> CGPoint {
  CGPoint(x: point.x + size.width, y: point.y)
}
func below(_ point: CGPoint, _ size: CGSize) -> CGPoint {
  CGPoint(x: point.x, y: point.y + size.height)
}

/// Sizes of lines: a row, a column, and all views on top of each other.
let row: ClosureLayout.Measuring = { CGSize(width: $1.totalWidth, height: $1.highest) }
let column: ClosureLayout.Measuring = { CGSize(width: $1.widest, height: $1.totalHeight) }
let pile: ClosureLayout.Measuring = { CGSize(width: $1.widest, height: $1.highest) }

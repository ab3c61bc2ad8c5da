import LayoutCore

/// A view that takes what it is offered.
package var color: LayoutNode { .flexible }

/// A rigid view.
package func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
  .fixed(width: width, height: height)
}

/// An unbreakable block of text.
///
/// A single baseline is the first and the last one.
package func text(
  _ width: CGFloat, _ height: CGFloat, baseline first: CGFloat? = nil, last: CGFloat? = nil,
  metrics: TextMetrics? = nil
) -> LayoutNode {
  .measured(metrics: metrics) { _ in
    LeafMeasurement(
      width: width, height: height, firstBaseline: first, lastBaseline: last ?? first)
  }
}

/// A text of letters half as wide as their font is large, on lines of 1.177734375 times its size:
/// for tests that follow widths by hand, or that use texts as boxes.
package func squareText(_ text: StyledText) -> LayoutNode {
  .text(text, measurer: LineSetter(SquareFontMetrics.halfEm))
}

/// Text of cells that are 10 wide and 20 high.
///
/// It breaks after any cell and drops lines that don't fit the height.
package func cells(_ count: Int) -> LayoutNode {
  .measured { proposal in
    if proposal == .zero { return LeafMeasurement(width: 0, height: 0) }
    func fitting(_ length: CGFloat?, _ unit: CGFloat) -> Int {
      Int(min(((length ?? .infinity) / unit).rounded(.down), CGFloat(count)))
    }
    let perLine = max(1, fitting(proposal.width, 10))
    let needed = (count + perLine - 1) / perLine
    let lines = min(needed, max(1, fitting(proposal.height, 20)))
    let height = CGFloat(lines * 20)
    return LeafMeasurement(
      width: CGFloat(perLine * 10), height: height, firstBaseline: 16, lastBaseline: height - 4)
  }
}

/// An image that fills what it is offered and is ideally of its own size.
package func resizableImage(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
  .measured { proposal in
    LeafMeasurement(
      size: proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: height)))
  }
}

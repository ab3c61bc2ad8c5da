import LayoutCore
import TestSupport

/// What all random trees are made of.
protocol RandomParts {
  var random: SeededGenerator { get set }

  mutating func alignment() -> Alignment
}

extension RandomParts {
  /// A limit of a frame, or none.
  mutating func limit(infinite: Bool = false) -> CGFloat? {
    random.pick(nil, nil, random.length(0...100), infinite ? .infinity : random.length(0...20))
  }

  /// Cells of 10 in width that wrap, mostly with the metrics of a font.
  mutating func text(
    _ contract: LeafContract, cells counts: ClosedRange<Int> = 1...12
  ) -> LayoutNode {
    let (cells, height) = (random.length(counts), random.pick(10.0, 16, 19))
    let metrics = TextMetrics(
      ascent: 0.8 * height, descent: 0.2 * height, leading: random.pick(0, 1.5),
      capHeight: 0.7 * height, pixelLength: 0.5)
    return .measured(contract, metrics: random.once(in: 4) ? nil : metrics) { proposal in
      let perLine = min(max(((proposal.width ?? .infinity) / 10).rounded(.down), 1), cells)
      let lines = (cells / perLine).rounded(.up)
      return LeafMeasurement(
        width: perLine * 10, height: lines * height, firstBaseline: 0.8 * height,
        lastBaseline: lines * height - 0.2 * height)
    }
  }

  /// The columns or rows of a lazy grid.
  mutating func gridItems() -> [GridItem] {
    (0..<random.pick(1, 2, 3)).map { _ in
      let (minimum, more) = (random.length(0...60), random.length(0...60))
      let size = random.pick(
        GridItem.Size.fixed(minimum), .flexible(minimum: minimum, maximum: minimum + more),
        .flexible(), .adaptive(minimum: minimum + 5))
      return GridItem(
        size, spacing: random.pick(nil, 0, 5), alignment: random.pick(nil, alignment()))
    }
  }
}

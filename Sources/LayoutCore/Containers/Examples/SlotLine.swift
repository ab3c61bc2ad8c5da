/// A row or column of spaces, each with a view in it: what the layouts of equal lengths share.
///
/// Along the line, a view is aligned in its own space. Across, in a row, the views' vertical guides
/// coincide, and in a column their horizontal ones.
struct SlotLine {
  private struct Slot {
    let proposal: ProposedViewSize
    let dimensions: ViewDimensions
    let start: CGFloat
    let length: CGFloat
  }

  private let axis: Axis
  private let alignment: Alignment
  /// The distance in front of each view.
  private let gaps: [CGFloat]
  /// The sum of all distances.
  let totalGap: CGFloat
  private var slots: [Slot] = []
  private var end: CGFloat = 0
  /// How far spaces reach before and after the guide on which the views line up.
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  init(axis: Axis, alignment: Alignment, spacing: CGFloat?, _ subviews: LayoutSubviews) {
    self.axis = axis
    self.alignment = alignment
    let gaps = subviews.indices.map { index in
      if index == 0 { return CGFloat(0) }
      if let spacing, spacing.isFinite { return spacing }
      return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
    self.gaps = gaps
    self.totalGap = gaps.reduce(0, +)
  }
}

// MARK: - Measuring

extension SlotLine {
  /// The length along the line that each view can have if all have the same.
  func share(of proposed: CGFloat?, atMost most: CGFloat) -> CGFloat {
    guard let proposed, !gaps.isEmpty else { return most }
    return min(most, max((proposed - totalGap) / CGFloat(gaps.count), 0))
  }

  /// Adds a view, measured, in a space of a size.
  mutating func append(_ dimensions: ViewDimensions, proposal: ProposedViewSize, size: CGSize) {
    let start = end + gaps[slots.count]
    let isRow = axis == .horizontal
    let length = isRow ? size.width : size.height
    slots.append(Slot(proposal: proposal, dimensions: dimensions, start: start, length: length))
    end = start + length
    let guide = guide(of: dimensions)
    // A view that is shorter than its space across keeps its guide's distance to the space's ends.
    let breadth = isRow ? max(size.height, dimensions.height) : max(size.width, dimensions.width)
    let free = breadth - (isRow ? dimensions.height : dimensions.width)
    let fraction = isRow ? alignment.vertical.fraction : alignment.horizontal.fraction
    before = max(before, guide + free * fraction)
    after = max(after, breadth - guide - free * fraction)
  }

  private func guide(of dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal]
  }

  /// The extent of all spaces.
  var size: CGSize {
    guard !slots.isEmpty else { return .zero }
    let breadth = before + after
    return axis == .horizontal
      ? CGSize(width: end, height: breadth) : CGSize(width: breadth, height: end)
  }
}

// MARK: - Placing

extension SlotLine {
  /// Places the views, which are those that were added.
  func place(_ subviews: LayoutSubviews, at origin: CGPoint) {
    for (subview, slot) in zip(subviews, slots) {
      let across = before - guide(of: slot.dimensions)
      let place =
        switch axis {
        case .horizontal:
          CGPoint(
            x: slot.start + (slot.length - slot.dimensions.width) * alignment.horizontal.fraction,
            y: across)
        case .vertical:
          CGPoint(
            x: across,
            y: slot.start + (slot.length - slot.dimensions.height) * alignment.vertical.fraction)
        }
      subview.place(
        at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: slot.proposal)
    }
  }
}

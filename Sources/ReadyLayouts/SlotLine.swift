import LayoutCore

/// A row or column of slots with a view in each: the common part of the layouts of equal lengths.
///
/// Along the line, a view is aligned in its own slot. Across it, the views of a row line up on
/// their vertical guides, and those of a column on their horizontal ones.
struct SlotLine {
  private struct Slot {
    let proposal: ProposedViewSize
    let dimensions: ViewDimensions
    let start: CGFloat
    let length: CGFloat
  }

  private let axis: Axis
  private let alignment: Alignment
  /// The gap in front of each view.
  private let gaps: [CGFloat]
  /// The sum of all gaps.
  let totalGap: CGFloat
  private var slots: [Slot] = []
  private var end: CGFloat = 0
  /// The extent of slots before and after the guide on which the views line up.
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
  /// Returns the length along the line that each view can have if all have the same.
  func share(of proposed: CGFloat?, atMost most: CGFloat) -> CGFloat {
    guard let proposed, !gaps.isEmpty else { return most }
    return min(most, max((proposed - totalGap) / CGFloat(gaps.count), 0))
  }

  /// Adds a measured view in a slot of some size.
  mutating func append(_ dimensions: ViewDimensions, proposal: ProposedViewSize, size: CGSize) {
    let start = end + gaps[slots.count]
    let isRow = axis == .horizontal
    let length = isRow ? size.width : size.height
    slots.append(Slot(proposal: proposal, dimensions: dimensions, start: start, length: length))
    end = start + length
    let guide = guide(of: dimensions)
    // A view that is shorter than its slot across the line is aligned in the slot, and the slot's
    // ends count for the extent.
    let breadth = isRow ? max(size.height, dimensions.height) : max(size.width, dimensions.width)
    let free = breadth - (isRow ? dimensions.height : dimensions.width)
    let fraction = isRow ? alignment.vertical.fraction : alignment.horizontal.fraction
    before = max(before, guide + free * fraction)
    after = max(after, breadth - guide - free * fraction)
  }

  private func guide(of dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal]
  }

  /// The extent of all slots.
  var size: CGSize {
    guard !slots.isEmpty else { return .zero }
    let breadth = before + after
    return axis == .horizontal
      ? CGSize(width: end, height: breadth) : CGSize(width: breadth, height: end)
  }
}

// MARK: - Placing

extension SlotLine {
  /// Places the views that were added.
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

// MARK: - What the layouts here need to know of alignments

extension HorizontalAlignment {
  /// The fraction of the free width that goes before a view; 0 unless aligned to the centre or the
  /// trailing edge.
  var fraction: CGFloat { self == .center ? 0.5 : self == .trailing ? 1 : 0 }
}

extension VerticalAlignment {
  /// The fraction of the free height that goes above a view; 0 unless aligned to the centre or the
  /// bottom edge.
  var fraction: CGFloat { self == .center ? 0.5 : self == .bottom ? 1 : 0 }
}

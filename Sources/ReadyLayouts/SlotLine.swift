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
  private let subviews: LayoutSubviews
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
      if let spacing, spacing.isFinite { return subviews.whole(spacing, .up) }
      let gap = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
      return subviews.whole(gap, .up)
    }
    self.gaps = gaps
    self.totalGap = gaps.reduce(0, +)
    self.subviews = subviews
  }

  private var cross: Axis { axis == .horizontal ? .vertical : .horizontal }
}

// MARK: - Measuring

extension SlotLine {
  /// Returns the length along the line that each view can have if all have the same. What is left
  /// over where lengths are whole multiples of a unit stays free.
  func share(of proposed: CGFloat?, atMost most: CGFloat) -> CGFloat {
    guard let proposed, !gaps.isEmpty else { return most }
    let share = subviews.whole((proposed - totalGap) / CGFloat(gaps.count), .down)
    return min(most, max(share, 0))
  }

  /// Adds a view in a slot that has a length on one axis, and on the other that of the view.
  mutating func append(
    _ subview: LayoutSubview, _ proposal: ProposedViewSize, _ length: CGFloat, on equal: Axis
  ) {
    let dimensions = subview.dimensions(in: proposal)
    let start = end + gaps[slots.count]
    let along = equal == axis ? length : dimensions.length(on: axis)
    slots.append(Slot(proposal: proposal, dimensions: dimensions, start: start, length: along))
    end = start + along
    let guide = guide(of: dimensions)
    // A view that is shorter than its slot across the line is aligned in the slot, and the slot's
    // ends count for the extent.
    let own = dimensions.length(on: cross)
    let breadth = equal == cross ? max(length, own) : own
    let free = own.isFinite ? (breadth - own) * alignment.fraction(on: cross) : 0
    before = max(before, guide + free)
    after = max(after, breadth - guide - free)
  }

  private func guide(of dimensions: ViewDimensions) -> CGFloat {
    let guide =
      axis == .horizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal]
    // The middle or end of an endless view is nowhere, so it lines up with its start.
    return guide.isFinite ? guide : 0
  }

  /// The extent of all slots.
  var size: CGSize {
    guard !slots.isEmpty else { return .zero }
    // Negative gaps may be more than all slots.
    let extent = point(max(end, 0), max(before + after, 0))
    return CGSize(width: extent.x, height: extent.y)
  }

  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

// MARK: - Placing

extension SlotLine {
  /// Places the views that were added.
  func place(at origin: CGPoint) {
    for (subview, slot) in zip(subviews, slots) {
      let free = slot.length.isFinite ? slot.length - slot.dimensions.length(on: axis) : 0
      let place = point(
        slot.start + free * alignment.fraction(on: axis), before - guide(of: slot.dimensions))
      subview.place(
        at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: slot.proposal)
    }
  }
}

extension LayoutSubviews {
  /// Returns a length as a whole multiple of the tree's unit, if it has one.
  func whole(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    guard let lengthUnit else { return length }
    let count = length / lengthUnit
    let nearest = count.rounded()
    // Thirds of a whole length do not add up to it exactly.
    return (abs(count - nearest) < 1e-6 ? nearest : count.rounded(rule)) * lengthUnit
  }
}

extension ViewDimensions {
  fileprivate func length(on axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension Alignment {
  /// The fraction of the free length that goes before a view; 0 unless aligned to the centre or
  /// the far edge.
  func fraction(on axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: horizontal == .center ? 0.5 : horizontal == .trailing ? 1 : 0
    case .vertical: vertical == .center ? 0.5 : vertical == .bottom ? 1 : 0
    }
  }
}

import LayoutCore

/// A layout that breaks views into lines, like words in a text.
///
///     FlowLayout(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4) {
///       ForEach(tags) { Text($0.name) }
///     }
///
/// It uses only the public `Layout` protocol, but for a comparison of spacings that saves time in
/// long lines, so it also serves as an example of one:
///
/// 1. Each view has its ideal size. A view wider than the proposed width is measured in that width.
/// 2. Views join a line as long as they and the gaps between them fit into the proposed width, but
///    for the rounding of sums.
///    Without a proposed width, all of them are in one line. A line has at least one view, even if
///    it is too wide.
/// 3. In a line, the views' vertical guides meet; with `.firstTextBaseline`, that is the baseline
///    of their text.
/// 4. The container is as wide as its widest line, and the other lines are at its leading edge, in
///    the middle or at its trailing edge. If it is justified and has several lines, it is at least
///    as wide as proposed, and wider gaps stretch all lines but the last to that width.
///
/// Where no gap is given, the views decide it; between lines it is the largest that any two of
/// their views prefer.
public struct FlowLayout: Layout, Sendable {
  /// The position of lines in the container, and the guide on which the views of a line line up.
  public var alignment: Alignment
  /// The distance between views of a line; `nil` lets them decide.
  public var horizontalSpacing: CGFloat?
  /// The distance between lines; `nil` lets the views decide.
  public var verticalSpacing: CGFloat?
  /// Whether all lines but the last are stretched to the proposed width.
  public var isJustified: Bool

  /// Creates a flow layout.
  public init(
    alignment: Alignment = .leading, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, isJustified: Bool = false
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.isJustified = isJustified
  }

  /// The lines for the width that was proposed last.
  public struct Cache {
    fileprivate var width: CGFloat?
    fileprivate var lines: [Line]?
  }

  /// Makes a cache without lines.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
}

// MARK: - Lines

extension FlowLayout {
  /// A line of views that are measured.
  struct Line {
    struct Item {
      let index: Int
      let proposal: ProposedViewSize
      let dimensions: ViewDimensions
      var x: CGFloat
    }

    var items: [Item] = []
    var width: CGFloat = 0
    /// How far views reach above and below the guide on which they line up.
    var above = -CGFloat.infinity
    var below = -CGFloat.infinity
    /// The distance to the line above.
    var gap: CGFloat = 0

    var height: CGFloat { above + below }
  }
}

extension FlowLayout {
  func lines(of subviews: Subviews, in width: CGFloat?, _ cache: inout Cache) -> [Line] {
    if let lines = cache.lines, cache.width == width { return lines }
    // A container that gives all the width that is asked for may give a little less by rounding.
    let room = width.map { $0 + 1e-6 } ?? .infinity
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let (proposal, dimensions) = measure(subview, in: width)
      let gap = index == 0 ? 0 : subviews.whole(gap(from: subviews[index - 1], to: subview), .up)
      if let line = lines.last, line.width + gap + dimensions.width <= room {
        lines[lines.count - 1].width += gap
      } else {
        lines.append(Line())
      }
      lines[lines.count - 1].append(
        Line.Item(index: index, proposal: proposal, dimensions: dimensions, x: 0),
        guide: dimensions[alignment.vertical])
    }
    for number in lines.indices.dropFirst() {
      let gap =
        verticalSpacing.flatMap { $0.isFinite ? $0 : nil }
        ?? preferredGap(from: lines[number - 1], to: lines[number], of: subviews)
      lines[number].gap = subviews.whole(gap, .up)
    }
    if isJustified, let width, width.isFinite { lines.justify(to: width) }
    cache = Cache(width: width, lines: lines)
    return lines
  }

  func measure(_ subview: LayoutSubview, in width: CGFloat?) -> (ProposedViewSize, ViewDimensions) {
    let ideal = subview.dimensions(in: .unspecified)
    guard let width, ideal.width > width else { return (.unspecified, ideal) }
    let proposal = ProposedViewSize(width: width, height: nil)
    return (proposal, subview.dimensions(in: proposal))
  }

  private func gap(from subview: LayoutSubview, to next: LayoutSubview) -> CGFloat {
    if let horizontalSpacing, horizontalSpacing.isFinite { return horizontalSpacing }
    return subview.spacing.distance(to: next.spacing, along: .horizontal)
  }

  private func preferredGap(from line: Line, to next: Line, of subviews: Subviews) -> CGFloat {
    var largest = -CGFloat.infinity
    let below = spacings(of: next, in: subviews)
    for spacing in spacings(of: line, in: subviews) {
      for next in below { largest = max(largest, spacing.distance(to: next, along: .vertical)) }
    }
    return largest
  }

  /// What the views of a line ask for. Many ask for the same, which counts once, so that long lines
  /// are not compared view by view.
  private func spacings(of line: Line, in subviews: Subviews) -> [ViewSpacing] {
    line.items.reduce(into: []) { spacings, item in
      let spacing = subviews[item.index].spacing
      if !spacings.contains(where: spacing.isIdentical) { spacings.append(spacing) }
    }
  }
}

extension FlowLayout.Line {
  fileprivate mutating func append(_ item: Item, guide: CGFloat) {
    var item = item
    item.x = width
    width += item.dimensions.width
    above = max(above, guide)
    below = max(below, item.dimensions.height - guide)
    items.append(item)
  }
}

extension [FlowLayout.Line] {
  /// Stretches all lines but the last.
  fileprivate mutating func justify(to width: CGFloat) {
    for number in indices.dropLast() {
      let free = width - self[number].width
      let gaps = self[number].items.count - 1
      guard gaps > 0, free > 0 else { continue }
      for item in self[number].items.indices {
        self[number].items[item].x += free * CGFloat(item) / CGFloat(gaps)
      }
      self[number].width = width
    }
  }
}

// MARK: - Measuring

extension FlowLayout {
  /// Returns the extent of the lines.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width, &cache)
    let size = lines.reduce(into: CGSize.zero) { size, line in
      size.width = max(size.width, line.width)
      size.height += line.gap + line.height
    }
    let least = isStretched(lines, in: proposal.width) ? proposal.width ?? 0 : 0
    return CGSize(width: max(size.width, least), height: max(size.height, 0))
  }

  /// Whether the container takes all of a proposed width.
  func isStretched(_ lines: [Line], in width: CGFloat?) -> Bool {
    isJustified && lines.count > 1 && width?.isFinite ?? false
  }
}

// MARK: - Placing

extension FlowLayout {
  /// Places the lines below each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var top = bounds.minY
    // The lines for the proposal that the size answers, whatever the bounds are.
    for line in lines(of: subviews, in: proposal.width, &cache) {
      top += line.gap
      let free = bounds.width - line.width
      let start =
        free.isFinite ? bounds.minX + free * alignment.fraction(on: .horizontal) : bounds.minX
      for item in line.items {
        let y = top + line.above - item.dimensions[alignment.vertical]
        subviews[item.index].place(at: CGPoint(x: start + item.x, y: y), proposal: item.proposal)
      }
      top += line.height
    }
  }
}

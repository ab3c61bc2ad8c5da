import LayoutCore
import TestSupport
import Testing

/// How stacks share out a length, against a second statement of the rule.
///
/// Random rows of colours in frames are laid out, once by the engine and once by the few lines at
/// the end of this file. The recipe is the one with which the rule was found to give exactly the
/// widths of SwiftUI.
struct SharingTests {
  private static let rowsPerSeed = 1000

  @Test(arguments: 1...20)
  func `20,000 random rows have the stated widths, to the last bit`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.rowsPerSeed {
      let spans = (0..<Int.random(in: 1...10, using: &random)).map { _ in Span(&random) }
      let width = random.length(0...500)
      let row = LayoutNode.hstack(
        spacing: 0, spans.indices.map { spans[$0].node(along: .horizontal).id($0) }
      ).keptWithOneChild()
      let layout = row.layout(proposing: ProposedViewSize(width: width, height: 100))
      let actual = spans.indices.map { layout.frame(of: $0)?.width }
      let expected = share(width, among: spans)
      try #require(actual == expected, "\(spans) in \(width), seed \(seed)")
    }
  }

  @Test(arguments: 1...20)
  func `priorities, spacing and columns too`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<Self.rowsPerSeed / 4 {
      let axis = random.pick(Axis.horizontal, .vertical)
      let spans = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        Span(&random, priority: random.pick(-1, 0, 0, 1, 2))
      }
      let (length, spacing) = (random.length(0...500), random.length(-5...12))
      let children = spans.indices.map { spans[$0].node(along: axis).id($0) }
      let layout =
        axis == .horizontal
        ? LayoutNode.hstack(spacing: spacing, children)
          .layout(proposing: ProposedViewSize(width: length, height: 100))
        : LayoutNode.vstack(spacing: spacing, children)
          .layout(proposing: ProposedViewSize(width: 100, height: length))
      let gaps = spacing * CGFloat(spans.count - 1)
      let expected = share(length - gaps, amongClassesOf: spans)
      for index in spans.indices {
        let frame = try #require(layout.frame(of: index))
        let actual = axis == .horizontal ? frame.size.width : frame.size.height
        try #require(
          areEqual(expected[index], actual),
          "child \(index) of \(spans) in \(length) with spacing \(spacing): \(actual)")
      }
    }
  }
}

/// The lengths that a child can have: what it gets, kept within two limits.
private struct Span: CustomStringConvertible {
  var minimum: CGFloat?
  var maximum: CGFloat?
  var priority = 0.0

  init(_ random: inout SeededGenerator, priority: Double = 0) {
    let (a, b) = (random.length(0...100), random.length(0...100))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: (minimum, maximum) = (nil, nil)
    case 1: (minimum, maximum) = (a, a)
    case 2: (minimum, maximum) = (a, nil)
    case 3: (minimum, maximum) = (nil, a)
    default: (minimum, maximum) = (min(a, b), max(a, b))
    }
    self.priority = priority
  }

  var description: String {
    "\(minimum ?? 0)…\(maximum ?? .infinity)\(priority == 0 ? "" : " p\(priority)")"
  }

  /// How much the length can vary.
  var slack: CGFloat { (maximum ?? .infinity) - (minimum ?? 0) }

  func length(for offer: CGFloat) -> CGFloat { min(max(offer, minimum ?? 0), maximum ?? .infinity) }

  /// A colour in a frame of these limits.
  func node(along axis: Axis) -> LayoutNode {
    let isRigid = minimum != nil && minimum == maximum
    let framed =
      switch (axis, isRigid) {
      case (.horizontal, true): color.frame(width: minimum)
      case (.horizontal, false): color.frame(minWidth: minimum, maxWidth: maximum)
      case (.vertical, true): color.frame(height: minimum)
      case (.vertical, false): color.frame(minHeight: minimum, maxHeight: maximum)
      }
    return priority == 0 ? framed : framed.layoutPriority(priority)
  }
}

// MARK: - The rule, stated again

/// Serves the children one by one, those first that can vary least; each is offered an equal share
/// of what is left. Of children that can grow without limit, the one that needs most comes first. A
/// share is the one before unless it differs by more than rounding.
private func share(_ length: CGFloat, among spans: [Span]) -> [CGFloat] {
  var lengths = Array(repeating: CGFloat.zero, count: spans.count)
  var waiting = Array(spans.indices)
  var (left, last) = (length, CGFloat.infinity)
  while let next = waiting.min(by: { a, b in
    spans[a].slack == .infinity && spans[b].slack == .infinity
      ? spans[a].length(for: 0) > spans[b].length(for: 0) : spans[a].slack < spans[b].slack
  }) {
    let offer = max(left / CGFloat(waiting.count), 0)
    if abs(offer - last) > last * 0x1p-43 || last == .infinity { last = offer }
    lengths[next] = spans[next].length(for: last)
    left -= lengths[next]
    waiting.removeAll { $0 == next }
  }
  return lengths
}

/// Serves the classes of equal priority one by one, the highest first, of what the least lengths of
/// the lower classes leave.
private func share(_ length: CGFloat, amongClassesOf spans: [Span]) -> [CGFloat] {
  var lengths = spans.map { $0.length(for: 0) }
  for priority in Set(spans.map(\.priority)).sorted(by: >) {
    let members = spans.indices.filter { spans[$0].priority == priority }
    let others = spans.indices.filter { spans[$0].priority != priority }
    let left = length - others.reduce(0) { $0 + lengths[$1] }
    for (member, length) in zip(members, share(left, among: members.map { spans[$0] })) {
      lengths[member] = length
    }
  }
  return lengths
}

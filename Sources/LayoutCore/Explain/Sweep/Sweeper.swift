/// Finds the breaks of a layout that depends on one length.
///
/// 1. The layout is looked at for lengths about a resolution apart.
/// 2. Where three neighbours are not in line, there is a break in one of the two intervals, or
///    between them.
/// 3. An interval whose inside is not in line with its ends is halved until it is tiny. A jump is
///    followed to neighbouring numbers; a turn is where the lines before and after it meet.
struct Sweeper {
  private let layout: (Double) -> ResolvedLayout
  private let maxLayouts: Int
  private var layoutCount = 0
  /// How many layouts are still needed to look around.
  private var remainingLooks = 0
  private var isComplete = true
  private var resolution = 1.0
  private var found:
    [(kind: LayoutSweep.Break.Kind, before: Double, after: Double, length: Double)] = []

  /// The shortest interval that is halved to find out what is in it.
  private static let shortest = 1.0 / 16384
  /// What numbers may differ from a line that they are on.
  private static let tolerance = 1e-7

  init(maxLayouts: Int, _ layout: @escaping (Double) -> ResolvedLayout) {
    self.maxLayouts = maxLayouts
    self.layout = layout
  }

  /// A layout for a length, as the numbers of all frames.
  private struct Sample {
    let length: Double
    let shape: [Int]
    let numbers: [Double]
  }

  private mutating func sample(_ length: Double) -> Sample {
    layoutCount += 1
    var shape: [Int] = []
    var numbers: [Double] = []
    for node in layout(length).nodes {
      shape.append(node.source.node)
      shape.append(node.level)
      let frame = node.frame
      numbers.append(Double(frame.origin.x))
      numbers.append(Double(frame.origin.y))
      numbers.append(Double(frame.size.width))
      numbers.append(Double(frame.size.height))
    }
    return Sample(length: length, shape: shape, numbers: numbers)
  }
}

// MARK: - Searching

extension Sweeper {
  mutating func sweep(
    _ axis: Axis, _ range: ClosedRange<CGFloat>, _ resolution: CGFloat
  ) -> LayoutSweep {
    let (start, end) = (Double(range.lowerBound), Double(range.upperBound))
    self.resolution = resolution.isUsable && resolution > 0 ? Double(resolution) : 1
    if start.isUsable, end.isUsable { search(from: start, to: end) } else { isComplete = false }
    let ends = found.dropFirst().map(\.before) + [end]
    var breaks: [LayoutSweep.Break] = []
    for (point, end) in zip(found, ends) { breaks.append(describe(point, until: end)) }
    return LayoutSweep(
      axis: axis, range: range, breaks: breaks, layoutCount: layoutCount, isComplete: isComplete)
  }

  private mutating func search(from start: Double, to end: Double) {
    // Half of the layouts at most are for looking around, the rest for finding breaks exactly.
    let wanted = max(1, ((end - start) / resolution).rounded(.up))
    let count = Int(min(wanted, Double(max(2, maxLayouts / 2))))
    if Double(count) < wanted { isComplete = false }
    let step = (end - start) / Double(count)
    remainingLooks = count + 1
    func look(_ index: Int) -> Sample {
      remainingLooks -= 1
      // At equal distances, the steps of lengths that are whole pixels might look like a line.
      let place = Double(index) - (index % 2 == 1 ? 0.118_034 : 0)
      return sample(index == count ? end : start + step * place)
    }
    // No more is kept than what the interval between `low` and `high` needs.
    var (low, high) = (look(0), look(1))
    var (wasInLine, wasSuspect) = (count > 1, false)
    for index in 0..<count {
      let next = index + 2 <= count ? look(index + 2) : nil
      let staysInLine = next.map { isInLine(low, high, $0) } ?? true
      let isSuspect = !wasInLine || !staysInLine
      if index > 0, wasSuspect || isSuspect { checkTurn(at: low) }
      if isSuspect { search(low, high) }
      (wasInLine, wasSuspect) = (staysInLine, isSuspect)
      (low, high) = (high, next ?? high)
    }
    found.sort { $0.length < $1.length }
  }

  /// Whether so many more layouts may be made; if not, what is found is not complete.
  private mutating func admits(_ count: Int) -> Bool {
    if layoutCount + remainingLooks + count <= maxLayouts { return true }
    isComplete = false
    return false
  }

  /// Looks for breaks inside of an interval.
  private mutating func search(_ a: Sample, _ b: Sample) {
    guard admits(2) else { return }
    let length = b.length - a.length
    let middle = sample(a.length + length / 2)
    // Another point lets no symmetry hide a break.
    let other = sample(a.length + length * 0.381966)
    if isInLine(a, middle, b), isInLine(a, other, b) { return }
    guard length > Self.shortest else { return settle(a, b) }
    search(a, middle)
    checkTurn(at: middle)
    search(middle, b)
  }

  /// Notes a turn at a length if the lines on both sides of it differ there, but meet.
  private mutating func checkTurn(at sample: Sample) {
    guard admits(4) else { return }
    let near = Self.shortest
    let before = self.sample(sample.length - near)
    let after = self.sample(sample.length + near)
    guard before.shape == sample.shape, after.shape == sample.shape,
      isInLine(before, self.sample(sample.length - near / 2), sample),
      isInLine(sample, self.sample(sample.length + near / 2), after),
      !isInLine(before, sample, after)
    else { return }
    found.append((.turn, before.length, after.length, sample.length))
  }

  /// Finds out what happens in a tiny interval, and where exactly.
  private mutating func settle(_ a: Sample, _ b: Sample) {
    guard a.shape == b.shape else { return followJump(a, b, .replacement) }
    let isJump = zip(a.numbers, b.numbers).contains { abs($0 - $1) > 32 * (b.length - a.length) }
    if isJump { return followJump(a, b, .jump) }
    guard admits(2) else { return }
    let (left, right) = (sample(a.length - Self.shortest), sample(b.length + Self.shortest))
    let length = meeting(left, a, b, right) ?? b.length
    found.append((.turn, left.length, right.length, (length * 1e6).rounded() / 1e6))
  }

  private mutating func followJump(_ a: Sample, _ b: Sample, _ kind: LayoutSweep.Break.Kind) {
    var (low, high) = (a, b)
    while admits(1) {
      let middle = low.length + (high.length - low.length) / 2
      guard middle > low.length, middle < high.length else { break }
      let sample = sample(middle)
      if distance(sample, low) <= distance(sample, high) { low = sample } else { high = sample }
    }
    found.append((kind, low.length, high.length, high.length))
  }
}

// MARK: - Comparing

extension Sweeper {
  /// Whether the numbers of a sample are on the lines between two others.
  private func isInLine(_ a: Sample, _ middle: Sample, _ b: Sample) -> Bool {
    guard a.shape == middle.shape, b.shape == middle.shape, b.length > a.length else {
      return a.length == b.length
    }
    let share = (middle.length - a.length) / (b.length - a.length)
    for index in a.numbers.indices {
      let expected = a.numbers[index] + (b.numbers[index] - a.numbers[index]) * share
      let scale = 1 + abs(expected) * 1e-3
      if abs(middle.numbers[index] - expected) > Self.tolerance * scale { return false }
    }
    return true
  }

  private func distance(_ a: Sample, _ b: Sample) -> Double {
    guard a.shape == b.shape else { return .infinity }
    return zip(a.numbers, b.numbers).reduce(0) { $0 + abs($1.0 - $1.1) }
  }

  /// Where the lines through two samples before and two after a turn meet.
  private func meeting(_ left: Sample, _ a: Sample, _ b: Sample, _ right: Sample) -> Double? {
    guard left.shape == a.shape, right.shape == b.shape, a.shape == b.shape else { return nil }
    var best: (change: Double, length: Double)?
    for index in a.numbers.indices {
      let before = (a.numbers[index] - left.numbers[index]) / (a.length - left.length)
      let after = (right.numbers[index] - b.numbers[index]) / (right.length - b.length)
      let change = abs(after - before)
      guard change > 1e-3, change > best?.change ?? 0 else { continue }
      let rise = b.numbers[index] - a.numbers[index] - after * (b.length - a.length)
      best = (change, a.length + rise / (before - after))
    }
    return best?.length
  }
}

// MARK: - Describing

extension Sweeper {
  /// A break with the views that it happens to, and how they go on until the next break.
  private mutating func describe(
    _ point: (kind: LayoutSweep.Break.Kind, before: Double, after: Double, length: Double),
    until end: Double
  ) -> LayoutSweep.Break {
    let before = frames(point.before)
    let onward = max(point.after, min(point.length + resolution, end))
    let after = frames(point.kind == .turn ? onward : point.after)
    let changes: [LayoutSweep.Change]
    switch point.kind {
    case .replacement: changes = replaced(before, after)
    case .jump:
      changes = zip(before, after).filter { distance($0.frame, $1.frame) > 1e-3 }.map {
        LayoutSweep.Change(view: $0.name, before: $0.frame, after: $1.frame)
      }
    case .turn:
      let (low, high) = (frames(point.before - Self.shortest), frames(point.after))
      let there = frames(point.length)
      guard low.count == there.count, high.count == there.count, after.count == there.count else {
        changes = []
        break
      }
      let farther = frames(point.after + Self.shortest)
      changes = there.indices.filter { index in
        let earlier = difference(low[index].frame, before[index].frame)
        let later = difference(high[index].frame, farther[index].frame)
        return zip(earlier, later).contains { abs($0 - $1) > Self.shortest * 1e-3 }
      }.map { index in
        LayoutSweep.Change(
          view: there[index].name, before: there[index].frame, after: after[index].frame)
      }
    }
    return LayoutSweep.Break(kind: point.kind, length: CGFloat(point.length), changes: changes)
  }

  /// A view in one layout, with what tells it from others of its name.
  private typealias Found = (name: String, key: [AnyHashable], frame: CGRect)

  private mutating func frames(_ length: Double) -> [Found] {
    layoutCount += 1
    return layout(length).nodes.map { ($0.fullName, [$0.fullName, $0.source.node], $0.frame) }
  }

  /// The views that are in one layout only, and then those of both that have jumped.
  private func replaced(_ before: [Found], _ after: [Found]) -> [LayoutSweep.Change] {
    let difference = after.map(\.key).difference(from: before.map(\.key))
    let changes = (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(let index, _, _):
        LayoutSweep.Change(view: before[index].name, before: before[index].frame, after: nil)
      case .insert(let index, _, _):
        LayoutSweep.Change(view: after[index].name, before: nil, after: after[index].frame)
      }
    }
    let earlier = Dictionary(before.map { ($0.key, $0.frame) }) { first, _ in first }
    return changes
      + after.compactMap { view in
        guard let frame = earlier[view.key], distance(frame, view.frame) > 1e-3 else { return nil }
        return LayoutSweep.Change(view: view.name, before: frame, after: view.frame)
      }
  }

  private func difference(_ a: CGRect, _ b: CGRect) -> [Double] {
    [
      Double(b.origin.x - a.origin.x), Double(b.origin.y - a.origin.y),
      Double(b.size.width - a.size.width), Double(b.size.height - a.size.height),
    ]
  }

  private func distance(_ a: CGRect, _ b: CGRect) -> Double {
    difference(a, b).reduce(0) { max($0, abs($1)) }
  }
}

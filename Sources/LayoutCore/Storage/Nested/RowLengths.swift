/// The positions of rows of which only some have been measured.
///
/// A row begins where those before it end. A measured row counts with its length, a row with a
/// promise with the promised length, and any other with the average of the measured ones. Memory
/// and time grow with the number of measured rows, not with that of all rows.
struct RowLengths {
  /// Rows that are described alike.
  private struct Part {
    let first: Int
    let count: Int
    /// The promised length; NaN without a promise.
    let length: Double

    var end: Int { first + count }
  }

  /// A measured row, with the sum over it and all measured rows before it.
  private struct Entry {
    let row: Int
    var length: Double
    /// The distance to the next row, known or assumed.
    var gap: Double
    let knowsGap: Bool
    let hasViews: Bool
    var sum = 0.0

    func isSame(as other: Entry) -> Bool {
      row == other.row && length == other.length && gap == other.gap && knowsGap == other.knowsGap
        && hasViews == other.hasViews
    }
  }

  let count: Int
  private let parts: [Part]
  private var entries: [Entry] = []
  /// What all rows in the parts before each part are expected to take that were not measured.
  private var expectedBefore: [Double]
  /// How long rows are taken to be of which nothing is known.
  private var estimate: Double
  /// The distance between all rows, or between those that prefer none.
  private let usualGap: Double
  /// Whether all rows have that distance.
  private let isEven: Bool
  /// The assumed distance between rows of which one was not measured.
  private var assumedGap: Double

  private let unit: LengthUnit

  init(_ rows: LayoutRows, gap: Double, isEven: Bool, _ unit: LengthUnit) {
    self.parts = rows.parts.map {
      Part(first: $0.first, count: $0.count, length: unit.up($0.length))
    }
    self.count = rows.count
    self.expectedBefore = Array(repeating: 0, count: parts.count)
    self.estimate = 0
    self.usualGap = unit.up(gap)
    self.isEven = isEven
    self.assumedGap = unit.up(gap)
    self.unit = unit
    expectParts()
  }
}

// MARK: - Asking

extension RowLengths {
  /// Returns where a row begins. The number of rows stands for a row that would follow the last
  /// one.
  func start(of row: Int) -> Double {
    let known = entriesBefore(row)
    let sum = known > 0 ? entries[known - 1].sum : 0
    // There may be many parts, and many rows are asked for.
    let index = parts.indices.partitionPoint { row <= parts[$0].end }
    guard index < parts.count else { return sum }
    let part = parts[index]
    let unknown = row - part.first - (known - entriesBefore(part.first))
    return sum + expectedBefore[index] + Double(unknown) * (expectedLength(in: part) + assumedGap)
  }

  /// Returns the known or estimated length of a row.
  func length(of row: Int) -> Double {
    let index = entriesBefore(row)
    if index < entries.count, entries[index].row == row { return entries[index].length }
    let part = parts.indices.partitionPoint { row < parts[$0].end }
    return part < parts.count ? expectedLength(in: parts[part]) : 0
  }

  /// The total length of all rows and the gaps between them.
  var total: Double {
    guard count > 0 else { return 0 }
    let last = entriesBefore(count)
    let isLastKnown = last > 0 && entries[last - 1].row == count - 1
    return max(0, start(of: count) - (isLastKnown ? entries[last - 1].gap : assumedGap))
  }

  /// How far rows end after the next ones begin, if these do not mostly begin before them.
  var overlap: Double { usualGap < 0 && estimate + usualGap > 0 ? -usualGap : 0 }

  /// Returns the row at a position: the last one that begins at or before it. If several rows begin
  /// there, it is the first of these, because a row estimated to have no length may turn out to
  /// have one.
  func row(at position: Double) -> Int {
    // If the condition holds for none of these, it is the row after them: the last one.
    let rows = 0..<max(count - 1, 0)
    let last = rows.partitionPoint { start(of: $0 + 1) > position }
    let place = start(of: last)
    return (0..<last).partitionPoint { start(of: $0) >= place }
  }

  /// Returns whether a row was measured.
  func knows(_ row: Int) -> Bool {
    let index = entriesBefore(row)
    return index < entries.count && entries[index].row == row
  }

  /// Returns whether all rows from one on are known to be without views.
  func endsWithViewless(from row: Int) -> Bool {
    let known = entries[entriesBefore(row)...]
    return known.count == count - row && !known.contains { $0.hasViews }
  }

  private func expectedLength(in part: Part) -> Double {
    part.length.isNaN ? estimate : part.length
  }

  /// Returns the number of measured rows before a row.
  private func entriesBefore(_ row: Int) -> Int {
    entries.indices.partitionPoint { entries[$0].row >= row }
  }
}

// MARK: - Learning

extension RowLengths {
  /// What was found out about a row.
  struct Lesson {
    let row: Int
    let length: Double
    /// The distance to the next row; `nil` if that is not known.
    var gap: Double?
    let hasViews: Bool

    /// A row without views takes no room, whatever is around it.
    init(_ row: Int, length: Double, hasViews: Bool) {
      (self.row, self.length, self.hasViews) = (row, length, hasViews)
      gap = hasViews ? nil : 0
    }
  }

  /// Records what was found out about rows, which are in order, and estimates the others by it. All
  /// at once, because each row could move all of those after it.
  mutating func learn(_ lessons: some BidirectionalCollection<Lesson>) {
    guard let first = lessons.first, let last = lessons.last else { return }
    let known = entriesBefore(first.row)..<entriesBefore(last.row + 1)
    var learned: [Entry] = []
    var next = known.lowerBound
    for lesson in lessons where lesson.length.isFinite {
      while next < known.upperBound, entries[next].row < lesson.row {
        learned.append(entries[next])
        next += 1
      }
      var earlier: Entry?
      if next < known.upperBound, entries[next].row == lesson.row {
        earlier = entries[next].hasViews == lesson.hasViews ? entries[next] : nil
        next += 1
      }
      learned.append(
        Entry(
          row: lesson.row, length: lesson.length, gap: lesson.gap ?? earlier?.gap ?? assumedGap,
          knowsGap: lesson.gap != nil || earlier?.knowsGap ?? false, hasViews: lesson.hasViews))
    }
    learned += entries[next..<known.upperBound]
    // Rows are measured again in each round. Most come out unchanged, and then the sums stay valid.
    guard !entries[known].elementsEqual(learned, by: { $0.isSame(as: $1) }) else { return }
    entries.replaceSubrange(known, with: learned)
    let start = known.lowerBound
    var sum = start > 0 ? entries[start - 1].sum : 0
    for index in start..<entries.count {
      sum += entries[index].length + entries[index].gap
      entries[index].sum = sum
    }
    refineEstimate()
  }

  /// Returns the known or assumed distance between a row that has views and the next one.
  func gap(after row: Int) -> Double {
    let index = entriesBefore(row)
    guard index < entries.count, entries[index].row == row, entries[index].hasViews else {
      return assumedGap
    }
    return entries[index].gap
  }

  /// Returns a distance that the next row keeps at least from a row that has views.
  func leastGap(after row: Int) -> Double {
    if isEven { return usualGap }
    let index = entriesBefore(row)
    let isKnown = index < entries.count && entries[index].row == row && entries[index].knowsGap
    return isKnown ? entries[index].gap : 0
  }

  /// Sets the estimates to the average length of the measured rows with views, and to the average
  /// distance between them.
  private mutating func refineEstimate() {
    guard let last = entries.last else { return }
    let gaps = entries.reduce(0) { $0 + $1.gap }
    let viewed = entries.filter { $0.hasViews }
    let average = (last.sum - gaps) / Double(viewed.count)
    if average.isFinite { estimate = unit.up(average) }
    // The last row of all has no distance to another.
    let isLastKnown = viewed.last.map { endsWithViewless(from: $0.row + 1) } ?? false
    let known = viewed.dropLast(isLastKnown ? 1 : 0).filter { $0.knowsGap }
    let gap = known.reduce(0) { $0 + $1.gap } / Double(known.count)
    if !isEven, gap.isFinite { assumedGap = unit.up(gap) }
    expectParts()
  }

  private mutating func expectParts() {
    var (expected, known) = (0.0, 0)
    for (index, part) in parts.enumerated() {
      expectedBefore[index] = expected
      let before = known
      known = entriesBefore(part.end)
      let unknown = part.count - (known - before)
      expected += Double(unknown) * (expectedLength(in: part) + assumedGap)
    }
  }
}

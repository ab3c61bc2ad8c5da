/// The positions of rows of which only some have been measured.
///
/// A row begins where those before it end. A measured row counts with its length, a row with a
/// promise with the promised length, and any other with the average of the measured ones. Memory
/// grows with the number of measured rows, and the time for each one with the logarithm of it.
struct RowLengths {
  /// Rows that are described alike.
  private struct Part {
    let first: Int
    let count: Int
    /// The promised length; NaN without a promise.
    let length: Double
    /// How many rows before these are promised no length, and what the others are promised.
    let unpromisedBefore: Int
    let promisesBefore: ExactSum

    var end: Int { first + count }
    var isPromised: Bool { !length.isNaN }
  }

  let count: Int
  private let parts: [Part]
  private var measured = MeasuredRows()
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
    var (unpromised, promises) = (0, ExactSum())
    self.parts = rows.parts.map {
      let part = Part(
        first: $0.first, count: $0.count, length: unit.up($0.length),
        unpromisedBefore: unpromised, promisesBefore: promises)
      if part.isPromised {
        promises += ExactSum(part.length, times: part.count)
      } else {
        unpromised += part.count
      }
      return part
    }
    self.count = rows.count
    self.estimate = 0
    self.usualGap = unit.up(gap)
    self.isEven = isEven
    self.assumedGap = unit.up(gap)
    self.unit = unit
  }

  /// The memory of what is known, in bytes.
  var byteCount: Int { parts.byteCount + measured.byteCount }
}

// MARK: - Asking

extension RowLengths {
  /// Returns where a row begins. The number of rows stands for a row that would follow the last
  /// one.
  func start(of row: Int) -> Double {
    let known = measured.sums(before: row)
    var start = known.lengths
    start += known.gaps
    // There may be many parts, and many rows are asked for.
    let index = parts.indices.partitionPoint { row <= parts[$0].end }
    guard index < parts.count else { return start.value }
    let part = parts[index]
    let inside = row - part.first
    let unknown = row - known.count
    let unpromised = part.unpromisedBefore + (part.isPromised ? 0 : inside) - known.unpromised
    if unknown > unpromised {
      var promised = part.promisesBefore
      if part.isPromised { promised += ExactSum(part.length, times: inside) }
      promised -= known.promises
      start += promised
    }
    start += ExactSum(estimate, times: unpromised)
    start += ExactSum(assumedGap, times: unknown)
    return start.value
  }

  /// Returns the known or estimated length of a row.
  func length(of row: Int) -> Double {
    if let known = measured[row] { return known.length }
    let part = parts.indices.partitionPoint { row < parts[$0].end }
    guard part < parts.count else { return 0 }
    return parts[part].isPromised ? parts[part].length : estimate
  }

  /// The total length of all rows and the gaps between them.
  var total: Double {
    guard count > 0 else { return 0 }
    return max(0, start(of: count) - (measured[count - 1]?.gap ?? assumedGap))
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
  func knows(_ row: Int) -> Bool { measured[row] != nil }

  /// Returns whether all rows from one on are known to be without views.
  func endsWithViewless(from row: Int) -> Bool {
    let before = measured.sums(before: row)
    return measured.total.count - before.count == count - row
      && measured.total.viewed == before.viewed
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

  /// Records what was found out about rows, and estimates the others by it. All at once, because
  /// each row could move all of those after it.
  mutating func learn(_ lessons: some Sequence<Lesson>) {
    var hasLearned = false
    for lesson in lessons where lesson.length.isFinite {
      let known = measured[lesson.row]
      let earlier = known?.hasViews == lesson.hasViews ? known : nil
      let part = parts.indices.partitionPoint { lesson.row < parts[$0].end }
      let row = MeasuredRow(
        number: lesson.row, length: lesson.length, gap: lesson.gap ?? earlier?.gap ?? assumedGap,
        knowsGap: lesson.gap != nil || earlier?.knowsGap ?? false, hasViews: lesson.hasViews,
        promise: parts[part].length)
      // Rows are measured again in each round, and most come out unchanged.
      if known?.isSame(as: row) ?? false { continue }
      measured.set(row)
      hasLearned = true
    }
    if hasLearned { refineEstimate() }
  }

  /// Returns the known or assumed distance between a row that has views and the next one.
  func gap(after row: Int) -> Double {
    guard let known = measured[row], known.hasViews else { return assumedGap }
    return known.gap
  }

  /// Returns a distance that the next row keeps at least from a row that has views.
  func leastGap(after row: Int) -> Double {
    if isEven { return usualGap }
    guard let known = measured[row], known.knowsGap else { return 0 }
    return known.gap
  }

  /// Sets the estimates to the average length of the measured rows with views, and to the average
  /// distance between them.
  private mutating func refineEstimate() {
    let total = measured.total
    let average = total.lengths.value / Double(total.viewed)
    if average.isFinite { estimate = unit.up(average) }
    if isEven { return }
    var (gaps, count) = (total.knownGaps, total.knownGapCount)
    // The last row of all has no distance to another.
    if let last = lastRow, last.knowsGap {
      gaps -= ExactSum(last.gap)
      count -= 1
    }
    let gap = gaps.value / Double(count)
    if gap.isFinite { assumedGap = unit.up(gap) }
  }

  /// The last row with views, if no unmeasured row comes after it.
  private var lastRow: MeasuredRow? {
    guard knows(count - 1) else { return nil }
    let viewed = measured.total.viewed
    let last = (0..<count).partitionPoint { measured.sums(before: $0 + 1).viewed == viewed }
    return viewed > 0 && endsWithViewless(from: last + 1) ? measured[last] : nil
  }
}

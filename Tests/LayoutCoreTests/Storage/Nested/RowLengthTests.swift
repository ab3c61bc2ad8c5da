import Testing

@testable import LayoutCore

/// The positions of rows of which only some were measured.
struct RowLengthTests {
  private struct Row {
    var length: Double
    var gap: Double?
    var hasViews: Bool

    func lesson(_ number: Int) -> RowLengths.Lesson {
      var lesson = RowLengths.Lesson(number, length: length, hasViews: hasViews)
      if hasViews { lesson.gap = gap }
      return lesson
    }
  }

  private static func row(using random: inout SeededGenerator) -> Row {
    let hasViews = Int.random(in: 0..<8, using: &random) > 0
    return Row(
      length: hasViews ? .random(in: 0...90, using: &random) : 0,
      gap: Bool.random(using: &random) ? .random(in: 0...9, using: &random) : nil,
      hasViews: hasViews)
  }

  /// Some rows with promises and some without.
  private static func rows(_ counts: [Int], promises: [CGFloat?]) -> LayoutRows {
    var rows = LayoutRows()
    for (count, promise) in zip(counts, promises) {
      rows.append(LayoutRows(count: count, length: promise) { _ in [] })
    }
    return rows
  }

  private static func lengths(_ rows: LayoutRows, isEven: Bool = false) -> RowLengths {
    RowLengths(rows, gap: 3, isEven: isEven, .none)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a row begins after all that is known and expected of those before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<4).map { _ in Int.random(in: 1...30, using: &random) }
    let promises = counts.map { _ in
      Bool.random(using: &random) ? CGFloat.random(in: 0...90, using: &random) : nil
    }
    let count = counts.reduce(0, +)
    let promised = zip(counts, promises).flatMap { Array(repeating: $1, count: $0) }
    // All distances are known, so that none is remembered as it was assumed once.
    var lengths = Self.lengths(Self.rows(counts, promises: promises), isEven: true)
    var known: [Int: Row] = [:]
    for _ in 0..<20 {
      let first = Int.random(in: 0..<count, using: &random)
      let learned = (first..<min(first + 3, count)).map { number in
        var row = Self.row(using: &random)
        row.gap = row.hasViews ? 3 : 0
        known[number] = row
        return row.lesson(number)
      }
      lengths.learn(learned)
      let viewed = Double(known.values.filter(\.hasViews).count)
      let estimate = viewed > 0 ? known.values.reduce(0) { $0 + $1.length } / viewed : 0
      var (start, distance) = (0.0, 0.0)
      for number in 0..<count {
        distance = max(distance, abs(lengths.start(of: number) - start))
        let length = known[number]?.length ?? promised[number].map(Double.init) ?? estimate
        distance = max(distance, abs(lengths.length(of: number) - length))
        start += length + (known[number]?.gap ?? 3)
      }
      #expect(distance < 1e-9)
      #expect(abs(lengths.total - max(0, start - (known[count - 1]?.gap ?? 3))) < 1e-9)
      for position in [-1, start / 3, start / 2, start + 1] {
        let row = lengths.row(at: position)
        let place = lengths.start(of: row)
        #expect(row == 0 || place <= position && lengths.start(of: row - 1) < place)
        let next = (row..<count).first { lengths.start(of: $0) > place }
        #expect(next.map { lengths.start(of: $0) > position } ?? true)
      }
    }
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `where rows begin depends on no order in which they were measured`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = Self.rows([300, 200, 500], promises: [nil, 20.1, 1 / 3])
    let lessons = (0..<1000).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.map {
      // Tenths are no sums of powers of two, and come out differently in other orders.
      var row = Self.row(using: &random)
      row.gap = 0.1
      return row.lesson($0)
    }
    var forwards = Self.lengths(rows)
    for lesson in lessons { forwards.learn([lesson]) }
    var shuffled = Self.lengths(rows)
    for lesson in lessons.shuffled(using: &random) {
      // What was known before is of no account.
      shuffled.learn([RowLengths.Lesson(lesson.row, length: 1e5 / 7, hasViews: true)])
      shuffled.learn([lesson])
    }
    let starts = (0...1000).map { forwards.start(of: $0) }
    #expect(starts == (0...1000).map { shuffled.start(of: $0) })
    #expect(starts == starts.sorted())
    #expect(shuffled.total == forwards.total)
  }

  @Test func `the last row of all says nothing of the distance between rows`() {
    var lengths = Self.lengths(LayoutRows(count: 100) { _ in [] })
    func learn(_ row: Int, _ gap: Double, hasViews: Bool = true) {
      lengths.learn([Row(length: hasViews ? 10 : 0, gap: gap, hasViews: hasViews).lesson(row)])
    }
    learn(0, 5)
    learn(97, 0)
    #expect(lengths.gap(after: 50) == 2.5)
    learn(99, 0, hasViews: false)
    #expect(lengths.gap(after: 50) == 2.5)
    learn(98, 0, hasViews: false)
    #expect(lengths.gap(after: 50) == 5)
  }

  @Test(arguments: [100, 10_000])
  func `a row that is measured takes as much work however many are known`(count: Int) {
    var rows = MeasuredRows()
    func set(_ number: Int) {
      rows.set(
        MeasuredRow(
          number: number, length: 20, gap: 0, knowsGap: true, hasViews: true, promise: .nan))
    }
    for number in stride(from: 1, to: count, by: 2) { set(number) }
    for number in [0, count / 2, count - 2, 1, count - 1] {
      let before = rows
      set(number)
      // One block of each size: up to 8, 64, 512, 4096 and 32,768 rows.
      #expect(rows.addresses.subtracting(before.addresses).count <= 5)
      #expect(rows.total.lengths.value == Double(20 * rows.total.count))
    }
  }

  @Test func `the memory of a tree includes what is known of rows that have gone out of sight`() {
    let tree = LayoutTree(
      LayoutNode.scroll(
        .lazyVStack(
          spacing: 0, rows: LayoutRows(count: 1000) { _ in [.fixed(width: 9, height: 20)] })
      ).id("list"))
    func bytes(at offset: CGFloat) -> Int {
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset)))
      tree.layout(in: CGSize(width: 100, height: 100))
      return tree.byteCount
    }
    let first = bytes(at: 10_000)
    for page in 0..<100 { _ = bytes(at: 10_000 + CGFloat(page * 100)) }
    let grown = bytes(at: 10_000) - first
    #expect(grown >= 490 * MemoryLayout<MeasuredRow>.stride)
    #expect(grown <= 500 * 300)
  }
}

/// What is known of a measured row.
struct MeasuredRow {
  let number: Int
  let length: Double
  /// The distance to the next row, known or assumed.
  let gap: Double
  let knowsGap: Bool
  let hasViews: Bool
  /// The length that it was promised to have; NaN without a promise.
  let promise: Double

  func isSame(as other: MeasuredRow) -> Bool {
    length == other.length && gap == other.gap && knowsGap == other.knowsGap
      && hasViews == other.hasViews
  }
}

/// What some measured rows come to.
struct RowSums: BitwiseCopyable {
  private(set) var count = 0
  /// How many have views, and to how many of these the distance to the next row is known.
  private(set) var (viewed, knownGapCount) = (0, 0)
  /// How many were promised no length, and what the others were promised.
  private(set) var (unpromised, promises) = (0, ExactSum())
  private(set) var (lengths, gaps, knownGaps) = (ExactSum(), ExactSum(), ExactSum())

  mutating func add(_ row: MeasuredRow) {
    count += 1
    lengths += ExactSum(row.length)
    gaps += ExactSum(row.gap)
    if row.promise.isNaN { unpromised += 1 } else { promises += ExactSum(row.promise) }
    guard row.hasViews else { return }
    viewed += 1
    guard row.knowsGap else { return }
    knownGapCount += 1
    knownGaps += ExactSum(row.gap)
  }

  static func += (sums: inout RowSums, other: RowSums) {
    sums.count += other.count
    sums.viewed += other.viewed
    sums.knownGapCount += other.knownGapCount
    sums.unpromised += other.unpromised
    sums.promises += other.promises
    sums.lengths += other.lengths
    sums.gaps += other.gaps
    sums.knownGaps += other.knownGaps
  }
}

/// Measured rows by their numbers, with their sums.
///
/// Rows are in blocks, and these in larger ones, each with the sums of what is before it in the
/// block around. So a row is found, added, and taken account of in time that grows with the
/// logarithm of the number of rows; and a copy, as results and the tables of a tree have, shares
/// all blocks but those that change.
struct MeasuredRows {
  private var blocks = RowBlock(of: 0)

  /// The sums of all rows.
  var total: RowSums { blocks.total }

  subscript(number: Int) -> MeasuredRow? { blocks.row(number) }

  /// Adds a row, or puts it in the place of what was known of it.
  mutating func set(_ row: MeasuredRow) {
    while !blocks.holds(row.number) { blocks = RowBlock(around: blocks) }
    blocks.set(row)
  }

  /// The sums of the rows before another one.
  func sums(before number: Int) -> RowSums { blocks.sums(before: number) }

  /// The memory of the rows, in bytes.
  var byteCount: Int { blocks.byteCount }
}

/// Rows whose numbers differ in the last bits only.
private struct RowBlock {
  /// In how many bits.
  private let bits: Int
  /// The other bits.
  private let number: Int
  /// The sums of what is before in the block around.
  private var before = RowSums()
  private(set) var total = RowSums()
  /// The measured rows of a smallest block, in order.
  private var rows: [MeasuredRow] = []
  /// The blocks in any other one, in order.
  private var blocks: [RowBlock] = []

  /// How many bits more each larger block has.
  private static var step: Int { 3 }

  init(of row: Int, bits: Int = RowBlock.step) { (self.bits, number) = (bits, row >> bits) }

  init(around block: RowBlock) {
    (bits, number) = (block.bits + Self.step, block.number >> Self.step)
    blocks = [block]
    total = block.total
  }

  private var isSmallest: Bool { bits == Self.step }

  func holds(_ row: Int) -> Bool { row >> bits == number }

  /// The first of the blocks that holds a row or comes after it.
  private func index(of row: Int) -> Int {
    let number = row >> (bits - Self.step)
    return blocks.indices.partitionPoint { blocks[$0].number >= number }
  }

  /// The first of the rows that is not before another one.
  private func place(of row: Int) -> Int {
    rows.indices.partitionPoint { rows[$0].number >= row }
  }

  func row(_ row: Int) -> MeasuredRow? {
    guard holds(row) else { return nil }
    if isSmallest {
      let place = place(of: row)
      return place < rows.count && rows[place].number == row ? rows[place] : nil
    }
    let index = index(of: row)
    return index < blocks.count ? blocks[index].row(row) : nil
  }

  func sums(before row: Int) -> RowSums {
    guard holds(row) else { return row >> bits > number ? total : RowSums() }
    var sums = RowSums()
    if isSmallest {
      for place in 0..<place(of: row) { sums.add(rows[place]) }
      return sums
    }
    let index = index(of: row)
    guard index < blocks.count else { return total }
    sums = blocks[index].before
    sums += blocks[index].sums(before: row)
    return sums
  }

  mutating func set(_ row: MeasuredRow) {
    if isSmallest {
      let place = place(of: row.number)
      let isKnown = place < rows.count && rows[place].number == row.number
      rows.replaceSubrange(place..<(isKnown ? place + 1 : place), with: [row])
      total = RowSums()
      for row in rows { total.add(row) }
      return
    }
    let first = index(of: row.number)
    if first == blocks.count || !blocks[first].holds(row.number) {
      blocks.insert(RowBlock(of: row.number, bits: bits - Self.step), at: first)
    }
    blocks[first].set(row)
    total = first > 0 ? blocks[first - 1].before : RowSums()
    if first > 0 { total += blocks[first - 1].total }
    for index in first..<blocks.count {
      blocks[index].before = total
      total += blocks[index].total
    }
  }

  var byteCount: Int { rows.byteCount + blocks.reduce(blocks.byteCount) { $0 + $1.byteCount } }
}

// MARK: - For tests

extension MeasuredRows {
  /// Where the blocks are in memory, some of which a copy shares.
  var addresses: Set<UnsafeRawPointer> { blocks.addresses }
}

extension RowBlock {
  fileprivate var addresses: Set<UnsafeRawPointer> {
    let own =
      isSmallest
      ? rows.withUnsafeBytes(\.baseAddress) : blocks.withUnsafeBytes(\.baseAddress)
    return blocks.reduce(Set([own].compactMap(\.self))) { $0.union($1.addresses) }
  }
}

/// The columns of a lazy vertical grid, or the rows of a horizontal one, in a given length.
///
/// 1. The gaps between items and the fixed items are subtracted first; the rest is for the others.
/// 2. Each other item in turn is offered an equal share of what is left. A flexible item is as long
///    as its share, within its limits. An adaptive item is as many tracks as its share has room
///    for; these divide the share evenly, within the item's limits.
/// 3. What an item takes less or more than its share is added to, or taken from, what is left for
///    the items after it.
///
/// Tracks never depend on the views in them. The tracks of an item are stored as one run, so that
/// any number of them costs the same.
struct LazyGridTracks {
  /// The tracks of one item.
  private struct Run {
    let item: Int
    let start: Double
    let length: Double
    /// The distance from the start of one track to the start of the next.
    let pitch: Double
    let count: Int
  }

  private var runs: [Run] = []
  /// The number of tracks.
  private(set) var count = 0
  /// The distance from the start of the first track to the end of the last.
  private(set) var total = 0.0

  init(_ items: [Item], in length: Double) {
    var remaining =
      length - items.dropLast().reduce(0) { $0 + $1.spacing }
      - items.reduce(0) { $0 + ($1.isFixed ? $1.minimum : 0) }
    var left = items.count { !$0.isFixed }
    var position = 0.0
    for (index, item) in items.enumerated() {
      guard !item.isFixed else {
        add(1, of: item.minimum, item, index, at: &position)
        continue
      }
      let share = item.unit.down(max(0, remaining / Double(left)))
      let trackCount = item.isAdaptive ? item.trackCount(in: share) : 1
      let gaps = Double(trackCount - 1) * item.spacing
      let parts = item.unit.parts(of: share - gaps, among: trackCount)
      let (length, last) = (item.limited(parts[0]), item.limited(parts[trackCount - 1]))
      let longer = last > length ? parts.longerCount : 0
      add(trackCount - longer, of: length, item, index, at: &position)
      if longer > 0 { add(longer, of: last, item, index, at: &position) }
      let taken = Double(trackCount - longer) * length + (longer > 0 ? Double(longer) * last : 0)
      // Infinity minus infinity leaves infinity.
      if !(remaining - taken - gaps).isNaN { remaining -= taken + gaps }
      left -= 1
    }
  }

  /// Adds tracks of one length.
  private mutating func add(
    _ trackCount: Int, of length: Double, _ item: Item, _ index: Int, at position: inout Double
  ) {
    runs.append(
      Run(
        item: index, start: position, length: length, pitch: length + item.spacing,
        count: trackCount))
    count += trackCount
    position += Double(trackCount) * (length + item.spacing)
    total = position - item.spacing
  }
}

// MARK: - Tracks

extension LazyGridTracks {
  /// A track: its item, start and length.
  struct Track {
    let item: Int
    let start: Double
    let length: Double
  }

  /// Returns the first tracks, up to a number.
  func prefix(_ count: Int) -> [Track] {
    var tracks: [Track] = []
    for run in runs {
      for number in 0..<min(run.count, count - tracks.count) {
        tracks.append(
          Track(
            item: run.item, start: run.start + Double(number) * run.pitch, length: run.length))
      }
    }
    return tracks
  }
}

// MARK: - Items

extension LazyGridTracks {
  /// An item with only usable numbers.
  struct Item {
    let isFixed: Bool
    let isAdaptive: Bool
    /// The minimum length, or the fixed one.
    let minimum: Double
    let maximum: Double
    /// The distance to the next track.
    let spacing: Double
    let alignment: GuidePair
    /// What all lengths are multiples of.
    let unit: LengthUnit

    /// Creates an item, with a distance to the next track and an alignment if none is given.
    init(
      _ item: GridItem, spacing standard: CGFloat = StandardLengths().horizontalSpacing,
      alignment outer: GuidePair = GuidePair(.center), _ unit: LengthUnit = .none
    ) {
      let (minimum, maximum): (CGFloat, CGFloat)
      switch item.size {
      case .fixed(let length): (minimum, maximum) = (length.isUsable ? length : 0, length)
      case .flexible(let least, let most), .adaptive(let least, let most):
        (minimum, maximum) = (least.isUsable ? least : Self.standardMinimum, most)
      }
      self.isFixed = if case .fixed = item.size { true } else { false }
      self.isAdaptive = if case .adaptive = item.size { true } else { false }
      self.unit = unit
      self.spacing = unit.up(Double(item.spacing.flatMap { $0.isUsable ? $0 : nil } ?? standard))
      self.minimum = unit.up(max(Double(minimum), 0))
      self.maximum = maximum.isUsable ? max(unit.up(Double(maximum)), self.minimum) : .infinity
      self.alignment = item.alignment.map(GuidePair.init) ?? outer
    }
  }
}

extension LazyGridTracks.Item {
  /// The default minimum of flexible items.
  static let standardMinimum: CGFloat = 10
  /// An upper bound, far above any real number of tracks.
  private static let maxTracks = 1e9

  /// Clamps a length to the item's limits.
  func limited(_ length: Double) -> Double { min(max(length, minimum), maximum) }

  /// Returns how many tracks of an adaptive item there is room for.
  func trackCount(in share: Double) -> Int {
    // If tracks had no distance from start to start, any number of them would fit.
    let pitch = minimum + spacing > 0 ? minimum + spacing : 1
    return Int(min(max(((share + spacing) / pitch).rounded(.down), 1), Self.maxTracks))
  }
}

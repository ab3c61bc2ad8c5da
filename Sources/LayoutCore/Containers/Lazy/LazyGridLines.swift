/// The lines of a lazy grid: as many cells as there are tracks, or a section's header or footer.
///
/// Each section begins with a new line, and so does what follows it. Neighbours in the same part of a
/// section are kept as one run, so that any number of them costs the same.
struct LazyGridLines {
  /// Neighbouring views in one line.
  struct Line {
    /// The views' numbers.
    let views: Range<Int>
    /// Whether the line is a single view that takes the grid's whole breadth.
    let isWide: Bool
  }

  /// Neighbouring views in the same part of a section.
  private struct Run {
    let place: SectionPlace?
    let isWide: Bool
    let firstView: Int
    let firstLine: Int
    var viewCount: Int
    /// How many views there are in a full line.
    let capacity: Int

    var lineCount: Int { (viewCount - 1) / capacity + 1 }
  }

  private var runs: [Run] = []

  /// - Parameters:
  ///   - places: where each view is in a section.
  ///   - trackCount: the number of cells in a full line.
  init(_ places: [SectionPlace?], trackCount: Int) {
    self.init(places.lazy.map { ($0, 1) }, trackCount: trackCount)
  }

  /// - Parameters:
  ///   - parts: where views are in a section, and how many follow each other there.
  ///   - trackCount: the number of cells in a full line.
  init(_ parts: some Sequence<(place: SectionPlace?, count: Int)>, trackCount: Int) {
    for part in parts where part.count > 0 {
      if let last = runs.last, last.place == part.place {
        runs[runs.count - 1].viewCount += part.count
      } else {
        let isWide = part.place.map { $0.part != .content } ?? false
        runs.append(
          Run(
            place: part.place, isWide: isWide, firstView: viewCount, firstLine: count,
            viewCount: part.count, capacity: isWide ? 1 : max(trackCount, 1)))
      }
    }
  }
}

extension LazyGridLines {
  /// The number of lines.
  var count: Int { runs.last.map { $0.firstLine + $0.lineCount } ?? 0 }

  /// Where lines are in a section, and how many follow each other there.
  var parts: some Sequence<(place: SectionPlace?, count: Int)> {
    runs.lazy.map { ($0.place, $0.lineCount) }
  }

  /// The number of views.
  private var viewCount: Int { runs.last.map { $0.firstView + $0.viewCount } ?? 0 }

  /// The first line of cells, if there is any.
  var firstOfCells: Int? { runs.first { !$0.isWide }?.firstLine }

  subscript(line: Int) -> Line {
    guard let run = lastRun(where: { $0.firstLine <= line }) else {
      return Line(views: 0..<0, isWide: false)
    }
    let start = (line - run.firstLine) * run.capacity
    let end = min(start + run.capacity, run.viewCount)
    return Line(
      views: (run.firstView + start)..<(run.firstView + max(start, end)), isWide: run.isWide)
  }

  /// The line that a view is in.
  func line(ofView view: Int) -> Int {
    guard let run = lastRun(where: { $0.firstView <= view }) else { return 0 }
    return run.firstLine + (view - run.firstView) / run.capacity
  }

  /// The last run for which a condition holds, which holds for all that are before it.
  private func lastRun(where isFound: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isFound(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}

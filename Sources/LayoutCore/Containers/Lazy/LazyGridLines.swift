/// The lines of a lazy grid: each has as many cells as there are tracks, or is a section's header
/// or footer.
///
/// Each section begins with a new line, and so does what follows it. Neighbours in the same part of
/// a section are stored as one run, so that any number of them costs the same.
struct LazyGridLines {
  /// Neighbouring views in one line.
  struct Line {
    /// The indices of the views.
    let views: Range<Int>
    /// Whether the line is a single view that spans the grid's whole breadth.
    let isWide: Bool
  }

  /// Neighbouring views in the same part of a section.
  private struct Run {
    let place: SectionPlace?
    let isWide: Bool
    let firstView: Int
    let firstLine: Int
    var viewCount: Int
    /// The number of views in a full line.
    let capacity: Int

    var lineCount: Int { (viewCount - 1) / capacity + 1 }
  }

  private var runs: [Run] = []

  /// Creates the lines of some views.
  ///
  /// - Parameters:
  ///   - places: the section and part of it that each view is in.
  ///   - trackCount: the number of cells in a full line.
  init(_ places: [SectionPlace?], trackCount: Int) {
    self.init(places.lazy.map { ($0, 1) }, trackCount: trackCount)
  }

  /// Creates the lines of runs of views.
  ///
  /// - Parameters:
  ///   - parts: where each run of views is in a section, and how many views it has.
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

  /// The runs of lines in the same part of a section: where they are, and how many.
  var parts: some Sequence<(place: SectionPlace?, count: Int)> {
    runs.lazy.map { ($0.place, $0.lineCount) }
  }

  /// The number of views.
  private var viewCount: Int { runs.last.map { $0.firstView + $0.viewCount } ?? 0 }

  /// The first line of cells, if there is one.
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

  /// Returns the line that a view is in.
  func line(ofView view: Int) -> Int {
    guard let run = lastRun(where: { $0.firstView <= view }) else { return 0 }
    return run.firstLine + (view - run.firstView) / run.capacity
  }

  /// Returns the last run that satisfies a condition. All runs before it must satisfy it too.
  private func lastRun(where isFound: (Run) -> Bool) -> Run? {
    let end = runs.indices.partitionPoint { !isFound(runs[$0]) }
    return end > 0 ? runs[end - 1] : nil
  }
}

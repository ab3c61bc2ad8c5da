/// The lines of a lazy grid: as many cells as there are tracks, or a section's header or footer.
///
/// Each section begins with a new line, and so does what follows it.
struct LazyGridLines {
  /// Neighbouring views in one line.
  struct Line {
    /// The views' numbers.
    let views: Range<Int>
    /// Whether the line is a single view that takes the grid's whole breadth.
    let isWide: Bool
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - places: where each view is in a section.
  ///   - trackCount: the number of cells in a full line.
  init(_ places: [SectionPlace?], trackCount: Int) {
    var start = 0
    while start < places.count {
      let place = places[start]
      var end = start + 1
      let isWide = place.map { $0.part != .content } ?? false
      if !isWide {
        while end < places.count, end - start < trackCount, places[end] == place { end += 1 }
      }
      lines.append(Line(views: start..<end, isWide: isWide))
      start = end
    }
  }
}

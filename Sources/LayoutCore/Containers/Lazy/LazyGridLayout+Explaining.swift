/// What a lazy grid says of its cells.
extension LazyGridLayout: ExplainedLayout {
  func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> String {
    let cross = axis.cross
    let tracks = LazyGridTracks(items, in: Size(size)[cross])
    let lines = LazyGridLines(cache.places, trackCount: tracks.count)
    let distance = lines.count > 1 ? ", \(spacing.plainText) apart" : ""
    return "a \(cross.lengthName) of \(Size(size)[cross].plainText) has room for "
      + "\(tracks.count.counted(trackName)), and its views fill \(lines.count.counted("line"))"
      + distance
  }

  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    guard let track = place(of: index, in: bounds, cache).track else {
      return "a header or footer is proposed the grid's whole \(axis.cross.lengthName), and no "
        + axis.lengthName
    }
    return "\(trackName) \(track.number) of \(track.count) is \(track.length.plainText) "
      + "\(axis.cross.adjective), and no \(axis.lengthName) is proposed"
  }

  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String { reasonForPlacement(ofSubviewAt: index, in: bounds, cache, afterLines: 0) }

  /// The same in a part of the grid that begins after some lines.
  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, _ cache: Cache, afterLines count: Int
  ) -> String {
    let place = place(of: index, in: bounds, cache)
    let line = count + place.line
    guard let track = place.track else { return "it has line \(line) for itself" }
    return "it is in line \(line) and \(trackName) \(track.number), aligned as the grid item says"
  }

  private var trackName: String { axis == .vertical ? "column" : "row" }

  private func place(
    of index: Int, in bounds: CGRect, _ cache: Cache
  ) -> (line: Int, track: (number: Int, count: Int, length: Double)?) {
    let tracks = LazyGridTracks(items, in: Size(bounds.size)[axis.cross])
    let lines = LazyGridLines(cache.places, trackCount: tracks.count)
    let line = lines.line(ofView: index)
    if lines[line].isWide { return (line + 1, nil) }
    let number = index - lines[line].views.lowerBound
    let found = tracks.prefix(number + 1)
    guard number < found.count else { return (line + 1, nil) }
    return (line + 1, (number + 1, tracks.count, found[number].length))
  }
}

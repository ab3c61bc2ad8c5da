/// What a lazy grid says of its cells.
extension LazyGridLayout: ExplainedLayout {
  func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews
  ) -> String {
    let cross = axis.cross
    let tracks = LazyGridTracks(items, in: Size(size)[cross])
    let lines = LazyGridLines(makeCache(subviews: subviews).places, trackCount: tracks.count)
    let count = tracks.count == 1 ? "1 \(trackName)" : "\(tracks.count) \(trackName)s"
    let amount = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    return
      "\(Size(size)[cross].plainText) of \(cross.lengthName) make \(count), and its views fill "
      + "\(amount), \(spacing.plainText) apart"
  }

  func reasonForProposal(
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String {
    let place = place(of: index, in: bounds, subviews)
    guard let track = place.track else {
      return "headers and footers get the grid's whole \(axis.cross.lengthName), and no "
        + axis.lengthName
    }
    return "\(trackName) \(track.number) of \(track.count) is \(track.length.plainText) "
      + "\(axis.cross.adjective), and no \(axis.lengthName) is proposed along the grid"
  }

  func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String {
    reasonForPlace(of: index, in: bounds, subviews: subviews, afterLines: 0)
  }

  /// The same in a part of the grid that begins after some lines.
  func reasonForPlace(
    of index: Int, in bounds: CGRect, subviews: Subviews, afterLines count: Int
  ) -> String {
    let place = place(of: index, in: bounds, subviews)
    let line = count + place.line
    guard let track = place.track else { return "it has line \(line) for itself" }
    return
      "it is in line \(line), in \(trackName) \(track.number), where the item's alignment puts it"
  }

  private var trackName: String { axis == .vertical ? "column" : "row" }

  private func place(
    of index: Int, in bounds: CGRect, _ subviews: Subviews
  ) -> (line: Int, track: (number: Int, count: Int, length: Double)?) {
    let tracks = LazyGridTracks(items, in: Size(bounds.size)[axis.cross])
    let lines = LazyGridLines(makeCache(subviews: subviews).places, trackCount: tracks.count)
    let line = lines.line(ofView: index)
    if lines[line].isWide { return (line + 1, nil) }
    let number = index - lines[line].views.lowerBound
    let found = tracks.prefix(number + 1)
    guard number < found.count else { return (line + 1, nil) }
    return (line + 1, (number + 1, tracks.count, found[number].length))
  }
}

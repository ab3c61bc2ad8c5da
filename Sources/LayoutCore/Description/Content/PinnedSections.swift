/// The sections of a lazy container whose headers or footers scrolling keeps in sight.
struct PinnedSections {
  /// The parts of sections that stay in sight.
  let views: PinnedScrollableViews
  private let sections: [Section]

  /// A section whose parts are rows of the container.
  struct Section {
    let number: Int
    var rows: Range<Int>
    var header: Range<Int>
    var footer: Range<Int>
  }

  /// Creates the sections from runs of rows; `nil` if nothing is pinned.
  ///
  /// - Parameters:
  ///   - views: the parts of sections that stay in sight.
  ///   - parts: where each run of rows is in a section, and how many rows it has.
  init?(_ views: PinnedScrollableViews, _ parts: some Sequence<(place: SectionPlace?, count: Int)>)
  {
    guard !views.isEmpty else { return nil }
    self.views = views
    var sections: [Section] = []
    var first = 0
    for (place, count) in parts where count > 0 {
      defer { first += count }
      guard let place else { continue }
      let last = sections.count - 1
      if last >= 0, sections[last].number == place.section, sections[last].rows.upperBound == first
      {
        sections[last].add(first..<(first + count), as: place.part)
      } else {
        var section = Section(
          number: place.section, rows: first..<first, header: 0..<0, footer: 0..<0)
        section.add(first..<(first + count), as: place.part)
        sections.append(section)
      }
    }
    self.sections = sections
  }
}

extension PinnedSections.Section {
  /// Adds the rows that follow. The first header rows in a section become its header, and the last
  /// footer rows its footer.
  fileprivate mutating func add(_ next: Range<Int>, as part: SectionPart) {
    switch part {
    case .header where header.isEmpty: header = next
    case .header where header.upperBound == next.lowerBound:
      header = header.lowerBound..<next.upperBound
    case .footer where !footer.isEmpty && footer.upperBound == next.lowerBound:
      footer = footer.lowerBound..<next.upperBound
    case .footer: footer = next
    default: break
    }
    rows = rows.lowerBound..<next.upperBound
  }
}

extension PinnedSections {
  /// Returns the sections that some rows are in, in order.
  func sections(around rows: Range<Int>) -> ArraySlice<Section> {
    guard !rows.isEmpty else { return [] }
    let places = sections.indices
    let first = places.partitionPoint { sections[$0].rows.upperBound > rows.lowerBound }
    let end = places.partitionPoint { sections[$0].rows.lowerBound >= rows.upperBound }
    return sections[first..<max(first, end)]
  }
}

/// The distances by which views of a row are moved to stay in sight.
///
/// The row itself is laid out, again and again, as if nothing were pinned.
struct RowPins {
  /// The axis along which views are moved.
  let axis: Axis
  /// The distance for each of the root's children that may be pinned; 0 for one that is in its
  /// place.
  var distances: [Int32: Double] = [:]
}

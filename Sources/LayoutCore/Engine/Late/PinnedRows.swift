// Headers and footers of sections that scrolling keeps in sight.
//
// Rows are laid out, and stay, as if nothing were pinned. A pinned view gets a distance from its
// place, which is added where positions are read: in results, and in climbs from a view to its
// ancestors.

extension TreeStorage {
  /// Computes how far the headers and footers of the sections in sight are moved, and lays out
  /// those that would be out of sight without that.
  ///
  /// The container learns no lengths from the latter, or it would become longer or shorter than
  /// without pinned views.
  func pinRows(
    _ rows: inout [NestedTree], _ visible: inout VisibleRows, in node: Int,
    _ sight: ClosedRange<Double>
  ) {
    guard let pinned = visible.stack.pinned else { return }
    let sight = unit.down(sight.lowerBound)...unit.down(sight.upperBound)
    let (axis, lengths, range) = (visible.stack.line.axis, visible.lengths, visible.range)
    for row in rows {
      let start = lengths.start(of: row.row)
      row.storage.pinViews(
        pinned.views, axis, in: (sight.lowerBound - start)...(sight.upperBound - start))
    }
    var others: [NestedTree] = []
    /// Returns all rows of a header or footer, laid out.
    func layOut(_ block: Range<Int>) -> [NestedTree]? {
      var laidOut: [NestedTree] = []
      for row in block {
        if range.contains(row) {
          laidOut.append(rows[row - range.lowerBound])
        } else {
          guard admits(rows.count + others.count, visible.stack, in: node) else { return nil }
          others.append(layOutPinnedRow(row, visible, in: node))
          laidOut.append(others[others.count - 1])
        }
      }
      return laidOut
    }
    /// Pins a header or footer that would be partly out of sight, at the start that follows from
    /// its length.
    func pin(_ block: Range<Int>, if leaves: Bool, _ start: (_ length: Double) -> Double) {
      guard !block.isEmpty else { return }
      guard leaves, let block = layOut(block) else {
        // Views in their own places are drawn above the other rows too, so that nothing changes
        // when they become pinned.
        for row in block.clamped(to: range) {
          rows[row - range.lowerBound].storage.pinAllViews(at: 0, axis)
        }
        return
      }
      let (offsets, length) = visible.stack.line.offsets(of: block, unit)
      let start = start(length)
      for (row, offset) in zip(block, offsets) {
        let distance = start + offset - lengths.start(of: row.row)
        row.storage.pinAllViews(at: distance.isFinite ? distance : 0, axis)
      }
    }
    for section in pinned.sections(around: range) {
      let span = lengths.span(of: section.rows)
      if pinned.views.contains(.sectionHeaders) {
        let start = lengths.start(of: section.header.lowerBound)
        pin(section.header, if: sight.lowerBound > start) { length in
          start
            + Pin.distance(
              ofHeaderAt: start, length: length, sectionEnd: span.upperBound, in: sight)
        }
      }
      if pinned.views.contains(.sectionFooters) {
        let end = lengths.span(of: section.footer).upperBound
        pin(section.footer, if: sight.upperBound < end) { length in
          end - length
            + Pin.distance(
              ofFooterAt: end, length: length, sectionStart: span.lowerBound, in: sight)
        }
      }
    }
    guard !others.isEmpty else { return }
    others.sort { $0.row < $1.row }
    visible.pinnedBefore = others.count { $0.row < range.lowerBound }
    rows = others[..<visible.pinnedBefore] + rows + others[visible.pinnedBefore...]
  }
}

/// The positions of headers and footers along an axis.
private enum Pin {
  /// Returns how far a header moves: to the start of the visible part, but not beyond its section.
  static func distance(
    ofHeaderAt start: Double, length: Double, sectionEnd: Double, in sight: ClosedRange<Double>
  ) -> Double { max(0, min(sight.lowerBound, sectionEnd - length) - start) }

  /// Returns how far a footer moves: the mirror image.
  static func distance(
    ofFooterAt end: Double, length: Double, sectionStart: Double, in sight: ClosedRange<Double>
  ) -> Double { min(0, max(sight.upperBound, sectionStart + length) - end) }
}

extension LazyLine {
  /// Returns where consecutive rows begin, measured from the first one, and their total length.
  fileprivate func offsets(
    of rows: [NestedTree], _ unit: LengthUnit
  ) -> (offsets: [Double], length: Double) {
    var offsets: [Double] = []
    var length = 0.0
    var previous: NestedTree?
    for row in rows {
      if !row.isEmpty {
        length += previous.map { unit.up(gap(from: $0.spacing, to: row.spacing)) } ?? 0
        previous = row
      }
      offsets.append(length)
      length += row.length
    }
    return (offsets, length)
  }
}

extension RowLengths {
  /// Returns where consecutive rows begin and end.
  fileprivate func span(of rows: Range<Int>) -> ClosedRange<Double> {
    guard !rows.isEmpty else { return 0...0 }
    let (start, last) = (start(of: rows.lowerBound), rows.upperBound - 1)
    // With a negative gap, the last row may end before the first begins.
    return start...max(start, self.start(of: last) + length(of: last))
  }
}

// MARK: - In a row

extension TreeStorage {
  /// Pins all views of a row.
  fileprivate func pinAllViews(at distance: Double, _ axis: Axis) {
    var pins = RowPins(axis: axis)
    for child in children(of: 0) { pins.distances[Int32(child)] = distance }
    self.pins = pins
  }

  /// Pins headers and footers of sections that are entirely in the row.
  ///
  /// - Parameter sight: the visible part, measured from where the row begins.
  fileprivate func pinViews(
    _ views: PinnedScrollableViews, _ axis: Axis, in sight: ClosedRange<Double>
  ) {
    var sections: [Int: InnerSection] = [:]
    var candidates: [(child: Int, place: SectionPlace)] = []
    for child in children(of: 0) where !nodes[child].flags.has(.leftOut) {
      guard let place = sectionPlace(of: child) else { continue }
      let start = frames[child].origin[axis]
      let end = start + frames[child].length(axis)
      guard start.isFinite, end.isFinite else { continue }
      sections[place.section, default: InnerSection()].add(start...max(start, end), as: place.part)
      switch place.part {
      case .header where views.contains(.sectionHeaders),
        .footer where views.contains(.sectionFooters):
        candidates.append((child, place))
      default: break
      }
    }
    guard !candidates.isEmpty else { return }
    var pins = RowPins(axis: axis)
    for (child, place) in candidates {
      pins.distances[Int32(child)] = sections[place.section]?.distance(of: place.part, in: sight)
    }
    self.pins = pins
  }

  /// Returns the section that a view says it is in.
  private func sectionPlace(of node: Int) -> SectionPlace? {
    let key = ObjectIdentifier(SectionPlace.self)
    return innermost(from: node) { $0.layoutValues[key] } as? SectionPlace
  }

  /// Returns how far a pinned view of a row is moved, to the right and down.
  func shift(ofPinned child: Int) -> Point {
    var shift = Point.zero
    guard let pins, let distance = pins.distances[Int32(child)] else { return shift }
    let isMirrored = pins.axis == .horizontal && nodes[0].flags.has(.rightToLeft)
    shift[pins.axis] = isMirrored ? -distance : distance
    return shift
  }
}

/// The extents of a section and its parts in a row.
private struct InnerSection {
  private var all: ClosedRange<Double>?
  private var header: ClosedRange<Double>?
  private var footer: ClosedRange<Double>?

  mutating func add(_ span: ClosedRange<Double>, as part: SectionPart) {
    func extend(_ range: inout ClosedRange<Double>?) {
      guard let known = range else { return range = span }
      range = min(known.lowerBound, span.lowerBound)...max(known.upperBound, span.upperBound)
    }
    extend(&all)
    switch part {
    case .header: extend(&header)
    case .footer: extend(&footer)
    case .content: break
    }
  }

  /// Returns how far the header or footer is moved, as a whole.
  func distance(of part: SectionPart, in sight: ClosedRange<Double>) -> Double {
    guard let all else { return 0 }
    switch part {
    case .header:
      guard let header else { return 0 }
      return Pin.distance(
        ofHeaderAt: header.lowerBound, length: header.upperBound - header.lowerBound,
        sectionEnd: all.upperBound, in: sight)
    case .footer:
      guard let footer else { return 0 }
      return Pin.distance(
        ofFooterAt: footer.upperBound, length: footer.upperBound - footer.lowerBound,
        sectionStart: all.lowerBound, in: sight)
    case .content: return 0
    }
  }
}

/// The layout behind LazyVGrid and LazyHGrid: views in cells, line by line.
///
/// 1. The tracks are a vertical grid's columns or a horizontal grid's rows. They follow from the
///    length proposed across the grid, never from the views; see ``LazyGridTracks``. If no length
///    or an infinite one is proposed, the first line's ideal lengths take its place.
/// 2. The grid is as long across as proposed, but at least as long as its tracks.
/// 3. Each view is proposed its track's length across, and no length along the grid. A line is as
///    long as its longest view, and lines are 8 apart, or what ``StandardLengths`` say, unless a
///    spacing is given.
/// 4. When the views are placed, the tracks are computed again for the length that the grid got. If
///    they needed more than was proposed, they now share out what they needed, and may come out
///    differently. The grid's alignment decides where the tracks are in the remaining space.
///
/// Headers and footers of sections take a line of the grid's whole breadth.
struct LazyGridLayout: BuiltInLayout {
  /// The axis on which lines follow each other.
  let axis: Axis
  let items: [LazyGridTracks.Item]
  /// The guide that aligns the tracks, and headers and footers, across the grid.
  let guide: GuideKey
  /// The distance between lines.
  let spacing: Double
  /// What the grid was given.
  let given: (items: [GridItem], spacing: CGFloat?)

  /// Creates the layout of at least one item.
  init(
    axis: Axis, items: [GridItem], guide: GuideKey, spacing: CGFloat?,
    _ lengths: StandardLengths = StandardLengths(), _ unit: LengthUnit = .none
  ) {
    let (along, across) = (lengths.spacing[axis], lengths.spacing[axis.cross])
    self.axis = axis
    // Views in a track without an alignment of its own are aligned as the tracks are.
    var alignment = GuidePair(.center)
    if axis == .vertical { alignment.horizontal = guide } else { alignment.vertical = guide }
    self.items = items.map {
      LazyGridTracks.Item($0, spacing: CGFloat(across), alignment: alignment, unit)
    }
    self.guide = guide
    self.spacing = unit.up(spacing.ifUsable ?? along)
    self.given = (items, spacing)
  }

  /// The section and part of it that each view is in.
  struct Cache {
    var places: [SectionPlace?]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(places: subviews.map { $0[SectionPlace.self] })
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.endsSpacing(along: axis)
  }
}

extension LazyGridLayout: UsesStandardLengths {
  func with(_ lengths: StandardLengths, _ unit: LengthUnit) -> LazyGridLayout {
    LazyGridLayout(
      axis: axis, items: given.items, guide: guide, spacing: given.spacing, lengths, unit)
  }
}

// MARK: - Measuring

extension LazyGridLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    var breadth = Proposal(proposal)[axis.cross]
    if !breadth.isFinite { breadth = idealBreadth(subviews, cache) }
    let tracks = LazyGridTracks(items, in: breadth)
    breadth = max(breadth, tracks.total)
    let length = length(of: subviews, cache, tracks, breadth: breadth)
    return Size(along: axis, length, breadth).cgSize
  }

  /// Returns the total length of the lines in some tracks, with the gaps between them.
  func length(
    of subviews: Subviews, _ cache: Cache, _ tracks: LazyGridTracks, breadth: Double
  ) -> Double {
    var length = 0.0
    forEachLine(of: subviews, cache, tracks, breadth: breadth) { line in
      if line.number > 0 { length += spacing }
      length += line.length
    }
    return length
  }

  /// Returns the breadth of the first line if each item had one track of its view's ideal length.
  func idealBreadth(_ subviews: Subviews, _ cache: Cache) -> Double {
    let lines = LazyGridLines(cache.places, trackCount: items.count)
    let views = lines.firstOfCells.map { lines[$0].views } ?? 0..<0
    return idealBreadth(ofViews: views.count) { index in
      Size(subviews[views.lowerBound + index].sizeThatFits(.unspecified))[axis.cross]
    }
  }

  /// Computes that breadth from a number of views, whose ideal lengths are asked for only where
  /// they count.
  func idealBreadth(ofViews count: Int, _ ideal: (Int) -> Double = { _ in 0 }) -> Double {
    var breadth = items.dropLast().reduce(0) { $0 + $1.spacing }
    for (index, item) in items.enumerated() {
      breadth += index < count && !item.isFixed ? item.limited(ideal(index)) : item.minimum
    }
    return max(breadth, 0)
  }
}

// MARK: - Lines

extension LazyGridLayout {
  /// A line of measured views.
  private struct MeasuredLine {
    let number: Int
    var length: Double
    var cells: [Cell]
  }

  /// A measured view with its track; a view that has a line to itself has none.
  private struct Cell: MeasuredChild {
    let view: Int
    let track: LazyGridTracks.Track?
    let proposal: ProposedViewSize
    let dimensions: ViewDimensions

    var size: Size { dimensions.size }

    func position(of guide: GuideKey) -> Double { Double(dimensions[guide]) }
  }

  private func forEachLine(
    of subviews: Subviews, _ cache: Cache, _ tracks: LazyGridTracks, breadth: Double,
    _ body: (MeasuredLine) -> Void
  ) {
    let all = tracks.prefix(min(tracks.count, subviews.count))
    let lines = LazyGridLines(cache.places, trackCount: tracks.count)
    for number in 0..<lines.count {
      let line = lines[number]
      var measured = MeasuredLine(number: number, length: 0, cells: [])
      for view in line.views {
        let track = line.isWide ? nil : all[view - line.views.lowerBound]
        let proposal = Proposal(along: axis, Proposal.none, track?.length ?? breadth).viewSize
        let dimensions = subviews[view].dimensions(in: proposal)
        measured.length = max(measured.length, dimensions.size[axis])
        measured.cells.append(
          Cell(view: view, track: track, proposal: proposal, dimensions: dimensions))
      }
      body(measured)
    }
  }
}

// MARK: - Placing

extension LazyGridLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let breadth = Size(bounds.size)[axis.cross]
    let tracks = LazyGridTracks(items, in: breadth)
    let inset = max(position(in: breadth) - position(in: tracks.total), 0)
    var along = 0.0
    forEachLine(of: subviews, cache, tracks, breadth: breadth) { line in
      if line.number > 0 { along += spacing }
      for cell in line.cells {
        var origin = origin(of: cell, in: line, breadth: breadth, inset: inset)
        origin[axis] += along
        subviews[cell.view].place(
          at: CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
          proposal: cell.proposal)
      }
      along += line.length
    }
  }

  /// Returns the origin of a view, measured from the start of its line and of the grid.
  private func origin(
    of cell: Cell, in line: MeasuredLine, breadth: Double, inset: Double
  ) -> Point {
    guard let track = cell.track else {
      return Point(along: axis, 0, position(in: breadth) - cell.position(of: guide))
    }
    let room = Size(along: axis, line.length, track.length)
    var origin = items[track.item].alignment.origin(of: cell, in: room)
    origin[axis.cross] += inset + track.start
    return origin
  }

  /// Returns the position of the grid's guide in a breadth.
  private func position(in breadth: Double) -> Double {
    let size = Size(along: axis, 0, breadth)
    let position = guide.defaultValue(size: size, proposal: Proposal(size))
    return position.isUsable ? position : 0
  }
}

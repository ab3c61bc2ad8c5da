import LayoutCore
import TestSupport

/// A lazy grid as its rules see it: cells in lines across tracks, which are columns or rows.
///
/// All lengths are across the tracks' direction ("breadth") or along it ("length"), from the
/// leading edge or the top.
struct LazyGridRule {
  let items: [GridItem]
  let cells: [LazyGridCell]
  /// Which part of the breadth that is left is before the tracks.
  let partBefore: CGFloat
  let spacing: CGFloat
  /// Where in its track a cell of each item is.
  let places: [CellPlace]

  /// Which part of the room that a cell leaves is before it.
  struct CellPlace {
    let across: CGFloat
    let along: CGFloat
  }

  /// A cell in the grid.
  struct Place: Equatable {
    let across: CGFloat
    let along: CGFloat
    let breadth: CGFloat
    let length: CGFloat
  }

  /// 1. The breadth that is proposed is shared among the tracks.
  /// 2. The grid is as broad as that, or as its tracks if these need more, and as long as its
  ///    lines.
  /// 3. What it is broad is shared once more, which may be among more tracks, and the cells are
  ///    placed there.
  func arranged(
    proposed breadth: CGFloat
  ) -> (breadth: CGFloat, length: CGFloat, places: [Place]) {
    let proposed = LazyGridTracks(items, sharing: breadth)
    let reported = max(breadth, proposed.total)
    let lines = lines(of: proposed.tracks.count)
    let length = lines.reduce(spacing * CGFloat(lines.count - 1)) { $0 + self.length(of: $1) }
    return (reported, length, placed(in: LazyGridTracks(items, sharing: reported), reported))
  }

  private func placed(in tracks: LazyGridTracks, _ breadth: CGFloat) -> [Place] {
    var placed: [Place] = []
    var along: CGFloat = 0
    for line in lines(of: tracks.tracks.count) {
      let lineLength = length(of: line)
      var across = max(0, breadth - tracks.total) * partBefore
      for (cell, track) in zip(cells[line], tracks.tracks) {
        let own = cell.breadth(inTrack: track.breadth)
        let place = places[track.item]
        placed.append(
          Place(
            across: across + (track.breadth - own) * place.across,
            along: along + (lineLength - cell.length) * place.along, breadth: own,
            length: cell.length))
        across += track.breadth + track.spacing
      }
      along += lineLength + spacing
    }
    return placed
  }

  private func lines(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: cells.count, by: count).map { $0..<min($0 + count, cells.count) }
  }

  private func length(of line: Range<Int>) -> CGFloat { cells[line].map(\.length).max() ?? 0 }
}

/// A cell of one length.
struct LazyGridCell {
  enum Breadth: CaseIterable {
    case fixed
    case ofTrack
    /// That of the track up to a limit.
    case limited
  }

  let kind: Breadth
  let ownBreadth: CGFloat
  let length: CGFloat

  func breadth(inTrack breadth: CGFloat) -> CGFloat {
    switch kind {
    case .fixed: ownBreadth
    case .ofTrack: breadth
    case .limited: min(breadth, ownBreadth)
    }
  }
}

/// The tracks that items make of a breadth.
struct LazyGridTracks {
  struct Track {
    let breadth: CGFloat
    /// The number of the item that made the track.
    let item: Int
    /// The space to the next track.
    let spacing: CGFloat
  }

  private(set) var tracks: [Track] = []

  /// The breadth of all tracks with the spaces between them.
  var total: CGFloat {
    tracks.reduce(0) { $0 + $1.breadth } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
  }

  /// Spaces and fixed items are taken away from the breadth; each other item then gets an equal
  /// share of what the ones before it left, within its limits. An adaptive item divides it into as
  /// many tracks as fit.
  init(_ items: [GridItem], sharing breadth: CGFloat) {
    let spaces = items.map { $0.spacing ?? 8 }
    var remaining = breadth - spaces.dropLast().reduce(0, +)
    var turns: CGFloat = 0
    for item in items {
      if case .fixed(let breadth) = item.size { remaining -= breadth } else { turns += 1 }
    }
    for (number, item) in items.enumerated() {
      let space = spaces[number]
      let share = max(0, remaining / turns)
      switch item.size {
      case .fixed(let breadth):
        tracks.append(Track(breadth: breadth, item: number, spacing: space))
        continue
      case .flexible(let minimum, let maximum):
        let breadth = min(max(share, minimum), maximum)
        tracks.append(Track(breadth: breadth, item: number, spacing: space))
        remaining -= breadth
      case .adaptive(let minimum, let maximum):
        let count = max(1, ((share + space) / (minimum + space)).rounded(.down))
        let breadth = min(max((share - (count - 1) * space) / count, minimum), maximum)
        let track = Track(breadth: breadth, item: number, spacing: space)
        tracks += Array(repeating: track, count: Int(count))
        remaining -= count * breadth + (count - 1) * space
      }
      turns -= 1
    }
  }
}

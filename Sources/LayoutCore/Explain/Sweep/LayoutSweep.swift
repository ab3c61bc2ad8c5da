/// What happens to a view as it is offered more: the lengths at which any frame jumps or begins to
/// change at another rate.
///
///     let sweep = card.sweep(width: 0...600)
///     sweep.breaks.map(\.length)
///     print(sweep)
///
/// Between two breaks all frames change evenly with the length that is offered. Breaks are found by
/// looking at lengths a resolution apart, and then exactly, by bisection: what changes and changes
/// back between two of these lengths is missed, and breaks closer than 1/16384 of a point count as
/// one.
public struct LayoutSweep: Equatable, Sendable {
  /// The axis on which the view is offered more.
  public let axis: Axis
  /// The lengths that it is offered.
  public let range: ClosedRange<CGFloat>
  /// The breaks, in rising order.
  public let breaks: [Break]
  /// How many layouts it took to find them.
  public let layoutCount: Int
  /// Whether all of the range was looked at. Sweeps that take too many layouts are cut short.
  public let isComplete: Bool

  /// A length at which frames jump or change at another rate.
  public struct Break: Equatable, Sendable {
    /// What happens.
    public let kind: Kind
    /// The length: the first with the new frames, or with the new rate.
    public let length: CGFloat
    /// The views that it happens to, each before those inside it.
    public let changes: [Change]

    /// What happens at a break.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Frames jump, as where text gets another line.
      case jump
      /// Frames don't jump, but change at another rate from here on, as where a limit is reached.
      case turn
      /// Views appear or vanish, as where another view fits.
      case replacement
    }
  }

  /// What happens to a view at a break.
  public struct Change: Equatable, Sendable {
    /// The view's name and id.
    public let view: String
    /// The frame just before; `nil` for a view that appears.
    public let before: CGRect?
    /// The frame just after; `nil` for a view that vanishes. At a turn, the frame some way on,
    /// where nothing else has happened yet: the same one if the view does not change any more.
    public let after: CGRect?

    /// Creates a change, to compare others with.
    public init(view: String, before: CGRect?, after: CGRect?) {
      self.view = view
      self.before = before
      self.after = after
    }
  }
}

extension LayoutSweep {
  /// The sweep with breaks of some kinds only.
  public func only(_ kinds: Set<Break.Kind>) -> LayoutSweep {
    LayoutSweep(
      axis: axis, range: range, breaks: breaks.filter { kinds.contains($0.kind) },
      layoutCount: layoutCount, isComplete: isComplete)
  }
}

// MARK: - Printing

extension LayoutSweep: CustomStringConvertible {
  /// A table with a line for each break and the views that it happens to most directly.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes a table with a line for each break and view to a stream.
  ///
  /// Of views without an id, only the innermost is listed if nothing with an id changes. A view
  /// that turns into one that does not change any more stays.
  public func write(to stream: inout some TextOutputStream) {
    var rows = [[axis.lengthName, "what", "view", "before", "after"]]
    for point in breaks {
      for (number, change) in point.listed.enumerated() {
        rows.append([
          number == 0 ? Double(point.length).plainText : "",
          number == 0 ? point.kind.rawValue : "", change.view,
          change.before?.plainText ?? "–",
          change.isStanding ? "stays" : change.after?.plainText ?? "–",
        ])
      }
    }
    if breaks.isEmpty {
      let (start, end) = (Double(range.lowerBound), Double(range.upperBound))
      rows = [["no break at any \(axis.lengthName) from \(start.plainText) to \(end.plainText)"]]
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (number, row) in rows.enumerated() {
      if number > 0 { stream.write("\n") }
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      stream.write(line)
    }
    if !isComplete { stream.write("\n… the sweep was cut short after \(layoutCount) layouts") }
  }
}

extension LayoutSweep.Change {
  /// Whether the view has, some way on, the frame that it has at the break.
  ///
  /// Lengths of breaks are rounded, and frames with them.
  fileprivate var isStanding: Bool {
    guard let before, let after else { return false }
    func lengths(_ frame: CGRect) -> [CGFloat] {
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
    return zip(lengths(before), lengths(after)).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
  }
}

extension LayoutSweep.Break {
  fileprivate var listed: [LayoutSweep.Change] {
    let named = changes.filter { $0.view.contains("\"") }
    return named.isEmpty ? changes.suffix(1) : named
  }
}

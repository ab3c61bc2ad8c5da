/// What a tree is laid out with where its nodes say nothing else.
///
///     var options = LayoutOptions()
///     options.standardLengths = .cells
///     options.textMeasurer = LineSetter(TerminalFontMetrics())
///     let tree = LayoutTree(.hstack([.text("Total"), .spacer, .text("12")]), options: options)
public struct LayoutOptions: Sendable {
  /// The padding, spacing and other lengths of nodes that are given none.
  public var standardLengths = StandardLengths()
  /// The length of which all lengths are whole multiples, such as 1 for the cells of a terminal;
  /// `nil` for none.
  ///
  ///     var options = LayoutOptions()
  ///     options.lengthUnit = 1
  ///     let three = LayoutNode.hstack(spacing: 0, [.flexible, .flexible, .flexible])
  ///     three.layout(in: CGSize(width: 10, height: 1), options: options)  // 3, 3 and 4 wide
  ///
  /// Lengths are whole while they are worked out, not afterwards. So views neither overlap nor part
  /// where they touched, and look the same wherever they are:
  ///
  /// - What a view answers is rounded up: measured text, fixed frames, padding, spacing, scaled
  ///   images.
  /// - What is proposed to a view is rounded down: the window, what a client's layout proposes. So
  ///   is a frame that is relative to its container.
  /// - A stack, a grid or a lazy grid shares out whole units. The last ones get what is left over:
  ///   10 among three is 3, 3 and 4.
  /// - The distance of a view from the leading and top edges of what it is in is rounded down,
  ///   whether by alignment, a guide, an offset, a position, scrolling or a client's layout: 4
  ///   centred in 7 is always at 1.
  ///
  /// A layout of a client's own is told the unit by ``LayoutSubviews/lengthUnit``, for shares and
  /// gaps that have to come out even.
  ///
  /// Depths, the guides that clients read, and what only drawing shows, such as a transform, stay
  /// as they are. A unit that is not positive and finite counts as none, with a diagnostic.
  public var lengthUnit: CGFloat?
  /// The size of a pixel in points.
  ///
  /// No length is rounded to pixels. A view that is within half a pixel of an edge of the safe area
  /// touches it, and extends beyond it where it ignores the safe area. A size that is not positive
  /// and finite counts as 1, with a diagnostic.
  public var pixelLength: CGFloat = 1
  /// What measures texts that are made without a measurer; `nil` for the system font's.
  public var textMeasurer: (any TextMeasurer)?

  // What the engine may do to save work, so that tests can compare it with one that saves none.

  /// The shortcuts that are taken. Without any, every node is asked every question. The frames are
  /// the same.
  package var shortcuts = Shortcuts.all
  /// The maximum number of rows of a lazy container that are laid out at once.
  package var maxRows = 1 << 18
  /// The maximum number of older answers that are remembered while a tree is laid out.
  package var maxArchivedAnswers = 1 << 16
  /// After how many evaluations of a small tree a layout is refused; that takes about a second.
  package var maxEvaluations = 400_000

  /// Creates SwiftUI's lengths and the system font.
  public init() {}
}

/// Ways to save work that never change a frame. Each can be left out by itself, to see what it
/// wins.
package struct Shortcuts: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Containers and modifiers are not asked what follows from their summaries.
  package static let summaries = Shortcuts(rawValue: 1 << 0)
  /// After a change, stacks go on from what they know.
  package static let resuming = Shortcuts(rawValue: 1 << 1)
  /// Containers around a summary that has stayed the same keep their own.
  package static let keptSummaries = Shortcuts(rawValue: 1 << 2)
  /// Stacks in which no proposal makes a difference only place their children.
  package static let rigidStacks = Shortcuts(rawValue: 1 << 3)
  /// Stacks measure their children in child order where it is known to be right.
  package static let childOrder = Shortcuts(rawValue: 1 << 4)
  /// They do so, too, where no child wants more than an equal share.
  package static let stackShares = Shortcuts(rawValue: 1 << 5)
  /// Stacks with plain guides place their children without reading these.
  package static let plainStacks = Shortcuts(rawValue: 1 << 6)
  /// Grids measure each cell once where none wants more than an equal share.
  package static let gridShares = Shortcuts(rawValue: 1 << 7)
  /// Grids with plain guides place their cells in one step.
  package static let plainGrids = Shortcuts(rawValue: 1 << 8)
  /// Grids without cells that say anything of themselves do not list them.
  package static let plainCells = Shortcuts(rawValue: 1 << 9)
  /// Measured leaves are asked no more than their promises leave open.
  package static let promises = Shortcuts(rawValue: 1 << 10)
  /// Widths of leaves that truncate are known before they are asked.
  package static let truncation = Shortcuts(rawValue: 1 << 11)
  /// Clients' layouts find answers without the steps for other containers.
  package static let clientAnswers = Shortcuts(rawValue: 1 << 12)
  /// Clients' loops find sizes that depend on nothing without a call.
  package static let inlineSizes = Shortcuts(rawValue: 1 << 13)
  /// New nodes are summarised in the reverse order of their storage.
  package static let backwards = Shortcuts(rawValue: 1 << 14)

  package static let all = Shortcuts(named.map(\.shortcut))

  /// The shortcuts by name.
  package static let named: [(name: String, shortcut: Shortcuts)] = [
    ("summaries", .summaries),
    ("resuming", .resuming),
    ("keptSummaries", .keptSummaries),
    ("rigidStacks", .rigidStacks),
    ("childOrder", .childOrder),
    ("stackShares", .stackShares),
    ("plainStacks", .plainStacks),
    ("gridShares", .gridShares),
    ("plainGrids", .plainGrids),
    ("plainCells", .plainCells),
    ("promises", .promises),
    ("truncation", .truncation),
    ("clientAnswers", .clientAnswers),
    ("inlineSizes", .inlineSizes),
    ("backwards", .backwards),
  ]
}

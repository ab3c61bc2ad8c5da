/// The parts of sections that stay in sight during scrolling, as long as any of their section does.
///
///     LayoutNode.scroll(.lazyVStack(pinnedViews: [.sectionHeaders], rows: rows))
///
/// Everything is laid out as if nothing were pinned. Then each header that would start above the
/// visible part moves down to its top edge, but never past the end of its section; footers do the
/// same at the bottom edge. The visible part is that of the nearest scroll view along the
/// container's axis, without its margins and the unsafe area. If a header or footer consists of
/// several views, they move together. Pinned views are drawn above the rest.
public struct PinnedScrollableViews: OptionSet, Sendable, BitwiseCopyable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

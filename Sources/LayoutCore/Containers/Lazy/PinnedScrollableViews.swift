/// The parts of sections that stay in sight while people scroll, as long as any of their section is.
///
///     LayoutNode.scroll(.lazyVStack(pinnedViews: [.sectionHeaders], rows: rows))
///
/// Everything is laid out as if nothing were pinned. Then a header that begins before the visible part moves to
/// where that begins, at most as far as its section reaches; a footer that ends behind the visible part moves to
/// where that ends, at most as far as its section begins. The visible part is that of the nearest scroll view
/// along the container's axis, without its margins and the unsafe area. Several views of one header, or footer, move together. Pinned views are drawn above
/// all others in the container.
public struct PinnedScrollableViews: OptionSet, Sendable, BitwiseCopyable {
  /// A bit for each part.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

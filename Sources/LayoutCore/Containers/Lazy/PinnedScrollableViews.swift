/// The parts of sections that stay in sight while people scroll.
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

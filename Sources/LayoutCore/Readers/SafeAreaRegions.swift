/// A reason why part of the window is not safe for content.
@frozen public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
  /// The regions' bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The regions that the device and containers cover: notches, bars, inset views.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region that a keyboard covers, beyond the bars behind it.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

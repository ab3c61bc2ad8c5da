/// Why a part of the window is not safe for content.
@frozen public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
  /// The regions' bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and containers cover: notches, bars, inset views.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

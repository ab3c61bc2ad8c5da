/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The element type of the set.
    public typealias Element = Axis.Set

    /// One bit for each axis, at the position of the axis' own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the axis: `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set {
  /// Returns whether the set contains an axis.
  @inlinable package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
}

extension Axis {
  /// The other axis.
  @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

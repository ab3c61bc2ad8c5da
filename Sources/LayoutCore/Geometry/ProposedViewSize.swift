/// The size that a container offers to a view.
///
/// Each dimension is a length or `nil`. A view answers
///
/// - a proposal of 0 with its minimum length,
/// - a proposal of `nil` with its ideal length,
/// - a proposal of infinity with its maximum length,
/// - any other proposal with whatever length suits it.
@frozen public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
  /// The proposed width; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from two optional lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal that asks for the minimum size.
  @inlinable public static var zero: Self { Self(width: 0, height: 0) }
  /// The proposal that asks for the ideal size.
  @inlinable public static var unspecified: Self { Self(width: nil, height: nil) }
  /// The proposal that asks for the maximum size.
  @inlinable public static var infinity: Self { Self(width: .infinity, height: .infinity) }

  /// Returns whether two proposals are the same.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }

  /// Returns the proposal as a size, with `nil` replaced by a default; 0 and infinity stay.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

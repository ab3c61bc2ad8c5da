/// The size that a container offers to a view.
///
/// Each dimension is a length or `nil`. A view answers with
/// - its minimum for a proposal of 0,
/// - its ideal length for `nil`,
/// - its maximum for a proposal of infinity,
/// - and whatever suits it for any other length.
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

  /// Creates a proposal of a whole size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal that asks for the minimum size.
  @inlinable public static var zero: Self { Self(width: 0, height: 0) }
  /// The proposal that asks for the ideal size.
  @inlinable public static var unspecified: Self { Self(width: nil, height: nil) }
  /// The proposal that asks for the maximum size.
  @inlinable public static var infinity: Self { Self(width: .infinity, height: .infinity) }

  /// Whether two proposals are the same.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }

  /// The proposal as a size, with `nil` replaced by a default; 0 and infinity stay.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

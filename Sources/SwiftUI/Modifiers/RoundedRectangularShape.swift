/// A shape that is a rectangle but for its four corners, and that can tell how round these are.
///
///     struct Ticket: RoundedRectangularShape {
///       func corners(in size: CGSize?) -> Corners? { Corners(all: .fixed(12)) }
///       // …
///     }
///
/// Containers have the shape of rectangles here, so nothing asks a shape for its corners but code
/// that uses it.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// How round the corners are.
  typealias Corners = RoundedRectangularShapeCorners

  /// How round the corners are in a size; `nil` for a size that is not known yet. The answer is
  /// `nil` where corners are none that a radius says.
  func corners(in size: CGSize?) -> Self.Corners?
}

/// How round each corner of a shape is.
public struct RoundedRectangularShapeCorners: Equatable, Sendable {
  /// The corner where text starts, at the top.
  public var topLeading: Edge.Corner.Style
  /// The corner where text ends, at the top.
  public var topTrailing: Edge.Corner.Style
  /// The corner where text starts, at the bottom.
  public var bottomLeading: Edge.Corner.Style
  /// The corner where text ends, at the bottom.
  public var bottomTrailing: Edge.Corner.Style

  /// Corners that are all alike.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Corners of which each is as it is said.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Corners as round as fits into those of the container.
  public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }
}

// MARK: - Shapes

extension Rectangle: RoundedRectangularShape {
  /// Corners that are not round.
  public func corners(in size: CGSize?) -> Corners? { Corners(all: .fixed(0)) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of the radius, or as round as the size allows; `nil` if they are as wide as they are
  /// not high.
  public func corners(in size: CGSize?) -> Corners? {
    guard cornerSize.width == cornerSize.height else { return nil }
    return Corners(all: .fixed(min(cornerSize.width, size.greatestRadius)))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners of the radii, or as round as the size allows.
  public func corners(in size: CGSize?) -> Corners? {
    let most = size.greatestRadius
    return Corners(
      topLeading: .fixed(min(cornerRadii.topLeading, most)),
      topTrailing: .fixed(min(cornerRadii.topTrailing, most)),
      bottomLeading: .fixed(min(cornerRadii.bottomLeading, most)),
      bottomTrailing: .fixed(min(cornerRadii.bottomTrailing, most)))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners as round as the size allows.
  public func corners(in size: CGSize?) -> Corners? { Corners(all: .fixed(size.greatestRadius)) }
}

extension Circle: RoundedRectangularShape {
  /// Corners as round as the size allows.
  public func corners(in size: CGSize?) -> Corners? { Corners(all: .fixed(size.greatestRadius)) }
}

extension CGSize? {
  /// The radius of the largest circle in the size; infinite for none.
  fileprivate var greatestRadius: CGFloat { map { min($0.width, $0.height) / 2 } ?? .infinity }
}

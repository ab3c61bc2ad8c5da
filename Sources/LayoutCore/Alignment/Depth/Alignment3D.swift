/// A horizontal, a vertical and a depth alignment.
///
///     SpatialContainer(alignment: .topTrailingFront) { … }
@frozen public struct Alignment3D: Sendable, BitwiseCopyable {
  /// The alignment along x.
  public var horizontal: HorizontalAlignment
  /// The alignment along y.
  public var vertical: VerticalAlignment
  /// The alignment along z.
  public var depth: DepthAlignment

  /// Creates an alignment from its three parts.
  @inlinable public init(
    horizontal: HorizontalAlignment, vertical: VerticalAlignment, depth: DepthAlignment
  ) { (self.horizontal, self.vertical, self.depth) = (horizontal, vertical, depth) }
}

extension Alignment3D: Equatable {
  /// Returns whether both consist of the same alignments.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.horizontal == rhs.horizontal && lhs.vertical == rhs.vertical && lhs.depth == rhs.depth
  }
}

extension Alignment3D {
  /// The part of the alignment in the plane.
  var plane: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
}

// MARK: - Named alignments

/// Alignments midway between back and front.
extension Alignment3D {
  /// The centre.
  @inlinable public static var center: Self {
    Self(horizontal: .center, vertical: .center, depth: .center)
  }
  /// The middle of the leading face.
  @inlinable public static var leading: Self {
    Self(horizontal: .leading, vertical: .center, depth: .center)
  }
  /// The middle of the trailing face.
  @inlinable public static var trailing: Self {
    Self(horizontal: .trailing, vertical: .center, depth: .center)
  }
  /// The middle of the top face.
  @inlinable public static var top: Self {
    Self(horizontal: .center, vertical: .top, depth: .center)
  }
  /// The middle of the top leading edge.
  @inlinable public static var topLeading: Self {
    Self(horizontal: .leading, vertical: .top, depth: .center)
  }
  /// The middle of the top trailing edge.
  @inlinable public static var topTrailing: Self {
    Self(horizontal: .trailing, vertical: .top, depth: .center)
  }
  /// The middle of the bottom face.
  @inlinable public static var bottom: Self {
    Self(horizontal: .center, vertical: .bottom, depth: .center)
  }
  /// The middle of the bottom leading edge.
  @inlinable public static var bottomLeading: Self {
    Self(horizontal: .leading, vertical: .bottom, depth: .center)
  }
  /// The middle of the bottom trailing edge.
  @inlinable public static var bottomTrailing: Self {
    Self(horizontal: .trailing, vertical: .bottom, depth: .center)
  }
}

/// Alignments at the back.
extension Alignment3D {
  /// The middle of the back face.
  @inlinable public static var back: Self {
    Self(horizontal: .center, vertical: .center, depth: .back)
  }
  /// The middle of the leading back edge.
  @inlinable public static var leadingBack: Self {
    Self(horizontal: .leading, vertical: .center, depth: .back)
  }
  /// The middle of the trailing back edge.
  @inlinable public static var trailingBack: Self {
    Self(horizontal: .trailing, vertical: .center, depth: .back)
  }
  /// The middle of the top back edge.
  @inlinable public static var topBack: Self {
    Self(horizontal: .center, vertical: .top, depth: .back)
  }
  /// The top leading back corner.
  @inlinable public static var topLeadingBack: Self {
    Self(horizontal: .leading, vertical: .top, depth: .back)
  }
  /// The top trailing back corner.
  @inlinable public static var topTrailingBack: Self {
    Self(horizontal: .trailing, vertical: .top, depth: .back)
  }
  /// The middle of the bottom back edge.
  @inlinable public static var bottomBack: Self {
    Self(horizontal: .center, vertical: .bottom, depth: .back)
  }
  /// The bottom leading back corner.
  @inlinable public static var bottomLeadingBack: Self {
    Self(horizontal: .leading, vertical: .bottom, depth: .back)
  }
  /// The bottom trailing back corner.
  @inlinable public static var bottomTrailingBack: Self {
    Self(horizontal: .trailing, vertical: .bottom, depth: .back)
  }
}

/// Alignments at the front.
extension Alignment3D {
  /// The middle of the front face.
  @inlinable public static var front: Self {
    Self(horizontal: .center, vertical: .center, depth: .front)
  }
  /// The middle of the leading front edge.
  @inlinable public static var leadingFront: Self {
    Self(horizontal: .leading, vertical: .center, depth: .front)
  }
  /// The middle of the trailing front edge.
  @inlinable public static var trailingFront: Self {
    Self(horizontal: .trailing, vertical: .center, depth: .front)
  }
  /// The middle of the top front edge.
  @inlinable public static var topFront: Self {
    Self(horizontal: .center, vertical: .top, depth: .front)
  }
  /// The top leading front corner.
  @inlinable public static var topLeadingFront: Self {
    Self(horizontal: .leading, vertical: .top, depth: .front)
  }
  /// The top trailing front corner.
  @inlinable public static var topTrailingFront: Self {
    Self(horizontal: .trailing, vertical: .top, depth: .front)
  }
  /// The middle of the bottom front edge.
  @inlinable public static var bottomFront: Self {
    Self(horizontal: .center, vertical: .bottom, depth: .front)
  }
  /// The bottom leading front corner.
  @inlinable public static var bottomLeadingFront: Self {
    Self(horizontal: .leading, vertical: .bottom, depth: .front)
  }
  /// The bottom trailing front corner.
  @inlinable public static var bottomTrailingFront: Self {
    Self(horizontal: .trailing, vertical: .bottom, depth: .front)
  }
}

/// An alignment in both axes.
@frozen public struct Alignment: Equatable, Sendable, BitwiseCopyable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Alignment {
  /// The centre.
  @inlinable public static var center: Self { Self(horizontal: .center, vertical: .center) }
  /// The middle of the leading edge.
  @inlinable public static var leading: Self { Self(horizontal: .leading, vertical: .center) }
  /// The middle of the trailing edge.
  @inlinable public static var trailing: Self { Self(horizontal: .trailing, vertical: .center) }
  /// The middle of the top edge.
  @inlinable public static var top: Self { Self(horizontal: .center, vertical: .top) }
  /// The middle of the bottom edge.
  @inlinable public static var bottom: Self { Self(horizontal: .center, vertical: .bottom) }
  /// The top leading corner.
  @inlinable public static var topLeading: Self { Self(horizontal: .leading, vertical: .top) }
  /// The top trailing corner.
  @inlinable public static var topTrailing: Self { Self(horizontal: .trailing, vertical: .top) }
  /// The bottom leading corner.
  @inlinable public static var bottomLeading: Self { Self(horizontal: .leading, vertical: .bottom) }
  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: Self {
    Self(horizontal: .trailing, vertical: .bottom)
  }
}

extension Alignment {
  /// The horizontal centre and the first baseline.
  @inlinable public static var centerFirstTextBaseline: Self {
    Self(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The horizontal centre and the last baseline.
  @inlinable public static var centerLastTextBaseline: Self {
    Self(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The leading edge and the first baseline.
  @inlinable public static var leadingFirstTextBaseline: Self {
    Self(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The leading edge and the last baseline.
  @inlinable public static var leadingLastTextBaseline: Self {
    Self(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The trailing edge and the first baseline.
  @inlinable public static var trailingFirstTextBaseline: Self {
    Self(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The trailing edge and the last baseline.
  @inlinable public static var trailingLastTextBaseline: Self {
    Self(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

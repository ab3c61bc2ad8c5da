/// An alignment position along the horizontal axis.
///
/// All positions count from the leading edge, in both layout directions.
@frozen public struct HorizontalAlignment: Sendable, BitwiseCopyable {
  @usableFromInline let id: any AlignmentID.Type

  /// Creates the alignment that a type names.
  @inlinable public init(_ id: any AlignmentID.Type) { self.id = id }
}

extension HorizontalAlignment: Equatable {
  /// Whether both alignments were made from the same type.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }
}

extension HorizontalAlignment {
  /// Merges a sequence of explicit values the way a container merges its subviews' values.
  ///
  /// Values of `nil` are skipped. The result is their arithmetic mean, unless the alignment's type
  /// merges in its own way, and `nil` if nothing is left.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    id.combineExplicit(values)
  }
}

extension HorizontalAlignment {
  /// The leading edge.
  @inlinable public static var leading: Self { Self(LeadingGuide.self) }
  /// The horizontal centre.
  @inlinable public static var center: Self { Self(HorizontalCenterGuide.self) }
  /// The trailing edge.
  @inlinable public static var trailing: Self { Self(TrailingGuide.self) }
  /// The leading end of a list row's separator.
  @inlinable public static var listRowSeparatorLeading: Self { Self(SeparatorLeadingGuide.self) }
  /// The trailing end of a list row's separator.
  @inlinable public static var listRowSeparatorTrailing: Self { Self(SeparatorTrailingGuide.self) }
}

@usableFromInline enum LeadingGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline enum HorizontalCenterGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width * 0.5
  }
}

@usableFromInline enum TrailingGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width
  }
}

@usableFromInline enum SeparatorLeadingGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline enum SeparatorTrailingGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width
  }
}

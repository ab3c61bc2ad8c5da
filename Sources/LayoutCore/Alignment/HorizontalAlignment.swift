/// An alignment position along the horizontal axis.
///
/// All positions are measured from the leading edge, in both layout directions.
@frozen public struct HorizontalAlignment: Sendable, BitwiseCopyable {
  @usableFromInline let id: any AlignmentID.Type

  /// Creates the alignment that a type identifies.
  @inlinable public init(_ id: any AlignmentID.Type) { self.id = id }
}

extension HorizontalAlignment: Equatable {
  /// Returns whether both alignments were made from the same type.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }
}

extension HorizontalAlignment {
  /// Merges explicit values as a container merges those of its subviews.
  ///
  /// Values of `nil` are skipped. The result is the arithmetic mean, unless the alignment's type
  /// merges in its own way; it is `nil` if there are no values.
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

/// An alignment position along the vertical axis.
@frozen public struct VerticalAlignment: Sendable, BitwiseCopyable {
  @usableFromInline let id: any AlignmentID.Type

  /// Creates the alignment that a type identifies.
  @inlinable public init(_ id: any AlignmentID.Type) { self.id = id }
}

extension VerticalAlignment: Equatable {
  /// Returns whether both alignments were made from the same type.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }
}

extension VerticalAlignment {
  /// Merges explicit values as a container merges those of its subviews.
  ///
  /// Values of `nil` are skipped. First baselines merge to the smallest, last baselines to the
  /// largest, and others to the arithmetic mean, unless the alignment's type merges in its own way.
  /// The result is `nil` if there are no values.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    id.combineExplicit(values)
  }
}

extension VerticalAlignment {
  /// The top edge.
  @inlinable public static var top: Self { Self(TopGuide.self) }
  /// The vertical centre.
  @inlinable public static var center: Self { Self(VerticalCenterGuide.self) }
  /// The bottom edge.
  @inlinable public static var bottom: Self { Self(BottomGuide.self) }
  /// The baseline of the topmost line of text; the bottom edge of views without text.
  @inlinable public static var firstTextBaseline: Self { Self(FirstTextBaselineGuide.self) }
  /// The baseline of the bottommost line of text; the bottom edge of views without text.
  @inlinable public static var lastTextBaseline: Self { Self(LastTextBaselineGuide.self) }
}

@usableFromInline enum TopGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline enum VerticalCenterGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height * 0.5
  }
}

@usableFromInline enum BottomGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }
}

@usableFromInline enum FirstTextBaselineGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }

  @usableFromInline static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) { parentValue = min(parentValue ?? childValue, childValue) }
}

@usableFromInline enum LastTextBaselineGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }

  @usableFromInline static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) { parentValue = max(parentValue ?? childValue, childValue) }
}

/// An alignment position along the vertical axis.
@frozen public struct VerticalAlignment: Sendable, BitwiseCopyable {
  @usableFromInline let id: any AlignmentID.Type

  /// Creates the alignment that a type names.
  @inlinable public init(_ id: any AlignmentID.Type) { self.id = id }
}

extension VerticalAlignment: Equatable {
  /// Whether both alignments were made from the same type.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }
}

extension VerticalAlignment {
  /// Merges a sequence of explicit values the way a container merges its subviews' values.
  ///
  /// Values of `nil` are skipped. First baselines merge to the smallest, last baselines to the
  /// largest, others to their arithmetic mean unless the alignment's type merges in its own way.
  /// The result is `nil` if nothing is left.
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
  ) {
    parentValue = min(parentValue ?? childValue, childValue)
  }
}

@usableFromInline enum LastTextBaselineGuide: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }

  @usableFromInline static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}

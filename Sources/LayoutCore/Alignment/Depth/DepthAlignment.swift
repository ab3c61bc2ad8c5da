/// An alignment position along the depth.
///
/// All positions are measured from the back towards the viewer.
@frozen public struct DepthAlignment: Sendable, BitwiseCopyable {
  @usableFromInline let id: any DepthAlignmentID.Type

  /// Creates the alignment that a type identifies.
  @inlinable public init(_ id: any DepthAlignmentID.Type) { self.id = id }
}

extension DepthAlignment: Equatable {
  /// Returns whether both alignments were made from the same type.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }
}

extension DepthAlignment {
  /// The side away from the viewer.
  @inlinable public static var back: Self { Self(BackGuide.self) }
  /// The middle.
  @inlinable public static var center: Self { Self(DepthCenterGuide.self) }
  /// The side towards the viewer.
  @inlinable public static var front: Self { Self(FrontGuide.self) }
}

extension DepthAlignment {
  /// Merges explicit values as a container merges those of its subviews.
  ///
  /// Values of `nil` are skipped. The result is the arithmetic mean, unless the alignment's type
  /// merges in its own way; it is `nil` if there are no values.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    var merged: CGFloat?
    var count = 0
    for case .some(let value) in values {
      id._combineExplicit(childValue: value, count, into: &merged)
      count += 1
    }
    return merged
  }
}

@usableFromInline enum BackGuide: DepthAlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions3D) -> CGFloat { 0 }
}

@usableFromInline enum DepthCenterGuide: DepthAlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions3D) -> CGFloat {
    context.depth * 0.5
  }
}

@usableFromInline enum FrontGuide: DepthAlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions3D) -> CGFloat {
    context.depth
  }
}

// MARK: - Roles

extension DepthAlignment {
  /// Whether the guide marks the view's box. An explicit value of such a guide stays inside the
  /// container of the view that sets it; other guides cross any number of containers.
  var isBoxGuide: Bool { defaultValue(depth: 0) != nil }

  /// Returns the guide's position in a view of this depth that sets no guides; `nil` if a client's
  /// code decides it.
  func defaultValue(depth: Double) -> Double? {
    switch ObjectIdentifier(id) {
    case ObjectIdentifier(BackGuide.self): 0
    case ObjectIdentifier(DepthCenterGuide.self): depth * 0.5
    case ObjectIdentifier(FrontGuide.self): depth
    default: nil
    }
  }
}

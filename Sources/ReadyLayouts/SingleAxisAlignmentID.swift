import LayoutViews

/// A type that names an alignment guide of one axis only, which SwiftUI does not have.
///
/// It says which axis with an associated type:
///
///     enum EyeLine: SingleAxisAlignmentID {
///       typealias Alignment = VerticalAlignment
///
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
///     }
///
/// So a view can take its guide from the type alone:
///
///     Text("Description").alignmentGuide(EyeLine.self)
///
/// That makes the guide's default explicit, so that containers around the view align by it too.
public protocol SingleAxisAlignmentID: AlignmentID {
  /// `HorizontalAlignment` or `VerticalAlignment`.
  associatedtype Alignment: SingleAxisAlignment
}

/// An alignment along one axis.
///
///     func alignment<ID: SingleAxisAlignmentID>(named id: ID.Type) -> ID.Alignment {
///       ID.Alignment(id)
///     }
public protocol SingleAxisAlignment: Equatable {
  /// Creates the alignment that a type names.
  init(_ id: any AlignmentID.Type)
}

extension HorizontalAlignment: SingleAxisAlignment {}

extension VerticalAlignment: SingleAxisAlignment {}

extension SingleAxisAlignmentID {
  /// The alignment that the type names.
  @inlinable public static var alignment: Alignment { Alignment(Self.self) }
}

// MARK: - Guides

nonisolated extension View {
  /// Sets a horizontal guide of the view; to the guide's own default without a closure.
  @inlinable public func alignmentGuide<ID: SingleAxisAlignmentID>(
    _ id: ID.Type, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat = ID.defaultValue
  ) -> some View where ID.Alignment == HorizontalAlignment {
    alignmentGuide(id.alignment, computeValue: computeValue)
  }

  /// Sets a vertical guide of the view; to the guide's own default without a closure.
  @inlinable public func alignmentGuide<ID: SingleAxisAlignmentID>(
    _ id: ID.Type, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat = ID.defaultValue
  ) -> some View where ID.Alignment == VerticalAlignment {
    alignmentGuide(id.alignment, computeValue: computeValue)
  }
}

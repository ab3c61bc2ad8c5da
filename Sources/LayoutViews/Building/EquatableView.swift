/// A view that can be compared with an earlier one.
///
/// It is laid out as the view that it holds.
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Holds a view.
  public init(content: Content) { self.content = content }

  /// Describes the view inside.
  public func makeNodes(in context: inout ViewContext) { content._makeNodes(in: &context) }
}

nonisolated extension View where Self: Equatable {
  /// Marks the view to be compared with an earlier one; its layout is the same.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that could be compared with an earlier one; it is laid out as the view that it holds.
public struct EquatableView<Content: Equatable & View>: _TransparentView {
  public var content: Content

  public init(content: Content) { self.content = content }

  public func makeNodes(in context: inout ViewContext) { content._makeNodes(in: &context) }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

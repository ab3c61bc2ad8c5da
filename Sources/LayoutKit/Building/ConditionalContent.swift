/// One of two views, depending on a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The chosen view describes itself.
  public typealias Body = Never

  /// Describes the chosen view.
  public func _makeNodes(in context: inout ViewContext) {
    context.isStatic = false
    switch storage {
    case .trueContent(let content): content._makeNodes(in: &context)
    case .falseContent(let content): content._makeNodes(in: &context)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The view describes itself, if there is one.
  public typealias Body = Never

  /// Describes the view, if there is one.
  public func _makeNodes(in context: inout ViewContext) {
    context.isStatic = false
    self?._makeNodes(in: &context)
  }
}

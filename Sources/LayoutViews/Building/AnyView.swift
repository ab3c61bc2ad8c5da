/// A view whose type is not known to the compiler.
///
/// It is laid out as the view that it holds.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Depends on the view inside.
  public static var _bringsRows: Bool? { nil }

  /// Describes the view inside.
  public func makeNodes(in context: inout ViewContext) {
    context.hasFixedCount = false
    guard context.session.enter(Self.self) else { return }
    defer { context.session.leave() }
    content._makeNodes(in: &context)
  }
}

/// A change to a view that makes another view of it.
///
///     struct Badged: ViewModifier {
///       func body(content: Content) -> some View {
///         content.overlay(alignment: .topTrailing) {
///           Color.red.frame(width: 8, height: 8)
///         }
///       }
///     }
///
///     Text("Inbox").modifier(Badged())
///
/// If the modified view stands for several children, then so does `content`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that the modifier makes, which the compiler infers.
  associatedtype Body: View

  /// The view to modify, as a modifier sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Describes a modified view to a context. Modifiers with a body need no implementation.
  nonisolated func _makeNodes(of content: some View, in context: inout ViewContext)
}

nonisolated extension ViewModifier {
  /// Describes the modifier's body.
  public func _makeNodes(of content: some View, in context: inout ViewContext) {
    let outer = context.scope
    context.expand(alone: self) { modifier in
      let content = Content { inner in
        // The view was written outside the modifier, so what the modifier has installed for its own
        // properties does not concern it, but the environment around it does.
        let scope = inner.scope
        inner.scope = outer
        content._makeNodes(in: &inner)
        inner.scope = scope
      }
      return MainActorStandIn.read((modifier, content)) { $0.body(content: $1) }
    }
  }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _TransparentView {
  let describe: (inout ViewContext) -> Void

  init(_ describe: @escaping (inout ViewContext) -> Void) { self.describe = describe }

  /// Describes the view.
  public func makeNodes(in context: inout ViewContext) { describe(&context) }
}

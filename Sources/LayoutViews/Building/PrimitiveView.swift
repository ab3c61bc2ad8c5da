/// A view without a body, which describes itself to its context: a leaf or a container.
///
///     struct Dot: PrimitiveView {
///       func makeNodes(in context: inout ViewContext) {
///         context.append(.fixed(width: 4, height: 4))
///       }
///     }
///
/// The views of this module are made so. Other views have a body and conform to ``View``.
nonisolated public protocol PrimitiveView: View where Body == Never {
  /// Adds the nodes that the view stands for.
  func makeNodes(in context: inout ViewContext)
}

extension PrimitiveView {
  /// Never called: the view describes itself without a body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it describes itself to its context.")
  }

  /// Adds the nodes that the view stands for.
  @inlinable public func _makeNodes(in context: inout ViewContext) {
    context.session.feedback.tracking { makeNodes(in: &context) }
  }
}

/// A view without a body that calls no code of clients itself, or follows what it calls: a change
/// of what the views inside have read concerns only these.
nonisolated public protocol _TransparentView: PrimitiveView {}

extension _TransparentView {
  /// Adds the nodes that the view stands for.
  @inlinable public func _makeNodes(in context: inout ViewContext) { makeNodes(in: &context) }
}

/// A modifier without a body, which describes the view that it is applied to.
///
///     struct Chip: PrimitiveModifier {
///       func makeNodes(of content: some View, in context: inout ViewContext) {
///         let environment = context.environment
///         context.append(content.layoutNode { $0 = environment }.padding(4).named("Chip"))
///       }
///     }
nonisolated public protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Adds the nodes of the modified view.
  func makeNodes(of content: some View, in context: inout ViewContext)
}

extension PrimitiveModifier {
  /// Never called: the modifier describes its view without a body.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body; it describes its view to a context.")
  }

  /// Adds the nodes of the modified view.
  @inlinable public func _makeNodes(of content: some View, in context: inout ViewContext) {
    context.session.feedback.tracking { makeNodes(of: content, in: &context) }
  }
}

/// A modifier without a body that calls no code of clients itself, or follows what it calls.
nonisolated public protocol _TransparentModifier: PrimitiveModifier {}

extension _TransparentModifier {
  /// Adds the nodes of the modified view.
  @inlinable public func _makeNodes(of content: some View, in context: inout ViewContext) {
    makeNodes(of: content, in: &context)
  }
}

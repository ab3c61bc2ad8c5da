import LayoutCore

/// A part of a user interface, described by the views it is made of.
///
///     struct Card: View {
///       var body: some View {
///         HStack {
///           Color.blue.frame(width: 40, height: 40)
///           Text("Title")
///         }
///         .padding()
///       }
///     }
///
///     let result = Card().layout(in: CGSize(width: 390, height: 844))
///
/// Views belong to the main actor, and are values that are read when they are laid out. A view of
/// plain values may be made and laid out on any thread, and on several at once. A view that refers
/// to an object of the main actor must be laid out there, which the compiler does not check.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body, which the compiler infers.
  associatedtype Body: View

  /// What the view is made of. Several views in it become several children of the container around.
  @ViewBuilder var body: Self.Body { get }

  /// Describes the view to a context. Views with a body need no implementation of their own.
  nonisolated func _makeNodes(in context: inout ViewContext)

  /// Whether such views bring rows that a list or lazy container describes later; `nil` if that
  /// depends on the view. Views with a body need no implementation of their own.
  ///
  /// - Parameter levels: how many bodies in each other are looked into. A body may contain itself.
  nonisolated static func _bringsRows(within levels: Int) -> Bool?
}

nonisolated extension View {
  /// Describes the view's body.
  @inlinable public func _makeNodes(in context: inout ViewContext) { context.expand(self) }

  /// Whether the body brings rows.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? {
    if Body.self == Never.self { return false }
    return levels > 0 ? Body._bringsRows(within: levels - 1) : nil
  }
}

extension Never: View {
  /// A value of type `Never` does not exist, so it has no body.
  public typealias Body = Never

  /// Never read, as there is no value to read it from.
  nonisolated public var body: Never { self }
}

extension LayoutNode: _TransparentView {
  /// Adds the node itself.
  @inlinable public func makeNodes(in context: inout ViewContext) { context.append(self) }
}

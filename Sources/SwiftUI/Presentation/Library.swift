// What a development tool would offer for use in other code. Nothing is asked of it here.

/// A type that offers views and modifiers for use in other code. Nothing is asked of it.
public protocol LibraryContentProvider {
  /// The type of the views that the modifiers change; any type by default.
  associatedtype ModifierBase = Any

  /// The views; none by default.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The modifiers of a view; none by default.
  @LibraryContentBuilder func modifiers(base: Self.ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }
  /// No modifiers.
  public func modifiers(base: Self.ModifierBase) -> [LibraryItem] { [] }
}

/// An expression for use in other code.
public struct LibraryItem {
  /// What an expression is for.
  public struct Category: Sendable {
    /// Looks.
    public static let effect = Category()
    /// Places and sizes.
    public static let layout = Category()
    /// Controls.
    public static let control = Category()
    /// Something else.
    public static let other = Category()
  }

  /// Accepts an expression, which is not evaluated, and how it would be found.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: LibraryItem.Category = .other,
    matchingSignature: String? = nil
  ) {}
}

/// Builds items from the statements of a closure.
@resultBuilder public struct LibraryContentBuilder {
  /// Makes a list of an item.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

  /// Passes items on unchanged.
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }

  /// Joins the items of several statements.
  public static func buildBlock(_ segments: [LibraryItem]...) -> [LibraryItem] {
    segments.flatMap { $0 }
  }
}

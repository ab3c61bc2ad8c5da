/// Builds views from the statements of a closure.
///
/// A closure may hold any number of views, `if` with and without `else`, `if let`, `switch`, `let`,
/// and availability checks.
@resultBuilder public struct ViewBuilder {
  /// Passes a view on unchanged.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds nothing from an empty closure.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several views.
  @_disfavoredOverload @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

// MARK: - Conditions

extension ViewBuilder {
  /// Builds the view of an `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition that holds.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of a condition that does not hold.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds a view whose type may not be available everywhere.
  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}

/// Builds views from the statements of a closure, by the name that newer code has for it.
///
///     struct Card<Content: View>: View {
///       @ContentBuilder var content: Content
///       // …
///     }
///
/// Toolbars, commands and scenes have builders of their own.
public typealias ContentBuilder = ViewBuilder

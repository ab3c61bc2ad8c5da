/// Controls in rows, in a container that takes all that it is offered.
///
/// A form is laid out like a `List` in the plain style, whatever the `formStyle`.
public struct Form<Content: View>: View {
  /// The form describes itself.
  public typealias Body = Never

  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds one list with a row for each of the content's nodes.
  public func _makeNodes(in context: inout ViewContext) {
    context.appendList(of: content, named: "Form")
  }
}

extension View {
  /// Accepts a style for forms in the view; all forms are laid out in the same style.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// How forms look.
public protocol FormStyle: Sendable {}

/// The usual style.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Labels and controls in columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Sections as groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  public static var columns: ColumnsFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as groups.
  public static var grouped: GroupedFormStyle { .init() }
}

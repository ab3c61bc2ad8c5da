/// Controls in rows, in a container that takes all that it is offered.
///
/// On a phone, a form is laid out like a `List`; on a desktop, like one in the plain style, in each
/// style of this module. A style of your own decides for itself.
public struct Form<Content: View>: _TransparentView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates the form that a style was given.
  public init(_ configuration: FormStyleConfiguration)
  where Content == FormStyleConfiguration.Content { content = configuration.content }

  /// Adds what the style makes of the content: one list, with a row for each of the content's
  /// nodes.
  public func makeNodes(in context: inout ViewContext) {
    guard context.environment.controlStyles.form.current != nil else {
      let metrics = ListMetrics.form(on: context.environment.platform)
      return context.appendList(of: content, named: "Form", metrics)
    }
    context.withStyle(\.form, or: AutomaticFormStyle(), { $0.makeBody(configuration: $1) }) {
      FormStyleConfiguration(content: $0(content))
    }
  }
}

// MARK: - Styles

nonisolated extension View {
  /// Sets the style of forms in the view. The styles of this module lay forms out alike; your own
  /// may not.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.form, style) { $0.makeBody(configuration: $1) }
  }
}

/// How forms look.
///
///     struct Plain: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.content }
///       }
///     }
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the form's body, which the compiler infers.
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// The views of a form.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The form's content.
  public typealias Content = _StyleContent

  /// The form's content.
  public let content: Content
}

/// The usual style.
nonisolated public struct AutomaticFormStyle: FormStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content in rows.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Labels and controls in columns.
nonisolated public struct ColumnsFormStyle: FormStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content in rows.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Sections as groups.
nonisolated public struct GroupedFormStyle: FormStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content in rows.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { .init() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  public static var columns: ColumnsFormStyle { .init() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Sections as groups.
  public static var grouped: GroupedFormStyle { .init() }
}

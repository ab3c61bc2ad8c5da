/// How boxes with views look.
///
///     struct Plain: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.content
///         }
///       }
///     }
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The views of a box.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent
  /// The content's type.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// The usual style: a ground with 16 around the label and the views.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }
    }
    .padding()
    .background(.fill, in: .rect(cornerRadius: 8))
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

nonisolated extension View {
  /// Sets how boxes in the view look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBox, style) { $0.makeBody(configuration: $1) }
  }
}

/// How labels are put before what they describe.
///
///     struct Stacked: LabeledContentStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label.font(.caption)
///           configuration.content
///         }
///       }
///     }
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a row.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The views of a row.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a row with a label.
public struct LabeledContentStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent
  /// The content's type.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// What it describes.
  public let content: Content
}

/// The usual style: both at the ends of a row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label and the content at both ends of a row.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow()({
      EnvironmentReading(\.controlStyles) { styles in
        if !styles.hidesLabels {
          LabelColumn(label: configuration.label)
          Spacer()
        }
      }
      configuration.content.foregroundStyle(.secondary)
    })
  }
}

/// A row of what is beside each other as close as it will.
private struct LabeledRow: RowLayout { let row = HStackLayout(spacing: 0) }

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual style.
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

nonisolated extension View {
  /// Sets how labels in the view are put before what they describe.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContent, style) { $0.makeBody(configuration: $1) }
  }
}

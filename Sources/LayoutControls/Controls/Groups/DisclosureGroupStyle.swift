/// How views that can be folded away look.
///
///     struct Indented: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///         if configuration.isExpanded { configuration.content.padding(.leading) }
///       }
///     }
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The views of a group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a group that can be folded away.
public struct DisclosureGroupStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent
  /// The content's type.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// The views in the group.
  public let content: Content
  /// Whether the views are there.
  @Binding public var isExpanded: Bool
  /// Whether the group is a row of a list.
  let isListRow: Bool
}

/// The usual style: a row with a small arrow at its end, and the views below; in a list, a row for
/// the label and one for each view.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label's row, and the content if it is unfolded.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isListRow {
      DisclosureLabel(configuration: configuration)
      if configuration.isExpanded { configuration.content.padding(.leading, 20) }
    } else {
      VStack {
        DisclosureLabel(configuration: configuration)
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

/// A label with a small arrow at the end of its row.
nonisolated private struct DisclosureLabel: View {
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
        .imageScale(.small)
        .foregroundStyle(.tint)
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual style.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

nonisolated extension View {
  /// Sets how views that can be folded away look in the view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroup, style) { $0.makeBody(configuration: $1) }
  }
}

/// A message that there is nothing to show, in the middle of the space it is offered.
///
///     ContentUnavailableView(
///       "No mail", systemImage: "tray", description: Text("Come back later."))
///
/// From top to bottom: the icon, the title 12 below it in a bold `title2`, the description 8 below
/// in the `subheadline` style, and the actions 16 below. A symbol is as high as in a font of 48.
/// The distances and the icon's size approximate what systems do.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view that says that nothing is there.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      ActionColumn(actions: actions)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Actions in a column; nothing if there are none.
private struct ActionColumn<Actions: View>: _TransparentView {
  let actions: Actions

  func makeNodes(in context: inout ViewContext) {
    if let column = context.node(of: actions, in: .vertical) { context.append(column) }
  }
}

/// A title below a large icon.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == LayoutControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }
}

// MARK: - Searching

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a screen shows if a search has found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// What a screen shows if a search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of what a screen shows if a search has found nothing.
public struct SearchUnavailableContent {
  /// The title, with the text that was searched for.
  nonisolated public struct Label: View {
    let text: String

    /// The title below a magnifying glass.
    public var body: some View {
      LayoutControls.Label(
        title: { Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”") },
        icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// The actions.
  nonisolated public struct Description: View {
    /// A sentence.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// There are no actions.
  nonisolated public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

/// A screen of a tab view, with its label and the value that selects it.
///
/// Labels are not laid out.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What selects the tab.
  public typealias TabValue = Value
  /// A tab is not made of other tabs.
  public typealias Body = Never

  private let value: Value?
  private let content: Content

  /// The tab's screen.
  public var _screens: [_TabScreen] {
    [_TabScreen(tag: value.map { Tag($0, includesOptional: true) }, content: AnyView(content))]
  }
}

// MARK: - With a value

extension Tab {
  /// Creates a tab with a label of any views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content()) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content()) }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content()) }

  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content()) }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content()) }

  /// Creates a tab with a label that follows from its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content())
  }
}

// MARK: - Without a value

extension Tab where Value == Never {
  /// Creates a tab with a label of any views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content()) }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content()) }

  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content()) }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content()) }

  /// Creates a tab with a label that follows from its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content())
  }
}

/// The label of a tab with a title and an image. It is not laid out.
nonisolated public struct DefaultTabLabel: View {
  /// There is nothing to lay out.
  public var body: some View { EmptyView() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching.
  public static let search = TabRole(name: "search")
}

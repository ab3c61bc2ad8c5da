/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// What selects a tab; what selects one of the body's, unless it is said otherwise.
  associatedtype TabValue: Hashable = Self.Body.TabValue
  /// The type of the tabs that these are made of, which the compiler infers.
  associatedtype Body: TabContent
  /// What the tabs are made of.
  @TabContentBuilder<TabValue> var body: Self.Body { get }
  /// The tabs' screens, tagged with the tabs' values.
  nonisolated var _screens: [_TabScreen] { get }
}

nonisolated extension Never: TabContent {
  /// There are no tabs, so they have no value.
  public typealias TabValue = Never
}

nonisolated extension TabContent {
  /// The screens of what the tabs are made of.
  public var _screens: [_TabScreen] { MainActorStandIn.read(self) { $0.body }._screens }
}

nonisolated extension TabContent where Body == Never {
  /// Never called: the tabs are not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other tabs.") }
}

/// The screen of a tab.
public struct _TabScreen: _TransparentView {
  let tag: Tag?
  let content: AnyView

  /// Adds one node with the tab's value.
  public func makeNodes(in context: inout ViewContext) {
    let node = context.node(of: content, in: .vertical) ?? .vstack([])
    context.append(tag.map { node.layoutValue(key: Tag.self, value: $0) } ?? node)
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes a tab on unchanged.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds a single tab.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds several tabs.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> Joined {
    var screens: [_TabScreen] = []
    repeat screens += (each content)._screens
    return Joined(_screens: screens)
  }

  /// Builds the tabs of an `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// Builds the tabs of a condition that holds.
  public static func buildEither<Content: TabContent>(first: Content) -> Joined {
    Joined(_screens: first._screens)
  }

  /// Builds the tabs of a condition that does not hold.
  public static func buildEither<Content: TabContent>(second: Content) -> Joined {
    Joined(_screens: second._screens)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// What selects a tab.
  public typealias TabValue = Wrapped.TabValue

  /// The screens of the tabs that are there.
  public var _screens: [_TabScreen] { map(\._screens) ?? [] }
}

extension TabContentBuilder {
  /// Several tabs.
  nonisolated public struct Joined: TabContent {
    /// The tabs are not made of others.
    public typealias Body = Never

    /// The tabs' screens.
    public let _screens: [_TabScreen]
  }
}

/// Tabs under a title.
nonisolated public struct TabSection<Header: View, TabValue: Hashable, Content: TabContent>:
  TabContent
where Content.TabValue == TabValue {
  /// The section's screens are those of its tabs.
  public typealias Body = Never

  private let content: Content

  /// Creates a section with a header of any views, which is not laid out.
  public init(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }

  /// The tabs' screens.
  public var _screens: [_TabScreen] { content._screens }
}

extension TabSection where Header == Text {
  /// Creates a section with a title, which is not laid out.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content
  ) { self.content = content() }

  /// Creates a section with a title, which is not laid out.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<TabValue> content: () -> Content
  ) { self.content = content() }
}

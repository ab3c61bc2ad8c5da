// Tabs of data, and groups of tabs.

extension ForEach: TabContent where Content: TabContent {
  /// What selects one of the tabs.
  public typealias TabValue = Content.TabValue

  /// The screens of the elements' tabs.
  public var _screens: [_TabScreen] { data.flatMap { content($0)._screens } }
}

extension Group: TabContent where Content: TabContent {
  /// What selects one of the tabs.
  public typealias TabValue = Content.TabValue

  /// Groups tabs.
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self = .of(content())
  }

  /// The tabs' screens.
  public var _screens: [_TabScreen] { content._screens }
}

extension TabContentBuilder {
  /// Builds the tabs of an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> Joined where Content.TabValue == TabValue { Joined(_screens: content._screens) }
}

// MARK: - Where tabs are

nonisolated extension TabContent {
  /// Takes the tabs away, or leaves them.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabContentBuilder<TabValue>.Joined(_screens: hidden ? [] : _screens)
  }
}

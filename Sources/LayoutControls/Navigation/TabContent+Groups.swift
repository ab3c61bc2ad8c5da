// Tabs of data, and groups of tabs.

extension ForEach: TabContent where Content: TabContent {
  /// What selects one of the tabs.
  public typealias TabValue = Content.TabValue

  /// The screens of the elements' tabs.
  public var _screens: [_TabScreen] { data.flatMap { content($0)._screens } }
}

extension ForEach where Content: TabContent {
  /// Tabs for each of some elements that know their identity.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Tabs for each of some elements, told apart by one of their properties.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Tabs for each number of a range.
  public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, id: { $0 }, content: content)
  }
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
  ) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs(_screens: content._screens) }
}

// MARK: - Where tabs are

extension TabContent {
  /// Takes the tabs away, or leaves them.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs<TabValue>(_screens: hidden ? [] : _screens)
  }
}

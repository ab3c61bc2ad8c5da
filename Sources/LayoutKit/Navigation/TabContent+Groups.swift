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
    self.content = content()
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

  /// Accepts where the tabs are shown unless people choose otherwise.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Accepts where the tabs are shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Accepts how the tabs can be rearranged.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always at the end of the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the list at the side only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How a tab can be rearranged.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Put it elsewhere.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

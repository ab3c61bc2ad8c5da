// What people can do with tabs, and where tabs are. It is not laid out.

nonisolated extension TabContent {
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> { self }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { self }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { self }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { self }
  public func badge(_ count: Int) -> some TabContent<TabValue> { self }
  public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
  @_disfavoredOverload public func badge<S: StringProtocol>(
    _ label: S?
  ) -> some TabContent<TabValue> { self }
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// Where a tab is shown.
public enum TabPlacement: Sendable { case automatic, pinned, sidebarOnly }

/// How a tab can be rearranged.
public enum TabCustomizationBehavior: Sendable { case automatic, reorderable, disabled }

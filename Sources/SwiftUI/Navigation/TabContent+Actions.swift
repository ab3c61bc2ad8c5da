// What people can do with tabs. It is not laid out.

extension TabContent {
  /// Accepts whether the tabs can be chosen.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

  /// Accepts buttons that appear when a tab of a list at the side is swiped.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Accepts buttons of a section of tabs.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Accepts whether a tab is chosen while something is dragged over it.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> { self }

  /// Accepts a popover of a tab.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Accepts a popover of a tab.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { self }
}

/// One of several screens, as large as it is offered.
///
///     TabView(selection: $tab) {
///       Text("First").tag(1)
///       Text("Second").tag(2)
///     }
///
/// Only the selected screen is laid out, in the middle: the one whose tag, tab's value or identity
/// in data equals the selection, else the first one. The bar with the tabs takes no room.
public struct TabView<SelectionValue: Hashable, Content: View>: _TransparentView {
  private let selection: SelectionValue?
  private let content: Content

  /// Creates a container of screens that a binding selects from.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// Adds one container of the selected screen.
  public func makeNodes(in context: inout ViewContext) {
    context.append(.screen(context.selected(selection, of: content), named: "TabView"))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a container that shows its first screen.
  public init(@ViewBuilder content: () -> Content) {
    self.selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates a container of tabs that a binding selects from.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection.wrappedValue
    self.content = .init(tabs: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a container that shows its first tab.
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C> {
    self.selection = nil
    self.content = .init(tabs: content())
  }
}

extension TabContentBuilder {
  /// The screens of some tabs.
  public struct Content<Tabs: TabContent>: _TransparentView {
    let tabs: Tabs

    /// Adds a node for each tab, with the tab's value.
    public func makeNodes(in context: inout ViewContext) {
      for screen in context.following({ tabs._screens }) { screen._makeNodes(in: &context) }
    }
  }
}

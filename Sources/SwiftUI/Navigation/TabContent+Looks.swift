// What stands on tabs, which are not laid out.

extension TabContent {
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

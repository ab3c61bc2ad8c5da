// Several values that people drag at once. Nothing is dragged, so that the closures never run.

extension View {
  /// Accepts that the view would be dragged as one of the items of a container around it.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Accepts items that would be dragged together; the closure never runs.
  public func dragContainer<Item: Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable { self }

  /// Accepts items that would be dragged together, and what tells them apart; the closure never
  /// runs.
  public func dragContainer<ItemID: Hashable & Sendable, Item, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item { self }

  /// Accepts which items of containers in the view are selected, and would be dragged together.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Accepts what may be done with what is dragged.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

  /// Accepts a closure for what happens to what is dragged; it never runs.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    self
  }

  /// Accepts how pictures of what is dragged would be arranged.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

extension View {
  /// Accepts a closure for values that are dropped on the view; it never runs.
  public func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }

  /// Accepts a closure that says what would be done with what is dropped; it never runs.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }

  /// Accepts a closure for what happens above the view; it never runs.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    self
  }

  /// Accepts how pictures of what is above the view would be arranged.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

/// How pictures of what is dragged would be arranged.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let `default` = Self(name: "default")
  /// As they are.
  public static let none = Self(name: "none")
  /// One on another, turned.
  public static let pile = Self(name: "pile")
  /// One on another, each a little lower.
  public static let stack = Self(name: "stack")
  /// One below another.
  public static let list = Self(name: "list")
}

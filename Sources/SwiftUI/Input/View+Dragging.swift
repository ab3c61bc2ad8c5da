#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

// Values that people drag from view to view. Nothing is dragged, so any type of value is accepted.

nonisolated extension View {
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { self }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

nonisolated extension DynamicViewContent {
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

nonisolated extension View {
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  public func dragContainer<Item: Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable { self }
  public func dragContainer<ItemID: Hashable & Sendable, Item, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item { self }
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View { self }
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  public func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
  public func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View { self }
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

/// How pictures of what is dragged would be arranged.
public enum DragDropPreviewsFormation: Sendable { case `default`, none, pile, stack, list }

// MARK: - Providers

nonisolated extension View {
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  @_disfavoredOverload public func onDrop<ContentType>(
    of supportedContentTypes: [ContentType], delegate: any DropDelegate
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
}

nonisolated extension DynamicViewContent {
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

extension DropInfo {
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

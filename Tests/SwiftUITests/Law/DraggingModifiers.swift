import SwiftUI

extension ModifierTable {
  mutating func addDragging() {
    let (items, namespace, name) = (items, namespace, name)
    add("draggable(_:preview:)") { $0.draggable(name) }
    add("draggable(containerItemID:containerNamespace:)") { $0.draggable(containerItemID: 1) }
    add("dropDestination(for:action:isTargeted:)") {
      $0.dropDestination(for: String.self) { items, _ in !items.isEmpty }
    }
    add("dropDestination(for:isEnabled:action:)") {
      $0.dropDestination(for: String.self) { (items: [String], session: DropSession) in
        _ = (items.count, session.location)
      }
    }
    add("dragContainer(for:in:_:)") {
      $0.dragContainer(for: Item.self) { ids in ids.map { Item(id: $0) } }
    }
    add("dragContainer(for:itemID:in:_:)") {
      $0.dragContainer(for: Item.self, itemID: \.name) { names in
        names.map { Item(id: 1, name: $0) }
      }
    }
    add("dragContainerSelection(_:containerNamespace:)") {
      $0.dragContainerSelection(items.wrappedValue.map(\.id), containerNamespace: namespace)
    }
    add("dragConfiguration(_:)") { $0.dragConfiguration(DragConfiguration(allowMove: true)) }
    add("onDragSessionUpdated(_:)") { $0.onDragSessionUpdated { _ = $0.phase == .initial } }
    add("dragPreviewsFormation(_:)") { $0.dragPreviewsFormation(.pile) }
    add("dropConfiguration(_:)") {
      $0.dropConfiguration { _ in DropConfiguration(operation: .copy) }
    }
    add("onDropSessionUpdated(_:)") { $0.onDropSessionUpdated { _ = $0.phase == .ended(.copy) } }
    add("dropPreviewsFormation(_:)") { $0.dropPreviewsFormation(.list) }
    add("onDrag(_:preview:)") { $0.onDrag { NSItemProvider(object: name) } }
    add("itemProvider(_:)") { $0.itemProvider { nil } }
    add("onDrop(of:delegate:)") { $0.onDrop(of: [.text], delegate: Taker()) }
    add("onDrop(of:delegate:)") { $0.onDrop(of: [name], delegate: Taker()) }
    add("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [.image], isTargeted: nil) { (providers: [NSItemProvider]) in
        providers.isEmpty
      }
    }
    add("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [.image], isTargeted: nil) { providers, location in
        providers.isEmpty && location.x > 0
      }
    }
    add("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [name], isTargeted: nil) { (providers: [NSItemProvider]) in
        providers.isEmpty
      }
    }
    add("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [name], isTargeted: nil) { providers, location in
        providers.isEmpty && location.x > 0
      }
    }
    add("copyable(_:)") { $0.copyable([name]) }
    add("cuttable(for:action:)") { $0.cuttable(for: String.self) { [name] } }
    add("pasteDestination(for:action:validator:)") {
      $0.pasteDestination(for: String.self) { _ = $0.count }
    }
    add("onCopyCommand(perform:)") { $0.onCopyCommand { [NSItemProvider()] } }
    add("onCutCommand(perform:)") { $0.onCutCommand { [NSItemProvider()] } }
    add("onPasteCommand(of:perform:)") {
      $0.onPasteCommand(of: [name]) { (providers: [NSItemProvider]) in _ = providers.count }
    }
    add("springLoadingBehavior(_:)") { $0.springLoadingBehavior(.enabled) }
  }

  private struct Taker: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.itemProviders(for: [.text]).isEmpty }
  }
}

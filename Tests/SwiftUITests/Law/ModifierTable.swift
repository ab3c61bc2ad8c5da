import SwiftUI

/// The modifiers of the storey, each with arguments of some kind: one entry for each overload of a
/// name and its labels, which `.ci/modifiers` compares with the sources.
struct ModifierTable {
  struct Entry {
    let name: String
    let apply: (AnyView) -> AnyView
  }

  private(set) var entries: [Entry] = []

  // What the arguments are made of.
  let isOn = Binding.constant(true)
  let text = Binding.constant("text")
  let item = Binding.constant(Optional(Item(id: 1)))
  let items = Binding.constant([Item(id: 1)])
  let namespace = Namespace().wrappedValue
  let focus = FocusState<Bool>().projectedValue
  let field = FocusState<Int?>().projectedValue
  let name = "name"
  let url = URL(fileURLWithPath: "/file")

  init() {
    addAccessibility()
    addInput()
    addDragging()
    addNavigation()
    addScrolling()
    addStyling()
    addLooks()
    addAnimation()
    addPresentation()
    addSearch()
    addToolbars()
    Self.addOlderNames(to: &self)
  }

  mutating func add(_ name: String, _ change: @escaping (AnyView) -> some View) {
    entries.append(Entry(name: name) { AnyView(change($0)) })
  }

  /// Names a modifier that does decide frames, or the list of nodes, and says why.
  mutating func except(_ name: String, because reason: String) {}

  struct Item: Identifiable, Hashable {
    var id: Int
    var name = "item"
  }
}

import SwiftUI

/// What adds modifiers that warn. A requirement may be called without a warning.
protocol OlderModifiers {
  mutating func addOlderNames()
}

extension ModifierTable: OlderModifiers {
  @available(*, deprecated, message: "It names what is deprecated.")
  mutating func addOlderNames() {
    add("accessibility(label:)") { $0.accessibility(label: Text("label")) }
    add("accessibility(value:)") { $0.accessibility(value: Text("value")) }
    add("accessibility(hint:)") { $0.accessibility(hint: Text("hint")) }
    add("accessibility(hidden:)") { $0.accessibility(hidden: true) }
    add("accessibility(identifier:)") { $0.accessibility(identifier: "older") }
    add("accessibility(addTraits:)") { $0.accessibility(addTraits: .isButton) }
    add("accessibility(removeTraits:)") { $0.accessibility(removeTraits: .isImage) }
    add("accessibility(sortPriority:)") { $0.accessibility(sortPriority: 1) }
    add("accessibility(inputLabels:)") { $0.accessibility(inputLabels: [Text("label")]) }
    add("accessibility(activationPoint:)") { $0.accessibility(activationPoint: .center) }
    add("accessibility(activationPoint:)") {
      $0.accessibility(activationPoint: CGPoint(x: 1, y: 2))
    }
    add("accessibility(selectionIdentifier:)") { $0.accessibility(selectionIdentifier: 1) }
    add("focusable(_:onFocusChange:)") { $0.focusable { _ in } }
  }

  static func addOlderNames(to table: inout some OlderModifiers) { table.addOlderNames() }
}

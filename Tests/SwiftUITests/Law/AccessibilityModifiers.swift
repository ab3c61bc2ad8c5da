import SwiftUI

extension ModifierTable {
  mutating func addAccessibility() {
    let (name, namespace, focus, field) = (name, namespace, focus, field)
    let resource = LocalizedStringResource("resource")
    add("accessibilityLabel(_:isEnabled:)") { $0.accessibilityLabel(Text("label")) }
    add("accessibilityLabel(_:isEnabled:)") { $0.accessibilityLabel("label", isEnabled: false) }
    add("accessibilityLabel(_:isEnabled:)") { $0.accessibilityLabel(name) }
    add("accessibilityLabel(_:)") { $0.accessibilityLabel(resource) }
    add("accessibilityLabel(content:)") { $0.accessibilityLabel { $0.padding() } }
    add("accessibilityValue(_:isEnabled:)") { $0.accessibilityValue(Text("value")) }
    add("accessibilityValue(_:isEnabled:)") { $0.accessibilityValue("\(1, specifier: "%d")") }
    add("accessibilityValue(_:isEnabled:)") { $0.accessibilityValue(name, isEnabled: false) }
    add("accessibilityValue(_:)") { $0.accessibilityValue(resource) }
    add("accessibilityHint(_:isEnabled:)") { $0.accessibilityHint(Text("hint")) }
    add("accessibilityHint(_:isEnabled:)") { $0.accessibilityHint("hint") }
    add("accessibilityHint(_:isEnabled:)") { $0.accessibilityHint(name) }
    add("accessibilityHint(_:)") { $0.accessibilityHint(resource) }
    add("help(_:)") { $0.help(Text("help")) }
    add("help(_:)") { $0.help("help") }
    add("help(_:)") { $0.help(name) }
    add("help(_:)") { $0.help(resource) }
    add("accessibilityHidden(_:isEnabled:)") { $0.accessibilityHidden(true) }
    add("accessibilityAddTraits(_:)") { $0.accessibilityAddTraits([.isButton, .isHeader]) }
    add("accessibilityRemoveTraits(_:)") { $0.accessibilityRemoveTraits(.isImage) }
    add("accessibilitySortPriority(_:)") { $0.accessibilitySortPriority(1) }
    add("accessibilityIdentifier(_:isEnabled:)") {
      $0.accessibilityIdentifier("named", isEnabled: true)
    }
    add("accessibilityElement(children:)") { $0.accessibilityElement(children: .combine) }
    add("accessibilityIgnoresInvertColors(_:)") { $0.accessibilityIgnoresInvertColors() }
    add("accessibilityRespondsToUserInteraction(_:)") {
      $0.accessibilityRespondsToUserInteraction(false)
    }
    add("accessibilityShowsLargeContentViewer(_:)") { $0.accessibilityShowsLargeContentViewer() }
    add("accessibilityRepresentation(representation:)") {
      $0.accessibilityRepresentation { Color.red }
    }
    add("accessibilityChildren(children:)") { $0.accessibilityChildren { Text("child") } }
    add("accessibilityInputLabels(_:isEnabled:)") { $0.accessibilityInputLabels(["a", "b"]) }
    add("accessibilityInputLabels(_:isEnabled:)") { $0.accessibilityInputLabels([Text("a")]) }
    add("accessibilityHeading(_:)") { $0.accessibilityHeading(.h2) }
    add("accessibilityTextContentType(_:)") { $0.accessibilityTextContentType(.sourceCode) }
    add("accessibilityLabeledPair(role:id:in:)") {
      $0.accessibilityLabeledPair(role: .label, id: 1, in: namespace)
    }
    add("accessibilityLinkedGroup(id:in:)") { $0.accessibilityLinkedGroup(id: 1, in: namespace) }
    add("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(AccessibilityCustomContentKey("key"), Text("value"))
    }
    add("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(Text("label"), Text("value"), importance: .high)
    }
    add("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("label", "value")
    }
    add("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("label", name)
    }
    add("speechAlwaysIncludesPunctuation(_:)") { $0.speechAlwaysIncludesPunctuation() }
    add("speechSpellsOutCharacters(_:)") { $0.speechSpellsOutCharacters() }
    add("speechAdjustedPitch(_:)") { $0.speechAdjustedPitch(0.5) }
    add("speechAnnouncementsQueued(_:)") { $0.speechAnnouncementsQueued() }
    add("accessibilityFocused(_:)") { $0.accessibilityFocused(focus) }
    add("accessibilityFocused(_:equals:)") { $0.accessibilityFocused(field, equals: 1) }
    add("accessibilityDefaultFocus(_:_:)") { $0.accessibilityDefaultFocus(focus, true) }
    addAccessibilityActions()
  }

  private mutating func addAccessibilityActions() {
    let (name, namespace) = (name, namespace)
    let item = Item(id: 1)
    add("accessibilityAction(_:_:)") { $0.accessibilityAction(.escape) {} }
    add("accessibilityAction(named:_:)") { $0.accessibilityAction(named: "key") {} }
    add("accessibilityAction(named:_:)") { $0.accessibilityAction(named: Text("text")) {} }
    add("accessibilityAction(action:label:)") {
      $0.accessibilityAction {
      } label: {
        Text("label")
      }
    }
    add("accessibilityActions(category:_:)") {
      $0.accessibilityActions(category: .edit) { Button("action") {} }
    }
    add("accessibilityAdjustableAction(_:)") {
      $0.accessibilityAdjustableAction { _ = $0 == .increment }
    }
    add("accessibilityScrollAction(_:)") { $0.accessibilityScrollAction { _ = $0 == .top } }
    add("accessibilityZoomAction(_:)") {
      $0.accessibilityZoomAction { _ = $0.direction == .zoomIn }
    }
    add("accessibilityActivationPoint(_:isEnabled:)") {
      $0.accessibilityActivationPoint(CGPoint(x: 1, y: 2))
    }
    add("accessibilityActivationPoint(_:isEnabled:)") {
      $0.accessibilityActivationPoint(.center, isEnabled: true)
    }
    add("accessibilityDirectTouch(_:options:)") {
      $0.accessibilityDirectTouch(options: .silentOnTouch)
    }
    add("accessibilityDragPoint(_:description:)") {
      $0.accessibilityDragPoint(.top, description: "key")
    }
    add("accessibilityDragPoint(_:description:)") {
      $0.accessibilityDragPoint(.top, description: Text("text"))
    }
    add("accessibilityDropPoint(_:description:)") {
      $0.accessibilityDropPoint(.top, description: "key")
    }
    add("accessibilityDropPoint(_:description:)") {
      $0.accessibilityDropPoint(.top, description: name)
    }
    add("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor("key") { AccessibilityRotorEntry("entry", id: 1) }
    }
    add("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor(.headings(level: .h1)) {
        AccessibilityRotorEntry(Text("entry"), id: 1, in: namespace)
        ForEach(2..<4) { AccessibilityRotorEntry(name, id: $0) {} }
      }
    }
    add("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor(Text("text")) {
        AccessibilityRotorEntry("entry", textRange: name.startIndex..<name.endIndex)
      }
    }
    add("accessibilityRotor(_:entries:entryID:entryLabel:)") {
      $0.accessibilityRotor("key", entries: [item], entryLabel: \.name)
    }
    add("accessibilityRotor(_:entries:entryID:entryLabel:)") {
      $0.accessibilityRotor(.links, entries: [item], entryID: \.name, entryLabel: \.name)
    }
    add("accessibilityRotor(_:entries:entryID:entryLabel:)") {
      $0.accessibilityRotor(name, entries: [item], entryID: \.id, entryLabel: \.name)
    }
    add("accessibilityRotorEntry(id:in:)") { $0.accessibilityRotorEntry(id: 1, in: namespace) }
  }
}

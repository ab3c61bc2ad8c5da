import SwiftUI

extension ModifierTable {
  mutating func addInput() {
    addFocusAndKeys()
    addPointersAndHands()
    addWritingAndChoosing()
    addGestures()
  }

  private mutating func addFocusAndKeys() {
    let (namespace, focus, field) = (namespace, focus, field)
    let counter = Counter()
    add("focused(_:)") { $0.focused(focus) }
    add("focused(_:equals:)") { $0.focused(field, equals: 1) }
    add("focusable(_:)") { $0.focusable() }
    add("focusable(_:interactions:)") { $0.focusable(interactions: .edit) }
    add("defaultFocus(_:_:priority:)") { $0.defaultFocus(field, 1, priority: .userInitiated) }
    add("prefersDefaultFocus(_:in:)") { $0.prefersDefaultFocus(in: namespace) }
    add("focusScope(_:)") { $0.focusScope(namespace) }
    add("focusSection()") { $0.focusSection() }
    add("focusEffectDisabled(_:)") { $0.focusEffectDisabled() }
    add("focusedValue(_:_:)") { $0.focusedValue(\.number, 1) }
    add("focusedSceneValue(_:_:)") { $0.focusedSceneValue(\.number, nil) }
    add("focusedObject(_:)") { $0.focusedObject(counter) }
    add("environmentObject(_:)") { $0.environmentObject(counter) }
    add("focusedSceneObject(_:)") { $0.focusedSceneObject(counter) }
    add("keyboardShortcut(_:)") { $0.keyboardShortcut(.defaultAction) }
    add("keyboardShortcut(_:modifiers:localization:)") {
      $0.keyboardShortcut("a", modifiers: [.command, .shift])
    }
    add("modifierKeyAlternate(_:_:)") { $0.modifierKeyAlternate(.option) { Text("other") } }
    add("onKeyPress(_:action:)") { $0.onKeyPress(.return) { .handled } }
    add("onKeyPress(_:phases:action:)") { $0.onKeyPress("a", phases: .down) { _ in .ignored } }
    add("onKeyPress(keys:phases:action:)") { $0.onKeyPress(keys: [.tab]) { _ in .handled } }
    add("onKeyPress(characters:phases:action:)") {
      $0.onKeyPress(characters: .alphanumerics) { $0.phase == .up ? .handled : .ignored }
    }
    add("onKeyPress(phases:action:)") { $0.onKeyPress(phases: .all) { _ in .ignored } }
    add("onModifierKeysChanged(mask:initial:_:)") { $0.onModifierKeysChanged { _, _ in } }
    add("onMoveCommand(perform:)") { $0.onMoveCommand { _ = $0 == .up } }
    add("onExitCommand(perform:)") { $0.onExitCommand {} }
    add("onDeleteCommand(perform:)") { $0.onDeleteCommand(perform: nil) }
    add("onPlayPauseCommand(perform:)") { $0.onPlayPauseCommand {} }
    add("renameAction(_:)") { $0.renameAction {} }
    add("renameAction(_:)") { $0.renameAction(focus) }
  }

  private mutating func addPointersAndHands() {
    let namespace = namespace
    add("onHover(perform:)") { $0.onHover { _ in } }
    add("onContinuousHover(coordinateSpace:perform:)") { $0.onContinuousHover { _ in } }
    add("onContinuousHover(coordinateSpace:perform:)") {
      $0.onContinuousHover(coordinateSpace: CoordinateSpace.global) { _ in }
    }
    add("hoverEffect(_:isEnabled:)") { $0.hoverEffect(.lift) }
    add("hoverEffect(_:in:isEnabled:)") {
      $0.hoverEffect(FadeIn(), in: HoverEffectGroup(namespace))
    }
    add("hoverEffect(in:isEnabled:body:)") {
      $0.hoverEffect { effect, isActive, _ in effect.rotationEffect(.degrees(isActive ? 10 : 0)) }
    }
    add("defaultHoverEffect(_:)") { $0.defaultHoverEffect(.highlight) }
    add("defaultHoverEffect(_:)") { $0.defaultHoverEffect(FadeIn().hoverEffectGroup(nil)) }
    add("hoverEffectDisabled(_:)") { $0.hoverEffectDisabled() }
    add("hoverEffectGroup(_:)") { $0.hoverEffectGroup() }
    add("hoverEffectGroup(id:in:behavior:)") {
      $0.hoverEffectGroup(in: namespace, behavior: .followsGroup)
    }
    add("pointerVisibility(_:)") { $0.pointerVisibility(.hidden) }
    add("pointerStyle(_:)") { $0.pointerStyle(.zoomIn) }
    add("buttonRepeatBehavior(_:)") { $0.buttonRepeatBehavior(.enabled) }
    add("allowsWindowActivationEvents(_:)") { $0.allowsWindowActivationEvents() }
    add("scrollInputBehavior(_:for:)") {
      $0.scrollInputBehavior(.enabled, for: .handGestureShortcut)
    }
    add("badgeProminence(_:)") { $0.badgeProminence(.increased) }
    add("handlesExternalEvents(preferring:allowing:)") {
      $0.handlesExternalEvents(preferring: ["a"], allowing: ["*"])
    }
    add("handGestureShortcut(_:isEnabled:)") { $0.handGestureShortcut(.primaryAction) }
    add("onPencilDoubleTap(perform:)") { $0.onPencilDoubleTap { _ = $0.hoverPose?.altitude } }
    add("onPencilSqueeze(perform:)") { $0.onPencilSqueeze { if case .failed = $0 {} } }
    let (turn, steps) = (Binding.constant(0.5), Binding.constant(1))
    add("digitalCrownRotation(_:onChange:onIdle:)") { $0.digitalCrownRotation(turn) }
    add("digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedback...") {
      $0.digitalCrownRotation(turn, from: 0, through: 1, by: 0.1, sensitivity: .low)
    }
    add("digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFee...") {
      $0.digitalCrownRotation(detent: steps, from: 0, through: 10, by: 1) { _ = $0.velocity }
    }
    add("digitalCrownAccessory(_:)") { $0.digitalCrownAccessory(.hidden) }
    add("digitalCrownAccessory(content:)") { $0.digitalCrownAccessory { Text("crown") } }
    add("sensoryFeedback(_:trigger:condition:)") {
      $0.sensoryFeedback(.impact(weight: .heavy), trigger: 1)
    }
    add("sensoryFeedback(trigger:_:)") {
      $0.sensoryFeedback(trigger: 1) { $0 < $1 ? .success : nil }
    }
    add("sensoryFeedback(trigger:_:)") { $0.sensoryFeedback(trigger: 1) { .selection } }
    add("touchBar(content:)") { $0.touchBar { Text("bar") } }
    add("touchBar(_:)") { $0.touchBar(TouchBar(id: "bar") { Text("bar") }) }
    add("touchBarItemPrincipal(_:)") { $0.touchBarItemPrincipal() }
    add("touchBarCustomizationLabel(_:)") { $0.touchBarCustomizationLabel(Text("bar")) }
    add("touchBarItemPresence(_:)") { $0.touchBarItemPresence(.required("bar")) }
  }

  private mutating func addWritingAndChoosing() {
    let (isOn, name) = (isOn, name)
    add("keyboardType(_:)") { $0.keyboardType(.emailAddress) }
    add("textContentType(_:)") { $0.textContentType(.URL) }
    add("autocapitalization(_:)") { $0.autocapitalization(.none) }
    add("textInputSuggestions(_:)") { $0.textInputSuggestions { Text("word") } }
    add("textInputCompletion(_:)") { $0.textInputCompletion("word") }
    add("findNavigator(isPresented:)") { $0.findNavigator(isPresented: isOn) }
    add("findDisabled(_:)") { $0.findDisabled() }
    add("replaceDisabled(_:)") { $0.replaceDisabled() }
    add("textSelection(_:)") { $0.textSelection(.enabled) }
    add("textSelectionAffinity(_:)") { $0.textSelectionAffinity(.upstream) }
    add("writingToolsAffordanceVisibility(_:)") { $0.writingToolsAffordanceVisibility(.hidden) }
    add("autocorrectionDisabled(_:)") { $0.autocorrectionDisabled() }
    add("disableAutocorrection(_:)") { $0.disableAutocorrection(nil) }
    add("textInputAutocapitalization(_:)") { $0.textInputAutocapitalization(.words) }
    add("submitLabel(_:)") { $0.submitLabel(.continue) }
    add("submitScope(_:)") { $0.submitScope() }
    add("onSubmit(of:_:)") { $0.onSubmit(of: .search) {} }
    add("writingToolsBehavior(_:)") { $0.writingToolsBehavior(.limited) }
    add("defaultAppStorage(_:)") { $0.defaultAppStorage(.standard) }
    add("swipeActions(edge:allowsFullSwipe:content:)") { $0.swipeActions { Button("swipe") {} } }
    add("contextMenu(_:)") { $0.contextMenu(ContextMenu { Text("menu") }) }
    add("contextMenu(menuItems:preview:)") { $0.contextMenu { Text("menu") } }
    add("contextMenu(forSelectionType:menu:primaryAction:)") {
      $0.contextMenu(forSelectionType: Int.self) { Text("\($0.count) chosen") }
    }
    add("selectionDisabled(_:)") { $0.selectionDisabled() }
    add("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent("key") }
    add("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent(name) }
    add("invalidatableContent(_:)") { $0.invalidatableContent() }
    add("defersSystemGestures(on:)") { $0.defersSystemGestures(on: .all) }
    add("menuIndicator(_:)") { $0.menuIndicator(.hidden) }
    add("menuOrder(_:)") { $0.menuOrder(.fixed) }
    add("menuActionDismissBehavior(_:)") { $0.menuActionDismissBehavior(.disabled) }
  }

  private mutating func addGestures() {
    add("onTapGesture(count:perform:)") { $0.onTapGesture {} }
    add("onTapGesture(count:coordinateSpace:perform:)") { $0.onTapGesture { _ = $0.x } }
    add("onTapGesture(count:coordinateSpace:perform:)") {
      $0.onTapGesture(count: 2, coordinateSpace: CoordinateSpace.global) { _ = $0.y }
    }
    add("onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)") {
      $0.onLongPressGesture {}
    }
    add("onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)") {
      $0.onLongPressGesture(pressing: { _ in }, perform: {})
    }
    let drag = DragGesture(minimumDistance: 2).onChanged { _ in }.onEnded { _ in }
    add("gesture(_:including:)") { $0.gesture(drag, including: .subviews) }
    add("gesture(_:isEnabled:)") {
      $0.gesture(drag.simultaneously(with: TapGesture(count: 2)), isEnabled: false)
    }
    add("gesture(_:name:isEnabled:)") {
      $0.gesture(MagnifyGesture().sequenced(before: RotateGesture()), name: "turn")
    }
    add("highPriorityGesture(_:including:)") { $0.highPriorityGesture(LongPressGesture()) }
    add("highPriorityGesture(_:isEnabled:)") {
      $0.highPriorityGesture(TapGesture().exclusively(before: drag), isEnabled: true)
    }
    add("simultaneousGesture(_:including:)") { $0.simultaneousGesture(SpatialTapGesture()) }
    add("simultaneousGesture(_:isEnabled:)") {
      $0.simultaneousGesture(WindowDragGesture(), isEnabled: true)
    }
  }

  private final class Counter: ObservableObject {}

  private struct FadeIn: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
      content
        .hoverEffect { effect, isActive, proxy in
          effect.animation(isActive ? .easeOut : .linear) {
            $0.opacity(isActive ? 1 : 0.5).scaleEffect(1.1)
          }
          .offset(x: proxy.size.width)
          .clipShape(.capsule.size(width: 10, height: 10, anchor: .leading))
        }
        .hoverEffectDisabled(false)
        .hoverEffect(.highlight)
    }
  }
}

private struct NumberKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

import SwiftUI

extension ModifierTable {
  mutating func addAnimation() {
    add("animation(_:)") { $0.animation(.default) }
    add("animation(_:value:)") { $0.animation(.spring().delay(1), value: 1) }
    add("animation(_:body:)") { $0.animation(.easeIn) { $0.opacity(0.5) } }
    add("transaction(_:)") { $0.transaction { $0.animation = nil } }
    add("transaction(value:_:)") { $0.transaction(value: 1) { $0.disablesAnimations = true } }
    add("transaction(_:body:)") {
      $0.transaction {
        $0.animation = nil
      } body: {
        $0.opacity(0.5)
      }
    }
    add("transition(_:)") { $0.transition(.move(edge: .top).combined(with: .opacity)) }
    add("transition(_:)") { $0.transition(BlurReplaceTransition(configuration: .upUp)) }
    add("contentTransition(_:)") { $0.contentTransition(.numericText()) }
    add("phaseAnimator(_:trigger:content:animation:)") {
      $0.phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }
    }
    add("keyframeAnimator(initialValue:repeating:trigger:content:keyframes:)") {
      $0.keyframeAnimator(initialValue: 0.5) { view, value in
        view.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      }
    }
    add("symbolEffect(_:options:isActive:)") { $0.symbolEffect(.pulse) }
    add("symbolEffect(_:options:value:)") { $0.symbolEffect(.bounce, value: 1) }
    add("symbolEffectsRemoved(_:)") { $0.symbolEffectsRemoved() }
    add("symbolVariableValueMode(_:)") { $0.symbolVariableValueMode(.draw) }
    add("symbolColorRenderingMode(_:)") { $0.symbolColorRenderingMode(.gradient) }
    add("allowedDynamicRange(_:)") { $0.allowedDynamicRange(.high) }
    add("typesettingLanguage(_:isEnabled:)") {
      $0.typesettingLanguage(Locale.Language(identifier: "de"))
    }
    add("typesettingLanguage(_:isEnabled:)") {
      $0.typesettingLanguage(.explicit(.init(identifier: "de")))
    }
    // It stays in this storey because what draws is given a context of it.
    except("textRenderer(_:)", because: "what renders a text says how large it is")
    add("_trait(_:_:)") { $0._trait(PlaceKey.self, 1) }
  }

  private struct PlaceKey: _ViewTraitKey { static var defaultValue: Int { 0 } }
}

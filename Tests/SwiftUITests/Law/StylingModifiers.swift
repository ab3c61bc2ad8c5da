import SwiftUI

extension ModifierTable {
  mutating func addScrolling() {
    add("scrollIndicators(_:axes:)") { $0.scrollIndicators(.never) }
    add("scrollIndicatorsFlash(onAppear:)") { $0.scrollIndicatorsFlash(onAppear: true) }
    add("scrollIndicatorsFlash(trigger:)") { $0.scrollIndicatorsFlash(trigger: 1) }
    add("scrollDisabled(_:)") { $0.scrollDisabled(true) }
    add("scrollBounceBehavior(_:axes:)") { $0.scrollBounceBehavior(.basedOnSize) }
    add("scrollDismissesKeyboard(_:)") { $0.scrollDismissesKeyboard(.interactively) }
    add("scrollTargetBehavior(_:)") {
      $0.scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollTargetBehavior(.paging)
    }
    add("scrollTargetLayout(isEnabled:)") { $0.scrollTargetLayout() }
    add("scrollTarget(isEnabled:)") { $0.scrollTarget() }
    add("refreshable(action:)") { $0.refreshable {} }
    add("onScrollPhaseChange(_:)") { $0.onScrollPhaseChange { _, new in _ = new.isScrolling } }
    add("onScrollPhaseChange(_:)") {
      $0.onScrollPhaseChange { _, _, context in _ = context.velocity }
    }
    add("onScrollTargetVisibilityChange(idType:threshold:_:)") {
      $0.onScrollTargetVisibilityChange(idType: Int.self) { _ = $0.count }
    }
    add("scrollContentBackground(_:)") { $0.scrollContentBackground(.hidden) }
    add("scrollTransition(_:axis:transition:)") {
      $0.scrollTransition(.animated(.easeIn).threshold(.visible(0.5))) { effect, phase in
        effect.opacity(phase.isIdentity ? 1 : 0.5).blur(radius: phase.value)
      }
    }
    add("scrollTransition(topLeading:bottomTrailing:axis:transition:)") {
      $0.scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { effect, _ in
        effect.scaleEffect(2).offset(x: 3)
      }
    }
  }

  mutating func addStyling() {
    let (namespace, url) = (namespace, url)
    let shader = ShaderLibrary.stripes(.float(2))
    add("ornament(visibility:attachmentAnchor:contentAlignment:ornament:)") {
      $0.ornament(attachmentAnchor: .scene(.bottom)) { Text("ornament") }
    }
    add("containerBackground(_:for:)") { $0.containerBackground(.red, for: .window) }
    add("containerBackground(for:alignment:content:)") {
      $0.containerBackground(for: .widget) { Color.red }
    }
    add("containerCornerOffset(_:sizeToFit:)") { $0.containerCornerOffset(.leading) }
    add("glassEffectID(_:in:)") { $0.glassEffectID(1, in: namespace) }
    add("glassEffectUnion(id:namespace:)") { $0.glassEffectUnion(id: 1, namespace: namespace) }
    add("glassEffectTransition(_:)") { $0.glassEffectTransition(.materialize) }
    add("backgroundExtensionEffect(isEnabled:)") { $0.backgroundExtensionEffect() }
    add("materialActiveAppearance(_:)") { $0.materialActiveAppearance(.active) }
    except("visualEffect(_:)", because: "its looks are nodes of their own around the view")
    except("visualEffect3D(_:)", because: "its looks are nodes of their own around the view")
    add("colorEffect(_:isEnabled:)") { $0.colorEffect(shader) }
    add("distortionEffect(_:maxSampleOffset:isEnabled:)") {
      $0.distortionEffect(shader, maxSampleOffset: CGSize(width: 1, height: 2))
    }
    add("layerEffect(_:maxSampleOffset:isEnabled:)") {
      $0.layerEffect(shader, maxSampleOffset: .zero)
    }
    add("matchedGeometryEffect(id:in:properties:anchor:isSource:)") {
      $0.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
    }
    add("matchedTransitionSource(id:in:configuration:)") {
      $0.matchedTransitionSource(id: 1, in: namespace) { $0.background(.red).shadow(radius: 2) }
    }
    add("navigationTransition(_:)") {
      $0.navigationTransition(.zoom(sourceID: 1, in: namespace))
    }
    add("task(name:priority:_:)") { $0.task {} }
    add("task(id:name:priority:_:)") { $0.task(id: 1) {} }
    add("onOpenURL(perform:)") { $0.onOpenURL { _ = $0.path } }
    add("onInteractiveResizeChange(_:)") { $0.onInteractiveResizeChange { _ in } }
    add("userActivity(_:isActive:_:)") { $0.userActivity("reading") { $0.title = "page" } }
    add("userActivity(_:element:_:)") {
      $0.userActivity("reading", element: Optional(1)) { page, activity in
        activity.title = "page \(page)"
      }
    }
    add("onContinueUserActivity(_:perform:)") {
      $0.onContinueUserActivity("reading") { _ = $0.userInfo }
    }
    add("widgetURL(_:)") { $0.widgetURL(url) }
    add("widgetAccentable(_:)") { $0.widgetAccentable() }
    add("widgetLabel(_:)") { $0.widgetLabel("key") }
    add("widgetLabel(_:)") { $0.widgetLabel(Text("text")) }
    add("widgetLabel(label:)") { $0.widgetLabel { Text("label") } }
    add("widgetCurvesContent(_:)") { $0.widgetCurvesContent() }
    add("onReceive(_:perform:)") { $0.onReceive(PassthroughSubject<Int, Never>()) { _ = $0 } }
  }
}

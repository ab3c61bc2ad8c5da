import SwiftUI
import TestViews
import Testing

/// Names whose effect is on screens: code that uses them compiles and is laid out as without them.
struct EffectSurfaceTests {
  private func size(_ view: some View) -> CGSize { view.layout(proposing: .unspecified).size }

  private struct FadeIn: CustomHoverEffect {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some CustomHoverEffect {
      content
        .hoverEffect { effect, isActive, proxy in
          effect.animation(isActive ? .easeOut : .linear) {
            $0.opacity(isActive ? 1 : 0.5).scaleEffect(1.1)
          }
          .offset(x: proxy.size.width)
          .clipShape(.capsule.size(width: 10, height: 10, anchor: .leading))
        }
        .hoverEffectDisabled(reducesMotion)
        .hoverEffect(.highlight)
    }
  }

  private struct Hovering: View {
    @Namespace private var namespace

    var body: some View {
      let group = HoverEffectGroup(id: "all", in: namespace).behavior(.followsGroup)
      HStack(spacing: 0) {
        Block(10, 10).hoverEffect().hoverEffect(.lift).hoverEffect(FadeIn())
        Block(10, 10).hoverEffect(FadeIn(), in: group).hoverEffectGroup()
        Block(10, 10).hoverEffect(in: HoverEffectGroup(namespace)) { effect, isActive, _ in
          effect.rotationEffect(.degrees(isActive ? 10 : 0))
        }
      }
      .defaultHoverEffect(.highlight)
      .defaultHoverEffect(FadeIn().hoverEffectGroup(group))
    }
  }

  @Test func `effects under the pointer change no layout`() {
    #expect(size(Hovering()) == CGSize(width: 30, height: 10))
  }

  fileprivate struct Signed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "Ann" }

    func body(content: Content, context: String) -> some View {
      VStack {
        content
        Text(context)
      }
    }
  }

  @Test func `traits of previews have names`() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .signed, .sizeThatFitsLayout, .fixedLayout(width: 1, height: 2), .landscapeLeft,
    ]
    #expect(traits.count == 4)
  }

  private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }

  @Test func `what a screen would do is accepted`() {
    let view = Block(10, 10)
      .modifier(Boxed().animation(.default))
      .widgetURL(URL(string: "app://item"))
      .onInteractiveResizeChange { isResizing in _ = isResizing }
      .visualEffect3D { effect, proxy in effect.opacity(proxy.size.depth > 0 ? 1 : 0.5) }
      .userActivity("reading") { $0.title = "Page" }
      .userActivity("reading", isActive: false) { $0.isEligibleForSearch = true }
      .userActivity("reading", element: Optional("1")) { page, activity in
        activity.addUserInfoEntries(from: ["page": page])
        activity.becomeCurrent()
      }
      .onContinueUserActivity("reading") { activity in _ = activity.userInfo?["page"] }
    #expect(size(view) == CGSize(width: 12, height: 12))
  }

  @Test func `an activity holds what it is given`() {
    let activity = NSUserActivity(activityType: "reading")
    activity.userInfo = ["page": 1, "book": "A"]
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["book"] as? String == "A")
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static var signed: Self { .modifier(EffectSurfaceTests.Signed()) }
}

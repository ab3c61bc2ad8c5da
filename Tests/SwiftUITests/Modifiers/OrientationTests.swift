import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Dividers and spacers know the stack around them through every modifier.
struct OrientationTests {
  private func divider(_ change: (AnyView) -> some View) -> CGSize? {
    let view = HStack(spacing: 0) {
      Block(30, 20)
      change(AnyView(Divider().id("d")))
      Block(30, 40)
    }
    return view.layout(proposing: ProposedViewSize(200, 100)) { $0.platform = .macOS }
      .frame(of: "d")?.size
  }

  private func spacer(_ change: (AnyView) -> some View) -> CGSize? {
    let view = VStack(spacing: 0) {
      Block(30, 20)
      change(AnyView(Spacer().id("d")))
      Block(30, 40)
    }
    return view.layout(proposing: ProposedViewSize(200, 100)).frame(of: "d")?.size
  }

  private func both(
    _ change: (AnyView) -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(divider(change)?.width == 1, sourceLocation: sourceLocation)
    #expect(spacer(change)?.width == 0, sourceLocation: sourceLocation)
  }

  @Test func `looks, places and names leave the orientation`() {
    both { $0 }
    both { $0.overlay(Filler()).background(.red).border(.red) }
    both { $0.opacity(0.5).hidden().clipped().mask(Filler()).shadow(radius: 3).zIndex(3) }
    both { $0.foregroundColor(.red).font(.body).environment(\.lineLimit, 3).tint(.red) }
    both { $0.offset(x: 3).scaleEffect(2).rotationEffect(.degrees(3)) }
    both { $0.preference(key: Key.self, value: 3).onPreferenceChange(Key.self) { _ in } }
    both { $0.onAppear {}.onTapGesture {}.accessibilityHidden(true).id(3).tag(4) }
    both { $0.coordinateSpace(name: 3).geometryGroup().drawingGroup().compositingGroup() }
    both { $0.visualEffect { content, _ in content.opacity(0.3) } }
    both {
      $0.animation(.default, value: 3).transition(.opacity).matchedGeometryEffect(
        id: 3, in: Namespace().wrappedValue)
    }
    both { $0.overlayPreferenceValue(Key.self) { _ in Filler() } }
    both { $0.layoutValue(key: Value.self, value: 3) }
  }

  @Test func `sizes and groups leave the orientation`() {
    both { $0.alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.top) { _ in 3 } }
    both { $0.layoutPriority(3) }
    both { $0.padding(3) }
    both { $0.frame(minWidth: 5, minHeight: 5) }
    both { $0.frame(width: 50, height: 50) }
    both { $0.fixedSize() }
    both { $0.aspectRatio(1, contentMode: .fit) }
    both { $0.position(x: 3, y: 3) }
    both { AnyView($0) }
    both { view in Group { view } }
    both { view in ForEach(0..<1) { _ in view } }
    both { $0.modifier(Modified()) }
  }

  @Test func `ignoring the safe area leaves the orientation`() { both { $0.ignoresSafeArea() } }

  @Test func `padding of the safe area leaves the orientation`() { both { $0.safeAreaPadding(3) } }

  @Test func `insets of the safe area leave the orientation`() {
    both { $0.safeAreaInset(edge: .bottom) { Block(1, 1) } }
  }

  @Test func `relative frames leave the orientation`() {
    both { $0.containerRelativeFrame(.vertical) { _, _ in 50 } }
  }

  @Test func `a line between columns goes under the bars`() {
    // A line between two columns that goes under the bars.
    let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let view = HStack(spacing: 0) {
      Filler().frame(width: 100)
      Divider().id("d").ignoresSafeArea()
      Filler().id("rest")
    }
    expect(
      view.layout(in: CGSize(width: 390, height: 844), safeArea: insets) { $0.platform = .macOS },
      ["d": (100, 0, 1, 844), "rest": (101, 47, 289, 763)])
    let old = HStack(spacing: 0) {
      Filler().frame(width: 100)
      Divider().id("d").ignoresSafeArea(edges: .vertical)
      Filler().id("rest")
    }
    expect(
      old.layout(in: CGSize(width: 390, height: 844), safeArea: insets) { $0.platform = .macOS },
      ["d": (100, 0, 1, 844), "rest": (101, 47, 289, 763)])
  }

  private struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }
  private struct Value: LayoutValueKey { static let defaultValue = 0 }
  private struct Modified: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }
}

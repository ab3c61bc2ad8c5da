import LayoutKit
import SwiftUI
import TestViews
import Testing

/// What views say about how they would behave can be read inside of them.
struct InteractionTests {
  private struct Reader<Value>: View {
    @Environment var value: Value
    let read: (Value) -> CGFloat

    init(_ path: KeyPath<EnvironmentValues, Value>, _ read: @escaping (Value) -> CGFloat) {
      _value = Environment(path)
      self.read = read
    }

    var body: some View { Block(read(value), 1) }
  }

  /// Whether a value is another one inside of the modifier, shown as a width.
  @MainActor private func changes<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, _ isThere: @escaping (Value) -> Bool,
    _ modify: (Reader<Value>) -> some View
  ) -> Bool {
    let reader = Reader(path) { isThere($0) ? 7 : 3 }
    let before = reader.layout(proposing: .unspecified).size.width
    let after = modify(reader).layout(proposing: .unspecified).size.width
    return before == 3 && after == 7
  }

  @MainActor @Test func `ways of writing are read`() {
    #expect(changes(\.autocorrectionDisabled, { $0 }) { $0.autocorrectionDisabled() })
    #expect(changes(\.autocorrectionDisabled, { $0 }) { $0.disableAutocorrection(true) })
  }

  @MainActor @Test func `menus and buttons are read`() {
    #expect(changes(\.menuIndicatorVisibility, { $0 == .hidden }) { $0.menuIndicator(.hidden) })
    #expect(changes(\.menuOrder, { $0 == .fixed }) { $0.menuOrder(.fixed) })
    #expect(
      changes(\.buttonRepeatBehavior, { $0 == .enabled }) { $0.buttonRepeatBehavior(.enabled) })
    #expect(changes(\.badgeProminence, { $0 == .decreased }) { $0.badgeProminence(.decreased) })
    #expect(
      changes(\.springLoadingBehavior, { $0 == .enabled }) { $0.springLoadingBehavior(.enabled) })
  }

  @MainActor @Test func `ways of scrolling are read`() {
    let hidden: (ScrollIndicatorVisibility) -> Bool = { $0 == .hidden }
    #expect(changes(\.verticalScrollIndicatorVisibility, hidden) { $0.scrollIndicators(.hidden) })
    #expect(changes(\.horizontalScrollIndicatorVisibility, hidden) { $0.scrollIndicators(.hidden) })
    #expect(
      !changes(\.horizontalScrollIndicatorVisibility, hidden) {
        $0.scrollIndicators(.hidden, axes: .vertical)
      })
  }

  @MainActor @Test func `looks are read`() {
    #expect(changes(\.contentTransition, { $0 == .opacity }) { $0.contentTransition(.opacity) })
    #expect(changes(\.isHoverEffectEnabled, { !$0 }) { $0.hoverEffectDisabled() })
    #expect(changes(\.isFocusEffectEnabled, { !$0 }) { $0.focusEffectDisabled() })
    #expect(changes(\.allowedDynamicRange, { $0 == .high }) { $0.allowedDynamicRange(.high) })
    #expect(
      changes(\.symbolVariableValueMode, { $0 == .draw }) { $0.symbolVariableValueMode(.draw) })
    #expect(
      changes(\.symbolColorRenderingMode, { $0 == .gradient }) {
        $0.symbolColorRenderingMode(.gradient)
      })
  }
}

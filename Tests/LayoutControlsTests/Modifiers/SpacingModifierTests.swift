import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Spaces and sizes that a platform has for scenes, labels and texts.
struct SpacingModifierTests {
  @Test func `scenes have space at their edges`() {
    let view = Block(10, 10).id("block")
    expect(
      view.scenePadding().layout(proposing: .unspecified), size: (42, 42),
      ["block": (16, 16, 10, 10)])
    expect(
      view.scenePadding(.leading).layout(proposing: .unspecified), size: (26, 10),
      ["block": (16, 0, 10, 10)])
    expect(
      view.scenePadding(.minimum, edges: [.top, .trailing]).layout(proposing: .unspecified) {
        $0.horizontalSizeClass = .regular
      }, size: (30, 30), ["block": (0, 20, 10, 10)])
  }

  @Test func `icons are apart from titles`() {
    let label = Label {
      Block(30, 20, first: 16).id("title")
    } icon: {
      Block(10, 10).id("icon")
    }
    // 10 + 8 + 30, 10 + 2 + 30.
    #expect(label.layout(proposing: .unspecified).size.width == 48)
    let close = label.labelIconToTitleSpacing(2).layout(proposing: .unspecified)
    #expect(close.size.width == 42)
    #expect(close.frame(of: "title")?.minX == 12)
    // The icon is in the middle of the 24 that are reserved: 7 from the edge.
    let reserved = label.labelReservedIconWidth(24).layout(proposing: .unspecified)
    #expect(reserved.size.width == 62)
    #expect(reserved.frame(of: "icon")?.minX == 7)
    // A wider icon reaches 3 beyond a room of 4 on both sides, as in lists: 4 + 8 + 30.
    let narrow = label.labelReservedIconWidth(4).layout(proposing: .unspecified)
    #expect(narrow.size.width == 42)
    #expect(narrow.frame(of: "icon")?.minX == -3)
  }

  @Test func `text is scaled`() {
    func width(_ view: some View) -> CGFloat {
      view.font(.system(size: 20))
        .layout(proposing: .unspecified, environment: EnvironmentValues.squareLetters).size.width
    }
    // Letters of 10, or of 0.8 · 10.
    // Of 20, 3 of the 53 points from 17 to 70: 0.8 - 3 / 53 · 0.34 of the 10 of a letter, and
    // 50 / 53 of 0.25 after each: five are 39.04 and 1.18 wide, two are 15.62 and 0.47.
    #expect(width(Text("Hello").textScale(.secondary)) == 41)
    #expect(width(VStack { Text("Hello") }.textScale(.secondary)) == 41)
    #expect(width(Text("Hello").textScale(.secondary, isEnabled: false)) == 50)
    #expect(width(Text("10") + Text("AM").textScale(.secondary)) == 37)
    #expect(width(Text("Hello").textScale(.default).textScale(.secondary)) == 50)
  }
}

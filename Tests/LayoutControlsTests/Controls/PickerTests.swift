import LayoutControls
import LayoutKit
import TestViews
import Testing

/// A picker shows the option whose tag is the selection.
struct PickerTests {
  private func picker(_ selection: Int) -> some View {
    Picker(selection: .constant(selection)) {
      Block(10, 10).tag(1).id("one")
      Block(30, 20).tag(2).id("two")
    } label: {
      Block(40, 30).id("label")
    }
  }

  @Test func `a menu shows the chosen option`() {
    let menu = picker(2).layout(proposing: .unspecified)
    // 40 1/3 wider than the option, with 7 above and below.
    expect(menu, size: (30 + 40 + 1 / 3.0, 34), ["two": (12, 7, 30, 20)])
    #expect(menu.frame(of: "one") == nil)
    // A selection that no option has shows the first.
    #expect(picker(3).layout(proposing: .unspecified).frame(of: "one") != nil)
  }

  @Test func `a menu that is a row of a list has its label before it`() {
    let form = Form { picker(2) }.layout(proposing: ProposedViewSize(188, 100))
    // The row is 188 - 2 · 32 wide, and its content begins at 35 + 15. The menu takes no height,
    // and 70 1/3 at the end.
    expect(
      form, size: (188, 100),
      ["label": (32, 50, 40, 30), "two": (32 + 124 - 70 - 1 / 3.0 + 12, 55, 30, 20)])
    // Inside of a row's view, it is alone.
    let inner = Form { HStack { picker(2) } }.layout(proposing: ProposedViewSize(116, 100))
    #expect(inner.frame(of: "label") == nil)
  }

  @Test func `inline options are rows of a list`() {
    let form = Form { picker(2).pickerStyle(.inline) }.layout(proposing: ProposedViewSize(100, 200))
    // Two rows of 52 from 35 on, with their content in the middle.
    expect(
      form, size: (100, 200),
      ["one": (32, 35 + 21, 10, 10), "two": (32, 35 + 52 + 16, 30, 20)])
  }

  @Test func `an option of data is chosen by its identity`() {
    func menu(_ selection: some Hashable) -> some View {
      Picker("", selection: .constant(selection)) {
        ForEach(1..<4) { number in Block(10 * CGFloat(number), 20).id("option \(number)") }
      }
    }
    let chosen = menu(3).layout(proposing: .unspecified)
    expect(chosen, size: (30 + 40 + 1 / 3.0, 34), ["option 3": (12, 7, 30, 20)])
    #expect(menu(2 as Int?).layout(proposing: .unspecified).frame(of: "option 2") != nil)
    // A tag says more than the identity does.
    let tagged = Picker("", selection: .constant(2)) {
      ForEach(1..<4) { number in Block(10, 20).tag(4 - number).id("option \(number)") }
      ForEach([2], id: \.self) { _ in Block(10, 20).tag(9).id("tagged 9") }
    }
    let result = tagged.layout(proposing: .unspecified)
    #expect(result.frame(of: "option 2") != nil)
    #expect(result.frame(of: "tagged 9") == nil)
  }

  @Test func `a navigation link is a row`() {
    let row = picker(2).pickerStyle(.navigationLink)
    expect(
      row.layout(proposing: ProposedViewSize(200, nil)), size: (200, 30),
      ["label": (0, 0, 40, 30), "two": (170, 5, 30, 20)])
    expect(
      row.labelsHidden().layout(proposing: ProposedViewSize(200, nil)), size: (30, 20),
      ["two": (0, 0, 30, 20)])
  }
}

import LayoutCore
import Renderer
import Testing

struct TerminalTests {
  private func layout(
    _ node: LayoutNode, _ columns: Int, _ rows: Int
  ) -> (Terminal, ResolvedLayout) {
    var screen = Terminal(columns: columns, rows: rows)
    let result = node.layout(in: screen.size, options: Terminal.options)
    screen.draw(result)
    return (screen, result)
  }

  private let border = Appearance(effects: [.border(.color(.white), width: 1)])

  @Test func `a border is around its text`() {
    let box = LayoutNode.text("Inbox").padding().appearance(border)
    #expect(layout(box, 9, 3).0.lines == [" ┌─────┐ ", " │Inbox│ ", " └─────┘ "])
    let round = Appearance.Figure(
      outline: .roundedRectangle(radius: 1), stroke: .init(paint: .color(.white)))
    let bubble = LayoutNode.text("Hi").padding().appearance(Appearance(effects: [.overlay(round)]))
    #expect(layout(bubble, 4, 3).0.lines == ["╭──╮", "│Hi│", "╰──╯"])
  }

  @Test func `wide characters take two cells`() {
    // 漢 and 字 take two cells each, and e with its accent takes one: 2 + 2 + 1 = 5.
    let row = LayoutNode.hstack(spacing: 0, [.text("漢字e\u{301}"), .text("|")])
    let (screen, result) = layout(row, 6, 1)
    #expect(result.nodes.last?.frame.minX == 5)
    #expect(screen.lines == ["漢字e\u{301}|"])
    #expect(screen.cells[1].character == nil && screen.cells[4].character == "e\u{301}")
  }

  @Test func `half of a wide character is a blank`() {
    let clip = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])
    let cut = LayoutNode.text("漢字").fixedSize().frame(width: 3, alignment: .leading)
      .appearance(clip)
    #expect(layout(cut, 5, 1).0.lines == [" 漢  "])
    // A mark over the second half of a wide character takes the whole character's place.
    let covered = LayoutNode.zstack(alignment: .trailing, [.text("漢"), .text("|")])
    #expect(layout(covered, 2, 1).0.lines == [" |"])
  }

  @Test func `content that scrolls is clipped by the view that it scrolls in`() {
    let rows = LayoutRows(count: 100) { [LayoutNode.text("row \($0)").id($0)] }
    let list = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 2.0)),
      .vstack(alignment: .leading, spacing: 0, (0..<9).map { .text("row \($0)") }))
    let page = LayoutNode.vstack(
      spacing: 0, [.text("Title"), list.frame(height: 3), .text("End")])
    #expect(layout(page, 5, 5).0.lines == ["Title", "row 2", "row 3", "row 4", " End "])
    let lazy = LayoutNode.vstack(
      spacing: 0,
      [
        .text("Title"),
        LayoutNode.scroll(to: .view(50, anchor: .top), .lazyVStack(spacing: 0, rows: rows))
          .frame(height: 2),
      ])
    // The title of 5 in the middle of 6 begins at 0.5, which is rounded down to 0.
    #expect(layout(lazy, 6, 3).0.lines == ["Title ", "row 50", "row 51"])
  }

  @Test func `columns share out whole cells`() {
    let column = LayoutNode.flexible.appearance(border).frame(height: 3)
    // 10 among three is 3, 3 and 4.
    #expect(
      layout(.hstack(spacing: 0, [column, column, column]), 10, 3).0.lines == [
        "┌─┐┌─┐┌──┐", "│ ││ ││  │", "└─┘└─┘└──┘",
      ])
  }

  @Test func `lines that wrap stand one below the other`() {
    // Of 14 cells, "A mail with a" takes 13.
    #expect(
      layout(.text("A mail with a long subject"), 14, 2).0.lines == [
        "A mail with a ", "long subject  ",
      ])
  }

  @Test func `a click finds the view that is in front`() {
    let row = LayoutNode.hstack(
      spacing: 1,
      [
        LayoutNode.text("Save").padding().appearance(border).id("save"),
        LayoutNode.zstack([
          LayoutNode.flexible.appearance(Appearance(content: .shape(.init(fill: .color(.black)))))
            .id("ground"),
          LayoutNode.text("ab").id("text"),
        ]).frame(width: 6),
      ])
    let result = layout(row, 13, 3).1
    // The border is a line of one cell; the button's letters are in its middle row.
    #expect(Terminal.target(column: 0, row: 0, in: result) == AnyHashable("save"))
    #expect(Terminal.target(column: 1, row: 1, in: result) == AnyHashable("save"))
    #expect(Terminal.target(column: 6, row: 1, in: result) == nil)
    #expect(Terminal.target(column: 9, row: 1, in: result) == AnyHashable("text"))
    #expect(Terminal.target(column: 7, row: 0, in: result) == AnyHashable("ground"))
  }

  @Test func `only cells that changed are printed`() {
    func row(_ count: String) -> LayoutNode {
      .hstack([.text("Inbox"), .spacer, LayoutNode.text(count).id("count")])
    }
    let tree = LayoutTree(row("3 new"), options: Terminal.options)
    var shown = Terminal(columns: 14, rows: 2)
    shown.draw(tree.layout(in: shown.size))
    tree.replace("count", with: .text("4 new"))
    var screen = Terminal(columns: 14, rows: 2)
    screen.draw(tree.layout(in: screen.size))
    // One line of text in the middle of two rows begins at 0.5, which is rounded down. The digit is
    // in the tenth column.
    #expect(screen.changes(since: shown) == "\u{1b}[1;10H4")
    #expect(screen.changes(since: screen) == "")
  }

  @Test func `colours are set where they change, and reset`() {
    var text = StyledText("ab")
    text.runs[0].paint = .color(.init(red: 1, green: 0, blue: 0))
    let (screen, _) = layout(.hstack(spacing: 0, [.text(text), .text("c")]), 3, 1)
    #expect(
      screen.changes(since: Terminal(columns: 3, rows: 1))
        == "\u{1b}[1;1H\u{1b}[0;38;2;255;0;0mab\u{1b}[0mc")
  }
}

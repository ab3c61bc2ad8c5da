import LayoutCore
import Renderer
import Testing

struct TerminalTests {
  @Test func `bars stand side by side`() {
    var terminal = Terminal(columns: 8, rows: 3)
    terminal.draw(chart([1, 3, 2]).layout(in: CGSize(width: 8, height: 3)))
    #expect(
      terminal.lines == [
        "   ##   ",
        "   ## ##",
        "## ## ##",
      ])
  }

  @Test func `a bar that grows is drawn anew`() {
    let tree = LayoutTree(.hstack(spacing: 0, [chart([2]).id("chart")]))
    tree.layout(in: CGSize(width: 2, height: 2))
    tree.replace("chart", with: chart([1]))
    var terminal = Terminal(columns: 2, rows: 1)
    terminal.draw(tree.layout(in: CGSize(width: 2, height: 1)))
    #expect(terminal.lines == ["##"])
  }
}

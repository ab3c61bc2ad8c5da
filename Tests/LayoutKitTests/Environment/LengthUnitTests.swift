import LayoutCore
import LayoutKit
import Testing

/// Views whose lengths are whole multiples of a unit.
struct LengthUnitTests {
  private var row: some View {
    HStack(spacing: 0) { ForEach(0..<3) { Color.red.id($0) } }
  }

  private func widths(_ result: ResolvedLayout) -> [CGFloat?] {
    (0..<3).map { result.frame(of: $0)?.width }
  }

  private let window = CGSize(width: 10, height: 2)

  @Test func `holds for a view that is laid out`() {
    #expect(widths(row.layout(in: window) { $0.lengthUnit = 1 }) == [3, 3, 4])
    #expect(
      widths(row.layout(proposing: ProposedViewSize(window)) { $0.lengthUnit = 1 }) == [3, 3, 4])
    #expect(widths(row.layout(in: window) { $0.lengthUnit = 0.5 }) == [3, 3.5, 3.5])
  }

  @Test func `holds for a view that is kept`() {
    let tree = ViewTree(row) { $0.lengthUnit = 1 }
    #expect(widths(tree.layout(in: window)) == [3, 3, 4])
    tree.invalidate()
    #expect(widths(tree.layout(in: CGSize(width: 11, height: 2))) == [3, 4, 4])
  }

  @Test func `holds for all of the views, and rows that are described late`() {
    let list = ScrollView {
      LazyVStack(spacing: 0.5) { ForEach(0..<3) { Color.red.frame(width: 4, height: 1).id($0) } }
    }.environment(\.lengthUnit, 5)
    let result = list.layout(in: CGSize(width: 7, height: 9)) { $0.lengthUnit = 1 }
    // Rows of 1 with gaps of 1, at (7 - 4) / 2, rounded down.
    #expect(result.frame(of: 2) == CGRect(x: 1, y: 4, width: 4, height: 1))
  }

  @Test func `holds while a width is swept`() {
    let sweep = Color.red.sweep(width: 5...8.5, resolution: 0.25) { $0.lengthUnit = 1 }
    #expect(sweep.breaks.map(\.kind) == [.jump, .jump, .jump])
    #expect(sweep.breaks.map { $0.length.rounded() } == [6, 7, 8])
  }

  @Test func `lines of text begin at whole units`() {
    let text = Text("abc de").multilineTextAlignment(.center).frame(width: 3)
    for (direction, start) in [(LayoutDirection.leftToRight, 0), (.rightToLeft, 1)] {
      let result = text.layout(in: CGSize(width: 3, height: 2)) {
        $0.lengthUnit = 1
        $0.textMeasurer = LineSetter(TerminalFontMetrics())
        $0.layoutDirection = direction
      }
      // (3 - 2) / 2 from the leading edge, rounded down.
      let lines = result.nodes.flatMap { $0.textLines() }
      #expect(lines.map(\.string) == ["abc", "de"])
      #expect(lines.map(\.origin.x) == [0, CGFloat(start)])
    }
  }
}

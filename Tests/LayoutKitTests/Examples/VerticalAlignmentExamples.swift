import LayoutKit
import TestViews
import Testing

/// The kinds of vertical alignment, and a custom one.
struct VerticalAlignmentExamples {
  /// A label between two hairlines that show where the alignment is.
  struct LabelledLine: View {
    let alignment: VerticalAlignment
    let name: String
    let label: Block

    var body: some View {
      HStack(alignment: alignment, spacing: 0) {
        Filler().frame(height: 1).id("\(name) line")
        label.id(name)
        Filler().frame(height: 1).id("\(name) line")
      }
    }
  }

  // The label is 80×30 with its baseline at 22, so 60 is left for each line. A line has no text:
  // its bottom is on the baseline.
  @Test func `each alignment has its line`() {
    let label = Block(80, 30, first: 22)
    let gallery = VStack(spacing: 30) {
      LabelledLine(alignment: .top, name: "top", label: label)
      LabelledLine(alignment: .center, name: "center", label: label)
      LabelledLine(alignment: .bottom, name: "bottom", label: label)
      LabelledLine(alignment: .firstTextBaseline, name: "first", label: label)
      LabelledLine(alignment: .lastTextBaseline, name: "last", label: label)
    }
    let result = gallery.layout(in: CGSize(width: 200, height: 270))
    expect(
      result, size: (200, 270),
      [
        "top": (60, 0, 80, 30), "center": (60, 60, 80, 30), "bottom": (60, 120, 80, 30),
        "first": (60, 180, 80, 30), "last": (60, 240, 80, 30),
        "top line": (0, 0, 60, 1), "center line": (0, 74.5, 60, 1),
        "bottom line": (0, 149, 60, 1), "first line": (0, 201, 60, 1),
        "last line": (0, 261, 60, 1),
      ])
    #expect(
      result.frames(of: "bottom line").last == CGRect(x: 140, y: 149, width: 60, height: 1))
  }

  // Two lines of text, with baselines at 22 and 52.
  @Test func `several lines have a first and a last baseline`() {
    let label = Block(80, 60, first: 22, last: 52)
    let first = LabelledLine(alignment: .firstTextBaseline, name: "label", label: label)
    expect(
      first.layout(proposing: ProposedViewSize(200, 100)), size: (200, 60),
      ["label": (60, 0, 80, 60), "label line": (0, 21, 60, 1)])
    let last = LabelledLine(alignment: .lastTextBaseline, name: "label", label: label)
    expect(
      last.layout(proposing: ProposedViewSize(200, 100)), size: (200, 60),
      ["label": (60, 0, 80, 60), "label line": (0, 51, 60, 1)])
  }

  enum FirstThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  struct Stripes: View {
    let name: String

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<3) { _ in Filler().id(name) }
      }
    }
  }

  // The guides are 30 and 20 below the tops, so the smaller one starts at 10; horizontally both are
  // centred. Each stripe has a third of the height less two gaps of 1.
  @Test func `stripes meet at their thirds`() {
    let alignment = Alignment(horizontal: .center, vertical: VerticalAlignment(FirstThird.self))
    let view = ZStack(alignment: alignment) {
      Stripes(name: "large").frame(width: 180, height: 90)
      Stripes(name: "small").frame(width: 70, height: 60)
    }
    let result = view.layout(in: CGSize(width: 180, height: 90))
    let (large, small) = (result.frames(of: "large"), result.frames(of: "small"))
    expect(
      result, size: (180, 90),
      ["large": (0, 0, 180, 88.0 / 3), "small": (55, 10, 70, 58.0 / 3)])
    #expect(large.count == 3 && small.count == 3)
    #expect(abs(large[0].maxY - small[0].maxY) < 1e-9)
    #expect(abs(small[2].maxY - 70) < 1e-9)
  }
}

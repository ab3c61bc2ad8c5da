import LayoutCore
import TestSupport
import Testing

/// Grids of single cells, spacers and priorities: rows 1 to 26 and 30 of the table of spec C.
struct GridLayoutTests {
  @Test("Columns and rows are as large as their largest cell", arguments: fixed)
  func verifyFixed(_ example: WorkedExample) { example.verify() }

  private static let two = "[F30,10; F20,20] [F10,30; F40,10]"

  @ExampleTable static var fixed: [WorkedExample] {
    WorkedExample("C 1", grid(two)).proposed(nil, nil, size: [78, 58]).numberedFrames([
      [0, 5, 30, 10], [48, 0, 20, 20], [10, 28, 10, 30], [38, 38, 40, 10],
    ])
    WorkedExample("C 2", grid(two, .center, 0, 0)).proposed(nil, nil, size: [70, 50])
      .numberedFrames([[0, 5, 30, 10], [40, 0, 20, 20], [10, 20, 10, 30], [30, 30, 40, 10]])
    WorkedExample("C 3", grid(two, .center, 3, 5)).proposed(nil, nil, size: [73, 55])
      .numberedFrames([[0, 5, 30, 10], [43, 0, 20, 20], [10, 25, 10, 30], [33, 35, 40, 10]])
    WorkedExample("C 4", grid(two, .center, -10, -5)).proposed(nil, nil, size: [60, 45])
      .numberedFrames([[0, 5, 30, 10], [30, 0, 20, 20], [10, 15, 10, 30], [20, 25, 40, 10]])
    WorkedExample("C 5", grid(two, .topLeading)).proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 0, 30, 10], [38, 0, 20, 20], [0, 28, 10, 30], [38, 28, 40, 10]])
    WorkedExample("C 6", grid(two, .bottomTrailing)).proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 10, 30, 10], [58, 0, 20, 20], [20, 28, 10, 30], [38, 48, 40, 10]])
    WorkedExample("C 7", grid("[t:F30,10; F20,20] [F10,30; F40,10]"))
      .proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 0, 30, 10], [48, 0, 20, 20], [10, 28, 10, 30], [38, 38, 40, 10]])
    WorkedExample("C 8", grid("[F30,10; F20,20 ct] [F10,30; F40,10]"))
      .proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 5, 30, 10], [58, 0, 20, 20], [10, 28, 10, 30], [38, 38, 40, 10]])
  }

  @Test("Flexible cells get what the others leave", arguments: flexible)
  func verifyFlexible(_ example: WorkedExample) { example.verify() }

  private static let stretched = "[X; F20,20] [F10,30; F40,10]"

  @ExampleTable static var flexible: [WorkedExample] {
    WorkedExample("C 9", grid(stretched)).proposed(200, 100, size: [200, 100])
      .numberedFrames([[0, 0, 152, 62], [170, 21, 20, 20], [71, 70, 10, 30], [160, 80, 40, 10]])
    WorkedExample("C 10", grid(stretched)).proposed(nil, nil, size: [58, 58])
      .numberedFrames([[0, 0, 10, 20], [28, 0, 20, 20], [0, 28, 10, 30], [18, 38, 40, 10]])
    WorkedExample("C 11", grid(stretched)).proposed(200, nil, size: [200, 58])
      .numberedFrames([[0, 0, 152, 20], [170, 0, 20, 20], [71, 28, 10, 30], [160, 38, 40, 10]])
    WorkedExample("C 12", grid(stretched)).proposed(nil, 100, size: [58, 100])
      .numberedFrames([[0, 0, 10, 62], [28, 21, 20, 20], [0, 70, 10, 30], [18, 80, 40, 10]])
    WorkedExample("C 13", grid(stretched)).proposed(100, 100, size: [100, 100])
      .numberedFrames([[0, 0, 52, 62], [70, 21, 20, 20], [21, 70, 10, 30], [60, 80, 40, 10]])
    WorkedExample("C 14", grid("[F20,20; X; X]")).proposed(200, 100, size: [200, 100])
      .numberedFrames([[0, 40, 20, 20], [28, 0, 82, 100], [118, 0, 82, 100]])
    WorkedExample("C 15", grid("[X; F120,20] [F10,30; F40,10]"))
      .proposed(100, 100, size: [138, 100])
      .numberedFrames([[0, 0, 10, 62], [18, 21, 120, 20], [0, 70, 10, 30], [58, 80, 40, 10]])
    WorkedExample("C 16", grid("[HF; F20,20] [F10,30; HF]")).proposed(200, 200, size: [104, 58])
      .numberedFrames([[12, 5, 24, 10], [70, 0, 20, 20], [19, 28, 10, 30], [68, 38, 24, 10]])
    WorkedExample("C 17", grid("[CW10,20,10; H20; CW10,160,30]"))
      .proposed(200, 100, size: [138, 100])
      .numberedFrames([[0, 45, 20, 10], [28, 0, 20, 100], [56, 35, 82, 30]])
    WorkedExample("C 18", grid("[CB10,50; H30; X]")).proposed(150, nil, size: [150, 10])
      .numberedFrames([[0, 0, 50, 10], [58, 0, 30, 10], [96, 0, 54, 10]])
  }

  @Test("Spacers come last, priorities first", arguments: priorities)
  func verifyPriorities(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var priorities: [WorkedExample] {
    WorkedExample("C 19", grid("[SP; F20,20] [F10,30; F40,10]"))
      .proposed(200, 100, size: [190, 80])
      .numberedFrames([[0, 0, 142, 42], [160, 11, 20, 20], [66, 50, 10, 30], [150, 60, 40, 10]])
    WorkedExample("C 20", grid("[F30,10; SP; H10]")).proposed(nil, 80, size: [48, 80])
      .numberedFrames([[0, 35, 30, 10], [30, 0, 8, 80], [38, 0, 10, 80]])
    WorkedExample("C 21", grid("[X; X p1]")).proposed(100, 100, size: [100, 100])
      .numberedFrames([[0, 0, 0, 100], [8, 0, 92, 100]])
    WorkedExample("C 22", grid("[CW0,200,10; CW30,200,10 p-1; CW20,200,10]"))
      .proposed(100, 100, size: [130, 10])
      .numberedFrames([[0, 0, 42, 10], [50, 0, 30, 10], [88, 0, 42, 10]])
    WorkedExample("C 23", grid("[CW0,200,10; CW30,200,10 p1; CW20,200,10]"))
      .proposed(100, 100, size: [120, 10])
      .numberedFrames([[0, 0, 0, 10], [8, 0, 84, 10], [100, 0, 20, 10]])
    WorkedExample("C 24", grid("[X; F20,20] [F10,30; X p1]")).proposed(200, 100, size: [210, 120])
      .numberedFrames([[0, 0, 10, 20], [104, 0, 20, 20], [0, 59, 10, 30], [18, 28, 192, 92]])
    WorkedExample("C 25", grid("[CB10,70 p1] [F20,10 p1; F150,30; CW30,180,40]"))
      .proposed(100, 100, size: [266, 118])
      .numberedFrames([[0, 0, 70, 70], [25, 93, 20, 10], [78, 83, 150, 30], [236, 78, 30, 40]])
    WorkedExample(
      "C 26",
      grid("[CW30,40,30; CB10,20; F40,40] [H30 p-1] [F40,30 p1; CB20,170 p-1]")
    )
    .proposed(200, 100, size: [180, 86])
    .numberedFrames([
      [0, 5, 40, 30], [80, 10, 20, 20], [140, 0, 40, 40], [5, 48, 30, 0], [0, 56, 40, 30],
      [48, 56, 84, 30],
    ])
    WorkedExample(
      "C 30", grid("[X ct; CW10,160,10] [SP ar ct; H10 ab] [F10,10; SP; F100,10]", .bottomTrailing)
    )
    .proposed(300, 200, size: [446, 296])
    .numberedFrames([
      [0, 0, 178, 139], [186, 129, 160, 10], [0, 147, 178, 139], [261, 147, 10, 139],
      [168, 286, 10, 10], [186, 286, 160, 10], [346, 286, 100, 10],
    ])
  }

  @Test("A grid is infinite if a view over several columns is")
  func infiniteSpan() {
    // 1.6.4: at an infinite width nothing changes but the budgets, so a divider makes the grid as wide.
    let grid = LayoutNode.grid(
      horizontalSpacing: 0, verticalSpacing: 0,
      LayoutNode.gridRow([box(30, 10), box(20, 10)]) + [.divider])
    let infinite = grid.layout(proposing: ProposedViewSize(width: .infinity, height: nil))
    #expect(infinite.size == CGSize(width: CGFloat.infinity, height: 11))
    // Next to a view of at most 60, which is less flexible and comes first, it gets 200 - 60.
    let row = LayoutNode.hstack(
      spacing: 0, [grid.id("grid"), color.frame(maxWidth: 60).id("other")])
    let layout = row.layout(proposing: ProposedViewSize(width: 200, height: 40))
    #expect(layout.frame(of: "grid")?.width == 140)
    #expect(layout.frame(of: "other")?.width == 60)
  }
}

import LayoutCore
import Synchronization
import TestSupport
import Testing

/// What a guide's value is, and what its closure sees: row E30 of A 7.2.
struct ViewDimensionsTests {
  @Test("Guides have defaults, explicit values and closures", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("A E30 defaults", box(100, 100).id("a"))
      .proposed(300, 300)
      .guide("a", .leading, 0).explicit("a", .leading, nil)
      .guide("a", HorizontalAlignment.center, 50).explicit("a", HorizontalAlignment.center, nil)
      .guide("a", .trailing, 100).explicit("a", .trailing, nil)
      .guide("a", .top, 0).explicit("a", .top, nil)
      .guide("a", VerticalAlignment.center, 50).explicit("a", VerticalAlignment.center, nil)
      .guide("a", .bottom, 100).explicit("a", .bottom, nil)
      .guide("a", .firstTextBaseline, 100).explicit("a", .firstTextBaseline, nil)
      .guide("a", .lastTextBaseline, 100).explicit("a", .lastTextBaseline, nil)
    WorkedExample(
      "A E30 one closure", box(100, 100).alignmentGuide(.leading) { $0.width / 3 }.id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 100 / 3).explicit("a", .leading, 100 / 3)
    WorkedExample(
      "A E30 two closures",
      box(100, 100)
        .alignmentGuide(.leading) { $0.width / 3 }
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        .id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 50).explicit("a", .leading, 50)
    WorkedExample(
      "A E30 unchanged", box(100, 100).alignmentGuide(.leading) { $0[.leading] }.id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 0).explicit("a", .leading, 0)
  }

  @Test("An outer closure sees the inner one as explicit (A E30, B G20)")
  func outerClosure() {
    let seen = Mutex<[CGFloat?]>([])
    let node = box(100, 100)
      .alignmentGuide(.leading) { $0.width / 3 }
      .alignmentGuide(.leading) { dimensions in
        seen.withLock { $0 = [dimensions[.leading], dimensions[explicit: .leading]] }
        return dimensions[HorizontalAlignment.center]
      }
      .id("a")
    let layout = node.layout(proposing: .unspecified)
    #expect(layout.dimensions(of: "a")?[.leading] == 50)
    #expect(seen.withLock(\.self) == [100 / 3, 100 / 3])
  }

  @Test("A closure runs only when somebody asks for its guide (A 2.5)")
  func unaskedClosure() {
    let calls = Mutex(0)
    let node = LayoutNode.vstack(alignment: .trailing, spacing: 0) {
      box(100, 10).alignmentGuide(.leading) { _ in
        calls.withLock { $0 += 1 }
        return 0
      }
      box(50, 10)
    }
    _ = node.layout(proposing: ProposedViewSize(width: 300, height: 300)).nodes
    #expect(calls.withLock(\.self) == 0)
  }
}

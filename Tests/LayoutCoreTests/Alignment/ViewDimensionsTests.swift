import LayoutCore
import Synchronization
import TestSupport
import Testing

/// What a guide's value is, and what its closure sees.
struct ViewDimensionsTests {
  @Test(arguments: rows)
  func `guides have defaults, explicit values and closures`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured.
    WorkedExample(
      "guides that nobody sets have defaults and are not explicit", box(100, 100).id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 0).explicit("a", .leading, nil)
    .guide("a", HorizontalAlignment.center, 50).explicit("a", HorizontalAlignment.center, nil)
    .guide("a", .trailing, 100).explicit("a", .trailing, nil)
    .guide("a", .top, 0).explicit("a", .top, nil)
    .guide("a", VerticalAlignment.center, 50).explicit("a", VerticalAlignment.center, nil)
    .guide("a", .bottom, 100).explicit("a", .bottom, nil)
    .guide("a", .firstTextBaseline, 100).explicit("a", .firstTextBaseline, nil)
    .guide("a", .lastTextBaseline, 100).explicit("a", .lastTextBaseline, nil)
    // Measured.
    WorkedExample(
      "a closure's value is explicit",
      box(100, 100).alignmentGuide(.leading) { $0.width / 3 }.id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 100 / 3).explicit("a", .leading, 100 / 3)
    // Measured.
    WorkedExample(
      "the outer one of two closures counts",
      box(100, 100)
        .alignmentGuide(.leading) { $0.width / 3 }
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        .id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 50).explicit("a", .leading, 50)
    // Measured.
    WorkedExample(
      "a closure that changes nothing makes the guide explicit",
      box(100, 100).alignmentGuide(.leading) { $0[.leading] }.id("a")
    )
    .proposed(300, 300)
    .guide("a", .leading, 0).explicit("a", .leading, 0)
  }

  @Test func `an outer closure sees the inner one as explicit`() {
    let seen = Mutex<[CGFloat?]>([])
    let node = box(100, 100)
      .alignmentGuide(.leading) { $0.width / 3 }
      .alignmentGuide(.leading) { dimensions in
        seen.withLock { $0 = [dimensions[.leading], dimensions[explicit: .leading]] }
        return dimensions[HorizontalAlignment.center]
      }
      .id("a")
    let layout = node.layout(proposing: .unspecified)
    #expect(layout.node(of: "a")?.dimensions[.leading] == 50)
    let third: CGFloat = 100 / 3
    #expect(seen.withLock(\.self) == [third, third])
  }

  @Test func `a closure runs only when somebody asks for its guide`() {
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

  /// Asks each view for what it is in two proposals.
  private struct Asking: Layout {
    let answers: @Sendable ([ViewDimensions]) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      answers(subviews.flatMap { [$0.dimensions(in: .zero), $0.dimensions(in: .unspecified)] })
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `dimensions are equal if view, size and proposal are`() {
    nonisolated(unsafe) var seen: [ViewDimensions] = []
    _ = LayoutNode.layout(Asking { seen = $0 }, [box(10, 20), box(10, 20)])
      .layout(proposing: .unspecified)
    // Two views of one size, each for two proposals: four that differ.
    for (row, dimensions) in seen.enumerated() {
      #expect(seen.map { $0 == dimensions } == seen.indices.map { $0 == row })
    }
  }
}

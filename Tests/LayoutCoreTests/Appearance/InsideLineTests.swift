import LayoutCore
import Testing

/// Lines that are inside of an outline: along the outline that is smaller by half their width.
struct InsideLineTests {
  private func hits(_ stroke: Appearance.Stroke, _ points: [(x: CGFloat, y: CGFloat)]) -> [Bool] {
    let result = LayoutNode.fixed(width: 100, height: 100)
      .appearance(Appearance(content: .shape(.init(stroke: stroke))))
      .layout(proposing: .unspecified)
    return points.map { result.node(at: CGPoint(x: $0.x, y: $0.y)) != nil }
  }

  @Test func `round corners are round around the smaller outline's corner`() {
    let stroke = Appearance.Stroke(
      paint: .color(.black), width: 20, join: .round, isInside: true)
    // The corner is at 10, 10: from 1, 1 that is 9√2 = 12.7 away, from 4, 4 only 6√2 = 8.5.
    #expect(
      hits(stroke, [(1, 1), (4, 4), (1, 50), (19, 50), (21, 50)])
        == [false, true, true, true, false])
  }

  @Test func `dashes start at the smaller outline's corner`() {
    let stroke = Appearance.Stroke(
      paint: .color(.black), width: 10, dash: [30, 30], isInside: true)
    // From 5 to 35, and again from 65 to 95.
    #expect(
      hits(stroke, [(2, 5), (33, 5), (37, 5), (63, 5), (67, 5)])
        == [false, true, false, false, true])
  }

  @Test func `a line that fills the outline stays inside of it`() {
    let stroke = Appearance.Stroke(paint: .color(.black), width: 120, isInside: true)
    #expect(hits(stroke, [(50, 50), (1, 1), (-1, 50)]) == [true, true, false])
  }
}

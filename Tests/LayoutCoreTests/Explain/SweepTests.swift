import LayoutCore
import Testing

/// Where layouts break as they are offered more.
struct SweepTests {
  /// Words of 10 by 12 that wrap.
  static func words(_ count: Int) -> LayoutNode {
    LayoutNode.measured { proposal in
      let perLine = max(1, min(count, Int(min(proposal.width ?? 1e6, 1e6) / 10)))
      return LeafMeasurement(
        width: CGFloat(perLine) * 10, height: CGFloat((count + perLine - 1) / perLine) * 12)
    }.named("Text").id("text")
  }

  @Test func `text jumps where another word fits`() {
    // Three words: one in a line below 20, two below 30, then all three.
    let sweep = Self.words(3).sweep(width: 0...100, resolution: 7)
    #expect(sweep.isComplete)
    #expect(sweep.breaks.map(\.kind) == [.jump, .jump])
    #expect(sweep.breaks.map(\.length) == [20, 30])
    #expect(
      sweep.breaks.first?.changes == [
        LayoutSweep.Change(
          view: "Text \"text\"", before: CGRect(x: 0, y: 0, width: 10, height: 36),
          after: CGRect(x: 0, y: 0, width: 20, height: 24))
      ])
    #expect(
      sweep.description == """
        width  what  view         before          after
        20     jump  Text "text"  (0, 0, 10, 36)  (0, 0, 20, 24)
        30     jump  Text "text"  (0, 0, 20, 24)  (0, 0, 30, 12)
        """)
  }

  @Test(arguments: [0.5, 1, 2] as [CGFloat])
  func `steps as long as the resolution are found`(step: CGFloat) {
    let stairs = LayoutNode.measured { proposal in
      LeafMeasurement(width: ((proposal.width ?? 0) / step).rounded(.up) * step, height: 1)
    }
    // Just after 20 comes the first step, and just after 40 − step the last one.
    let sweep = stairs.sweep(width: 20...40, resolution: 1)
    #expect(sweep.only([.jump]).breaks.count == Int(20 / step))
  }

  @Test func `frames turn where a limit is reached, between looks too`() {
    // The frame grows from 33.3 to 66.6, and stays there.
    let node = LayoutNode.flexible.frame(minWidth: 33.3, maxWidth: 66.6).id("bar")
    let sweep = node.sweep(width: 0...100, height: 10)
    #expect(sweep.breaks.map(\.kind) == [.turn, .turn])
    #expect(
      zip(sweep.breaks.map(\.length), [33.3, 66.6]).allSatisfy { abs($0 - $1) < 1e-5 })
    #expect(sweep.breaks.first?.changes.first?.view == "FlexibleFrame \"bar\"")
    // From the second one on the bar stays 66.6 wide, and where it was: (66.6 − 66.6) / 2 from the
    // left.
    #expect(sweep.description.contains("turn  FlexibleFrame \"bar\"  (0, 0, 66.6, 10)  stays"))
    // What differs by less than is printed does so by rounding.
    let third = LayoutNode.flexible.frame(minWidth: 0, maxWidth: 100.0 / 3).id("bar")
    #expect(
      third.sweep(width: 0...100, height: 10).description.contains("(0, 0, 33.333, 10)  stays"))
    // Limits at a look itself are found there.
    let whole = LayoutNode.flexible.frame(minWidth: 30, maxWidth: 60)
    #expect(whole.sweep(width: 0...100, height: 10).breaks.map(\.length) == [30, 60])
  }

  @Test func `what comes after a turn is told before the next break`() {
    // From 20 to 20.5 the bar grows; a look 7 further on would be beyond.
    let node = LayoutNode.flexible.frame(minWidth: 20, maxWidth: 20.5).id("bar")
    let sweep = node.sweep(width: 0...30, height: 10, resolution: 7)
    let widths = sweep.breaks.map { $0.changes.first?.after?.width ?? 0 }
    #expect(widths.count == 2)
    #expect(zip(widths, [20.5, 20.5]).allSatisfy { abs($0 - $1) < 1e-3 })
    // The range's end is the last look.
    let end = LayoutNode.flexible.frame(minWidth: 28).id("bar").sweep(
      width: 0...30, height: 10, resolution: 7)
    #expect(end.breaks.map { $0.changes.first?.after?.width } == [30])
  }

  @Test func `views that are replaced are told as gone and new`() {
    let node = LayoutNode.viewThatFits(
      in: .horizontal,
      [
        LayoutNode.fixed(width: 64, height: 10).id("wide"),
        LayoutNode.fixed(width: 20, height: 10).id("narrow"),
      ])
    let sweep = node.sweep(width: 0...100, height: 10, resolution: 9)
    #expect(sweep.only([.replacement]).breaks.map(\.length) == [64])
    let changes = sweep.only([.replacement]).breaks.first?.changes ?? []
    #expect(changes.map(\.view) == ["Fixed \"narrow\"", "Fixed \"wide\"", "ViewThatFits"])
    #expect(changes.map { $0.before?.width } == [20, nil, 20])
    #expect(changes.map { $0.after?.width } == [nil, 64, 64])
  }

  @Test func `views of one name that replace each other are told apart`() {
    let node = LayoutNode.viewThatFits(
      in: .horizontal, [.fixed(width: 64, height: 10), .fixed(width: 20, height: 10)])
    let changes = node.sweep(width: 0...100, height: 10).breaks.first?.changes ?? []
    #expect(changes.map(\.view) == ["Fixed", "Fixed", "ViewThatFits"])
    #expect(changes.map { $0.after?.width } == [nil, 64, 64])
  }

  @Test func `heights are swept alike`() {
    let column = LayoutNode.vstack(
      spacing: 0,
      [LayoutNode.fixed(width: 10, height: 25), LayoutNode.flexible.frame(minHeight: 5).id("rest")])
    // The fixed view gets its 25 first, and the other one what is left from 5 on.
    let sweep = column.sweep(height: 0...50, width: 10)
    #expect(sweep.axis == .vertical)
    #expect(sweep.breaks.map(\.length) == [30])
    #expect(sweep.breaks.map(\.kind) == [.turn])
  }

  @Test func `a view that changes evenly has no breaks`() {
    let sweep = LayoutNode.hstack([.flexible, .flexible]).sweep(width: 8...200, height: 10)
    #expect(sweep.breaks.isEmpty)
    #expect(sweep.description == "no break at any width from 8 to 200")
    // One look for each point, and none more.
    #expect(sweep.layoutCount == 193)
  }

  @Test func `a view that is nowhere in line takes no more layouts than it may`() {
    let restless = LayoutNode.measured { proposal in
      let width = Double(proposal.width ?? 0)
      return LeafMeasurement(width: CGFloat(width * width), height: 10)
    }
    let sweep = restless.sweep(width: 0...1_000, maxLayouts: 3_000)
    #expect(!sweep.isComplete)
    // What is found is described with six more each.
    #expect(sweep.layoutCount <= 3_000 + 6 * sweep.breaks.count)
  }

  @Test func `sweeps without a bound are cut short`() {
    let sweep = Self.words(9).sweep(width: 0...200, maxLayouts: 50)
    #expect(!sweep.isComplete)
    #expect(sweep.layoutCount <= 100)
    #expect(!LayoutNode.flexible.sweep(width: 0...CGFloat.infinity).isComplete)
    #expect(LayoutNode.flexible.sweep(width: 5...5).breaks.isEmpty)
  }
}

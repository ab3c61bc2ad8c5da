import LayoutKit
import LayoutTesting
import Testing

/// Layouts that do more work than they should.
struct MeasureTests {
  @Test func `no node of a plain tree is asked twice`() {
    let card = HStack {
      Color.red.frame(width: 10, height: 10)
      VStack {
        Color.red.frame(height: 1)
        Color.red
      }
    }
    // Two stacks, two frames and three colours.
    expectMeasures(of: card, in: CGSize(width: 100, height: 50), atMost: 7, leavesAtMost: 0)
  }

  @Test func `too many sizes are counted`() {
    let tree = LayoutTree(
      .hstack(
        spacing: 0,
        [
          .measured(.arbitrary) { _ in LeafMeasurement(width: 9, height: 5) },
          .measured(.arbitrary) { _ in LeafMeasurement(width: 9, height: 5) },
        ]))
    tree.layout(in: CGSize(width: 10, height: 10))
    let (count, leaves) = (tree.statistics.evaluations, tree.statistics.leafMeasures)
    #expect(excessiveMeasures(of: tree, atMost: count) == nil)
    #expect(
      excessiveMeasures(of: tree, atMost: count - 2) == """
        Layout worked out \(count) sizes, 2 more than the \(count - 2) allowed, for 3 nodes; it \
        measured leaves \(leaves) times.
        """)
    #expect(excessiveMeasures(of: tree, leavesAtMost: leaves) == nil)
    #expect(
      excessiveMeasures(of: tree, leavesAtMost: leaves - 1) == """
        Layout worked out \(count) sizes for 3 nodes; it measured leaves \(leaves) times, 1 more \
        than the \(leaves - 1) allowed.
        """)
  }

  @Test func `leaves are counted where a size is proposed, too`() {
    // A colour has a size of its own without being asked; a text is measured once.
    expectMeasures(of: Color.red, proposing: .unspecified, leavesAtMost: 0)
    expectMeasures(of: Text("label"), proposing: .unspecified, leavesAtMost: 1)
    withKnownIssue {
      expectMeasures(of: Text("label"), proposing: .unspecified, leavesAtMost: 0)
    }
  }
}

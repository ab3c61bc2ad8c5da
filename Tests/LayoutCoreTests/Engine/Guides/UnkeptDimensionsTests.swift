import Testing

@testable import LayoutCore

/// Dimensions that only the tree knew of. A change copies the tree for those that clients keep.
struct UnkeptDimensionsTests {
  @Test func `a change copies nothing if nobody keeps dimensions`() {
    let guided = LayoutNode.fixed(width: 5, height: 5).alignmentGuide(.firstTextBaseline) { _ in 3 }
    let tree = LayoutTree(
      .hstack(
        alignment: .firstTextBaseline, [guided, LayoutNode.fixed(width: 10, height: 10).id("leaf")])
    )
    tree.layout(proposing: .unspecified)
    let reader = tree.storage.reading.dimensions.map { ObjectIdentifier($0) }
    #expect(reader != nil)
    tree.replace("leaf", with: .fixed(width: 20, height: 10))
    // A reader that goes on with a copy leaves the tree.
    #expect(tree.storage.reading.dimensions.map { ObjectIdentifier($0) } == reader)
  }
}

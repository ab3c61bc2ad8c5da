import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Matched geometry is drawn, not laid out.
struct MatchedGeometryTests {
  @Namespace private var namespace

  @Test func `a view keeps its own geometry`() {
    let row = HStack(spacing: 10) {
      Block(30, 20).matchedGeometryEffect(id: 1, in: namespace).id("source")
      Block(10, 40).matchedGeometryEffect(id: 1, in: namespace, isSource: false).id("follower")
    }
    let result = row.layout(proposing: .unspecified)
    // The source is in the middle of the row's 40; the follower begins at 30 + 10.
    expect(result, size: (50, 40), ["source": (0, 10, 30, 20), "follower": (40, 0, 10, 40)])
    #expect(result.diagnostics.map(\.rule) == [.followedGeometry])
  }

  @Test func `where nothing is to follow, nothing changes`() {
    let view = Block(10, 10)
      .matchedGeometryEffect(id: 1, in: namespace, properties: [], isSource: false)
      .matchedTransitionSource(id: 1, in: namespace)
    #expect(view.layout(proposing: .unspecified).diagnostics.isEmpty)
  }
}

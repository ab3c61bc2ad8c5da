import Foundation
import LayoutCore
import Testing

/// Leaves that take the proposed size within limits.
struct ClampedLeafTests {
  private let photo = LayoutNode.clamped(
    minWidth: 20, idealWidth: 60, maxWidth: 200, idealHeight: 40)

  @Test(arguments: [
    (ProposedViewSize(width: 100, height: 30), CGSize(width: 100, height: 30)),
    // Without a proposal, the ideal length; without that, 10.
    (ProposedViewSize(width: nil, height: nil), CGSize(width: 60, height: 40)),
    // Not below the least and not above the largest length.
    (ProposedViewSize(width: 5, height: 0), CGSize(width: 20, height: 0)),
    (ProposedViewSize(width: 300, height: 300), CGSize(width: 200, height: 300)),
  ])
  func `the size is what is proposed, within the limits`(
    _ proposal: ProposedViewSize, _ size: CGSize
  ) {
    #expect(photo.layout(proposing: proposal).size == size)
    let framed = LayoutNode.flexible.frame(
      minWidth: 20, idealWidth: 60, maxWidth: 200, idealHeight: 40)
    #expect(framed.layout(proposing: proposal).size == size)
    #expect(photo.nodeCount == 1 && framed.nodeCount == 2)
  }

  @Test func `limits that are out of order are reported`() {
    let result = LayoutNode.clamped(minWidth: 50, maxWidth: 20).layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 50, height: 10))
    #expect(result.diagnostics.count == 1)
  }

  @Test func `a file holds it`() throws {
    let copy = try JSONDecoder().decode(LayoutNode.self, from: JSONEncoder().encode(photo))
    #expect(
      copy.layout(in: CGSize(width: 90, height: 50))
        == photo.layout(in: CGSize(width: 90, height: 50)))
  }
}

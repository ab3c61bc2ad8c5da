import LayoutCore
import TestSupport
import Testing

/// Roots that are proposed what no parent would, in windows that don't exist.
struct ProposalTests {
  private static let lengths: [CGFloat] = [
    .nan, -.infinity, -10, 0, .leastNonzeroMagnitude, 1e300, .greatestFiniteMagnitude,
  ]

  @Test(arguments: 1...5)
  func `any finite proposal stays finite`(seed: UInt64) {
    var generator = RandomTree(seed: seed)
    for _ in 0..<40 {
      let tree = generator.tree()
      for length in [-10, 0, .leastNonzeroMagnitude, 1e9] as [CGFloat] {
        for proposal in Self.proposals(length) {
          let layout = tree.layout(proposing: proposal)
          let request = LayoutRequest.proposal(proposal, .leftToRight)
          if !layout.isFinite { Issue.record("\(request) is not finite:\n\(layout)") }
        }
      }
    }
  }

  private static func proposals(_ length: CGFloat) -> [ProposedViewSize] {
    [
      .init(width: length, height: length), .init(width: length, height: 100),
      .init(width: nil, height: length),
    ]
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity])
  func `proposals that are none stay finite and are reported`(length: CGFloat) {
    for proposal in Self.proposals(length) {
      verify(.proposal(proposal, .leftToRight))
    }
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity])
  func `windows that are none stay finite and are reported`(length: CGFloat) {
    verify(.window(CGSize(width: length, height: 100), .leftToRight))
  }

  private func verify(_ request: LayoutRequest) {
    for root in Self.roots {
      let layout = request.layout(of: root)
      if !layout.isFinite { Issue.record("\(request), is not finite:\n\(layout)") }
      if layout.diagnostics.isEmpty { Issue.record("\(request) is not reported:\n\(layout)") }
    }
  }

  @Test(arguments: lengths)
  func `numbers as large as they get terminate`(length: CGFloat) {
    var generator = RandomTree(seed: 7)
    for _ in 0..<40 {
      let tree = generator.tree()
      _ = tree.layout(in: CGSize(width: length, height: length)).nodes
      let endless = tree.layout(proposing: .infinity, direction: .rightToLeft)
      let numbers = endless.nodes.flatMap { node in
        [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      }
      #expect(!numbers.contains { $0.isNaN })
    }
  }

  @Test func `a flexible leaf echoes negative proposals`() {
    let layout = color.layout(proposing: ProposedViewSize(width: -10, height: -20))
    #expect(layout.size == CGSize(width: -10, height: -20))
  }

  @Test func `measured for an infinite proposal`() {
    let row = LayoutNode.hstack(spacing: 0, [color, box(20, 20)])
    let size = row.layout(proposing: ProposedViewSize(width: .infinity, height: 50)).size
    #expect(size == CGSize(width: CGFloat.infinity, height: 50))
  }

  private static var roots: [LayoutNode] {
    [
      color, box(20, 20), .spacer, color.padding(5), .hstack([color, box(20, 20), .spacer]),
      .vstack(alignment: .leading, [color, text(20, 10, baseline: 8)]),
      .zstack([color, box(20, 20)]), color.aspectRatio(2, contentMode: .fill),
      color.frame(maxWidth: .infinity), color.position(x: 5, y: 5),
    ]
  }
}

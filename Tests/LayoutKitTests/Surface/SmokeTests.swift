import LayoutKit
import Testing

/// Views that use the library as people use SwiftUI can be laid out, in any size and direction.
@Suite struct SmokeTests {
  func check(_ view: some View, nodes: Int = 20, sourceLocation: SourceLocation = #_sourceLocation)
  {
    for size in [CGSize(width: 390, height: 844), .zero, CGSize(width: 1, height: 5000)] {
      for direction in LayoutDirection.allCases {
        let result = view.layout(in: size) { $0.layoutDirection = direction }
        #expect(result.nodes.count > nodes, sourceLocation: sourceLocation)
        for node in result.nodes {
          let numbers = [
            node.frame.minX, node.frame.minY, node.frame.width, node.frame.height,
          ]
          #expect(
            !numbers.contains { !$0.isFinite }, "\(node.name) is \(node.frame)",
            sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test func text() {
    check(
      TextSurface(
        name: "Ann", items: ["one", "two"], price: 12.5, isMember: true,
        date: Date(timeIntervalSinceReferenceDate: 0)))
  }

  @Test func drawing() { check(DrawingSurface()) }

  // In a window without size, no row is in sight.
  @Test func lists() { check(ListSurface(), nodes: 5) }

  @Test func controls() { check(ControlSurface()) }

  @Test func platforms() { check(PlatformSurface(), nodes: 10) }

  @Test func systems() { check(SystemSurface(), nodes: 10) }

  @Test func sessions() { check(SessionSurface(), nodes: 10) }
}

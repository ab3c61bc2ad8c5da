import LayoutCore
import Testing

/// Frames for renderers, rounded edge by edge.
struct PixelGridTests {
  @Test func `each edge goes to the nearest pixel`() {
    let result = LayoutNode.fixed(width: 20.3, height: 5).id("leaf")
      .padding(EdgeInsets(top: 0, leading: 10.4, bottom: 0, trailing: 0))
      .layout(proposing: .unspecified)
    #expect(result.frame(of: "leaf") == CGRect(x: 10.4, y: 0, width: 20.3, height: 5))

    // 10.4 is 31.2 pixels, 30.7 is 92.1: 31 and 92 thirds.
    let aligned = result.aligned(toPixelsAtScale: 3)
    #expect(
      aligned.frame(of: "leaf")
        == CGRect(x: 31.0 / 3, y: 0, width: 92.0 / 3 - 31.0 / 3, height: 5))
    #expect(aligned.nodes.last?.frame == aligned.frame(of: "leaf"))
  }

  @Test func `views that touch still touch`() {
    let row = LayoutNode.hstack(
      spacing: 0, (0..<3).map { LayoutNode.flexible.id($0) })
    // Thirds of 100: edges at 33⅓ and 66⅔ go to 33 and 67.
    let aligned = row.layout(proposing: ProposedViewSize(width: 100, height: 10))
      .aligned(toPixelsAtScale: 1)
    #expect((0..<3).compactMap { aligned.frame(of: $0)?.minX } == [0, 33, 67])
    #expect((0..<3).compactMap { aligned.frame(of: $0)?.maxX } == [33, 67, 100])
    #expect(aligned.size == CGSize(width: 100, height: 10))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `edges in the middle of a pixel go the same way`(direction: LayoutDirection) {
    let padded = (0..<6).map {
      LayoutNode.flexible.frame(width: 10.25).padding(.horizontal, 0.8).id($0)
    }
    for row in [(0..<6).map { LayoutNode.flexible.id($0) }, padded] {
      for width in stride(from: 5, through: 130, by: 0.5) as StrideThrough<CGFloat> {
        let result = LayoutNode.hstack(spacing: 0, row)
          .layout(in: CGSize(width: width, height: 10), direction: direction)
        for scale: CGFloat in [1, 2, 3] {
          let frames = (0..<6).compactMap { result.aligned(toPixelsAtScale: scale).frame(of: $0) }
          let rising = direction == .leftToRight ? frames : frames.reversed()
          for (one, next) in zip(rising, rising.dropFirst()) {
            // Sums of numbers of pixels may differ in their last bits.
            #expect(abs(one.maxX - next.minX) < 1e-9, "\(width) at \(scale)")
          }
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `what is seen is where it is drawn`(isClipped: Bool) {
    let clip = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])
    let inset = LayoutNode.fixed(width: 20.2, height: 10).id("box")
      .padding(EdgeInsets(top: 0, leading: 10.4, bottom: 0, trailing: 0))
    let tree = LayoutTree(isClipped ? inset.appearance(clip) : inset)
    let result = tree.layout(proposing: .unspecified).aligned(toPixelsAtScale: 1)
    // From 10.4 to 10.4 + 20.2 = 30.6.
    let drawn = CGRect(x: 10, y: 0, width: 21, height: 10)
    #expect(result.node(of: "box")?.frame == drawn)
    #expect(result.node(of: "box")?.visibleFrame == drawn)
    func ids(from x: CGFloat, to end: CGFloat) -> [AnyHashable] {
      result.nodes(in: CGRect(x: x, y: 0, width: end - x, height: 10)).compactMap(\.id)
    }
    #expect(ids(from: 30.6, to: 31) == ["box"] && ids(from: 10, to: 10.4) == ["box"])
    #expect(ids(from: 31, to: 32) == [] && ids(from: 9, to: 10) == [])
    let half = Appearance(effects: [.opacity(0.5)])
    tree.replace("box", with: LayoutNode.fixed(width: 20.2, height: 10).appearance(half).id("box"))
    let changed = tree.layout(proposing: .unspecified).aligned(toPixelsAtScale: 1)
    #expect(changed.changes(since: result)?.areas.contains(drawn) == true)
  }

  @Test func `a scale that is none changes nothing`() {
    let result = LayoutNode.fixed(width: 1.3, height: 1.3).layout(proposing: .unspecified)
    #expect(result.aligned(toPixelsAtScale: 0).size == result.size)
    #expect(result.aligned(toPixelsAtScale: .nan).size == result.size)
  }
}

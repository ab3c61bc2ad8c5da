import LayoutCore
import Testing

/// Subviews and collections of them, as layouts use them.
struct SubviewsAPITests {
  /// Runs `body` with the subviews of a container while it is measured.
  private func withSubviews(
    _ children: [LayoutNode], _ direction: LayoutDirection = .leftToRight,
    _ body: @escaping @Sendable (LayoutSubviews) -> Void
  ) {
    _ = LayoutNode.layout(Looking(body: body), children)
      .layout(proposing: .unspecified, direction: direction)
  }

  private var four: [LayoutNode] {
    (1...4).map { number in
      LayoutNode.fixed(width: CGFloat(number) * 10, height: 10)
        .layoutPriority(Double(number)).layoutValue(key: Number.self, value: number)
        .layoutValue(key: Number.self, value: -1)
    }
  }

  @Test func `subviews are a collection`() {
    withSubviews(four) { subviews in
      #expect(subviews.count == 4 && subviews.startIndex == 0 && subviews.endIndex == 4)
      #expect(subviews.indices == 0..<4)
      #expect(subviews.map { $0[Number.self] } == [1, 2, 3, 4])
      #expect(subviews.reversed().map(\.priority) == [4, 3, 2, 1])
      #expect(subviews.first == subviews[0] && subviews[0] != subviews[1])
      #expect(subviews == subviews)
      let element: LayoutSubviews.Element = subviews[3]
      #expect(element.sizeThatFits(.zero) == CGSize(width: 40, height: 10))
      #expect(element.dimensions(in: .infinity).width == 40)
    }
  }

  @Test func `slices are numbered from 0`() {
    withSubviews(four) { subviews in
      let middle: LayoutSubviews.SubSequence = subviews[1..<3]
      #expect(middle.startIndex == 0 && middle.endIndex == 2)
      #expect(middle.map { $0[Number.self] } == [2, 3] && middle[0] == subviews[1])
      #expect(subviews.dropFirst().map { $0[Number.self] } == [2, 3, 4])
      #expect(subviews[2...].map { $0[Number.self] } == [3, 4] && subviews[4...].isEmpty)
      #expect(middle[1...].map { $0[Number.self] } == [3])
      #expect(subviews[[3, 0]].map { $0[Number.self] } == [4, 1])
      #expect(subviews[[3, 0]][0...0].map { $0[Number.self] } == [4])
      #expect(subviews[stride(from: 0, to: 4, by: 2)].count == 2)
      #expect(middle != subviews && subviews.prefix(0).isEmpty)
    }
  }

  @Test func `subviews know their direction`() {
    withSubviews(four) { #expect($0.layoutDirection == .leftToRight) }
    withSubviews(four, .rightToLeft) { subviews in
      #expect(subviews.layoutDirection == .rightToLeft)
      var turned = subviews
      turned.layoutDirection = .leftToRight
      #expect(turned != subviews && turned[0..<1].layoutDirection == .leftToRight)
    }
  }

  @Test func `subviews without values have the defaults`() {
    let children: [LayoutNode] = [.flexible, .spacer, .hstack([]), .flexible.padding(1)]
    withSubviews(children) { subviews in
      #expect(subviews.map { $0[Number.self] } == [0, 0, 0, 0])
      let priorities: [Double] = [0, -.infinity, -.infinity, 0]
      #expect(subviews.map(\.priority) == priorities)
    }
  }

  /// Slices are numbered from 0, but place the subviews that they stand for.
  @Test func `slices place the subviews that they stand for`() {
    let layout = LayoutNode.layout(
      LastFirst(),
      [
        .fixed(width: 10, height: 10).id("a"), .fixed(width: 20, height: 10).id("b"),
      ]
    ).layout(proposing: .unspecified)
    #expect(layout.frame(of: "b")?.origin == CGPoint(x: 3, y: 4))
    #expect(layout.frame(of: "a")?.origin == CGPoint(x: 45, y: 45))
  }

  @Test func `subviews are sendable and random access`() {
    func isSendable<Value: Sendable & RandomAccessCollection & Equatable>(_: Value.Type)
    where
      Value.Index == Int, Value.Indices == Range<Int>, Value.Element == LayoutSubview,
      Value.SubSequence == Value, Value.Iterator == IndexingIterator<Value>
    {}
    isSendable(LayoutSubviews.self)
    func isSame<Value: Layout>(_: Value.Type) -> Bool { Value.Subviews.self == LayoutSubviews.self }
    #expect(isSame(LastFirst.self))
  }
}

/// The number of a subview.
private struct Number: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Looks at its subviews when it is measured.
private struct Looking: Layout {
  let body: @Sendable (LayoutSubviews) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    body(subviews)
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Places its last subview, and leaves the others to the engine.
private struct LastFirst: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[1..<2][0].place(at: CGPoint(x: 3, y: 4), proposal: proposal)
  }
}

import LayoutCore
import TestSupport
import Testing

/// Readers of geometry, coordinate spaces, anchors and frames relative to containers.
struct GeometryProxyTests {
  @Test(arguments: rows)
  func `readers describe their content for the size they got`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "a reader fills and holds its content in its corner",
      .geometryReader { _ in [box(40, 20).id("R"), color.id("C")] }
    )
    .proposed(200, 100, size: [200, 100])
    .frames(["R": [0, 0, 40, 20], "C": [0, 0, 200, 100]])
    .proposed(200, 100, in: .rightToLeft).frames(["R": [160, 0, 40, 20]])
    WorkedExample("a reader is 10 × 10 where nothing is proposed", .geometryReader { _ in [color] })
      .proposed(nil, nil, size: [10, 10])
    WorkedExample(
      "a reader is 10 long where it scrolls",
      .scroll(along: .vertical, LayoutNode.geometryReader { _ in [color] }.id("reader"))
    )
    .proposed(200, 300).frames(["reader": [0, 0, 200, 10]])
    // Twelve cells in 60 are two lines of 20.
    WorkedExample(
      "a reader in an overlay has the text's size",
      cells(12).overlay(.geometryReader { _ in [box(5, 5).id("R")] }.id("reader"))
    )
    .proposed(60, 100).frames(["reader": [0, 0, 60, 40], "R": [0, 0, 5, 5]])
    // The content's size follows from the proxy's.
    // (200 − 50) / 3 = 50; mirrored, 150 − 50.
    WorkedExample(
      "a length is a part of the reader's",
      .hstack(spacing: 0) {
        box(50, 10)
        LayoutNode.geometryReader { proxy in
          [color.frame(width: proxy.size.width / 3).id("third")]
        }
      }
    )
    .proposed(200, 90).frames(["third": [50, 0, 50, 90]])
    .proposed(200, 90, in: .rightToLeft).frames(["third": [100, 0, 50, 90]])
  }

  /// The rectangles that a reader sees.
  private func rects(
    in size: CGSize, _ tree: (@escaping @Sendable (GeometryProxy) -> [LayoutNode]) -> LayoutNode,
    _ read: @escaping @Sendable (GeometryProxy) -> [CGRect?]
  ) -> [CGRect?] {
    let seen = Seen()
    _ = tree { proxy in
      seen.rects = read(proxy)
      return []
    }.layout(in: size)
    return seen.rects
  }

  private final class Seen: @unchecked Sendable {
    var rects: [CGRect?] = []
  }

  private func expect(
    _ seen: [CGRect?], _ expected: [CGRect?], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(seen.count == expected.count, sourceLocation: sourceLocation)
    for (rect, wanted) in zip(seen, expected) {
      guard let rect, let wanted else {
        #expect(rect == wanted, sourceLocation: sourceLocation)
        continue
      }
      #expect(Frame(wanted).matches(Frame(rect)), sourceLocation: sourceLocation)
    }
  }

  @Test func `a named space is that of the nearest view around with the name`() {
    let seen = rects(in: CGSize(width: 200, height: 200)) { content in
      LayoutNode.vstack(spacing: 0, [box(100, 40), .geometryReader(content)])
        .coordinateSpace(.named("s")).padding(20)
    } _: { proxy in
      [
        proxy.frame(in: .local), proxy.frame(in: .named("s")), proxy.frame(in: .global),
        proxy.bounds(of: .named("s")), proxy.bounds(of: .named("t")), proxy.frame(in: .named("t")),
      ]
    }
    expect(
      seen,
      [
        CGRect(x: 0, y: 0, width: 160, height: 120), CGRect(x: 0, y: 40, width: 160, height: 120),
        CGRect(x: 20, y: 60, width: 160, height: 120),
        CGRect(x: 0, y: -40, width: 160, height: 160), nil,
        // A name that nobody has stands for the window.
        CGRect(x: 20, y: 60, width: 160, height: 120),
      ])
  }

  @Test func `what is moved, scaled or turned is seen so from outside`() {
    func global(_ tree: (LayoutNode) -> LayoutNode) -> [CGRect?] {
      rects(in: CGSize(width: 100, height: 100)) {
        tree(.geometryReader($0))
      } _: {
        [$0.frame(in: .global)]
      }
    }
    expect(
      global { $0.frame(width: 50, height: 50).offset(x: 10, y: 5) },
      [CGRect(x: 35, y: 30, width: 50, height: 50)])
    expect(
      global {
        $0.frame(width: 50, height: 50).transformed(RenderTransform(.scale(x: 2, y: 2)))
      }, [CGRect(x: 0, y: 0, width: 100, height: 100)])
    expect(
      global {
        $0.frame(width: 40, height: 20)
          .transformed(RenderTransform(.rotation(radians: .pi / 2)))
      }, [CGRect(x: 40, y: 30, width: 20, height: 40)])
    // A rectangle of 40 by 20 turned by an eighth is (40 + 20) / √2 = 42.426407 wide and high.
    expect(
      global {
        $0.frame(width: 40, height: 20)
          .transformed(RenderTransform(.rotation(radians: .pi / 4)))
      }, [CGRect(x: 28.786797, y: 28.786797, width: 42.426407, height: 42.426407)])
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private enum Center: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }

    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test func `anchors are read in the coordinates of the reader`() {
    let seen = Seen()
    let child = box(40, 20)
      .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .anchorPreference(key: Center.self, value: .center) { $0 }
      .padding(EdgeInsets(top: 40, leading: 30, bottom: 0, trailing: 0))
    let tree = LayoutNode.zstack(alignment: .topLeading, [child, box(200, 200)])
      .overlayPreferenceValue(Bounds.self) { anchors in
        .geometryReader { proxy in
          seen.rects = anchors.map { proxy[$0] }
          return []
        }
      }
      .overlayPreferenceValue(Center.self) { anchor in
        .geometryReader { proxy in
          let point = anchor.map { proxy[$0] } ?? .zero
          seen.rects.append(CGRect(origin: point, size: .zero))
          return []
        }
      }
    _ = tree.padding(7).layout(in: CGSize(width: 300, height: 300))
    expect(
      seen.rects,
      [CGRect(x: 30, y: 40, width: 40, height: 20), CGRect(x: 50, y: 50, width: 0, height: 0)])
  }

  @Test func `frames take the length of the nearest container, or parts of it`() {
    for (span, width) in [(1, 72.5), (2, 155), (3, 237.5), (4, 320)] {
      let result = color.id("C")
        .containerRelativeFrame(.horizontal, count: 4, span: span, spacing: 10)
        .layout(in: CGSize(width: 320, height: 100))
      #expect(result.frame(of: "C")?.width == CGFloat(width), "span \(span)")
    }
    let inner = color.id("C").containerRelativeFrame(.vertical) { length, _ in length / 2 }
    let result = inner.frame(maxWidth: .infinity, maxHeight: .infinity).layoutContainer()
      .frame(height: 200).layout(in: CGSize(width: 390, height: 844))
    #expect(result.frame(of: "C")?.height == 100)
  }
}

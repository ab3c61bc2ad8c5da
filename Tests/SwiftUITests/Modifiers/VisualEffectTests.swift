import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Looks that follow from a view's geometry.
struct VisualEffectTests {
  private func layout(_ view: some View) -> ResolvedLayout {
    view.frame(maxWidth: .infinity, alignment: .leading).layout(in: CGSize(width: 100, height: 50))
  }

  @Test func `what is drawn and hit moves, and what is read does not`() {
    let reader = GeometryReader { proxy in Block(proxy.frame(in: .global).minX, 3).id("read") }
      .frame(width: 20, height: 10).id("it")
    let result = layout(
      reader.visualEffect { content, proxy in
        content.offset(x: proxy.size.width, y: -proxy.frame(in: .global).minY)
      })
    // In the middle of 50, it begins at 20.
    #expect(result.frame(of: "it") == CGRect(x: 0, y: 20, width: 20, height: 10))
    #expect(result.frame(of: "read")?.width == 0)
    #expect(result.node(of: "it")?.visibleFrame == CGRect(x: 20, y: 0, width: 20, height: 10))
  }

  @Test func `no frame and no guide of a view changes`() {
    func frames(_ change: (AnyView) -> some View) -> [CGRect?] {
      let view = HStack(alignment: .firstTextBaseline, spacing: nil) {
        change(AnyView(Text("Hello").layoutPriority(1).id("text")))
        change(AnyView(Spacer()))
        change(AnyView(Block(10, 30, first: 25).alignmentGuide(.top) { _ in 5 }.id("block")))
        VStack { change(AnyView(Divider().id("line"))) }
        Grid { GridRow { change(AnyView(Color.red.gridCellColumns(2).id("cell"))) } }
      }
      let result = view.layout(in: CGSize(width: 300, height: 100))
      return ["text", "block", "line", "cell"].map { result.frame(of: $0) }
    }
    let plain = frames { $0 }
    #expect(!plain.contains(nil))
    #expect(plain == frames { $0.visualEffect { content, _ in content.offset(x: 9).opacity(0.5) } })
    #expect(plain == frames { $0.visualEffect3D { content, _ in content.scaleEffect(2) } })
  }

  /// An effect, and the modifiers that draw the same around a view.
  private func expectSame<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect) -> Effect,
    _ change: (AnyView) -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for direction in LayoutDirection.allCases {
      func picture(_ view: some View) -> String {
        layout(view.environment(\.layoutDirection, direction)).svg()
      }
      let box = Color.red.frame(width: 20, height: 10)
      let content = AnyView(box)
      #expect(
        picture(content.visualEffect { content, _ in effect(content) }) == picture(change(content)),
        sourceLocation: sourceLocation)
    }
  }

  @Test func `each look is drawn as the modifier of its name`() {
    expectSame({ $0.opacity(0.5) }) { $0.opacity(0.5) }
    expectSame({ $0.offset(CGSize(width: 3, height: 4)) }) {
      $0.transformEffect(CGAffineTransform(translationX: 3, y: 4))
    }
    expectSame({ $0.scaleEffect(2, anchor: .leading) }) { $0.scaleEffect(2, anchor: .leading) }
    expectSame({ $0.scaleEffect(CGSize(width: 2, height: 3)) }) { $0.scaleEffect(x: 2, y: 3) }
    expectSame({ $0.rotationEffect(.degrees(30)) }) { $0.rotationEffect(.degrees(30)) }
    expectSame({ $0.rotation3DEffect(.degrees(30), axis: (1, 2, 3), anchorZ: 4) }) {
      $0.rotation3DEffect(.degrees(30), axis: (1, 2, 3), anchorZ: 4)
    }
    let projection = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    expectSame({ $0.transformEffect(projection) }) { $0.projectionEffect(projection) }
    expectSame({ $0.blur(radius: 3) }) { $0.blur(radius: 3) }
    expectSame({ $0.brightness(0.1).contrast(2) }) { $0.brightness(0.1).contrast(2) }
    expectSame({ $0.saturation(0.5).grayscale(0.5) }) { $0.saturation(0.5).grayscale(0.5) }
    expectSame({ $0.hueRotation(.degrees(90)) }) { $0.hueRotation(.degrees(90)) }
  }

  @Test func `looks apply one after the other`() {
    expectSame({ $0.scaleEffect(x: 2).rotationEffect(.degrees(30)).blur(radius: 2).offset(x: 3) }) {
      $0.scaleEffect(x: 2).rotationEffect(.degrees(30)).blur(radius: 2)
        .transformEffect(CGAffineTransform(translationX: 3, y: 0))
    }
    expectSame({ $0.opacity(0.5).scaleEffect(2).brightness(0.2) }) {
      $0.opacity(0.5).scaleEffect(2).brightness(0.2)
    }
    expectSame({ $0 }) { $0 }
  }

  @Test func `a look around a look has the same geometry`() {
    let view = Color.red.frame(width: 20, height: 10).id("it")
      .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).maxX) }
      .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).maxX) }
    // 20 and 20 again.
    #expect(layout(view).node(of: "it")?.visibleFrame?.minX == 40)
  }

  @Test func `looks of rows follow what scrolls`() {
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<50) { row in
          Color.red.frame(height: 20).id(100 + row).visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .scrollView).minY)
          }
          .id(row)
        }
      }
    }
    func result(scrolledTo row: Int) -> ResolvedLayout {
      list.scrollPosition(id: .constant(row as Int?), anchor: .top)
        .layout(in: CGSize(width: 100, height: 50))
    }
    // Row 12 is below two rows of 20 then, and row 2 before.
    let scrolled = result(scrolledTo: 10).node(of: 112)
    #expect(scrolled?.frame.minY == 40 && scrolled?.visibleFrame?.minX == 40)
    #expect(result(scrolledTo: 0).node(of: 102)?.visibleFrame?.minX == 40)
  }

  @Test func `a look in space knows the depth`() {
    let view = Block(20, 10).id("it").frame(depth: 30)
      .visualEffect3D { content, proxy in content.offset(x: CGFloat(proxy.size.depth)) }
    #expect(layout(view).node(of: "it")?.visibleFrame?.minX == 30)
  }
}

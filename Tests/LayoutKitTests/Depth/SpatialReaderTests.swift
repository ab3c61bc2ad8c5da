import LayoutKit
import TestViews
import Testing

/// Readers in space: what they are told, where their content is, and what preferences become.
struct SpatialReaderTests {
  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `a reader's content is in its top leading corner at the back`() {
    let view = ZStack {
      Color.red.frame(depth: 10)
      GeometryReader3D { proxy in
        Color.blue.frame(width: proxy.size.width / 2, height: 5).frame(depth: proxy.size.depth / 3)
          .id("content")
        Block(4, 4).id("beside")
      }
    }
    let result = view.layout(in: CGSize(width: 80, height: 40), depth: 100)
    // The reader gets the 90 that the frame leaves, in front of it.
    #expect(
      result.node(of: "content")?.box == Rect3D(x: 0, y: 0, z: 10, width: 40, height: 5, depth: 30))
    #expect(
      result.node(of: "beside")?.box == Rect3D(x: 0, y: 0, z: 10, width: 4, height: 4, depth: 0))
  }

  @Test func `without a proposal a reader takes 10 × 10 × 0`() {
    let view = GeometryReader3D { _ in EmptyView() }.id("reader")
    let result = view.layout(proposing: .unspecified)
    #expect(result.node(of: "reader")?.box.size == Size3D(width: 10, height: 10, depth: 0))
  }

  @Test func `boxes in spaces around count the depth too`() {
    final class Found: @unchecked Sendable {
      var local, global, card, missing: Rect3D?
      var hasTransform = true
      var converted: Point3D?
    }
    let found = Found()
    let view = ZStack(spacing: 5) {
      Color.clear.frame(depth: 20)
      ZStack {
        Color.clear.frame(depth: 7)
        GeometryReader3D { proxy in
          let _ = found.local = proxy.frame(in: .local)
          let _ = found.global = proxy.frame(in: .global)
          let _ = found.card = proxy.frame(in: .named("card"))
          let _ = found.missing = proxy.frame(in: .named("nowhere"))
          let _ = found.hasTransform = proxy.transform(in: .named("nowhere")) != nil
          let _ =
            found.converted = proxy.coordinateSpace3D().convert(
              .zero, to: proxy.coordinateSpace3D(for: .named("card")))
        }
        .frame(width: 30, height: 20)
      }
      .coordinateSpace(.named("card"))
    }
    _ = view.layout(in: CGSize(width: 80, height: 40), depth: 100)
    // 20 + 5 of the outer stack, 7 of the inner one; of the rest, 100 − 32, all is the reader's.
    let size = Size3D(width: 30, height: 20, depth: 68)
    #expect(found.local == Rect3D(origin: .zero, size: size))
    #expect(found.global == Rect3D(origin: Point3D(x: 25, y: 10, z: 32), size: size))
    #expect(found.card == Rect3D(origin: Point3D(x: 25, y: 10, z: 7), size: size))
    #expect(found.missing == found.global)
    #expect(!found.hasTransform)
    #expect(found.converted == Point3D(x: 25, y: 10, z: 7))
  }

  @Test func `boxes count turns and moves that are only drawn`() {
    final class Found: @unchecked Sendable { var turned, moved, plane: Rect3D? }
    let found = Found()
    let view = VStack(spacing: 0) {
      GeometryReader3D { proxy in let _ = found.turned = proxy.frame(in: .global) }
        .frame(width: 40, height: 10).frame(depth: 20)
        .rotation3DLayout(.degrees(90), axis: .y)
      GeometryReader3D { proxy in let _ = found.moved = proxy.frame(in: .global) }
        .offset(z: 7).frame(width: 20, height: 10)
      GeometryReader3D { proxy in let _ = found.plane = proxy.frame(in: .global) }
        .frame(width: 20, height: 10).scaleEffect(2)
    }
    _ = view.layout(proposing: .unspecified)
    // Turned, 40 × 10 × 20 fills the 20 × 10 × 40 that the turn needs.
    #expect(found.turned == Rect3D(x: 0, y: 0, z: 0, width: 20, height: 10, depth: 40))
    #expect(found.moved == Rect3D(x: 0, y: 10, z: 7, width: 20, height: 10, depth: 0))
    #expect(found.plane == Rect3D(x: -10, y: 15, z: 0, width: 40, height: 20, depth: 0))
  }

  @Test func `an overlay made from a preference is brought in line on all axes`() {
    let view = Block(100, 50).frame(depth: 40).preference(key: Names.self, value: ["a", "b"])
      .spatialOverlayPreferenceValue(Names.self, alignment: .bottomTrailingFront) { names in
        Block(CGFloat(names.count) * 10, 10).frame(depth: 8).id("overlay")
      }
    let result = view.layout(proposing: .unspecified)
    #expect(result.size3D.depth == 40)
    #expect(
      result.node(of: "overlay")?.box
        == Rect3D(x: 80, y: 40, z: 32, width: 20, height: 10, depth: 8))
  }

  @Test func `rows that are laid out later are as deep as the deepest of them`() {
    let view = ZStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Color.red.frame(height: 20).frame(depth: row == 2 ? 12 : 4).id(row)
          }
        }
      }
      Color.blue.id("front")
    }
    let result = view.layout(in: CGSize(width: 60, height: 100))
    #expect(result.node(of: 2)?.box == Rect3D(x: 0, y: 40, z: 0, width: 60, height: 20, depth: 12))
    #expect(result.node(of: "front")?.box.origin.z == 12)
  }

  @Test func `actions for geometry are accepted`() {
    let view = Block(10, 10)
      .onGeometryChange3D(for: Double.self, of: { $0.size.depth }, action: { _ in })
      .onGeometryChange3D(for: Double.self, of: { $0.size.depth }, action: { _, _ in })
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 10, height: 10))
  }
}

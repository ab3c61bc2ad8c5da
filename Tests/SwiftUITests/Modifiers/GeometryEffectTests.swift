import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Transforms that a client computes from the size of a view.
struct GeometryEffectTests {
  /// Moves a view by multiples of its width.
  private struct Shift: GeometryEffect {
    var amount: CGFloat = 1

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  /// A view of 20 by 5 that says in two ways where it is.
  private struct Reader: View {
    @State private var changed: CGFloat = 0

    var body: some View {
      GeometryReader { proxy in Block(proxy.frame(in: .global).minX, 3).id("read") }
        .frame(width: 20, height: 5)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { changed = $0 }
        .overlay { Block(changed, 1).id("changed") }
    }
  }

  private func layout(_ view: some View) -> ResolvedLayout {
    view.id("it").frame(maxWidth: .infinity, alignment: .leading)
      .layout(in: CGSize(width: 100, height: 50))
  }

  private func widths(_ view: some View) -> [CGFloat?] {
    let result = layout(view)
    return ["it", "read", "changed"].map { result.frame(of: $0)?.width }
  }

  @Test func `coordinates move with the effect, and the layout does not`() {
    #expect(widths(Reader()) == [20, 0, 0])
    #expect(widths(Reader().offset(x: 20)) == [20, 20, 20])
    #expect(widths(Reader().modifier(Shift())) == [20, 20, 20])
    // 20 · 1 and 20 · 2.
    #expect(widths(Reader().modifier(Shift().concat(Shift(amount: 2)))) == [20, 60, 60])
  }

  @Test func `an effect ignored by layout is drawn and hit only`() {
    let view = Reader().modifier(Shift(amount: 2).ignoredByLayout())
    #expect(widths(view) == [20, 0, 0])
    let result = layout(Color.red.frame(width: 20, height: 10).modifier(Shift().ignoredByLayout()))
    #expect(result.frame(of: "it") == CGRect(x: 0, y: 20, width: 20, height: 10))
    #expect(result.node(at: CGPoint(x: 5, y: 25)) == nil)
    #expect(result.node(at: CGPoint(x: 25, y: 25)) != nil)
  }

  /// Gives a matrix whatever the size.
  private struct Fixed: GeometryEffect {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
  }

  @Test func `an effect is drawn as the same matrix`() {
    var perspective = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5))
    perspective.m13 = 0.5
    let broken = ProjectionTransform(CGAffineTransform(translationX: .nan, y: 0))
    for transform in [perspective, broken, ProjectionTransform()] {
      for direction in LayoutDirection.allCases {
        func result(_ view: some View) -> ResolvedLayout {
          layout(view.environment(\.layoutDirection, direction))
        }
        let effect = result(Reader().modifier(Fixed(transform: transform)))
        let plain = result(Reader().projectionEffect(transform))
        #expect(effect == plain && effect.svg() == plain.svg())
        #expect(effect.diagnostics == plain.diagnostics)
      }
    }
  }

  @Observable final class Model: @unchecked Sendable { var distance: CGFloat = 1 }

  /// An effect that reads a model.
  private struct Follow: GeometryEffect {
    let model: Model

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: model.distance, y: 0))
    }
  }

  @MainActor @Test func `what an effect reads is followed`() {
    let model = Model()
    for view in [
      AnyView(Color.red.id("it").modifier(Follow(model: model))),
      AnyView(Color.red.id("it").modifier(Follow(model: model).ignoredByLayout())),
      AnyView(Color.red.id("it").visualEffect { content, _ in content.offset(x: model.distance) }),
    ] {
      let tree = ViewTree(view)
      for distance in [1, 30] as [CGFloat] {
        model.distance = distance
        let result = tree.layout(in: CGSize(width: 100, height: 50))
        #expect(
          result.node(of: "it")?.visibleFrame
            == CGRect(x: distance, y: 0, width: 100, height: 50))
      }
    }
  }
}

import LayoutControls
import LayoutKit
import Observation
import TestViews
import Testing

/// Subviews in a kept tree: they, and the views that show them, are described again by themselves.
@MainActor struct SubviewChangeTests {
  @Observable final class Model {
    var length: CGFloat = 40
    var margin: CGFloat = 5
    var isThere = true
  }

  private struct Leaf: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Block(model.length, 10).id("leaf")
        if model.isThere { Block(1, 1).id("guest") }
      }
    }
  }

  /// A card around a subview, which may put it elsewhere in it.
  private struct Card<Content: View>: View {
    let model: Model
    let content: Content
    @State private var isWide = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isWide { Block(3, 7) }
        content.padding(model.margin)
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        isWide = $0 > 60
      }
    }
  }

  private struct Cards<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: content) { Card(model: model, content: $0) }
      }
    }
  }

  private static let window = CGSize(width: 100, height: 100)

  private func cards(_ model: Model) -> some View {
    Cards(model: model) {
      Leaf(model: model)
      Block(2, 2)
    }
  }

  @Test func `a card that changes shows its subview as it has become`() {
    let model = Model()
    let tree = ViewTree(cards(model))
    func width() -> CGFloat? {
      let result = tree.layout(in: Self.window)
      let fresh = cards(model).layout(in: Self.window)
      #expect(result.frame(of: "leaf") == fresh.frame(of: "leaf"))
      #expect(result.frame(of: "guest") == fresh.frame(of: "guest"))
      return result.frame(of: "leaf")?.width
    }
    #expect(width() == 40)
    // The subview changes, then the card because of that.
    model.length = 60
    #expect(width() == 60)
    model.margin = 9
    #expect(width() == 60)
    model.length = 20
    #expect(width() == 20)
    (model.length, model.margin) = (70, 2)
    #expect(width() == 70)
    model.margin = 1
    #expect(width() == 70)
  }

  @Test func `what has gone from a subview does not come back`() {
    let model = Model()
    let tree = ViewTree(cards(model))
    #expect(tree.layout(in: Self.window).frame(of: "guest") != nil)
    model.isThere = false
    #expect(tree.layout(in: Self.window).frame(of: "guest") == nil)
    model.margin = 20
    #expect(tree.layout(in: Self.window).frame(of: "guest") == nil)
    model.isThere = true
    #expect(tree.layout(in: Self.window).frame(of: "guest") != nil)
  }
}

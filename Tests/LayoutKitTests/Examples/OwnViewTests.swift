import LayoutCore
import LayoutKit
import Testing

/// The code of the article on views of one's own, compiled and run.
struct OwnViewTests {
  struct Avatar: PrimitiveView {
    func makeNodes(in context: inout ViewContext) {
      let side: CGFloat = context.environment.dynamicTypeSize.isAccessibilitySize ? 48 : 32
      context.append(.fixed(width: side, height: side).named("Avatar"))
    }
  }

  struct Deck<Content: View>: PrimitiveView {
    let offset: CGFloat
    @ViewBuilder let content: Content

    func makeNodes(in context: inout ViewContext) {
      let cards = context.nodes(of: content).enumerated().map { index, card in
        card.padding(EdgeInsets(top: 0, leading: CGFloat(index) * offset, bottom: 0, trailing: 0))
      }
      context.append(.zstack(alignment: .leading, cards))
    }
  }

  struct Badged<Badge: View>: PrimitiveModifier {
    let badge: Badge

    func makeNodes(of content: some View, in context: inout ViewContext) {
      let badge = context.node(of: badge, in: .overlaid) ?? .empty
      context.modify(content) { $0.overlay(alignment: .topTrailing, badge) }
    }
  }

  @Test func `a leaf, a container and a modifier of one's own`() {
    // Badges are 8 wide and at the trailing edge: 10 + 32 - 8.
    let badge = Color.red.frame(width: 8, height: 8).id("badge")
    let deck = Deck(offset: 10) {
      Avatar().id("first")
      Avatar().modifier(Badged(badge: badge)).id("second")
    }
    let result = deck.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 42, height: 32))
    #expect(result.frame(of: "second") == CGRect(x: 10, y: 0, width: 32, height: 32))
    #expect(result.frame(of: "badge") == CGRect(x: 34, y: 0, width: 8, height: 8))
    let large = Avatar().layout(proposing: .unspecified) { $0.dynamicTypeSize = .accessibility1 }
    #expect(large.size == CGSize(width: 48, height: 48))
    #expect(deck.layoutNode().layout(proposing: .unspecified).size == result.size)
  }

  @Test func `several views in one slot`() {
    // Two badges lie on top of each other; none is an empty node.
    let two = Avatar().modifier(
      Badged(
        badge: Group {
          Color.red.frame(width: 8, height: 8).id("red")
          Color.blue.frame(width: 4, height: 4).id("blue")
        }))
    let result = two.layout(proposing: .unspecified)
    #expect(result.frame(of: "red") == CGRect(x: 24, y: 0, width: 8, height: 8))
    #expect(result.frame(of: "blue") == CGRect(x: 26, y: 2, width: 4, height: 4))
    let none = Avatar().modifier(Badged(badge: EmptyView()))
    #expect(none.layout(proposing: .unspecified).size == CGSize(width: 32, height: 32))
  }
}

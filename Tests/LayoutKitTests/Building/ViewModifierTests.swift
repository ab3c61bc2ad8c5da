import LayoutKit
import TestViews
import Testing

/// Modifiers that clients write.
struct ViewModifierTests {
  struct Inset: ViewModifier {
    var length: CGFloat = 5

    func body(content: Content) -> some View { content.padding(length) }
  }

  struct Badged: ViewModifier {
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      HStack(spacing: 2) {
        content
        Block(direction == .leftToRight ? 4 : 6, 4).id("badge")
      }
    }
  }

  @Test func `a modifier's body surrounds the view`() {
    let view = Block(10, 10).id("block").modifier(Inset())
    expect(view.layout(proposing: .unspecified), size: (20, 20), ["block": (5, 5, 10, 10)])
  }

  @Test func `a group is modified child by child`() {
    let view = VStack(spacing: 0) {
      Group {
        Block(10, 10).id("a")
        Block(20, 20).id("b")
      }
      .modifier(Inset())
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 50),
      ["a": (10, 5, 10, 10), "b": (5, 25, 20, 20)])
  }

  @Test func `a modifier's body reads the environment`() {
    let view = Block(10, 10).id("block").modifier(Badged())
    expect(view.layout(proposing: .unspecified), size: (16, 10), ["badge": (12, 3, 4, 4)])
    expect(
      view.layout(proposing: .unspecified, environment: EnvironmentValues.mirror),
      size: (18, 10), ["badge": (0, 3, 6, 4), "block": (8, 0, 10, 10)])
  }

  @Test func `modifiers are concatenated`() {
    let view = Block(10, 10).id("block").modifier(Inset(length: 1).concat(Badged()))
    expect(
      view.layout(proposing: .unspecified), size: (18, 12),
      ["block": (1, 1, 10, 10), "badge": (14, 4, 4, 4)])
  }

  @Test func `modified content names its type`() {
    let view: ModifiedContent<Block, Inset> = Block(10, 10).modifier(Inset())
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 20, height: 20))
  }
}

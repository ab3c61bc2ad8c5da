import LayoutKit
import TestViews
import Testing

/// Places with room for one view that get several, or none.
struct ImplicitStackTests {
  @Test func `an overlay of several views is a ZStack`() {
    let view = Block(100, 60).overlay(alignment: .topTrailing) {
      Block(40, 20).id("large")
      Block(20, 10).id("small")
    }
    // The ZStack is 40×20 in the corner, its views centred in it.
    expect(
      view.layout(proposing: .unspecified), size: (100, 60),
      ["large": (60, 0, 40, 20), "small": (70, 5, 20, 10)])
  }

  @Test func `a background of several views is a ZStack`() {
    let view = Block(100, 60).background(alignment: .bottomLeading) {
      Block(40, 20).id("large")
      Block(20, 10).id("small")
    }
    expect(
      view.layout(proposing: .unspecified), size: (100, 60),
      ["large": (0, 40, 40, 20), "small": (10, 45, 20, 10)])
  }

  @Test func `a mask of several views is a ZStack`() {
    let view = Block(100, 60).mask {
      Block(40, 20).id("large")
      Filler().id("filler")
    }
    expect(
      view.layout(proposing: .unspecified),
      ["large": (30, 20, 40, 20), "filler": (0, 0, 100, 60)])
  }

  @Test func `a modifier around several roots surrounds their stack`() {
    let view = Group {
      Block(10, 10).id("a")
      Block(20, 20).id("b")
    }
    .padding(5)
    expect(
      view.layout(proposing: .unspecified), size: (30, 48),
      ["a": (10, 5, 10, 10), "b": (5, 23, 20, 20)])
  }

  @Test func `a frame around nothing at the root has its size`() {
    let view = EmptyView().frame(width: 50, height: 40)
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 50, height: 40))
  }

  @Test func `an empty overlay adds nothing`() {
    let isShown = false
    let view = Block(30, 20).overlay { if isShown { Filler() } }.background { EmptyView() }
    #expect(view.layout(proposing: .unspecified).nodes.count == 1)
  }

  @Test func `a mask without views hides the view, which keeps its size`() {
    let isShown = false
    for view in [
      AnyView(Block(30, 20).mask { if isShown { Filler() } }),
      AnyView(Block(30, 20).mask(EmptyView())),
    ] {
      let result = view.layout(proposing: .unspecified)
      #expect(result.size == CGSize(width: 30, height: 20))
      let masks = result.nodes.filter(\.isMask)
      #expect(masks.map(\.frame) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
      #expect(masks.map(\.isHiddenInMask) == [true])
    }
  }

  @Test func `an overlay of a group is given to each child`() {
    let view = HStack(spacing: 10) {
      Group {
        Block(10, 10)
        Block(20, 20)
      }
      .overlay { Filler().id("cover") }
    }
    #expect(
      view.layout(proposing: .unspecified).frames(of: "cover") == [
        CGRect(x: 0, y: 5, width: 10, height: 10), CGRect(x: 20, y: 0, width: 20, height: 20),
      ])
  }
}

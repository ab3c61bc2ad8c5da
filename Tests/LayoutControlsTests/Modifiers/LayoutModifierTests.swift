import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Each layout modifier, in each of its spellings.
struct LayoutModifierTests {
  let offered = ProposedViewSize(200, 100)

  func frame(_ view: some View) -> CGRect? { view.layout(proposing: offered).frame(of: "a") }

  var block: some View { Block(40, 20).id("a") }

  @Test func `frames in each spelling`() {
    #expect(frame(block.frame(width: 100)) == CGRect(x: 30, y: 0, width: 40, height: 20))
    #expect(frame(block.frame(height: 50)) == CGRect(x: 0, y: 15, width: 40, height: 20))
    #expect(
      frame(block.frame(width: 60, height: 60, alignment: .bottomTrailing))
        == CGRect(x: 20, y: 40, width: 40, height: 20))
    #expect(
      frame(block.frame(maxWidth: .infinity, alignment: .trailing))
        == CGRect(x: 160, y: 0, width: 40, height: 20))
    #expect(
      frame(block.frame(minHeight: 80, alignment: .top))
        == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `padding in each spelling`() {
    #expect(frame(block.padding())?.origin == CGPoint(x: 16, y: 16))
    #expect(frame(block.padding(5))?.origin == CGPoint(x: 5, y: 5))
    #expect(frame(block.padding(.leading))?.origin == CGPoint(x: 16, y: 0))
    #expect(frame(block.padding([.top, .trailing], 7))?.origin == CGPoint(x: 0, y: 7))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let result = block.padding(insets).layout(proposing: offered)
    expect(result, size: (46, 24), ["a": (2, 1, 40, 20)])
  }

  @Test func `ideal sizes and ratios in each spelling`() {
    let filler = Filler().id("a")
    #expect(frame(filler.fixedSize())?.size == CGSize(width: 10, height: 10))
    #expect(
      frame(filler.fixedSize(horizontal: true, vertical: false))?.size
        == CGSize(width: 10, height: 100))
    #expect(
      frame(filler.aspectRatio(4, contentMode: .fit))?.size == CGSize(width: 200, height: 50))
    #expect(
      frame(filler.aspectRatio(4, contentMode: .fill))?.size == CGSize(width: 400, height: 100))
    #expect(
      frame(filler.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit))?.size
        == CGSize(width: 50, height: 100))
    // The filler's ideal size is square.
    #expect(frame(filler.scaledToFit())?.size == CGSize(width: 100, height: 100))
    #expect(frame(filler.scaledToFill())?.size == CGSize(width: 200, height: 200))
  }

  @Test func `offsets and positions in each spelling`() {
    #expect(frame(block.offset(x: 3))?.origin == CGPoint(x: 3, y: 0))
    #expect(frame(block.offset(y: 4))?.origin == CGPoint(x: 0, y: 4))
    #expect(frame(block.offset(CGSize(width: 5, height: 6)))?.origin == CGPoint(x: 5, y: 6))
    #expect(frame(block.position(x: 50, y: 30))?.origin == CGPoint(x: 30, y: 20))
    #expect(frame(block.position(CGPoint(x: 20, y: 10)))?.origin == .zero)
  }

  @Test func `overlays, backgrounds and masks in each spelling`() {
    let base = Block(60, 40)
    #expect(frame(base.overlay(block))?.origin == CGPoint(x: 10, y: 10))
    #expect(frame(base.overlay(block, alignment: .top))?.origin == CGPoint(x: 10, y: 0))
    #expect(frame(base.overlay { block })?.origin == CGPoint(x: 10, y: 10))
    #expect(frame(base.background(block))?.origin == CGPoint(x: 10, y: 10))
    #expect(
      frame(base.background(block, alignment: .bottomLeading))?.origin == CGPoint(x: 0, y: 20))
    #expect(frame(base.background(alignment: .trailing) { block })?.origin == CGPoint(x: 20, y: 10))
    #expect(frame(base.mask(block))?.origin == CGPoint(x: 10, y: 10))
    #expect(frame(base.mask(alignment: .topLeading) { block })?.origin == .zero)
  }

  @Test func `order and visibility are in the result`() {
    let view = ZStack {
      Block(10, 10).id("a").zIndex(1)
      Block(10, 10).id("b")
      Block(10, 10).id("c").hidden()
    }
    let result = view.layout(proposing: .unspecified)
    #expect(result.nodes.filter(\.isHidden).map(\.id) == ["c"])
    #expect(result.node(of: "a")?.drawingOrder == 3)
  }

  @Test func `views have several names`() {
    let view = HStack(spacing: 0) {
      Block(10, 10).id(7)
      Block(20, 10).accessibilityIdentifier("b").tag("tag")
      Block(30, 10).id("c").id("d")
    }
    let result = view.layout(proposing: .unspecified)
    #expect(result.frame(of: 7)?.width == 10)
    #expect(result.frame(of: "b")?.width == 20)
    #expect(result.frame(of: "c")?.width == 30)
    #expect(result.frame(of: "d")?.width == 30)
    #expect(result.frame(of: "tag") == nil)
  }
}

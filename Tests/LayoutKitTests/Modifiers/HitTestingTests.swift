import LayoutCore
import LayoutKit
import Testing

/// Where views answer to touches and pointers: stored for renderers, without a difference to the
/// layout.
struct HitTestingTests {
  private func hitTesting(of view: some View) -> Appearance.HitTesting? {
    view.id("view").layout(in: CGSize(width: 100, height: 100))
      .node(of: "view")?.appearance?.hitTesting
  }

  private var box: some View { Color.red.frame(width: 30, height: 20) }

  @Test func `a view answers where it draws something`() {
    #expect(hitTesting(of: box) == nil)
    #expect(hitTesting(of: box.allowsHitTesting(true)) == nil)
  }

  @Test func `a view that does not answer is not let answer further out`() {
    let none = Appearance.HitTesting(isEnabled: false)
    #expect(hitTesting(of: box.allowsHitTesting(false)) == none)
    #expect(hitTesting(of: box.allowsHitTesting(false).allowsHitTesting(true)) == none)
  }

  @Test func `a shape is where the view answers, and the outermost one counts`() {
    let view = box.contentShape(Circle()).contentShape(Rectangle(), eoFill: true)
    #expect(
      hitTesting(of: view)
        == Appearance.HitTesting(outline: .rectangle, usesEvenOddRule: true))
    #expect(
      hitTesting(of: view.allowsHitTesting(false))
        == Appearance.HitTesting(isEnabled: false, outline: .rectangle, usesEvenOddRule: true))
  }

  @Test func `a shape limits what is in the view, however it is framed`() {
    func ids(_ view: some View, _ x: CGFloat, _ y: CGFloat) -> [AnyHashable] {
      let size = CGSize(width: 40, height: 40)
      return view.layout(in: size).nodes(at: CGPoint(x: x, y: y)).compactMap(\.id)
    }
    func expectCircle(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
      let round = view.contentShape(Circle()).id("view")
      // The corner is 2 from the edges; a circle of 40 has 20 · (1 - √½) > 5 of its diagonal there.
      #expect(ids(round, 2, 2) == [], sourceLocation: sourceLocation)
      #expect(ids(round, 20, 20).contains("view"), sourceLocation: sourceLocation)
    }
    let red = Color.red.id("red")
    expectCircle(Rectangle().fill(.red))
    expectCircle(red.frame(width: 40, height: 40))
    expectCircle(red.padding(0))
    expectCircle(VStack { red })
    expectCircle(ZStack { ForEach(0..<2) { _ in red } })
    expectCircle(Color.clear.background(red))
    expectCircle(Text("x").frame(width: 40, height: 40).background { red })
    // From 5 + 5 to 35 - 5, within 2 to 38.
    let small = HStack { red }.contentShape(Rectangle().inset(by: 5)).padding(5)
      .contentShape(Rectangle().inset(by: 2))
    #expect(ids(small, 12, 20) == ["red"] && ids(small, 8, 20) == [])
  }

  @Test func `shapes for previews are not those that answer`() {
    #expect(hitTesting(of: box.contentShape(.dragPreview, Circle())) == nil)
    #expect(
      hitTesting(of: box.contentShape([.interaction, .dragPreview], Circle()))
        == Appearance.HitTesting(outline: .circle))
  }

  @Test func `the frame is the same`() {
    let size = CGSize(width: 100, height: 100)
    let plain = box.id("view").layout(in: size).frame(of: "view")
    let shaped = box.contentShape(Circle()).allowsHitTesting(false).id("view").layout(in: size)
    #expect(shaped.frame(of: "view") == plain)
  }
}

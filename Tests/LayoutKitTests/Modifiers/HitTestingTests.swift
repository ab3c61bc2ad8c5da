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

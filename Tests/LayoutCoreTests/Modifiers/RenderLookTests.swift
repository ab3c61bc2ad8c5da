import Foundation
import LayoutCore
import TestSupport
import Testing

/// Looks that follow from geometry: drawn and hit, but neither laid out nor read.
struct RenderLookTests {
  private static func move(_ x: CGFloat, _ y: CGFloat) -> RenderTransform {
    RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y), anchor: .topLeading)
  }

  private static let window = CGSize(width: 200, height: 100)

  @Test func `what is drawn and hit moves, and what is read does not`() {
    let reader = LayoutNode.geometryReader { proxy in
      [box(proxy.frame(in: .global).minX, 10).id("read")]
    }
    let view = reader.frame(width: 40, height: 20).id("it")
      .drawn { RenderLook(transform: Self.move($0.frame(in: .global).minX, 0)) }
      .padding(.leading, 30).frame(maxWidth: .infinity, alignment: .leading)
    let result = view.layout(in: Self.window)
    // The view is at 30, and drawn 30 to the right.
    #expect(result.frame(of: "it") == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(result.frame(of: "read")?.width == 30)
    #expect(result.node(of: "it")?.visibleFrame == CGRect(x: 60, y: 40, width: 40, height: 20))
    #expect(result.node(at: CGPoint(x: 65, y: 45))?.id == AnyHashable("read"))
    #expect(result.node(at: CGPoint(x: 35, y: 45)) == nil)
  }

  @Test func `a look is what a node with its transform and effects would have`() {
    let effects: [Appearance.Effect] = [.opacity(0.5), .blur(radius: 3, isOpaque: false)]
    let turn = RenderTransform(.rotation(radians: 1))
    let outside = Appearance(effects: [.opacity(0.3)])
    let look = box(40, 20).drawn { _ in RenderLook(transform: turn, effects: effects) }
      .appearance(outside)
    let plain = box(40, 20).transformed(turn).appearance(Appearance(effects: effects)).named("Look")
      .offset().named("Appearance").appearance(outside)
    for direction in LayoutDirection.allCases {
      let result = look.layout(in: Self.window, direction: direction)
      #expect(result == plain.layout(in: Self.window, direction: direction))
    }
  }

  @Test func `a look may follow from where the node is`() {
    func row(at y: CGFloat) -> [Appearance.Effect]? {
      let row = box(40, 20)
      let view =
        row.drawn { proxy in
          RenderLook(effects: [.opacity(proxy.frame(in: .global).minY < 0 ? 0.5 : 1)])
        }
        .id("row").offset(x: 0, y: y)
      return view.layout(in: Self.window).node(of: "row")?.appearance?.effects
    }
    // In the middle of 100, the row begins at 40.
    #expect(row(at: -41) == [.opacity(0.5)] && row(at: -39) == [.opacity(1)])
  }

  @Test func `nothing responds that a look makes invisible`() {
    func view(_ opacity: Double) -> ResolvedLayout {
      box(200, 100).id("it").drawn { _ in RenderLook(effects: [.opacity(opacity)]) }
        .layout(in: Self.window)
    }
    #expect(view(0).node(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(view(0.5).node(at: CGPoint(x: 5, y: 5))?.id == AnyHashable("it"))
  }

  /// Rows that fade towards the top of the window.
  private static func list(isLazy: Bool) -> LayoutNode {
    @Sendable func row(_ index: Int) -> LayoutNode {
      box(50, 40).id(index).drawn { proxy in
        let top = proxy.frame(in: .global).minY
        return RenderLook(
          transform: move(top, 0), effects: [.opacity(Double(top / 100).magnitude)])
      }
      .id("look \(index)")
    }
    return .scroll(
      isLazy
        ? .lazyVStack(spacing: 0, rows: LayoutRows(count: 50) { [row($0)] })
        : .vstack(spacing: 0, (0..<50).map(row))
    ).id("list")
  }

  @Test(arguments: [false, true]) func `a look follows what scrolls`(_ isLazy: Bool) throws {
    let tree = LayoutTree(Self.list(isLazy: isLazy))
    func look(_ result: ResolvedLayout, _ index: Int) -> RenderLook? {
      let node = result.node(of: "look \(index)")
      return node?.transform.map {
        RenderLook(transform: $0, effects: node?.appearance?.effects ?? [])
      }
    }
    let before = tree.layout(in: Self.window)
    #expect(
      look(before, 1) == RenderLook(transform: Self.move(40, 0), effects: [.opacity(0.4)]))
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
    let after = tree.layout(in: Self.window)
    // Row 1 is at 40 − 50, and row 3 at 120 − 50.
    #expect(
      look(after, 1) == RenderLook(transform: Self.move(-10, 0), effects: [.opacity(0.1)]))
    #expect(look(after, 3) == RenderLook(transform: Self.move(70, 0), effects: [.opacity(0.7)]))
    #expect(after.changes(since: before)?.change(of: "look 1") != nil)
    // A result keeps what it has.
    #expect(
      look(before, 1) == RenderLook(transform: Self.move(40, 0), effects: [.opacity(0.4)]))
  }

  @Test func `numbers of no use are reported, and left out`() {
    let broken = box(40, 20).drawn { proxy in
      let number = 1 / (proxy.size.width - 40)
      return RenderLook(
        transform: Self.move(number, 0), effects: [.opacity(Double(number)), .opacity(0.5)])
    }
    let plain = box(40, 20).transformed(Self.move(.infinity, 0))
      .appearance(Appearance(effects: [.opacity(.infinity), .opacity(0.5)])).named("Look")
    let (result, expected) = (broken.layout(in: Self.window), plain.layout(in: Self.window))
    #expect(result.nodes.first?.appearance == expected.nodes.first?.appearance)
    #expect(result.nodes.first?.transform == nil)
    #expect(result.diagnostics == expected.diagnostics && result.diagnostics.count == 2)
  }

  @Test func `a look in space knows the depth`() {
    let view = box(40, 20).frame(depth: 30)
      .drawn3D { RenderLook(transform: Self.move(CGFloat($0.size.depth), 0)) }
    let result = view.layout(proposing: .unspecified)
    #expect(result.nodes.first?.transform == Self.move(30, 0))
  }
}

import LayoutCore
import Testing

/// Pictures made of characters. With as many columns as points, a character is 1 × 2 points.
struct SketchTests {
  @Test func `leaves are boxes with their ids`() {
    let result = LayoutNode.hstack(
      spacing: 0,
      [LayoutNode.fixed(width: 8, height: 8).id("icon"), LayoutNode.flexible.id("title")]
    ).layout(in: CGSize(width: 20, height: 8))
    #expect(
      result.sketch(width: 20) == """
        ┌──────┐┌──────────┐
        │ icon ││  title   │
        │      ││          │
        └──────┘└──────────┘
        """)
  }

  @Test func `containers with ids are named on an edge, the window is dashed`() {
    let result = LayoutNode.fixed(width: 8, height: 4).id("a").padding(4).id("card")
      .layout(in: CGSize(width: 20, height: 16))
    // The padded leaf is 16 × 12, in the middle of the window.
    #expect(
      result.sketch(width: 20)
        == """
        ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
        ╎ ┌─card─────────┐ ╎
        ╎ │              │ ╎
        ╎ │   ┌──a───┐   │ ╎
        ╎ │   └──────┘   │ ╎
        ╎ │              │ ╎
        ╎ └──────────────┘ ╎
        └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
        """)
  }

  @Test func `a label without room becomes a letter that is explained`() {
    let result = LayoutNode.hstack(
      spacing: 0,
      [LayoutNode.fixed(width: 5, height: 6).id("avatar"), LayoutNode.flexible.id("t")]
    ).layout(in: CGSize(width: 12, height: 6))
    #expect(
      result.sketch(width: 12) == """
        ┌───┐┌─────┐
        │ a ││  t  │
        └───┘└─────┘
        a: avatar
        """)
  }

  @Test func `after the letters there are pairs of them, where they have room`() {
    // Boxes of 4 columns have room for two letters between their corners, those of 3 for one.
    func boxes(_ count: Int, _ width: CGFloat, _ name: String) -> [LayoutNode] {
      (1...count).map { .fixed(width: width, height: 4).id("\(name) \($0)") }
    }
    let result = LayoutNode.hstack(
      spacing: 0,
      boxes(52, 3, "one") + boxes(1, 4, "two") + boxes(2, 3, "none") + boxes(1, 4, "last")
    ).layout(proposing: .unspecified)
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let top = letters.map { "┌\($0)┐" }.joined() + "┌aa┐┌─┐┌─┐┌ab┐"
    let bottom = String(repeating: "└─┘", count: 52) + "└──┘└─┘└─┘└──┘"
    let legend = letters.enumerated().map { "\($0.element): one \($0.offset + 1)" }
    #expect(
      result.sketch(width: 52 * 3 + 4 + 2 * 3 + 4).split(separator: "\n")
        == ([top, bottom] + legend + ["aa: two 1", "ab: last 1", "… and 2 more without room"])
        .map { $0[...] })
  }

  @Test func `wide characters take two columns, and tabs are spaces`() {
    let result = LayoutNode.hstack(
      spacing: 0,
      [
        LayoutNode.fixed(width: 12, height: 6).id("日本語"),
        LayoutNode.fixed(width: 6, height: 6).id("a\tb"),
        LayoutNode.fixed(width: 5, height: 6).id("日本"),
      ]
    ).layout(proposing: .unspecified)
    #expect(
      result.sketch(width: 23) == """
        ┌──────────┐┌────┐┌───┐
        │  日本語  ││a b ││ a │
        └──────────┘└────┘└───┘
        a: 日本
        """)
  }

  @Test func `what is drawn later hides what is behind it`() {
    let result = LayoutNode.zstack(
      alignment: .topLeading,
      [
        LayoutNode.fixed(width: 12, height: 8).id("a"),
        LayoutNode.fixed(width: 6, height: 4).id("b"),
      ]
    ).layout(proposing: .unspecified)
    #expect(
      result.sketch(width: 12) == """
        ┌─b──┐─────┐
        └────┘  a  │
        │          │
        └──────────┘
        """)
  }

  @Test func `a view that clips hides what is outside of it`() {
    let wide = LayoutNode.fixed(width: 20, height: 4).id("wide").frame(width: 10)
    let size = CGSize(width: 20, height: 4)
    #expect(
      wide.layout(in: size).sketch(width: 20) == """
        ┌───────wide───────┐
        └──────────────────┘
        """)
    // Columns 5 to 15 are left.
    let clipped = wide.appearance(Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)]))
      .layout(in: size)
    #expect(
      clipped.sketch(width: 20) == """
        ┌╌╌╌╌───wide───╌╌╌╌┐
        └╌╌╌╌──────────╌╌╌╌┘
        """)
  }

  @Test func `what is cut off makes no picture larger`() {
    let tall = LayoutNode.fixed(width: 8, height: 100).frame(height: 4, alignment: .top)
      .appearance(Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)]))
    #expect(
      tall.layout(in: CGSize(width: 8, height: 4)).sketch(width: 8) == """
        ┌──────┐
        │Fixed │
        """)
  }

  @Test func `views beyond the window are shown, but not from afar`() {
    let result = LayoutNode.fixed(width: 4, height: 4).id("a").offset(x: 10)
      .layout(in: CGSize(width: 8, height: 4))
    // The leaf is from 12 to 16; half of the window beyond its edge is shown, which is up to 12.
    #expect(
      result.sketch(width: 12) == """
        ┌╌╌╌╌╌╌┐
        └╌╌╌╌╌╌┘
        """)
    let near = LayoutNode.fixed(width: 4, height: 4).id("a").offset(x: 6)
      .layout(in: CGSize(width: 8, height: 4))
    #expect(
      near.sketch(width: 12) == """
        ┌╌╌╌╌╌╌┐┌a─┐
        └╌╌╌╌╌╌┘└──┘
        """)
  }

  @Test func `hidden views and spacers are not drawn`() {
    let result = LayoutNode.hstack(
      spacing: 0,
      [
        LayoutNode.fixed(width: 4, height: 4).id("a"), .spacer(minLength: 0),
        LayoutNode.fixed(width: 4, height: 4).id("b").hidden(),
      ]
    ).layout(in: CGSize(width: 12, height: 4))
    #expect(
      result.sketch(width: 12) == """
        ┌a─┐╌╌╌╌╌╌╌┐
        └──┘╌╌╌╌╌╌╌┘
        """)
  }

  @Test func `guides are drawn where nothing is written`() {
    let result = LayoutNode.hstack(
      spacing: 4,
      [
        LayoutNode.fixed(width: 4, height: 12).id("a"),
        LayoutNode.fixed(width: 4, height: 4).id("b"),
      ]
    ).layout(proposing: .unspecified)
    // The stack aligns centres, which are 6 points from the top: row 3.
    #expect(
      result.sketch(width: 12, guides: true) == """
        ┌──┐╌╌╌╌╌╌╌┐
        │  │       ╎
        │a │    ┌b─┐
        │┈┈│┈┈┈┈└──┘
        │  │       ╎
        └──┘╌╌╌╌╌╌╌┘
        """)
  }

  @Test func `a frame of negative height is drawn where it is`() {
    // In the middle of 8 × 12 the leaf is 8 wide and -8 high, from 10 up to 2: rows 1 to 4.
    let result = LayoutNode.flexible.id("a").aspectRatio(-1, contentMode: .fit)
      .layout(in: CGSize(width: 8, height: 12))
    #expect(result.frame(of: "a") == CGRect(x: 0, y: 10, width: 8, height: -8))
    #expect(
      result.sketch(width: 8) == """
        ┌╌╌╌╌╌╌┐
        ┌──────┐
        │  a   │
        │      │
        └──────┘
        └╌╌╌╌╌╌┘
        """)
  }

  @Test func `every result has a picture of some rows`() {
    let nodes = [
      LayoutNode.empty, .flexible, .fixed(width: 1, height: 1_000_000),
      .fixed(width: 1e9, height: 1),
      .vstack(alignment: .leading, [.flexible, LayoutNode.flexible.padding(4)]),
      .zstack(alignment: .bottomTrailing, [.flexible, .fixed(width: 4, height: 4)])
        .appearance(Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])),
    ]
    for node in nodes {
      for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
        let picture = node.layout(proposing: proposal).sketch(width: 0, guides: true)
        #expect(picture.split(separator: "\n", omittingEmptySubsequences: false).count <= 210)
      }
    }
  }
}

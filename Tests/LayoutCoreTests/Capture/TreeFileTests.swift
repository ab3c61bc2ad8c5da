import Foundation
import LayoutCore
import Testing

/// The form of trees in files.
struct TreeFileTests {
  @Test func `a tree is a list of nodes with the numbers of their children`() throws {
    let row = LayoutNode.hstack(
      spacing: 8, [.fixed(width: 40, height: 20), LayoutNode.flexible.padding(4).id("rest")])
    #expect(
      try json(row) == """
        {"nodes":[\
        {"children":2,"kind":"hstack","spacing":8},\
        {"height":20,"kind":"fixed","width":40},\
        {"children":1,"ids":["rest"],"insets":[4,4,4,4],"kind":"padding"},\
        {"kind":"flexible"}],"version":1}
        """)
  }

  @Test func `a file written by hand is a tree`() throws {
    let tree = try read(
      file(
        #"{"kind": "vstack", "alignment": "leading", "spacing": 4, "children": 2}"#,
        #"{"kind": "fixed", "width": 40, "height": 20}"#,
        #"{"kind": "frame", "height": 10, "children": 1, "ids": ["line", 7]}"#,
        #"{"kind": "flexible"}"#))
    let result = tree.layout(in: CGSize(width: 100, height: 34))
    #expect(result.frame(of: "line") == CGRect(x: 0, y: 24, width: 100, height: 10))
    #expect(result.frame(of: 7) == result.frame(of: "line"))
  }

  @Test func `numbers without an end are words`() throws {
    let wide = LayoutNode.flexible.frame(maxWidth: .infinity).layoutPriority(-.infinity)
    let text = try json(wide)
    #expect(text.contains(#""maxWidth":"infinity""#) && text.contains(#""priority":"-infinity""#))
    #expect(try json(read(text) as LayoutNode) == text)
  }

  @Test func `ids are strings, integers, or the descriptions of others`() throws {
    struct Day: Hashable, CustomStringConvertible {
      var description: String { "Friday" }
    }
    let leaf = LayoutNode.flexible.id("day").id(5).id(Day())
    let text = try json(leaf)
    #expect(text.contains(#""ids":["day",5,{"description":"Friday"}]"#))
    let result = (try read(text) as LayoutNode).layout(in: CGSize(width: 10, height: 10))
    #expect(result.nodes[0].ids == [AnyHashable("Friday"), AnyHashable(5), AnyHashable("day")])
  }

  @Test func `texts keep their styles and their measurers`() throws {
    var title = StyledText("Lorem ipsum", font: FontDescription(size: 28, weight: 700))
    title.lineLimit = 1
    title.runs[0].paint = .color(.white)
    let cells = LineSetter(TerminalFontMetrics())
    let tree = LayoutNode.vstack([.text(title), .text("cells", measurer: cells)])
    let copy = try read(json(tree)) as LayoutNode
    #expect(copy.layout(proposing: .unspecified) == tree.layout(proposing: .unspecified))
    #expect(try json(tree).contains(#""measurer":{"terminal":{}}"#))
  }

  @Test func `all that a node says of itself is kept`() throws {
    let effects: [Appearance.Effect] = [
      .background(.init(outline: .roundedRectangle(radius: 4), fill: .color(.black))),
      .border(.faded(.color(.white), opacity: 0.5), width: 2), .opacity(0.5), .group,
      .clip(.capsule(isContinuous: true), usesEvenOddRule: false), .filter(.colorInvert),
      .redaction([.placeholder, .privacy]), .blend(.multiply),
    ]
    let tree = LayoutNode.zstack(
      alignment: .bottomTrailing,
      [
        LayoutNode.flexible.appearance(
          Appearance(
            content: .image(.init(source: .symbol("star", font: FontDescription(size: 12)))),
            effects: effects,
            accessibility: .init(label: "Star", traits: [.button, .selected]),
            hitTesting: .init(isEnabled: false, outline: .ellipse))
        ).zIndex(2),
        LayoutNode.fixed(width: 8, height: 8).hidden().named("dot").layoutDirection(.rightToLeft),
        LayoutNode.divider(thickness: 2).standardLengths(.cells).mask(.flexible),
      ])
    let copy = try read(json(tree)) as LayoutNode
    let (one, other) = (
      tree.layout(in: CGSize(width: 80, height: 40)), copy.layout(in: CGSize(width: 80, height: 40))
    )
    #expect(one == other)
    #expect(LayoutRecording(one) == LayoutRecording(other))
  }

  @Test func `scrolling, grids and the third dimension are kept`() throws {
    let grid = LayoutNode.grid(
      horizontalSpacing: 3,
      LayoutNode.gridRow(alignment: .top, [.fixed(width: 4, height: 9), .flexible])
        + [LayoutNode.divider.gridCellUnsizedAxes(.horizontal)]
        + LayoutNode.gridRow([.flexible, LayoutNode.fixed(width: 9, height: 3).gridCellColumns(2)]))
    let tree = LayoutNode.scroll(
      to: .view("last", anchor: .bottom),
      .lazyVStack([
        grid, LayoutNode.fixed(width: 40, height: 300).padding3D(.all, 3),
        LayoutNode.flexible.frame(depth: 5).rotation3DLayout(
          Rotation3D(angle: .degrees(90), axis: .y)
        ).id("last"),
      ])
    ).safeAreaPadding(4).safeAreaInset(edge: .top, .fixed(width: 20, height: 10))
    let copy = try read(json(tree)) as LayoutNode
    let (one, other) = (
      tree.layout(in: CGSize(width: 80, height: 90)), copy.layout(in: CGSize(width: 80, height: 90))
    )
    #expect(LayoutRecording(one) == LayoutRecording(other))
    #expect(try json(copy) == json(tree))
  }

  @Test func `what is empty, or has something empty beside it, is kept`() throws {
    let leaf = LayoutNode.fixed(width: 10, height: 8)
    let pairs: [(LayoutNode, LayoutNode)] = [(leaf, .empty), (.empty, leaf), (.empty, .empty)]
    let trees = pairs.flatMap { base, other -> [LayoutNode] in
      [
        base.safeAreaInset(edge: .top, other), base.safeAreaInset(edge: .trailing, other),
        base.overlay(other), base.background(other), base.mask(other),
        base.spatialOverlay(alignment: .topLeadingFront, other),
        .listRow(separator: other, base), .hstack([base, other]), .vstack([base, other]),
        .zstack([base, other]), .lazyVStack([base, other]), .viewThatFits([base, other]),
        .grid(LayoutNode.gridRow([base, other]) + [base]), .scroll(base),
        .lazyHGrid(rows: [GridItem()], [base, other]), base.padding(2), base.ignoresSafeArea(),
        base.safeAreaPadding(3), base.frame(depth: 4), base.rotation3DLayout(.identity),
      ]
    }
    let window = CGSize(width: 60, height: 40)
    for tree in trees {
      let copy = try read(json(tree))
      #expect(try json(copy) == json(tree))
      #expect(LayoutRecording(copy.layout(in: window)) == LayoutRecording(tree.layout(in: window)))
    }
  }

  @Test func `stacks and grids that align along the depth are kept`() throws {
    let views = [
      LayoutNode.flexible.frame(depth: 10).id("flat"), .flexible.frame(depth: 30),
    ]
    let nodes: [LayoutNode] = [
      .layout(HStackLayout().depthAlignment(.front), views),
      .layout(ZStackLayout().depthAlignment(.back), views),
      .layout(GridLayout().depthAlignment(.front), views),
    ]
    for node in nodes {
      let again = try read(json(node)) as LayoutNode
      let window = CGSize(width: 100, height: 100)
      #expect(again.layout(in: window, depth: 50) == node.layout(in: window, depth: 50))
    }
  }

  @Test func `what is wrong with a description is said again, and once`() throws {
    let tree = LayoutNode.vstack(
      spacing: .nan, [LayoutNode.fixed(width: -4, height: 10).layoutPriority(.nan)]
    ).keptWithOneChild()
    let copy = try read(json(tree)) as LayoutNode
    let found = tree.layout(proposing: .unspecified).diagnostics
    #expect(found.count == 3)
    #expect(copy.layout(proposing: .unspecified).diagnostics == found)
  }

  @Test func `numbers that a file gets wrong are reported as in code`() throws {
    let tree = try read(file(#"{"kind": "fixed", "width": "nan", "height": -3}"#)) as LayoutNode
    let result = tree.layout(proposing: .unspecified)
    #expect(result.size == .zero)
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber, .invalidNumber])
  }

  @Test func `a tree may be deeper than JSON`() throws {
    var tree = LayoutNode.fixed(width: 1, height: 1)
    for _ in 0..<20_000 { tree = tree.padding(0) }
    let copy = try read(json(tree)) as LayoutNode
    #expect(copy.levelCount == 20_001)
  }
}

/// Trees that no file can hold.
struct UnwritableTreeTests {
  private func complaint(about tree: LayoutNode) -> String? {
    do {
      _ = try json(tree)
      return nil
    } catch EncodingError.invalidValue(_, let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  @Test func `the node that holds a closure is named with its place`() {
    let measured = LayoutNode.measured { _ in LeafMeasurement(width: 1, height: 1) }
    #expect(
      complaint(about: .hstack([.flexible, .vstack([.flexible, measured.id("photo")])]))
        == "The node measured \"photo\" at [1, 1] is measured by a closure, and that can't be "
        + "written.")
  }

  @Test func `each kind of closure is refused`() {
    let leaf = LayoutNode.flexible
    #expect(
      complaint(about: leaf.alignmentGuide(.top) { _ in 0 })
        == "The node flexible at [] sets a guide that a closure computes, and that can't be "
        + "written.")
    #expect(
      complaint(about: .geometryReader { _ in [] })
        == "The node GeometryReader at [] has content that a closure describes, and that can't be "
        + "written.")
    #expect(
      complaint(about: .lazyVStack(rows: LayoutRows(count: 3) { _ in [.flexible] }))
        == "The node LazyVStack at [] has rows that are described as they come in sight, and that "
        + "can't be written.")
    #expect(
      complaint(about: leaf.containerRelativeFrame(.horizontal))
        == "The node ContainerRelativeFrame at [] has lengths that a closure computes, and that "
        + "can't be written.")
    #expect(
      complaint(about: leaf.transformed { _ in RenderTransform(.rotation(radians: 1)) })
        == "The node transform at [] has a transform that a closure computes, and that can't be "
        + "written.")
    #expect(
      complaint(about: leaf.drawn { _ in RenderLook() })
        == "The node Look at [] has a look that a closure computes, and that can't be "
        + "written.")
    let outline = Appearance.Outline.custom(.init { Path($0) })
    #expect(
      complaint(about: leaf.appearance(Appearance(content: .shape(.init(outline: outline)))))
        == "The node flexible at [] draws an outline that a closure computes, and that can't be "
        + "written.")
  }

  @Test func `a client's layouts and guides are refused`() {
    #expect(
      complaint(about: .layout(Pile(), [.flexible]))
        == "The node layout at [] is arranged by Pile, a layout that captures do not know, and "
        + "that can't be written.")
    #expect(
      complaint(about: .hstack(alignment: VerticalAlignment(Eyes.self), [.flexible]))
        == "The node stack at [] aligns by Eyes, a guide of the client's own, and that can't be "
        + "written.")
  }

  @Test func `a tree of too many shared nodes is refused`() {
    var tree = LayoutNode.flexible
    for _ in 0..<40 { tree = .hstack([tree, tree]) }
    #expect(complaint(about: tree) == "The tree has too many nodes to be written.")
  }
}

private struct Pile: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

private enum Eyes: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

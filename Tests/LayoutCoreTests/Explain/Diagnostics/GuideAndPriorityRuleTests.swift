import LayoutCore
import ReadyLayouts
import Testing

/// Values that are set where nobody reads them.
struct UnusedGuideRuleTests {
  func lint(_ node: LayoutNode) -> [String] {
    node.layout(proposing: .unspecified).lint(only: [.unusedGuide]).map(\.description)
  }

  let name = LayoutNode.fixed(width: 40, height: 10).named("Text").id("Name")
    .alignmentGuide(.leading) { _ in 5 }
  let other = LayoutNode.fixed(width: 40, height: 10)

  @Test func `a guide is reported with who aligns by another one`() {
    #expect(
      lint(.vstack(alignment: .center, [name, other])) == [
        "VStack › Text \"Name\": Text \"Name\" sets `.leading`, but VStack around it aligns by "
          + "`.center`; the closure never runs. Align by `.leading` there, or don't set it."
      ])
  }

  @Test func `a guide is reported where nothing aligns on its axis`() {
    #expect(
      lint(.hstack([name.padding(2), other])) == [
        "HStack › Padding › Text \"Name\": Text \"Name\" sets `.leading`, but nothing around it "
          + "aligns views by any horizontal guide; the closure never runs. Put the view into a "
          + "container that does, or don't set it."
      ])
  }

  @Test func `of two equal guides the inner one is reported`() {
    let twice = name.alignmentGuide(.leading) { _ in 7 }
    #expect(
      lint(.vstack(alignment: .leading, [twice, other])) == [
        "VStack › Text \"Name\": Text \"Name\" sets `.leading` more than once; only the one set last "
          + "counts."
      ])
  }

  @Test func `a guide in a grid is reported with what aligns its own cell`() {
    func grid(_ cell: LayoutNode) -> LayoutNode { .grid(rows: [[cell, other], [other, other]]) }
    let says = { (guide: String) in "Grid around it aligns by `\(guide)`" }
    #expect(lint(grid(name)).first?.contains(says(".center")) == true)
    #expect(
      lint(grid(name.gridColumnAlignment(.trailing))).first?.contains(says(".trailing")) == true)
    #expect(lint(grid(name.gridColumnAlignment(.leading))).isEmpty)
    let top = other.alignmentGuide(.top) { _ in 3 }
    let row = LayoutNode.gridRow(alignment: .bottom, [top, other])
    #expect(lint(.grid(row + [other])).first?.contains(says(".bottom")) == true)
    // A point that is given places a cell, and no guide does.
    #expect(
      lint(grid(name.gridCellAnchor(.center))).first?.contains(
        "nothing around it aligns views by any horizontal guide") == true)
  }

  @Test func `a guide far inside of a grid's cell is reported with what keeps it`() {
    func grid(_ cell: LayoutNode) -> LayoutNode {
      .grid(LayoutNode.gridRow([cell, other]) + [.flexible.frame(height: 1)])
    }
    let keeper = LayoutNode.hstack([name, other])
    for cell in [keeper, keeper.padding(2), LayoutNode.zstack([keeper.padding(2), other])] {
      #expect(lint(grid(cell)).first?.contains("HStack around it doesn't pass it on") == true)
    }
  }

  @Test func `a guide of the frame is reported where a container keeps it to itself`() {
    // The row aligns vertically, and the column around it sees the row's own leading edge.
    let row = LayoutNode.hstack([other, name]).id("row")
    let column = LayoutNode.vstack(alignment: .leading, [row, other])
    #expect(
      lint(column) == [
        "VStack › HStack \"row\" › Text \"Name\": Text \"Name\" sets `.leading`, but HStack \"row\" "
          + "around it doesn't pass it on; the closure never runs. Set it on HStack \"row\", or don't set "
          + "it."
      ])
    let top = LayoutNode.vstack([other, other.alignmentGuide(.top) { _ in 3 }])
    #expect(
      lint(.hstack(alignment: .top, [top, other])).first?.contains(
        "sets `.top`, but VStack around it doesn't pass it on") == true)
    let scroll = LayoutNode.scroll(name)
    #expect(
      lint(.vstack(alignment: .leading, [scroll, other])).first?.contains(
        "sets `.leading`, but Visible around it doesn't pass it on") == true)
  }

  @Test func `a guide is reported where a modifier around sets it again`() {
    let twice = name.padding(2).id("outer").alignmentGuide(.leading) { _ in 7 }
    #expect(
      lint(.vstack(alignment: .leading, [twice, other])) == [
        "VStack › Padding \"outer\" › Text \"Name\": Text \"Name\" sets `.leading`, but Padding "
          + "\"outer\" around it sets it again; only the one set last counts."
      ])
    let adding = name.padding(2).alignmentGuide(.leading) { $0[.leading] + 7 }
    #expect(lint(.vstack(alignment: .leading, [adding, other])).isEmpty)
    // Nothing aligns here yet, so whether the outer one would read the inner one is not known.
    #expect(lint(.vstack(alignment: .leading, [adding])).isEmpty)
  }

  @Test func `guides that are read are not reported`() {
    #expect(lint(.vstack(alignment: .leading, [name, other])).isEmpty)
    #expect(lint(name.frame(width: 80, alignment: .leading)).isEmpty)
    // The outer guide reads the inner one.
    let outer = name.alignmentGuide(.trailing) { $0[.leading] }
    #expect(lint(.vstack(alignment: .trailing, [outer, other])).isEmpty)
    // Guides of a client cross containers.
    let crossing = LayoutNode.fixed(width: 4, height: 4).alignmentGuide(.firstTextBaseline) { _ in 2
    }
    #expect(
      lint(
        .hstack(
          alignment: .firstTextBaseline,
          [.vstack(alignment: .leading, [crossing, name]), other])
      ).isEmpty)
    // A client's layout may read any guide.
    #expect(lint(.layout(AnyLayout(FlowLayout()), [name, other])).isEmpty)
    #expect(lint(.layout(AnyLayout(FlowLayout()), [name.frame(width: 80), other])).isEmpty)
    // A stack of one view has nothing to align yet.
    #expect(lint(.vstack(alignment: .leading, [name])).isEmpty)
    #expect(lint(.vstack(alignment: .leading, [name.padding(2)])).isEmpty)
  }
}

struct LostPriorityRuleTests {
  func lint(_ node: LayoutNode) -> [String] {
    node.layout(proposing: .unspecified).lint(only: [.lostPriority]).map(\.description)
  }

  @Test func `a priority inside of padding is reported`() {
    let row = LayoutNode.hstack([
      LayoutNode.flexible.id("a").layoutPriority(1).padding(4), .flexible,
    ])
    #expect(
      lint(row) == [
        "HStack › Padding › Flexible \"a\": Flexible \"a\" has a layout priority of 1 that is lost in "
          + "Padding, which HStack sees in its place. Set the priority after that modifier."
      ])
  }

  @Test func `a priority inside of modifiers of the safe area is reported`() {
    let leaf = LayoutNode.flexible.id("a").layoutPriority(1)
    let bar = LayoutNode.fixed(width: 10, height: 10)
    for (modified, name) in [
      (leaf.ignoresSafeArea(), "IgnoresSafeArea"), (leaf.safeAreaPadding(4), "SafeAreaPadding"),
      (leaf.safeAreaInset(edge: .top, bar), "SafeAreaInset"),
    ] {
      let found = lint(.hstack([modified, .flexible]))
      #expect(found.count == 1)
      #expect(
        found.first?.contains("is lost in \(name), which HStack sees in its place.") == true)
      #expect(lint(.hstack([modified.layoutPriority(2), .flexible])).isEmpty)
    }
    // A second view competes with nobody for room.
    let badge = LayoutNode.flexible.layoutPriority(1)
    #expect(lint(.hstack([bar.overlay(badge).padding(4), .flexible])).isEmpty)
    #expect(lint(.hstack([bar.safeAreaInset(edge: .top, badge).padding(4), .flexible])).isEmpty)
  }

  @Test func `a priority is reported in whatever reads priorities, and nowhere else`() {
    let views = [LayoutNode.flexible.layoutPriority(1).padding(4), .flexible]
    for reader in [
      .zstack(views), .grid(rows: [views]), .layout(AnyLayout(FlowLayout()), views),
    ] as [LayoutNode] {
      #expect(lint(reader).count == 1)
    }
    let columns = [GridItem(), GridItem()]
    for other in [
      .lazyVStack(views), .lazyVStack(rows: LayoutRows(count: 1) { _ in views }),
      .lazyVGrid(columns: columns, views), .viewThatFits(views),
      .listRow(separator: views[1], views[0]), .geometryReader { _ in views },
    ] as [LayoutNode] {
      #expect(lint(other).isEmpty)
    }
  }

  @Test func `priorities that count, or matter to nobody, are not reported`() {
    let leaf = LayoutNode.flexible
    #expect(lint(.hstack([leaf.padding(4).layoutPriority(1), .flexible])).isEmpty)
    #expect(lint(.hstack([leaf.layoutPriority(1).offset(x: 1), .flexible])).isEmpty)
    #expect(
      lint(.hstack([leaf.layoutPriority(1).padding(4).layoutPriority(2), .flexible])).isEmpty)
    #expect(lint(leaf.layoutPriority(1).padding(4)).isEmpty)
  }
}

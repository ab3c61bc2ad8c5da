import LayoutCore
import Testing

/// Lengths that are used where none are given.
struct StandardLengthsTests {
  private let lengths = StandardLengths(
    padding: 3, spacing: 2, spacerLength: 5, dividerThickness: 4)

  private func box(_ id: String) -> LayoutNode { .fixed(width: 10, height: 10).id(id) }

  private func size(_ node: LayoutNode) -> CGSize {
    var options = LayoutOptions()
    options.standardLengths = lengths
    return node.layout(proposing: .unspecified, options: options).root.frame.size
  }

  private func width(_ node: LayoutNode) -> CGFloat { size(node).width }
  private func height(_ node: LayoutNode) -> CGFloat { size(node).height }
  private func length(_ length: CGFloat) -> CGFloat { length }

  @Test func `a tree has its own`() {
    #expect(size(box("a").padding()) == CGSize(width: 10 + 2 * 3, height: 10 + 2 * 3))
    #expect(size(box("a").padding(.top)) == CGSize(width: 10, height: 10 + 3))
    #expect(size(box("a").safeAreaPadding()) == CGSize(width: 10 + 2 * 3, height: 10 + 2 * 3))
    #expect(
      size(.hstack([box("a"), box("b")])) == CGSize(width: 10 + 2 + 10, height: 10))
    #expect(width(.hstack([box("a"), .spacer, box("b")])) == length(10 + 5 + 10))
    #expect(height(.vstack([box("a"), .divider])) == length(10 + 2 + 4))
    #expect(height(.lazyVStack([box("a"), box("b")])) == length(10 + 2 + 10))
    #expect(
      size(
        .grid(
          [[box("a"), box("b")], [box("c"), box("d")]].flatMap { LayoutNode.gridRow($0) }))
        == CGSize(width: 22, height: 22))
  }

  @Test func `what is given stays`() {
    #expect(size(box("a").padding(1)) == CGSize(width: 12, height: 12))
    #expect(width(.hstack(spacing: 8, [box("a"), box("b")])) == length(28))
    #expect(width(.hstack([box("a"), .spacer(minLength: 1), box("b")])) == length(21))
    #expect(height(.vstack([box("a"), .divider(thickness: 1)])) == length(10 + 2 + 1))
  }

  @Test func `rows and columns may differ`() {
    var lengths = lengths
    (lengths.horizontalSpacing, lengths.verticalSpacing) = (1, 7)
    let row = LayoutNode.hstack([box("a"), box("b")])
    let both = LayoutNode.vstack([row, box("c")]).standardLengths(lengths)
    #expect(
      both.layout(proposing: .unspecified).root.frame.size
        == CGSize(width: 10 + 1 + 10, height: 10 + 7 + 10))
  }

  @Test func `a part of a tree has its own`() {
    let node = LayoutNode.vstack(
      spacing: 0,
      [
        .hstack([box("a"), box("b")]).standardLengths(lengths),
        .hstack([box("c"), box("d").padding().standardLengths(lengths)]),
      ])
    let result = node.layout(proposing: .unspecified)
    let (a, b) = (result.frame(of: "a"), result.frame(of: "b"))
    #expect(a.flatMap { a in b.map { $0.minX - a.maxX } } == 2)
    // The padding of 3 is inside, the distance of 8 outside.
    let (c, d) = (result.frame(of: "c"), result.frame(of: "d"))
    #expect((d?.minX ?? 0) - (c?.maxX ?? 0) == length(8 + 3))
  }

  @Test func `lazy grids take both distances`() {
    let columns = [GridItem(.fixed(10)), GridItem(.fixed(10))]
    let cells = ["a", "b", "c"].map(box)
    for grid in [
      LayoutNode.lazyVGrid(columns: columns, cells),
      .lazyVGrid(columns: columns, cells: LayoutRows(count: 3) { [cells[$0]] }),
    ] {
      let result = grid.standardLengths(lengths).layout(proposing: .unspecified)
      let (b, c) = (result.frame(of: "b"), result.frame(of: "c"))
      #expect(b.map { $0.minX - 10 } == 2)
      #expect(c.map { $0.minY - 10 } == 2)
    }
  }

  @Test func `a client's layout is told the distance`() {
    struct Row: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        return CGSize(width: gap, height: 1)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    #expect(width(.layout(Row(), [box("a"), box("b")])) == length(2))
  }

  @Test func `content that is described late inherits them`() {
    let reader = LayoutNode.geometryReader { _ in [box("a").padding().id("padded")] }
    let result = reader.standardLengths(lengths).layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "padded")?.width == length(10 + 2 * 3))
  }

  @Test func `what replaces a node inherits them`() {
    let tree = LayoutTree(.hstack([box("a").padding().id("padded")]).standardLengths(lengths))
    tree.replace("padded", with: box("b").padding().id("other"))
    #expect(tree.layout(proposing: .unspecified).frame(of: "other")?.width == length(10 + 2 * 3))
  }

  @Test func `faces in front and behind have the usual padding`() {
    let padded = LayoutNode.fixed(width: 10, height: 10).padding3D().standardLengths(lengths)
    let result = padded.layout(proposing: .unspecified)
    #expect(result.root.frame.size == CGSize(width: 16, height: 16))
    #expect(result.size3D.depth == Double(2 * 3))
  }

  @Test func `numbers of no use count as not set`() {
    var unusable = lengths
    (unusable.padding, unusable.verticalSpacing) = (.nan, .infinity)
    let result = LayoutNode.vstack([box("a").padding(), box("b")]).standardLengths(unusable)
      .layout(proposing: .unspecified)
    #expect(result.root.frame.height == length(10 + 2 * 16 + 8 + 10))
    #expect(result.diagnostics.count == 2)
  }

  @Test func `cells fit a terminal`() {
    var options = LayoutOptions()
    options.standardLengths = .cells
    options.textMeasurer = LineSetter(TerminalFontMetrics())
    let tree = LayoutTree(.hstack([.text("Total"), .spacer, .text("12")]), options: options)
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 5 + 2, height: 1))
    let form = LayoutNode.vstack(
      alignment: .leading,
      [
        .hstack([.text("Name"), .text("Ada").id("name")]),
        .divider,
        .hstack([.text("Year"), .text("1815").id("year")]),
      ]
    ).padding()
    let result = form.layout(in: CGSize(width: 20, height: 7), options: options)
    // Padding of one cell around four letters, a blank, and the rest. Below, a blank line, a line
    // of dashes and another blank one.
    #expect(result.frame(of: "name") == CGRect(x: 1 + 4 + 1, y: 1, width: 3, height: 1))
    #expect(result.frame(of: "year") == CGRect(x: 1 + 4 + 1, y: 1 + 4, width: 4, height: 1))
    #expect(result.node(of: "year")?.textLines().first?.string == "1815")
  }

  @Test func `fonts that a tree's measurer does not have are reported`() {
    struct OneFont: FontMetrics {
      let base = TerminalFontMetrics()

      func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
        base.metrics(of: font, pixelLength: pixelLength)
      }

      func advances(of string: String, in font: FontDescription) -> [CGFloat] {
        base.advances(of: string, in: font)
      }

      func hasFont(_ font: FontDescription) -> Bool { font.family == nil }
    }
    var options = LayoutOptions()
    options.textMeasurer = LineSetter(OneFont())
    let text = StyledText("Hi", font: FontDescription(family: "Papyrus", size: 10))
    let result = LayoutNode.text(text).layout(proposing: .unspecified, options: options)
    #expect(result.root.frame.size == CGSize(width: 2, height: 1))
    #expect(result.diagnostics.map(\.rule) == [.missingFont])
  }
}

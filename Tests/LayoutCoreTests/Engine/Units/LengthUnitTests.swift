import LayoutCore
import Testing

/// Trees whose lengths are whole multiples of a unit, here of 1 where nothing else is said.
struct LengthUnitTests {
  private func frames(
    _ node: LayoutNode, width: CGFloat? = nil, height: CGFloat? = nil, unit: CGFloat = 1
  ) -> [CGRect] {
    var options = LayoutOptions()
    options.lengthUnit = unit
    let proposal = ProposedViewSize(width: width, height: height)
    return node.layout(proposing: proposal, options: options).nodes.map(\.frame)
  }

  /// The frames of a node's children.
  private func parts(
    _ node: LayoutNode, width: CGFloat? = nil, height: CGFloat? = nil, unit: CGFloat = 1
  ) -> [CGRect] {
    Array(frames(node, width: width, height: height, unit: unit).dropFirst())
  }

  private func size(_ node: LayoutNode, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    frames(node, width: width, height: height)[0].size
  }

  private func flexible(_ count: Int) -> [LayoutNode] {
    Array(repeating: .flexible, count: count)
  }

  private func widths(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.size.width) }
  private func starts(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.origin.x) }

  // MARK: - Sharing out

  @Test func `stacks share out whole units, and the last ones get the rest`() {
    // 10 / 3 = 3 and 1/3; (10 - 3) / 2 = 3 and 1/2; 10 - 3 - 3 = 4.
    let three = parts(.hstack(spacing: 0, flexible(3)), width: 10, height: 1)
    #expect(widths(three) == [3, 3, 4])
    #expect(starts(three) == [0, 3, 6])
    // 11 = 3 + 4 + 4, as (11 - 3) / 2 = 4.
    #expect(widths(parts(.hstack(spacing: 0, flexible(3)), width: 11, height: 1)) == [3, 4, 4])
    // What is left beside gaps of 1: 10 - 2 = 8 = 2 + 3 + 3.
    #expect(widths(parts(.hstack(spacing: 1, flexible(3)), width: 10, height: 1)) == [2, 3, 3])
    // Fewer units than views.
    #expect(widths(parts(.hstack(spacing: 0, flexible(3)), width: 2, height: 1)) == [0, 1, 1])
  }

  @Test func `units may be fractions, or more than 1`() {
    let row = LayoutNode.hstack(spacing: 0, flexible(3))
    // 10 = 20 halves = 6 + 7 + 7 halves.
    #expect(widths(parts(row, width: 10, height: 1, unit: 0.5)) == [3, 3.5, 3.5])
    // 10 = 5 twos = 1 + 2 + 2 twos.
    #expect(widths(parts(row, width: 10, height: 2, unit: 2)) == [2, 4, 4])
    // 2 = 6 thirds = 2 + 2 + 2 thirds.
    for width in widths(parts(row, width: 2, height: 1, unit: 1 / 3)) {
      #expect(abs(width - 2 / 3) < 1e-9)
    }
  }

  @Test func `adaptive tracks share out whole units`() {
    let columns = [GridItem(.adaptive(minimum: 4), spacing: 0)]
    let grid = LayoutNode.lazyVGrid(columns: columns, spacing: 0, flexible(3))
    // 14 has room for 3 tracks of 4: 4 + 5 + 5.
    #expect(widths(parts(grid, width: 14, height: 1)) == [4, 5, 5])
    // 11 has room for 2: 5 + 6, and the third cell is below the first.
    let two = parts(grid, width: 11, height: 1)
    #expect(widths(two) == [5, 6, 5])
    #expect(starts(two) == [0, 5, 0])
  }

  @Test func `grids share out whole units`() {
    let grid = LayoutNode.grid(
      horizontalSpacing: 0, verticalSpacing: 0,
      LayoutNode.gridRow(flexible(3)) + LayoutNode.gridRow(flexible(3)))
    // Columns: 3 + 3 + 4. Rows: 5 = 2 + 3.
    let cells = parts(grid, width: 10, height: 5)
    #expect(widths(cells) == [3, 3, 4, 3, 3, 4])
    #expect(cells.map(\.size.height) == [2, 2, 2, 3, 3, 3])
    #expect(starts(cells) == [0, 3, 6, 0, 3, 6])
    // A column that needs 1 leaves 9 = 4 + 5 to the others.
    let narrow = LayoutNode.grid(
      horizontalSpacing: 0,
      LayoutNode.gridRow([.flexible, .fixed(width: 1, height: 1), .flexible]))
    #expect(widths(parts(narrow, width: 10, height: 5)) == [4, 1, 5])
  }

  @Test func `a wide cell widens its columns by whole units`() {
    let grid = LayoutNode.grid(
      horizontalSpacing: 0, verticalSpacing: 0,
      [
        LayoutNode.gridRow([.fixed(width: 7, height: 1).gridCellColumns(2)]),
        LayoutNode.gridRow([.fixed(width: 1, height: 1), .fixed(width: 1, height: 1)]),
      ].joined().map { $0 })
    // 7 is 5 more than 1 + 1: the columns get 2 and 3 more, and are 3 and 4 wide. The cells are in
    // the middle of them: (3 - 1) / 2 = 1, and 3 + (4 - 1) / 2 = 4.5, rounded down.
    #expect(starts(parts(grid)) == [0, 1, 4])
  }

  @Test func `lazy grids share out whole units`() {
    let columns = Array(repeating: GridItem(.flexible(minimum: 0), spacing: 0), count: 3)
    #expect(widths(parts(.lazyVGrid(columns: columns, flexible(3)), width: 10)) == [3, 3, 4])
    // An adaptive item has room for 3 tracks of at least 3 in 11: 3 + 4 + 4.
    let adaptive = [GridItem(.adaptive(minimum: 3), spacing: 0)]
    let tracks = parts(.lazyVGrid(columns: adaptive, flexible(3)), width: 11)
    #expect(widths(tracks) == [3, 4, 4])
    #expect(starts(tracks) == [0, 3, 7])
  }

  @Test func `parts of a container are rounded down`() {
    // 11 / 2 = 5.5; 10 / 3 = 3 and 1/3.
    let half = LayoutNode.flexible.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(size(half, width: 11, height: 1).width == CGFloat(5))
    let third = LayoutNode.flexible.containerRelativeFrame(.horizontal, count: 3, spacing: 0)
    #expect(size(third, width: 10, height: 1).width == CGFloat(3))
  }

  // MARK: - Positions

  @Test func `what is centred is rounded down to a unit, wherever it is`() {
    let four = LayoutNode.fixed(width: 4, height: 1)
    // (7 - 4) / 2 = 1.5.
    #expect(parts(four.frame(width: 7))[0].origin.x == 1)
    #expect(parts(four.frame(minWidth: 7))[0].origin.x == 1)
    #expect(starts(parts(.zstack([four, .fixed(width: 7, height: 1)]))) == [1, 0])
    #expect(starts(parts(.vstack(spacing: 0, [four, .fixed(width: 7, height: 1)]))) == [1, 0])
    #expect(starts(parts(LayoutNode.fixed(width: 7, height: 1).overlay(four))) == [0, 1])
    #expect(starts(parts(LayoutNode.fixed(width: 7, height: 1).background(four))) == [0, 1])
    for x in 0..<4 {
      let inner = frames(four.frame(width: 7).padding(.leading, CGFloat(x)))
      let distance = inner[2].origin.x - inner[1].origin.x
      #expect(distance == 1)
    }
    // What does not fit is cut on the left: (4 - 7) / 2 = -1.5.
    #expect(parts(LayoutNode.fixed(width: 7, height: 1).frame(width: 4))[0].origin.x == -2)
  }

  @Test func `right to left, positions are rounded from the right`() {
    var options = LayoutOptions()
    options.lengthUnit = 1
    let node = LayoutNode.fixed(width: 4, height: 1)
    let window = CGSize(width: 7, height: 2)
    let root = node.layout(in: window, direction: .rightToLeft, options: options).root
    // 1 from the right: 7 - 1 - 4 = 2. From the top, (2 - 1) / 2 = 0.5.
    #expect(root.frame == CGRect(x: 2, y: 0, width: 4, height: 1))
    #expect(
      node.layout(in: window, options: options).root.frame
        == CGRect(x: 1, y: 0, width: 4, height: 1))
  }

  @Test func `guides move nothing off the units`() {
    let low = LayoutNode.fixed(width: 1, height: 2).alignmentGuide(VerticalAlignment.top) { _ in
      -0.5
    }
    // 0.5 further down, rounded down, in a stack of 2.5, rounded up.
    let row = frames(.hstack(alignment: .top, spacing: 0, [low, .fixed(width: 1, height: 1)]))
    #expect(row.map(\.origin.y) == [0, 0, 0])
    #expect(row[0].size.height == CGFloat(3))
  }

  @Test func `offsets, positions and scrolling are rounded down`() {
    let two = LayoutNode.fixed(width: 2, height: 2)
    #expect(parts(two.offset(x: 1.5, y: -0.5))[0].origin == CGPoint(x: 1, y: -1))
    // 3.2 - 2 / 2 = 2.2.
    #expect(
      parts(two.position(x: 3.2, y: 3), width: 9, height: 9)[0].origin == CGPoint(x: 2, y: 2))
    let scrolled = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 2.5)), .fixed(width: 2, height: 20))
    #expect(parts(scrolled, width: 2, height: 5).last?.origin.y == -2)
  }

  // MARK: - Sizes

  @Test func `lengths are rounded up`() {
    #expect(size(.fixed(width: 2.5, height: 3)) == CGSize(width: 3, height: 3))
    #expect(size(.fixed(width: 2 + 1e-9, height: 3)) == CGSize(width: 2, height: 3))
    #expect(size(.flexible.frame(width: 0.5, height: 2)) == CGSize(width: 1, height: 2))
    #expect(frames(.flexible.frame(width: 0.5, height: 2))[1].size == CGSize(width: 1, height: 2))
    // 1 on each side, and not 1/2.
    #expect(size(LayoutNode.fixed(width: 2, height: 2).padding(0.5)) == CGSize(width: 4, height: 4))
    // 10 * 9 / 16 = 5.625.
    #expect(
      size(.flexible.aspectRatio(16 / 9, contentMode: .fit), width: 10, height: 10)
        == CGSize(width: 10, height: 6))
    // A gap of 1, and not 1/2.
    let pair = LayoutNode.hstack(
      spacing: 0.5, [.fixed(width: 2, height: 1), .fixed(width: 2, height: 1)])
    #expect(starts(frames(pair)) == [0, 0, 3])
    // Text of 2.4 on 1.2.
    let text = LayoutNode.measured { _ in LeafMeasurement(width: 2.4, height: 1.2) }
    #expect(size(text) == CGSize(width: 3, height: 2))
  }

  @Test func `flexible views are a multiple long without a proposal`() {
    // 10, rounded up to threes.
    let all = [LayoutNode.flexible, .clamped(), .divider]
    for node in all { #expect(frames(node, unit: 3)[0].size.width == CGFloat(12)) }
  }

  @Test func `a window counts as its whole units`() {
    var options = LayoutOptions()
    options.lengthUnit = 1
    let insets = EdgeInsets(top: 0.5, leading: 1, bottom: 0, trailing: 0)
    let result = LayoutNode.flexible.layout(
      in: CGSize(width: 10.7, height: 5), safeArea: insets, options: options)
    // 10 - 1 wide, and 5 - 1 high below the whole line that the bar reaches into.
    #expect(result.root.frame == CGRect(x: 1, y: 1, width: 9, height: 4))
  }

  // MARK: - Clients

  /// Thirds, as a client computes them.
  private struct Thirds: Layout {
    /// Whether the client asks for the unit, and leaves over what is not whole.
    var areEven = false

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var width = bounds.width / 3
      if areEven, let unit = subviews.lengthUnit { width = (width / unit).rounded(.down) * unit }
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }

  @Test func `clients' proposals and positions are rounded down`() {
    // 10 / 3 = 3 and 1/3, at 0, 3 and 1/3, 6 and 2/3.
    let thirds = parts(.layout(Thirds(), flexible(3)), width: 10, height: 1)
    #expect(starts(thirds) == [0, 3, 6])
    #expect(widths(thirds) == [3, 3, 3])
  }

  @Test func `clients can ask for the unit`() {
    // 11 / 3 = 3 and 2/3.
    let even = parts(.layout(Thirds(areEven: true), flexible(3)), width: 11, height: 1)
    #expect(starts(even) == [0, 3, 6])
    #expect(widths(even) == [3, 3, 3])
    let whole = LayoutNode.layout(Thirds(areEven: true), [.flexible.id(0), .flexible, .flexible])
      .layout(
        in: CGSize(width: 12, height: 1))
    #expect(whole.frame(of: 0)?.width == 4)
  }

  /// What a layout is told.
  private final class Numbers: @unchecked Sendable {
    var all: [CGFloat] = []
  }

  private struct Listening: Layout {
    let numbers: Numbers

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      numbers.all += [proposal.width, proposal.height].compactMap { $0 }
      let size = subviews[0].sizeThatFits(proposal)
      numbers.all += [size.width, size.height]
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      numbers.all += [bounds.minX, bounds.minY, bounds.width, bounds.height]
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func `layouts and readers are told whole numbers`() {
    let numbers = Numbers()
    let reader = LayoutNode.geometryReader { proxy in
      let frame = proxy.frame(in: .global)
      numbers.all += [frame.minX, frame.minY, frame.width, frame.height]
      return []
    }
    let half = LayoutNode.flexible.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    let listening = LayoutNode.layout(Listening(numbers: numbers), [half])
    let node = LayoutNode.hstack([listening, reader, .flexible]).padding(1.5).frame(
      width: 35, height: 7)
    _ = frames(node, width: 36, height: 8)
    #expect(numbers.all.count > 8)
    for number in numbers.all { #expect(number == number.rounded(), "\(numbers.all)") }
  }

  // MARK: - Rows out of sight

  @Test func `rows begin at whole units, though those before them are estimated`() {
    let rows = LayoutRows(count: 1000) { row in
      [.fixed(width: 2, height: row.isMultiple(of: 3) ? 1 : 2)]
    }
    var options = LayoutOptions()
    options.lengthUnit = 1
    let list = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 500.5)), .lazyVStack(spacing: 0.5, rows: rows))
    let result = list.layout(in: CGSize(width: 5, height: 9), options: options)
    #expect(result.nodes.count > 5)
    for node in result.nodes {
      #expect(node.frame.minY == node.frame.minY.rounded(), "\(result)")
      #expect(node.frame.height == node.frame.height.rounded(), "\(result)")
    }
  }

  // MARK: - Bad units

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `a unit of no use is none, and is reported`(unit: CGFloat) {
    var options = LayoutOptions()
    options.lengthUnit = unit
    let result = LayoutNode.hstack(spacing: 0, flexible(4)).layout(
      proposing: ProposedViewSize(width: 10, height: 1), options: options)
    #expect(widths(result.root.children.map(\.frame)) == [2.5, 2.5, 2.5, 2.5])
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber])
    let name = unit.isNaN ? "NaN" : unit == .infinity ? "∞" : "\(Int(unit))"
    #expect(
      result.diagnostics.first?.message
        == "The unit of lengths is \(name); lengths are not rounded.")
  }

  @Test(arguments: [1e-300, 1e-12, 1e12, 1e99] as [CGFloat])
  func `units of any magnitude end in finite frames`(unit: CGFloat) {
    let row = LayoutNode.hstack([.flexible, .fixed(width: 3, height: 1), .spacer]).padding()
    for frame in frames(row, width: 100, height: 10, unit: unit) {
      #expect(frame.minX.isFinite && frame.maxX.isFinite && frame.maxY.isFinite)
    }
  }
}

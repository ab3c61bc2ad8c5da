import LayoutCore
import ReadyLayouts
import Testing

/// Views of one width or of one height.
struct EqualLengthTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    .fixed(width: width, height: height)
  }

  /// A button: as wide as it is proposed, ideally as its label.
  private func button(_ width: CGFloat, _ height: CGFloat = 10) -> LayoutNode {
    box(width, height).frame(maxWidth: .infinity)
  }

  /// Text of cells that are 10 wide and 10 high.
  private func text(_ count: Int) -> LayoutNode {
    .measured(.wrapping) { proposal in
      let perLine = max(min(((proposal.width ?? .infinity) / 10).rounded(.down), CGFloat(count)), 1)
      return LeafMeasurement(
        width: perLine * 10, height: (CGFloat(count) / perLine).rounded(.up) * 10)
    }
  }

  private func lay(
    _ layout: some Layout, _ children: [LayoutNode], _ width: CGFloat?, _ height: CGFloat?,
    _ direction: LayoutDirection = .leftToRight, unit: CGFloat? = nil
  ) -> (size: CGSize, frames: [CGRect]) {
    var options = LayoutOptions()
    options.lengthUnit = unit
    let result = LayoutNode.layout(layout, children.enumerated().map { $1.id($0) }).layout(
      proposing: ProposedViewSize(width: width, height: height), direction: direction,
      options: options)
    return (result.size, children.indices.compactMap { result.frame(of: $0) })
  }

  // MARK: - Whole cells

  @Test func `in whole cells, shares and gaps are equal`() {
    // Each takes what it is proposed, and 10 by itself.
    let views: [LayoutNode] = [.flexible, .flexible, .flexible]
    // 11 / 3 = 3 and 2/3: each gets 3, and 2 stay free.
    let (size, frames) = lay(EqualWidthLayout(spacing: 0), views, 11, nil, unit: 1)
    #expect(size == CGSize(width: 9, height: 10))
    #expect(frames.map(\.minX) == [0, 3, 6])
    #expect(frames.map(\.width) == [3, 3, 3])
    // Gaps of 1/2 are rounded up: (11 - 2) / 3 = 3.
    let apart = lay(EqualWidthLayout(spacing: 0.5), views, 11, nil, unit: 1).frames
    #expect(apart.map(\.minX) == [0, 4, 8])
    // 4 is 12 cells of 1/3, four for each.
    let thirds = lay(EqualWidthLayout(spacing: 0), views, 4, nil, unit: 1.0 / 3).frames
    let third: CGFloat = 4.0 / 3
    #expect(thirds.map(\.width) == [third, third, third])
  }

  @Test func `in whole cells, the heights of a column are equal`() {
    let column = EqualHeightLayout(axis: .vertical, spacing: 0)
    // 7 / 2 = 3 and 1/2.
    let (size, frames) = lay(column, [.flexible, .flexible], nil, 7, unit: 1)
    #expect(frames.map(\.minY) == [0, 3])
    #expect(size.height == 6)
  }

  // MARK: - Width

  @Test(arguments: [nil, 200, CGFloat.infinity])
  func `views in a row are as wide as the widest`(width: CGFloat?) {
    let (size, frames) = lay(EqualWidthLayout(), [button(20), button(50, 30)], width, nil)
    #expect(size == CGSize(width: 108, height: 30))
    #expect(
      frames == [
        CGRect(x: 0, y: 10, width: 50, height: 10), CGRect(x: 58, y: 0, width: 50, height: 30),
      ])
  }

  @Test func `too wide for the row, they share it`() {
    let layout = EqualWidthLayout(spacing: 10)
    let (size, frames) = lay(layout, [text(4), text(8), text(2)], 80, nil)
    // (80 − 20) / 3 = 20: two, four and one lines.
    #expect(size == CGSize(width: 80, height: 40))
    #expect(frames.map(\.origin.x) == [0, 30, 60])
    #expect(frames.map(\.height) == [20, 40, 10])
    #expect(frames.map(\.origin.y) == [10, 0, 15])
    #expect(lay(layout, [box(10, 10), button(50)], 0, 0).size.width == 10)
  }

  @Test func `a view that stays narrower is aligned in its space`() {
    let (_, frames) = lay(
      EqualWidthLayout(alignment: .bottomTrailing, spacing: 0), [box(20, 10), box(50, 30)], nil, nil
    )
    #expect(
      frames == [
        CGRect(x: 30, y: 20, width: 20, height: 10), CGRect(x: 50, y: 0, width: 50, height: 30),
      ])
    let (_, mirrored) = lay(
      EqualWidthLayout(alignment: .leading, spacing: 0), [box(20, 10), box(50, 30)], nil, nil,
      .rightToLeft)
    #expect(mirrored.map(\.origin.x) == [80, 0])
  }

  @Test func `views in a column are as wide as the widest, but no wider than the column`() {
    let layout = EqualWidthLayout(axis: .vertical, spacing: 2)
    let (size, frames) = lay(layout, [button(20), text(5)], nil, nil)
    #expect(size == CGSize(width: 50, height: 22))
    #expect(frames.map(\.width) == [50, 50])
    let (narrow, _) = lay(layout, [button(20), text(5)], 30, nil)
    #expect(narrow == CGSize(width: 30, height: 32))
  }

  // MARK: - Height

  @Test func `views in a row are as high as the highest`() {
    let cards = [text(4).frame(maxHeight: .infinity), text(12).frame(maxHeight: .infinity)]
    #expect(
      lay(EqualHeightLayout(spacing: 0), cards, nil, nil).size == CGSize(width: 160, height: 10))
    // 100 for both: the first is 40 wide, and 60 are left for 12 cells, in two lines.
    let (size, frames) = lay(EqualHeightLayout(spacing: 0), cards, 100, nil)
    #expect(size == CGSize(width: 100, height: 20))
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 60, height: 20),
      ])
  }

  @Test func `views in a column are as high as the highest, or share the column`() {
    let layout = EqualHeightLayout(axis: .vertical, alignment: .topLeading, spacing: 5)
    let rows = [box(20, 10), .flexible.frame(minHeight: 10, idealHeight: 30, maxHeight: .infinity)]
    let (size, frames) = lay(layout, rows, 40, nil)
    #expect(size == CGSize(width: 40, height: 65))
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 35, width: 40, height: 30),
      ])
    #expect(lay(layout, rows, 40, 45).size == CGSize(width: 40, height: 45))
  }

  @Test func `without views there is nothing`() {
    #expect(lay(EqualWidthLayout(), [], 100, 100).size == .zero)
    #expect(lay(EqualHeightLayout(axis: .vertical), [], nil, nil).size == .zero)
  }

  @Test func `texts of a row share their baseline`() {
    func text(_ baseline: CGFloat) -> LayoutNode {
      .measured { _ in
        LeafMeasurement(width: 30, height: 20, firstBaseline: baseline, lastBaseline: baseline)
      }
    }
    let layout = EqualWidthLayout(alignment: .centerFirstTextBaseline)
    let (size, frames) = lay(layout, [text(16), text(12)], nil, nil)
    #expect(size == CGSize(width: 68, height: 24))
    #expect(frames.map(\.origin.y) == [0, 4])
  }
}

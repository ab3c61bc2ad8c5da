import LayoutCore
import TestSupport
import Testing

/// Clients' layouts that answer nonsense, or do nothing.
struct ClientLayoutTests {
  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity,
  ])
  func `a client's stack whose spacing is no number lets its views decide`(spacing: CGFloat) {
    let views = [box(10, 20), box(30, 10)]
    let row = LayoutNode.layout(Wrapping(HStackLayout(spacing: spacing)), views)
    // 10 + 8 + 30
    #expect(row.layout(proposing: .unspecified).size == CGSize(width: 48, height: 20))
    let column = LayoutNode.layout(Wrapping(VStackLayout(spacing: spacing)), views)
    #expect(column.layout(proposing: .unspecified).size == CGSize(width: 30, height: 38))
  }

  @Test(arguments: layouts)
  func `layouts stay finite and are reported`(_ input: BadInput) { input.verify() }

  @BadInputs static var layouts: [BadInput] {
    for number in unusable {
      BadInput("size \(number)", lying { $0.size = CGSize(width: number, height: number) })
      BadInput("width \(number)", lying { $0.size.width = number })
      BadInput("place at \(number)", lying { $0.position = CGPoint(x: number, y: 5) })
      BadInput("anchor \(number)", lying { $0.anchor = UnitPoint(x: number, y: number) })
      BadInput(
        "guide \(number)",
        .vstack(alignment: .leading, [lying { $0.guide = number }, box(20, 10)]))
      BadInput(
        "proposal \(number)", reported: nil,
        lying { $0.proposal = ProposedViewSize(width: number, height: number) })
    }
    BadInput("negative size", reported: nil, lying { $0.size = CGSize(width: -10, height: -10) })
    BadInput(
      "negative proposal", reported: nil, lying { $0.proposal = .init(width: -5, height: -9) })
    BadInput("no subviews", reported: false, .layout(LyingLayout(), []))
      .proposed(100, 100, size: [50, 50])
    BadInput("places nothing", reported: false, lying { $0.places = false })
      .proposed(100, 100, size: [50, 50])
    BadInput(
      "layouts in each other", reported: nil,
      .layout(
        LyingLayout(size: nonsense),
        [
          lying { $0.size = nonsense }, lying { $0.position.x = .nan },
        ]))
  }

  private static let nonsense = CGSize(width: CGFloat.nan, height: -.infinity)

  private static func lying(_ lie: (inout LyingLayout) -> Void) -> LayoutNode {
    var layout = LyingLayout()
    lie(&layout)
    return .layout(layout, [box(20, 10), color])
  }

  @Test func `what is not placed is centred`() {
    var layout = LyingLayout()
    layout.places = false
    let result = LayoutNode.layout(layout, [box(20, 10).id("a"), color.id("b")])
      .layout(proposing: ProposedViewSize(width: 30, height: 40))
    #expect(result.frame(of: "a") == CGRect(x: 15, y: 20, width: 20, height: 10))
    #expect(result.frame(of: "b") == CGRect(x: 10, y: 5, width: 30, height: 40))
  }

  @Test func `placing outside of placeSubviews stops with a clear sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LayoutNode.layout(HastyLayout(), [.flexible]).layout(proposing: .unspecified)
    }
    expect("placed outside of placeSubviews", in: result)
  }

  @Test func `asking a subview that was kept too long stops with a clear sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let keeper = Keeper()
      _ = LayoutNode.layout(KeepingLayout(keeper: keeper), [.flexible])
        .layout(proposing: .unspecified)
      _ = keeper.kept?.sizeThatFits(.zero)
    }
    expect("LayoutSubview was used after", in: result)
  }
}

/// The process must have stopped with these words.
private func expect(_ words: String, in result: ExitTest.Result?) {
  let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
  #expect(message?.contains(words) == true)
}

/// A layout of 50 × 50 that says and does what it is told.
private struct LyingLayout: Layout {
  var size = CGSize(width: 50, height: 50)
  var places = true
  var position = CGPoint(x: 5, y: 5)
  var anchor = UnitPoint.topLeading
  var proposal = ProposedViewSize.unspecified
  var guide: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    for subview in subviews { _ = subview.dimensions(in: self.proposal) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard places else { return }
    for subview in subviews {
      let (x, y) = (bounds.origin.x + position.x, bounds.origin.y + position.y)
      subview.place(at: CGPoint(x: x, y: y), anchor: anchor, proposal: self.proposal)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    self.guide
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    self.guide
  }
}

/// Places its subview before it is asked to.
private struct HastyLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].place(at: .zero, proposal: proposal)
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Keeps a subview after the layout is over.
private final class Keeper: @unchecked Sendable {
  var kept: LayoutSubview?
}

/// Gives its subview to somebody who keeps it.
private struct KeepingLayout: Layout {
  let keeper: Keeper

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    keeper.kept = subviews[0]
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

import LayoutKit
import TestViews
import Testing

/// Scroll views and the safe area, through views.
struct ScrollViewTests {
  private let window = CGSize(width: 200, height: 300)

  @Test func `content has its ideal length along the axis that scrolls`() {
    let flexible = ScrollView { Color.red.id("C") }.layout(in: window)
    #expect(flexible.size == CGSize(width: 200, height: 300))
    #expect(flexible.frame(of: "C") == CGRect(x: 0, y: 0, width: 200, height: 10))
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(width: 100, height: 50) }
      }
      .id("row")
    }
    .layout(proposing: ProposedViewSize(window))
    #expect(row.size == CGSize(width: 200, height: 50))
    #expect(row.frame(of: "row") == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test func `several views in a scroll view are below each other, whatever the axis`() {
    let result = ScrollView(.horizontal) {
      Color.red.frame(width: 30, height: 10).id("a")
      Color.red.frame(width: 50, height: 20).id("b")
    }
    .layout(proposing: ProposedViewSize(width: 100, height: 100))
    #expect(result.frame(of: "a") == CGRect(x: 10, y: 0, width: 30, height: 10))
    #expect(result.frame(of: "b") == CGRect(x: 0, y: 18, width: 50, height: 20))
  }

  @Test(arguments: [
    (Edge.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: -300)),
    (.leading, CGPoint(x: 0, y: 0)), (.trailing, CGPoint(x: -400, y: 0)),
  ])
  func `an edge as position is one of its own axis`(edge: Edge, origin: CGPoint) {
    for axes in [Axis.Set.vertical, .horizontal, [.vertical, .horizontal]] {
      let result = ScrollView(axes) { Color.red.frame(width: 500, height: 400).id("c") }
        .scrollPosition(.constant(ScrollPosition(edge: edge)))
        .frame(width: 100, height: 100, alignment: .topLeading).layout(proposing: .unspecified)
      let frame = result.frame(of: "c")
      if axes.contains(.horizontal) { #expect(frame?.minX == origin.x) }
      if axes.contains(.vertical) { #expect(frame?.minY == origin.y) }
    }
  }

  @Test func `scroll positions and anchors move the content`() {
    func frame(_ view: some View) -> CGRect? {
      view.layout(proposing: ProposedViewSize(width: 100, height: 100)).frame(of: "content")
    }
    let scroll = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { Color.red.frame(width: 100, height: 40).id("row \($0)") }
      }
      .id("content")
    }
    // 400 of content in 100.
    #expect(frame(scroll)?.minY == 0)
    #expect(frame(scroll.defaultScrollAnchor(.bottom))?.minY == -300)
    #expect(frame(scroll.scrollPosition(.constant(ScrollPosition(y: 70))))?.minY == -70)
    // An anchor is a default, whichever is said first.
    let position = ScrollPosition(y: 70)
    #expect(
      frame(scroll.defaultScrollAnchor(.bottom).scrollPosition(.constant(position)))?.minY == -70)
    #expect(
      frame(scroll.scrollPosition(.constant(position)).defaultScrollAnchor(.bottom))?.minY == -70)
    #expect(frame(scroll.scrollPosition(.constant(ScrollPosition(edge: .bottom))))?.minY == -300)
    // The third row begins at 80 and ends at 120, which is 20 too far.
    #expect(frame(scroll.scrollPosition(id: .constant("row 2")))?.minY == -20)
    #expect(frame(scroll.scrollPosition(id: .constant("row 2"), anchor: .top))?.minY == -80)
    #expect(frame(scroll.scrollPosition(id: .constant("row 9"), anchor: .top))?.minY == -300)
  }

  @Test func `margins across make a scroll view wider, along they move the content`() {
    let result = ScrollView { Color.red.frame(width: 120, height: 400).id("content") }
      .contentMargins(.horizontal, 20).contentMargins(.vertical, 30)
      .layout(proposing: ProposedViewSize(width: 300, height: 200))
    #expect(result.size == CGSize(width: 160, height: 200))
    #expect(result.frame(of: "content") == CGRect(x: 20, y: 30, width: 120, height: 400))
  }

  private final class Counter {
    var count = 0
  }

  private func row(_ index: Int, _ counter: Counter) -> some View {
    counter.count += 1
    return Color.red.frame(height: 44).id(index)
  }

  @Test func `a lazy stack in a scroll view describes the rows in sight, also of a million`() {
    let counter = Counter()
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        Color.blue.frame(height: 100).id("header")
        ForEach(0..<1_000_000) { row($0, counter) }
          .padding(.horizontal, 10)
      }
      .id("stack")
    }
    let result = list.layout(in: window)
    // Below the header of 100 there are 200, enough for four and a half rows of 44.
    #expect(counter.count < 20)
    #expect(result.frame(of: "header") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(result.frame(of: 0) == CGRect(x: 10, y: 100, width: 180, height: 44))
    #expect(result.frame(of: 4) == CGRect(x: 10, y: 276, width: 180, height: 44))
    #expect(result.frame(of: 5) == nil)
  }

  @Test func `frames relative to containers follow the scroll view's size`() {
    let result = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4) {
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).id($0)
        }
      }
    }
    .frame(width: 320, height: 100)
    .layout(in: CGSize(width: 800, height: 100))
    // (320 − 3 · 10) / 4 · 2 + 10
    #expect(result.frame(of: 1) == CGRect(x: 240 + 165, y: 0, width: 155, height: 100))
  }

  private let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  private let screen = CGSize(width: 390, height: 844)

  @Test func `views extend into the unsafe area that they touch`() {
    let all = Color.red.id("C").ignoresSafeArea().layout(in: screen, safeArea: insets)
    #expect(all.frame(of: "C") == CGRect(x: 0, y: 0, width: 390, height: 844))
    let outside = VStack(spacing: 0) {
      Color.red.id("a").frame(height: 100).ignoresSafeArea(edges: .top)
      Color.blue.id("b")
    }
    .layout(in: screen, safeArea: insets)
    #expect(outside.frame(of: "a") == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(outside.frame(of: "b") == CGRect(x: 0, y: 147, width: 390, height: 663))
    let inside = VStack(spacing: 0) {
      Color.red.id("a").ignoresSafeArea(edges: .top).frame(height: 100)
      Color.blue.id("b")
    }
    .layout(in: screen, safeArea: insets)
    #expect(inside.frame(of: "a") == CGRect(x: 0, y: 0, width: 390, height: 147))
  }

  @Test func `an inset view takes its room from the view that it is inset in`() {
    let proposal = ProposedViewSize(width: 200, height: 300)
    let bottom = Color.red.id("C").safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 50).id("bar")
    }
    .layout(proposing: proposal)
    #expect(bottom.frame(of: "C") == CGRect(x: 0, y: 0, width: 200, height: 250))
    #expect(bottom.frame(of: "bar") == CGRect(x: 0, y: 250, width: 200, height: 50))
    let top = Color.red.id("C").safeAreaInset(edge: .top, alignment: .leading, spacing: 10) {
      Color.blue.frame(width: 60, height: 40).id("bar")
    }
    .layout(proposing: proposal)
    #expect(top.frame(of: "C") == CGRect(x: 0, y: 50, width: 200, height: 250))
    #expect(top.frame(of: "bar") == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func `a scroll view hugs across`() {
    let view = ScrollView { Letters(4).id("T") }.id("scroll")
    expect(
      view.layout(in: CGSize(width: 200, height: 300)),
      ["scroll": (80, 0, 40, 300), "T": (80, 0, 40, 20)])
  }

  @Test func `text is centred in the safe area`() {
    // Text of 85⅓ × 20⅓ as measured, on a screen of 390 × 844 with 47 and 34 unsafe.
    let width: CGFloat = 85 + 1 / 3
    let height: CGFloat = 20 + 1 / 3
    let result = Block(width, height).id("text").layout(
      in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    let x: CGFloat = (390 - width) / 2
    let y: CGFloat = 47 + (844 - 47 - 34 - height) / 2
    expect(result, ["text": (x, y, width, height)])
    #expect(abs(x - 152.333333) < 1e-5 && abs(y - 418.333333) < 1e-5)
  }
}

/// Content that is shorter than the scroll view.
struct ShortContentTests {
  private func frame(
    _ axes: Axis.Set = .vertical, _ change: (AnyView) -> some View
  ) -> CGRect? {
    let scroll = ScrollView(axes) { Block(50, 100).id("content") }
    return change(AnyView(scroll)).layout(in: CGSize(width: 200, height: 300)).frame(of: "content")
  }

  @Test func `it is where the anchor says`() {
    // The scroll view is as wide as the content, in the middle of 200, and 300 high.
    #expect(frame { $0 } == CGRect(x: 75, y: 0, width: 50, height: 100))
    #expect(frame { $0.defaultScrollAnchor(.bottom) }?.minY == 200)
    #expect(frame { $0.defaultScrollAnchor(.center) }?.minY == 100)
    #expect(frame(.horizontal) { $0.defaultScrollAnchor(.trailing) }?.minX == 150)
  }

  @Test func `what is said of alignment counts more`() {
    #expect(frame { $0.defaultScrollAnchor(.center, for: .alignment) }?.minY == 100)
    #expect(frame { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }?.minY == 0)
    #expect(frame { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) }?.minY == 0)
    let (general, particular) = (UnitPoint.bottom, UnitPoint.center)
    let inside = frame {
      $0.defaultScrollAnchor(particular, for: .alignment).defaultScrollAnchor(general)
    }
    let outside = frame {
      $0.defaultScrollAnchor(general).defaultScrollAnchor(particular, for: .alignment)
    }
    #expect([inside, outside].map { $0?.minY } == [100, 100])
  }

  @Test func `margins are kept, and longer content is scrolled`() {
    let margins = frame { $0.contentMargins(.bottom, 20).defaultScrollAnchor(.bottom) }
    // 300 - 20 - 100
    #expect(margins?.minY == 180)
    let long = ScrollView { Block(50, 400).id("content") }.defaultScrollAnchor(.bottom)
    #expect(long.layout(in: CGSize(width: 200, height: 300)).frame(of: "content")?.minY == -100)
  }

  @Test func `a scroll view without content takes what it is offered along its axes`() {
    func size(_ axes: Axis.Set) -> CGSize {
      ScrollView(axes) { EmptyView() }.layout(proposing: ProposedViewSize(200, 300)).size
    }
    #expect(size(.vertical) == CGSize(width: 0, height: 300))
    #expect(size(.horizontal) == CGSize(width: 200, height: 0))
    #expect(size([.horizontal, .vertical]) == CGSize(width: 200, height: 300))
  }
}

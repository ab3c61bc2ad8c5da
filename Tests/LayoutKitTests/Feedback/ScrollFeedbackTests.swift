import LayoutKit
import TestViews
import Testing

/// Views that change because of where the content of scroll views is.
struct ScrollFeedbackTests {
  /// A header that shrinks by what the content is scrolled, down to 20.
  private struct Shrinking: View {
    let position: ScrollPosition
    @State private var geometry: ScrollGeometry?

    var body: some View {
      VStack(spacing: 0) {
        Block(100, 50).frame(height: max(20, 50 - (geometry?.contentOffset.y ?? 0))).id("header")
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100) { Block(10, 40).id($0) } }
        }
        .scrollPosition(.constant(position))
        Block(geometry?.containerSize.height ?? 0, 10).id("footer")
      }
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        geometry = new
      }
    }
  }

  @Test func `a header shrinks by what is scrolled`() {
    func result(_ y: CGFloat) -> ResolvedLayout {
      Shrinking(position: ScrollPosition(y: y)).layout(proposing: ProposedViewSize(100, 200))
    }
    // Above the footer of 10, the header leaves 140 of 200, and 170 once it has shrunk to 20.
    let first = result(0)
    #expect(first.frame(of: "header")?.height == 50)
    #expect(first.frame(of: "footer")?.width == 140)
    #expect(result(10).frame(of: "header")?.height == 40)
    let scrolled = result(200)
    #expect(scrolled.frame(of: "header")?.height == 20)
    #expect(scrolled.frame(of: "footer")?.width == 170)
    #expect(scrolled.diagnostics.isEmpty)
  }

  private struct Margined: View {
    let position: ScrollPosition
    let told: (ScrollGeometry) -> Void

    var body: some View {
      ScrollView { Block(80, 400) }
        .contentMargins(.vertical, 10).scrollPosition(.constant(position))
        .safeAreaInset(edge: .bottom, spacing: 0) { Block(100, 25) }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { _, new in
          told(new)
        }
    }
  }

  @MainActor @Test(arguments: [CGFloat(0), 30])
  func `the space around the content is told`(distance: CGFloat) {
    var told: ScrollGeometry?
    _ = Margined(position: ScrollPosition(y: distance)) { told = $0 }
      .layout(in: CGSize(width: 100, height: 200))
    // The margins of 10, and the bar of 25 below.
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 10 + 25, trailing: 0)
    #expect(told?.contentInsets == insets)
    #expect(told?.contentOffset.y == distance - 10)
    // As measured: the container is what the insets leave, and all that the scroll view covers is
    // seen.
    #expect(told?.containerSize.height == CGFloat(200 - 45) && told?.contentSize.height == 400)
    let (offset, bounds) = (CGPoint(x: 0, y: distance - 10), CGSize(width: 80, height: 200 - 45))
    #expect(told?.bounds == CGRect(origin: offset, size: bounds))
    #expect(told?.visibleRect == CGRect(x: 0, y: offset.y, width: 80, height: 200))
  }

  private struct Watched: View {
    let y: CGFloat
    @State private var isSeen = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Block(10, 80)
          Block(10, 40).onScrollVisibilityChange(threshold: 0.75) { isSeen = $0 }
          Block(10, 400)
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: y)))
      .overlay { Block(isSeen ? 2 : 1, 1).id("mark") }
    }
  }

  @Test func `views are told whether they are in sight`() {
    func isSeen(_ y: CGFloat) -> Bool {
      Watched(y: y).layout(proposing: ProposedViewSize(100, 100)).frame(of: "mark")?.width == 2
    }
    // From 80 to 120: of 100, half is in sight at first, three quarters after 10, and all after 20;
    // after 90 three quarters, then less.
    #expect([0, 9, 10, 20, 90, 91].map { isSeen($0) } == [false, false, true, true, true, false])
  }

  private struct Turned: View {
    let row: Int
    var isInScrollView = true
    @State private var isSeen = false

    private var rows: some View {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          if index == row {
            Block(40, 40).onScrollVisibilityChange { isSeen = $0 }
              .rotationEffect(.degrees(10))
          } else {
            Block(40, 40)
          }
        }
      }
    }

    var body: some View {
      Group {
        if isInScrollView { ScrollView { rows } } else { rows }
      }
      .overlay { Block(isSeen ? 2 : 1, 1).id("mark") }
    }
  }

  @Test func `rotated views are told whether they are in sight`() {
    func isSeen(_ view: Turned) -> Bool {
      view.layout(proposing: ProposedViewSize(100, 100)).frame(of: "mark")?.width == 2
    }
    // Of rows of 40, 100 show two and a half. A square of 40 that is turned by 10° reaches
    // 20 · (cos 10° + sin 10°) - 20 = 3.2 beyond its edges.
    #expect([0, 1, 3, 9].map { isSeen(Turned(row: $0)) } == [true, true, false, false])
    #expect(isSeen(Turned(row: 9, isInScrollView: false)))
  }
}

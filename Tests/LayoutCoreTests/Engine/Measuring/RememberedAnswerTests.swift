import LayoutCore
import ReadyLayouts
import Testing

/// What a tree remembers changes no frame.
struct RememberedAnswerTests {
  @Test func `a view that is inserted into an empty stack takes its place`() {
    let tree = LayoutTree(
      .vstack(
        alignment: .leading, spacing: 0,
        [
          LayoutNode.hstack(spacing: 0, []).id("row"),
          LayoutNode.fixed(width: 20, height: 10).id("other"),
        ]))
    tree.layout(proposing: .unspecified)
    let view = LayoutNode.fixed(width: 30, height: 10).alignmentGuide(.leading) { _ in 10 }
    #expect(tree.insert(view, into: "row"))
    // A stack would keep its view's leading guide to itself; the view's is at 10, where the other
    // begins.
    let result = tree.layout(proposing: .unspecified)
    #expect(result.frame(of: "other") == CGRect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test func `what is proposed stands in for a window that a frame is relative to`() {
    let half = LayoutNode.flexible.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    let tree = LayoutTree(half)
    #expect(
      tree.layout(proposing: ProposedViewSize(width: 50, height: 20)).size
        == CGSize(width: 25, height: 20))
    #expect(
      tree.layout(proposing: ProposedViewSize(width: 80, height: 20)).size
        == CGSize(width: 40, height: 20))
  }

  @Test func `a container does not stay large for a frame that was relative to it`() {
    func box(_ width: CGFloat) -> LayoutNode { .fixed(width: width, height: 10).id("box") }
    let tree = LayoutTree(
      .zstack([box(100), .flexible.containerRelativeFrame(.horizontal).id("relative")]))
    #expect(tree.layout(proposing: .unspecified).frame(of: "relative")?.width == 100)
    tree.replace("box", with: box(20))
    let result = tree.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 20, height: 10))
    #expect(result.frame(of: "relative")?.width == 20)
  }

  @Test func `dimensions in a layout's cache keep their guides when the tree grows`() {
    func boxes(_ count: Int) -> LayoutNode {
      .zstack((0..<count).map { _ in .fixed(width: 10, height: 10) }).id("boxes")
    }
    let flow = FlowLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)
    let first = LayoutNode.fixed(width: 10, height: 30).alignmentGuide(.top) { _ in 20 }.id("first")
    let second = LayoutNode.fixed(width: 10, height: 10).id("second")
    let tree = LayoutTree(
      .hstack(alignment: .top, spacing: 0, [.layout(flow, [first, second]), boxes(2)]))
    for count in [2, 40, 400] {
      tree.replace("boxes", with: boxes(count))
      for height in [nil, 20] as [CGFloat?] {
        let result = tree.layout(proposing: ProposedViewSize(width: nil, height: height))
        // The first view's guide is 20 below its top, and the second one's top is there.
        #expect(result.frame(of: "first")?.minY == 0)
        #expect(result.frame(of: "second")?.minY == 20)
      }
    }
  }

  @Test func `a view that was asked for a guide has the size that it was placed with`() {
    func box(_ length: CGFloat) -> LayoutNode { .fixed(width: length, height: length).id("box") }
    let child = LayoutNode.flexible.alignmentGuide(.mark) { _ in 5 }.id("child")
    let tree = LayoutTree(
      .hstack(
        alignment: .mark, spacing: 0,
        [LayoutNode.layout(Asking(), [child]).frame(width: 50, height: 40), box(10)]))
    tree.layout(proposing: .unspecified)
    tree.replace("box", with: box(20))
    let result = tree.layout(proposing: .unspecified)
    #expect(result.frame(of: "child") == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test
  func `a view that changed is measured, though old dimensions were asked for a guide before`() {
    func leaf(_ height: CGFloat) -> LayoutNode {
      LayoutNode.measured(.arbitrary) { _ in
        LeafMeasurement(width: 30, height: height, firstBaseline: 3)
      }.id("leaf")
    }
    let column = LayoutNode.vstack(spacing: 0, [leaf(10), .fixed(width: 1, height: 1)])
      .alignmentGuide(.firstTextBaseline) { $0.height / 2 }
    let tree = LayoutTree(.layout(Comparing(), [column]))
    // The leaf, and 1 below.
    #expect(tree.layout(proposing: .unspecified).size.height == 11)
    for height in [20, 30] as [CGFloat] {
      tree.replace("leaf", with: leaf(height))
      let size = tree.layout(proposing: .unspecified).size
      #expect(size == CGSize(width: 30, height: height + 1))
    }
  }

  /// A layout that keeps its view's dimensions, and looks at the old ones when something has
  /// changed.
  private struct Comparing: Layout {
    private var proposal: ProposedViewSize { ProposedViewSize(width: 50, height: nil) }

    func makeCache(subviews: Subviews) -> ViewDimensions { subviews[0].dimensions(in: proposal) }

    func updateCache(_ cache: inout ViewDimensions, subviews: Subviews) {
      _ = cache[explicit: VerticalAlignment.firstTextBaseline]
      cache = makeCache(subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ViewDimensions
    ) -> CGSize { subviews[0].sizeThatFits(self.proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ViewDimensions
    ) { subviews[0].place(at: bounds.origin, proposal: self.proposal) }
  }

  @Test func `what is scrolled extends across in a kept tree as in a new one`() {
    func node(_ width: CGFloat) -> LayoutNode {
      let column = LayoutNode.vstack(
        alignment: .leading, spacing: 0,
        [
          .fixed(width: 10, height: 100),
          LayoutNode.flexible.id("inner").ignoresSafeArea().frame(width: 10, height: 20),
          .fixed(width: 10, height: 300),
        ]
      ).frame(maxWidth: .infinity, alignment: .leading)
      return .zstack(
        alignment: .topLeading,
        [
          LayoutNode.fixed(width: width, height: 5).id("other"),
          LayoutNode.scroll(to: .offset(CGPoint(x: 0, y: 50)), column),
        ])
    }
    func frame(in tree: LayoutTree) -> CGRect? {
      tree.layout(
        in: CGSize(width: 100, height: 95),
        safeArea: EdgeInsets(top: 0, leading: 5, bottom: 25, trailing: 0)
      ).frame(of: "inner")
    }
    let tree = LayoutTree(node(5))
    // The view starts at 100 less 50. Its lower edge meets that of the safe area, 95 less 25, but
    // there it scrolls. Its leading edge meets that of the safe area, 5, and goes on to that of the
    // window.
    #expect(frame(in: tree) == CGRect(x: 0, y: 50, width: 15, height: 20))
    tree.replace("other", with: LayoutNode.fixed(width: 7, height: 5).id("other"))
    #expect(frame(in: tree) == frame(in: LayoutTree(node(7))))
  }

  /// A layout that asks its view for more than it needs when it is asked for a guide.
  private struct Asking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { subviews[0].dimensions(in: .unspecified)[explicit: guide] }
  }
}

extension VerticalAlignment {
  /// A guide that crosses containers.
  fileprivate static let mark = VerticalAlignment(Mark.self)

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}

import LayoutKit
import TestViews
import Testing

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Views below each other, each indented by a value of its own.
private struct Outline: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let child = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, child.width + subview[Indent.self])
      size.height += child.height
    }
    size.height += spacing * CGFloat(max(subviews.count - 1, 0))
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Indent.self], y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + spacing
    }
  }
}

/// Layouts that arrange views.
struct CustomLayoutTests {
  @ViewBuilder var entries: some View {
    Block(30, 10).id("a")
    ForEach(1..<3) { level in
      Block(30, 10).id("\(level)").layoutValue(key: Indent.self, value: 5 * CGFloat(level))
    }
    EmptyView()
  }

  @Test func `a layout is called with views`() {
    expect(
      Outline(spacing: 2) { entries }.layout(proposing: .unspecified), size: (40, 34),
      ["a": (0, 0, 30, 10), "1": (5, 12, 30, 10), "2": (10, 24, 30, 10)])
  }

  @Test func `a layout is mirrored`() {
    expect(
      Outline { entries }.layout(proposing: .unspecified, environment: EnvironmentValues.mirror),
      size: (40, 30), ["a": (10, 0, 30, 10), "1": (5, 10, 30, 10), "2": (0, 20, 30, 10)])
  }

  @Test func `a layout of any type is called with views`() {
    func size(_ layout: AnyLayout) -> CGSize {
      layout {
        Block(10, 20)
        Block(30, 40)
      }
      .layout(proposing: .unspecified).size
    }
    #expect(size(AnyLayout(HStackLayout(spacing: 1))) == CGSize(width: 41, height: 40))
    #expect(size(AnyLayout(VStackLayout(spacing: 1))) == CGSize(width: 30, height: 61))
    #expect(size(AnyLayout(ZStackLayout())) == CGSize(width: 30, height: 40))
    #expect(size(AnyLayout(Outline())) == CGSize(width: 30, height: 60))
  }

  @Test func `stack layouts are called with views`() {
    let row = HStackLayout(alignment: .top, spacing: 3) {
      Block(10, 10)
      Spacer()
      Block(10, 20).id("b")
    }
    // A spacer knows that the layout is a row: 3 on both sides of it.
    expect(
      row.layout(proposing: ProposedViewSize(100, 50)), size: (100, 20), ["b": (90, 0, 10, 20)])
  }

  @Test func `a layout may be a modifier too`() {
    nonisolated struct Margin: Layout, ViewModifier {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: size.width + 2, height: size.height + 2)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }

      func body(content: Content) -> some View { Margin()() { content } }
    }
    expect(
      Block(10, 10).id("a").modifier(Margin()).layout(proposing: .unspecified), size: (12, 12),
      ["a": (1, 1, 10, 10)])
  }
}

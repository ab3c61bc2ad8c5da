import LayoutCore
import Testing

/// View spacing as clients write it.
struct SpacingAPITests {
  @Test func `views are 8 apart, and zero spacing touches`() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test func `a union takes the spacing of some edges`() {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .bottom)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: spacing, along: .vertical) == 8)
    spacing.formUnion(.zero)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    let union = ViewSpacing().union(.zero, edges: [.leading, .top])
    #expect(ViewSpacing().distance(to: union, along: .horizontal) == 0)
    #expect(union.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().union(.zero).distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  /// The spacing of real subviews, as a layout sees it.
  @Test func `a layout sees the spacing of its subviews`() {
    let metrics = TextMetrics(ascent: 15, descent: 4, capHeight: 11)
    let text = LayoutNode.measured(metrics: metrics) { _ in
      LeafMeasurement(width: 60, height: 19, firstBaseline: 15, lastBaseline: 15)
    }
    let gaps = Observed<[CGFloat]>()
    let layout = GapLayout { subviews in
      for axis in Axis.allCases {
        for (a, b) in zip(subviews, subviews.dropFirst()) {
          gaps.value.append(a.spacing.distance(to: b.spacing, along: axis))
        }
      }
    }
    let children: [LayoutNode] = [.flexible, .spacer, .flexible, text, text, .flexible]
    _ = LayoutNode.layout(layout, children).layout(proposing: .unspecified)
    let (horizontal, vertical): ([CGFloat], [CGFloat]) = ([0, 0, 8, 8, 8], [0, 0, 6, 0, 10])
    #expect(gaps.value == horizontal + vertical)
  }

  /// A layout's own spacing decides the gaps around it.
  @Test func `a layout may touch whatever is beside it`() {
    let touching = LayoutNode.layout(TouchingLayout(), [.fixed(width: 10, height: 10)])
    let row = LayoutNode.hstack([.fixed(width: 20, height: 10), touching, touching])
    #expect(row.layout(proposing: .unspecified).size.width == 40)
  }
}

/// Looks at its subviews when it is measured.
private struct GapLayout: Layout {
  let look: @Sendable (LayoutSubviews) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    look(subviews)
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Touches whatever is beside it.
private struct TouchingLayout: Layout {
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// A value that a layout changes while a test holds it.
final class Observed<Value: RangeReplaceableCollection>: @unchecked Sendable {
  var value = Value()
}

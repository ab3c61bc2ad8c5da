import LayoutCore
import Testing

/// Layouts that are asked something while they are being asked something else, through dimensions
/// that another one has kept.
struct BusyLayoutTests {
  /// The dimensions of two layouts, one inside the other.
  private final class Notes: @unchecked Sendable {
    var outer: ViewDimensions?
    var inner: ViewDimensions?
  }

  /// Says where its leading guide is: one point after the outer layout's.
  private struct Inner: Layout {
    let notes: Notes

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { notes.outer.map { $0[.leading] + 1 } }
  }

  /// Has its leading guide at 7, and reads the inner layout's while it is measured freely.
  private struct Outer: Layout {
    let notes: Notes

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let inner = subviews[0].dimensions(in: .unspecified)
      if proposal == .unspecified { _ = inner[HorizontalAlignment.leading] }
      notes.inner = inner
      return CGSize(width: 20, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { 7 }
  }

  /// As wide as the inner layout's leading guide, which it reads when the outer layout is measured.
  private struct Asking: Layout {
    let notes: Notes

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      notes.outer = subviews[0].dimensions(in: .zero)
      _ = subviews[0].sizeThatFits(.unspecified)
      return CGSize(width: notes.inner?[HorizontalAlignment.leading] ?? 0, height: 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `a guide that a busy layout could not tell is asked for once more`() {
    let notes = Notes()
    let inner = LayoutNode.layout(Inner(notes: notes), [.fixed(width: 1, height: 1)])
    let outer = LayoutNode.layout(Outer(notes: notes), [inner])
    let result = LayoutTree(.layout(Asking(notes: notes), [outer])).layout(proposing: .unspecified)
    // 7 in the outer layout, and 1. While that was being measured, it could not say 7.
    #expect(result.size.width == 8)
    #expect(result.diagnostics.contains { $0.rule == .unsettled })
  }
}

/// A layout of which nothing of what is inside shows but its size: it has plain distances on all edges,
/// and no guides of its own.
protocol OpaqueLayout: Layout where Cache == Void {}

extension OpaqueLayout {
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .generic }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}

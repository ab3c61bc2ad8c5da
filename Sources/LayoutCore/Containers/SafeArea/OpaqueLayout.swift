/// A layout that hides everything about its content but the size: it has generic spacing on all
/// edges, and no explicit guides.
protocol OpaqueLayout: BuiltInLayout where Cache == Void {}

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

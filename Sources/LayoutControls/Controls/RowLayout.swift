import LayoutCore

/// A layout of views beside each other that is a horizontal stack's, but for what it says itself.
protocol RowLayout: Layout where Cache == HStackLayout.Cache { var row: HStackLayout { get } }

extension RowLayout {
  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
    row.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize { row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) { row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

import LayoutCore

// What clients add: guides, a preference, layouts.

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum HorizontalThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum TreeNode: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Title: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

private enum Middle: DepthAlignmentID {
  static func defaultValue(in context: ViewDimensions3D) -> CGFloat {
    context.depth / 2 + context.width / 10
  }
}

extension HorizontalAlignment {
  static let thirdAcross = HorizontalAlignment(HorizontalThird.self)
  static let treeNode = HorizontalAlignment(TreeNode.self)
}

extension VerticalAlignment {
  static let third = VerticalAlignment(Third.self)
  static let title = VerticalAlignment(Title.self)
}

extension DepthAlignment {
  static let inMiddle = DepthAlignment(Middle.self)
}

/// The sum of what views set.
enum Total: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// The bounds of views that say so.
enum Areas: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A number that the layout ``Staircase`` reads.
enum Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A layout that does what another one does, through the protocol.
struct Wrapping<Base: Layout>: Layout {
  let base: Base

  init(_ base: Base) { self.base = base }

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Each subview begins where the one before it ended, some steps further.
struct Staircase: Layout {
  let step: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize(width: step, height: step)) { size, subview in
      let subviewSize = subview.sizeThatFits(proposal)
      size.width += subviewSize.width * subview[Weight.self]
      size.height = max(size.height, subviewSize.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      corner.x += subview.sizeThatFits(proposal).width
      corner.y += step
      subview.place(at: corner, anchor: .topTrailing, proposal: proposal)
    }
  }
}

/// A row that is placed by what it found when it was measured, and asks for sizes and guides at
/// other times too.
struct Remembering: Layout {
  let step: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
    for subview in subviews { _ = subview.sizeThatFits(.zero) }
    return ViewSpacing()
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
    return cache.reduce(into: CGSize(width: step, height: step)) { size, subviewSize in
      size.width += subviewSize.width
      size.height = max(size.height, subviewSize.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGFloat? {
    subviews.last?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }
}

/// Views on top of each other, brought together by their guides.
///
///     let layout = AnyLayout(ZStackLayout(alignment: .bottomTrailing))
@frozen public struct ZStackLayout: Layout, Sendable, BitwiseCopyable {
  /// The guides that coincide.
  public var alignment: Alignment

  /// Creates a stack of overlapping views.
  @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the spacing of the views that decide the size.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let top = subviews.highestPriority
    guard !subviews.isEmpty else { return .zero }
    var spacing = ViewSpacing()
    spacing.direction = subviews.layoutDirection
    for subview in subviews where subview.priority == top { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// The extent of the views of highest priority, each measured with the stack's own proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var extent = OverlapExtent()
    let top = subviews.highestPriority
    for subview in subviews where !(subview.priority < top) {
      let dimensions = subview.dimensions(in: proposal)
      extent.include(
        dimensions.size,
        guide: Point(
          Double(dimensions[alignment.horizontal]), Double(dimensions[alignment.vertical])))
    }
    return extent.size.cgSize
  }

  /// Proposes the stack's own size to every view and brings the guides together.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let top = subviews.highestPriority
    var extent = OverlapExtent()
    let guides = subviews.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      let guide = Point(
        Double(dimensions[alignment.horizontal]), Double(dimensions[alignment.vertical]))
      if !(subview.priority < top) { extent.include(dimensions.size, guide: guide) }
      return guide
    }
    for (subview, guide) in zip(subviews, guides) {
      let origin = extent.origin(forGuide: guide)
      subview.place(
        at: CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
        proposal: proposal)
    }
  }
}

extension LayoutSubviews {
  fileprivate var highestPriority: Double { map(\.priority).max() ?? 0 }
}

/// The extent of views whose guides coincide.
struct OverlapExtent {
  /// The largest distances from the guides to the leading and top edges.
  private(set) var before = Point(-.infinity, -.infinity)
  /// The largest distances from the guides to the trailing and bottom edges.
  private var after = Point(-.infinity, -.infinity)

  mutating func include(_ size: Size, guide: Point) {
    before = Point(max(before.x, guide.x), max(before.y, guide.y))
    after = Point(
      Self.larger(after.x, size.width, less: guide.x),
      Self.larger(after.y, size.height, less: guide.y))
  }

  /// An infinite view reaches infinitely far, wherever its guide is.
  private static func larger(_ after: Double, _ length: Double, less guide: Double) -> Double {
    max(after, length == .infinity ? .infinity : length - guide)
  }

  var size: Size {
    guard before.x > -.infinity else { return .zero }
    return Size(Self.sum(before.x, after.x), Self.sum(before.y, after.y))
  }

  private static func sum(_ before: Double, _ after: Double) -> Double {
    after == .infinity ? .infinity : before + after
  }

  /// Where a view goes so that its guide meets the others'.
  func origin(forGuide guide: Point) -> Point {
    let (x, y) = (before.x - guide.x, before.y - guide.y)
    return Point(x.isNaN ? 0 : x, y.isNaN ? 0 : y)
  }
}

/// What the overlap algorithm asks of the views that it lays out.
///
/// The engine answers from its flat storage; `LayoutSubviews` answer through their proxies.
protocol OverlapChildren {
  /// The number of children.
  var count: Int { get }
  func priority(of child: Int) -> Double

  /// Measures a child for good.
  ///
  /// - Returns: its size, and the point in it that comes together with that of the others.
  mutating func measure(_ child: Int, _ proposal: Proposal) -> (size: Size, guide: Point)

  /// Where a child is, once that is set.
  subscript(origin child: Int) -> Point { get set }
}

/// Lays out views on top of each other, in the way of ZStack.
///
/// 1. Every view is proposed the same.
/// 2. The views' guides coincide.
/// 3. The views of the highest priority decide the size: it is their extent.
struct OverlapAlgorithm<Children: OverlapChildren> {
  var children: Children

  /// The extent of those that decide it.
  mutating func extent(for proposal: Proposal) -> OverlapExtent {
    let top = highestPriority
    var extent = OverlapExtent()
    for child in 0..<children.count where top.decides(children.priority(of: child)) {
      let (size, guide) = children.measure(child, proposal)
      extent.include(size, guide: guide)
    }
    return extent
  }

  /// Measures all children and brings their guides together.
  @discardableResult
  mutating func place(for proposal: Proposal) -> OverlapExtent {
    let top = highestPriority
    var extent = OverlapExtent()
    for child in 0..<children.count {
      let (size, guide) = children.measure(child, proposal)
      // The guides wait where the origins go.
      children[origin: child] = guide
      if top.decides(children.priority(of: child)) { extent.include(size, guide: guide) }
    }
    for child in 0..<children.count {
      children[origin: child] = extent.origin(forGuide: children[origin: child])
    }
    return extent
  }

  private var highestPriority: HighestPriority {
    let children = children
    return HighestPriority(of: (0..<children.count).lazy.map { children.priority(of: $0) })
  }
}

/// The highest layout priority of overlapping views: those that have it decide the size.
struct HighestPriority {
  private let highest: Double

  @inline(__always) init(of priorities: some Sequence<Double>) {
    highest = priorities.reduce(-.infinity) { max($0, $1) }
  }

  /// Whether a view of a priority is one of those that decide. A priority that is no number is not lower
  /// than any.
  @inline(__always) func decides(_ priority: Double) -> Bool { !(priority < highest) }
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
    Point(before.x - guide.x, before.y - guide.y).orZero
  }
}

/// What the overlap algorithm asks of the views that it lays out.
///
/// The engine answers from its flat storage; `LayoutSubviews` answer through their proxies.
protocol OverlapChildren {
  /// The number of children.
  var count: Int { get }
  func priority(of child: Int) -> Double

  /// Measures a child. This answer counts from now on.
  ///
  /// - Returns: its size, and the point in it that meets the others' points.
  mutating func measure(_ child: Int, _ proposal: Proposal) -> (size: Size, guide: Point)

  /// A child's origin, once it is set.
  subscript(origin child: Int) -> Point { get set }
}

/// Lays out views on top of each other, as ZStack does.
///
/// 1. All views get the same proposal.
/// 2. The views are placed so that their guides meet.
/// 3. The views of the highest priority decide the size: it is their extent.
struct OverlapAlgorithm<Children: OverlapChildren> {
  var children: Children

  /// Returns the extent of the views that decide the size.
  mutating func extent(for proposal: Proposal) -> OverlapExtent {
    let top = highestPriority
    var extent = OverlapExtent()
    for child in 0..<children.count where top.decides(children.priority(of: child)) {
      let (size, guide) = children.measure(child, proposal)
      extent.include(size, guide: guide)
    }
    return extent
  }

  /// Measures all children and places them so that their guides meet.
  @discardableResult
  mutating func place(for proposal: Proposal) -> OverlapExtent {
    let top = highestPriority
    var extent = OverlapExtent()
    for child in 0..<children.count {
      let (size, guide) = children.measure(child, proposal)
      // The guides are stored in place of the origins until these are known.
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

/// The highest layout priority of overlapping views. The views that have it decide the size.
struct HighestPriority {
  private let highest: Double

  @inline(__always) init(of priorities: some Sequence<Double>) {
    highest = priorities.reduce(-.infinity) { max($0, $1) }
  }

  /// Returns whether a view with this priority is one of those that decide. NaN is not lower than
  /// any priority.
  @inline(__always) func decides(_ priority: Double) -> Bool { !(priority < highest) }
}

/// The extent of views whose guides meet.
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

  /// Returns the larger distance; an infinite view extends infinitely, wherever its guide is.
  private static func larger(_ after: Double, _ length: Double, less guide: Double) -> Double {
    max(after, length == .infinity ? .infinity : length - guide)
  }

  var size: Size {
    // A guide of an infinite view may be as far before it as can be.
    guard before.x > -.infinity || after.x > -.infinity else { return .zero }
    return Size(Self.sum(before.x, after.x), Self.sum(before.y, after.y))
  }

  private static func sum(_ before: Double, _ after: Double) -> Double {
    after == .infinity ? .infinity : before + after
  }

  /// Returns the origin at which a view's guide meets the others'.
  func origin(forGuide guide: Point) -> Point {
    Point(before.x - guide.x, before.y - guide.y).orZero
  }
}

// MARK: - Explaining

/// What a container of overlapping views says of its size.
struct OverlapReasons: Explaining {
  let count: Int
  /// How many of the views have the highest priority.
  let decidingCount: Int

  func reasonForAnswer(of view: ExplainedView) -> String {
    if count == 0 { return "it has no views" }
    if count == 1 { return "it is as large as its view" }
    return decidingCount == count
      ? "that is what its \(count) views cover, aligned"
      : "that is what \(decidingCount) of its \(count) views cover, those of the highest priority"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "every view in it is proposed its own size"
  }
}

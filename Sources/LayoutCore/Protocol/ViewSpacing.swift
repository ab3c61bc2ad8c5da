/// The spacing that a view prefers on each of its edges.
///
/// The gap between two neighbours, ``distance(to:along:)``, takes both views' preferences into
/// account. Between views without any it is 8, or what ``StandardLengths`` say.
public struct ViewSpacing: Sendable {
  var top: EdgeSpacing
  var left: EdgeSpacing
  var bottom: EdgeSpacing
  var right: EdgeSpacing
  /// The direction that decides which edges leading and trailing are; `nil` if not known.
  var direction: LayoutDirection?
  /// The gap between views without preferences.
  var standard = StandardLengths().spacing

  init(top: EdgeSpacing, left: EdgeSpacing, bottom: EdgeSpacing, right: EdgeSpacing) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates a spacing without preferences.
  public init() { self.init(top: .none, left: .none, bottom: .none, right: .none) }

  /// The spacing of a view that touches its neighbours.
  public static let zero = ViewSpacing(
    top: .touching, left: .touching, bottom: .touching, right: .touching)

  /// The spacing of a view that is neither text nor a spacer: it has no distance of its own and
  /// leaves the decision to text beside it.
  static let generic = ViewSpacing(
    top: .genericBefore, left: .genericBefore, bottom: .genericAfter, right: .genericAfter)
}

// MARK: - Comparing

extension ViewSpacing {
  package func isIdentical(to other: ViewSpacing) -> Bool {
    top.isIdentical(to: other.top) && left.isIdentical(to: other.left)
      && bottom.isIdentical(to: other.bottom) && right.isIdentical(to: other.right)
      && direction == other.direction && standard == other.standard
  }
}

// MARK: - Merging

extension ViewSpacing {
  /// Merges another spacing's preferences on some edges into this one, keeping the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let direction = direction ?? other.direction ?? .leftToRight
    if self.direction == nil { self.direction = other.direction }
    let leftEdge: Edge.Set = direction == .leftToRight ? .leading : .trailing
    let rightEdge: Edge.Set = direction == .leftToRight ? .trailing : .leading
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(leftEdge) { left.formUnion(other.left) }
    if edges.contains(rightEdge) { right.formUnion(other.right) }
  }

  /// Returns this spacing merged with another one's preferences on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Removes the preferences on some edges, which then behave like a generic view's.
  mutating func reset(_ edges: Edge.Set, direction: LayoutDirection) {
    if edges.contains(.top) { top = .genericBefore }
    if edges.contains(.bottom) { bottom = .genericAfter }
    if edges.contains(direction == .leftToRight ? .leading : .trailing) { left = .genericBefore }
    if edges.contains(direction == .leftToRight ? .trailing : .leading) { right = .genericAfter }
  }
}

// MARK: - Measuring

extension ViewSpacing {
  /// Returns the preferred gap between this view and the next one on an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance =
      if axis == .vertical {
        bottom.distance(to: next.top)
      } else if direction == .rightToLeft {
        left.distance(to: next.right)
      } else {
        right.distance(to: next.left)
      }
    return CGFloat(distance ?? standard[axis])
  }
}

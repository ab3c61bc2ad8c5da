import LayoutCore

/// What a layout answered while it was watched.
final class LayoutLog {
  /// The container's answers.
  var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// Answers that were different the second time.
  var contradictions: [(proposal: ProposedViewSize, first: CGSize, second: CGSize)] = []
  /// Whether a new cache had subviews in it.
  var holdsSubviews = false
}

/// Does what a layout does, and keeps what it answers.
///
/// The engine treats it as a client's layout, even if it knows the layout inside.
struct WatchedLayout<Base: Layout>: Layout {
  let base: Base
  // Only the check that made the layout lays it out and reads this.
  @safe nonisolated(unsafe) let log = LayoutLog()
  /// Whether the layout gets a new cache for every call.
  var forgets = false
  /// Whether every answer is asked for twice, with another question in between.
  var asksTwice = false
  /// Whether the layout is asked for nothing but its cache.
  var onlyMakesCaches = false

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache {
    let cache = base.makeCache(subviews: subviews)
    if onlyMakesCaches { log.holdsSubviews = holdsSubviews(cache) }
    return cache
  }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    if onlyMakesCaches { return .zero }
    if forgets { cache = base.makeCache(subviews: subviews) }
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    log.answers.append((proposal, size))
    if asksTwice {
      for other in [ProposedViewSize.unspecified, .zero, proposal] {
        var new = base.makeCache(subviews: subviews)
        let again = base.sizeThatFits(proposal: other, subviews: subviews, cache: &new)
        if other == proposal, !again.isSame(as: size) {
          log.contradictions.append((proposal, size, again))
        }
      }
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    if onlyMakesCaches { return }
    if forgets { cache = base.makeCache(subviews: subviews) }
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Whether subviews are in a value, or in what it is made of.
private func holdsSubviews(_ value: Any, depth: Int = 0) -> Bool {
  if value is LayoutSubviews || value is LayoutSubview { return true }
  // Deep inside, or among many, they would be of no use.
  guard depth < 4 else { return false }
  return Mirror(reflecting: value).children.prefix(100).contains {
    holdsSubviews($0.value, depth: depth + 1)
  }
}

extension CGSize {
  /// Whether two sizes are equal, with NaN equal to itself.
  fileprivate func isSame(as other: CGSize) -> Bool {
    func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }
    return same(width, other.width) && same(height, other.height)
  }
}

import LayoutCore

/// What a layout answered while it was watched.
final class LayoutLog {
  /// The container's answers.
  var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// Guides that the layout set in bounds of finite lengths.
  var guides: [CGFloat] = []
  /// Answers that were different the second time.
  var contradictions: [(proposal: ProposedViewSize, first: CGSize, second: CGSize)] = []
  /// Whether the layout, or a new cache that was used once, had subviews in it.
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
  /// Whether each cache is used in one call only, and then looked at.
  var onlyMakesCaches = false
  /// Whether all subviews are first placed at the mark.
  var marksPlaces = false

  /// Where no layout places anything.
  static var mark: CGPoint { CGPoint(x: -12_345.5, y: 54_321.5) }

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
    if onlyMakesCaches { return sizeOfOneCall(proposal, subviews) { _ in } }
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
    if onlyMakesCaches {
      _ = sizeOfOneCall(proposal, subviews) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
      return
    }
    if forgets {
      cache = base.makeCache(subviews: subviews)
      // Where the cache holds what a size was made of, that is asked for first.
      _ = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    if marksPlaces {
      for subview in subviews { subview.place(at: Self.mark, anchor: .center, proposal: .zero) }
    }
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The size that a new cache gives, in which no subviews may be left after that and another use.
  private func sizeOfOneCall(
    _ proposal: ProposedViewSize, _ subviews: Subviews, use: (inout Base.Cache) -> Void
  ) -> CGSize {
    // They were of an earlier call, and using them would stop the program.
    if log.holdsSubviews { return .zero }
    var cache = base.makeCache(subviews: subviews)
    log.holdsSubviews = isHolding(cache)
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    use(&cache)
    log.holdsSubviews = log.holdsSubviews || isHolding(cache)
    return size
  }

  private func isHolding(_ cache: Base.Cache) -> Bool {
    var search = SubviewSearch()
    return search.finds(in: cache) || search.finds(in: base)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    let position = base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    noteGuide(position, in: bounds)
    return position
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    let position = base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    noteGuide(position, in: bounds)
    return position
  }
}

extension WatchedLayout {
  private func noteGuide(_ position: CGFloat?, in bounds: CGRect) {
    guard let position, bounds.width.isFinite, bounds.height.isFinite else { return }
    log.guides.append(position)
  }
}

/// Looks for subviews in values, and in what these are made of.
private struct SubviewSearch {
  /// How many more values are looked at.
  private var budget = 2_000
  private var objects: Set<ObjectIdentifier> = []

  mutating func finds(in value: Any) -> Bool {
    if value is LayoutSubviews || value is LayoutSubview { return true }
    guard budget > 0 else { return false }
    budget -= 1
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class, !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return false
    }
    // Among many, one is as the others.
    return mirror.children.prefix(100).contains { finds(in: $0.value) }
  }
}

extension CGSize {
  /// Whether two sizes are equal but for rounding, with NaN equal to itself.
  fileprivate func isSame(as other: CGSize) -> Bool {
    func same(_ a: CGFloat, _ b: CGFloat) -> Bool {
      a == b || (a.isNaN && b.isNaN) || abs(a - b) <= standardTolerance
    }
    return same(width, other.width) && same(height, other.height)
  }
}

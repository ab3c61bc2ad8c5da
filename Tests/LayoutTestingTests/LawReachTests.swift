import LayoutCore
import LayoutTesting
import Synchronization
import Testing

/// How far laws reach: to guides, to large windows, to changes in the middle, and not to chance.
struct LawReachTests {
  private func laws(_ layout: some Layout, seed: UInt64 = 1) -> [LayoutLaw] {
    lawViolations(of: layout, seed: seed).map(\.law)
  }

  // MARK: Chance

  /// As high as a count says that goes on for ever.
  private struct Ticking: Pile {
    let period: Int
    private static let count = Atomic(0)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let count = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
      return CGSize(width: 10, height: count % period == 0 ? 20 : 10)
    }
  }

  @Test(arguments: [2, 3, 7, 8, 9, 10, 13])
  func `a layout that is not the same each time stops nothing`(period: Int) {
    let found = lawViolations(of: Ticking(period: period))
    #expect(found.contains { $0.law == .answersAlike || $0.law == .repeatsItself })
  }

  // MARK: Caches

  /// Looks at some of what its subviews are to see whether they have changed.
  private struct Comparing<Part: Equatable & Sendable>: Pile {
    let part: @Sendable (Subviews) -> Part

    struct Cache {
      var part: Part
      var size: CGSize
      var heights: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> Cache {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return Cache(
        part: part(subviews),
        size: CGSize(
          width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height }),
        heights: sizes.map(\.height))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      if part(subviews) != cache.part { cache = makeCache(subviews: subviews) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { cache.size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var y = bounds.minY
      for (subview, height) in zip(subviews, cache.heights) {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += height
      }
    }
  }

  @Test func `a cache that misses a change in the middle, or of places`() {
    let ends = Comparing { subviews in
      [subviews.first, subviews.last].map { $0?.sizeThatFits(.unspecified) }
    }
    #expect(laws(ends).contains(.cacheChangesNothing))
    let anyOrder = Comparing { subviews in
      subviews.map { $0.sizeThatFits(.unspecified).height }.sorted()
    }
    #expect(laws(anyOrder).contains(.cacheChangesNothing))
    let all = Comparing { $0.map { $0.sizeThatFits(.unspecified) } }
    #expect(laws(all).isEmpty)
  }

  /// As wide as its most important subview.
  private struct Importance: Pile {
    func makeCache(subviews: Subviews) -> (widths: [CGFloat], width: CGFloat) {
      let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
      let most = subviews.max { $0.priority < $1.priority }
      return (widths, most?.sizeThatFits(.unspecified).width ?? 0)
    }
    func updateCache(
      _ cache: inout (widths: [CGFloat], width: CGFloat), subviews: Subviews
    ) {
      let new = makeCache(subviews: subviews)
      if new.widths != cache.widths { cache = new }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews,
      cache: inout (widths: [CGFloat], width: CGFloat)
    ) -> CGSize { CGSize(width: cache.width, height: 60) }
  }

  @Test func `a cache that misses another priority`() {
    let found = lawViolations(of: Importance(), [.cacheChangesNothing])
    #expect(found.first?.problem.contains("had another priority") == true)
  }

  /// Takes no width for an endless one.
  private struct TakingNilForEndless: Pile {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat: CGFloat]
    ) -> CGSize {
      let key = proposal.width ?? .infinity
      let width = cache[key] ?? subviews.first?.sizeThatFits(proposal).width ?? 0
      cache[key] = width
      return CGSize(width: width, height: 60)
    }
    func makeCache(subviews: Subviews) -> [CGFloat: CGFloat] { [:] }
  }

  /// Makes its cache again only where ideal sizes differ, though it proposes no size at all.
  private struct ComparingIdeals: Pile {
    func makeCache(subviews: Subviews) -> (ideals: [CGSize], width: CGFloat) {
      (
        subviews.map { $0.sizeThatFits(.unspecified) },
        subviews.map { $0.sizeThatFits(.zero).width }.max() ?? 0
      )
    }
    func updateCache(_ cache: inout (ideals: [CGSize], width: CGFloat), subviews: Subviews) {
      let new = makeCache(subviews: subviews)
      if new.ideals != cache.ideals { cache = new }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews,
      cache: inout (ideals: [CGSize], width: CGFloat)
    ) -> CGSize { CGSize(width: cache.width, height: 60) }
  }

  @Test func `a cache that takes one proposal or subview for another`() {
    #expect(laws(TakingNilForEndless()).contains(.cacheChangesNothing))
    #expect(laws(ComparingIdeals()).contains(.cacheChangesNothing))
  }

  /// Keeps the baseline of the first subview it had.
  private struct KeepingBaseline: Pile {
    func makeCache(subviews: Subviews) -> CGFloat? { nil }
    func updateCache(_ cache: inout CGFloat?, subviews: Subviews) {}
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout CGFloat?
    ) -> CGFloat? {
      guard guide == .firstTextBaseline, let first = subviews.first else { return nil }
      let baseline = cache ?? first.sizeThatFits(.unspecified).height
      cache = baseline
      return bounds.minY + baseline
    }
  }

  /// Keeps the spacing of the first subview it had.
  private struct KeepingSpacing: Pile {
    func makeCache(subviews: Subviews) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }
    func updateCache(_ cache: inout ViewSpacing, subviews: Subviews) {}
    func spacing(subviews: Subviews, cache: inout ViewSpacing) -> ViewSpacing { cache }
  }

  @Test func `a cache with an old baseline, or an old spacing, is seen beside others`() {
    let baseline = lawViolations(of: KeepingBaseline(), [.cacheChangesNothing])
    #expect(baseline.first?.problem.contains("a row of it and of words") == true)
    let spacing = lawViolations(of: KeepingSpacing(), [.cacheChangesNothing])
    #expect(spacing.first?.problem.contains("a column of it and of words") == true)
  }

  /// Keeps what it measured where all containers of its kind see it.
  private struct Sharing: Pile {
    private static let heights = Mutex<[CGFloat]>([])

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      Self.heights.withLock { $0 = sizes.map(\.height) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      let heights = Self.heights.withLock { $0 }
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += index < heights.count ? heights[index] : 0
      }
    }
  }

  @Test func `what containers of a kind share is seen where two of them stand`() {
    let found = lawViolations(of: Sharing(), [.repeatsItself])
    #expect(found.first?.problem.contains("beside another container of its kind") == true)
  }

  // MARK: Rounding

  /// As many columns of equal width as views, each on a whole point.
  private struct Bars: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let width = bounds.width / CGFloat(max(subviews.count, 1))
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: (bounds.minX + width * CGFloat(index)).rounded(), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }

  @Test func `places that are rounded move with the bounds`() {
    for seed in 1...6 as ClosedRange<UInt64> {
      #expect(lawViolations(of: Bars(), [.movesWithItsBounds], seed: seed).isEmpty)
    }
  }

  // MARK: Large windows

  /// Forgets its subviews where there is much room.
  private struct WideOnly: Pile {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      if proposal.width ?? 0 > 600 { return }
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  @Test func `a mistake in a large window`() { #expect(laws(WideOnly()).contains(.placesAll)) }

  // MARK: Guides

  /// A pile with a guide of its own.
  private struct Guided: Pile {
    let position: @Sendable (CGRect, ProposedViewSize, Subviews) -> CGFloat

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .center ? position(bounds, proposal, subviews) : nil }
  }

  @Test func `a guide that is nowhere, or mirrors by itself`() {
    #expect(laws(Guided { bounds, _, _ in bounds.midX / 0 * 0 }) == [.isFinite])
    let mirrored = Guided { bounds, _, subviews in
      subviews.layoutDirection == .rightToLeft ? bounds.maxX - 3 : bounds.minX + 3
    }
    let found = lawViolations(of: mirrored)
    #expect(found.map(\.law) == [.mirrors])
    #expect(
      found.first?.problem.hasPrefix("the horizontal center guide is at 3 from left to right")
        == true)
    #expect(laws(Guided { bounds, _, _ in bounds.minX + 3 }).isEmpty)
  }

  /// A pile whose size depends on the direction.
  private struct Broader: Pile {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var size = subviews.extent
      if subviews.layoutDirection == .rightToLeft { size.height += 16 }
      return size
    }
  }

  @Test func `another size from right to left`() {
    let found = lawViolations(of: Broader())
    #expect(found.map(\.law) == [.mirrors])
    #expect(
      found.first?.problem == "it is 0 × 0 from left to right, but 0 × 16 from right to left")
  }

  // MARK: Right ones

  /// Hides what is broader than there is room.
  private struct Hiding: Pile {
    let place: CGPoint

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews.filter { fits($0, proposal) }.extent }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        let isShown = fits(subview, proposal)
        subview.place(at: isShown ? bounds.origin : place, proposal: .unspecified)
      }
    }

    private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
      subview.sizeThatFits(.unspecified).width <= proposal.width ?? .infinity
    }
  }

  @Test(arguments: [1, 48, 60] as [UInt64])
  func `what is far outside is hidden, wherever that is`(seed: UInt64) {
    #expect(laws(Hiding(place: CGPoint(x: -5_000, y: -5_000)), seed: seed).isEmpty)
  }

  @Test func `a case is printed as it was tried`() {
    let third = LayoutLaw.Case(
      proposing: ProposedViewSize(width: 5.0 / 3, height: .infinity),
      [.fixed(width: 2.0 / 3, height: 0.25), .spacer(minLength: 0.1)])
    #expect(third.description.contains("width: \(5.0 / 3), height: .infinity"))
    #expect(third.description.contains(".fixed(width: \(2.0 / 3), height: 0.25)"))
    #expect(third.description.contains(".spacer(minLength: 0.1)"))
  }
}

/// All subviews with their ideal size in one corner, as far as a layout says nothing else.
private protocol Pile: Layout {}

extension Pile {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { Array(subviews).extent }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

extension Collection<LayoutSubview> {
  /// The size of the largest subview on each axis.
  fileprivate var extent: CGSize {
    let sizes = map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

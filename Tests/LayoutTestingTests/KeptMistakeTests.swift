import LayoutCore
import LayoutTesting
import Synchronization
import Testing

/// Mistakes in what layouts keep between their calls, and in answers that are seldom asked for.
struct KeptMistakeTests {
  private func laws(_ layout: some Layout, subviews: ClosedRange<Int> = 0...5) -> [LayoutLaw] {
    lawViolations(of: layout, subviews: subviews).map(\.law)
  }

  // MARK: Caches

  /// Keeps places that hold in the first bounds only.
  private struct KeepingPlaces: Column {
    func makeCache(subviews: Subviews) -> [CGPoint] { [] }
    func updateCache(_ cache: inout [CGPoint], subviews: Subviews) { cache = [] }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]
    ) {
      if cache.isEmpty {
        var y = bounds.minY
        for size in subviews.ideals {
          cache.append(CGPoint(x: bounds.minX, y: y))
          y += size.height
        }
      }
      for (subview, place) in zip(subviews, cache) {
        subview.place(at: place, proposal: .unspecified)
      }
    }
  }

  @Test func `places kept from other bounds`() {
    let violations = lawViolations(of: KeepingPlaces())
    #expect(violations.map(\.law) == [.cacheChangesNothing, .movesWithItsBounds])
    #expect(violations.last?.problem.contains("once it has moved to (7, 11)") == true)
  }

  /// Writes sizes over old ones, and leaves those that are too many.
  private struct WritingOver: Column {
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.ideals }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
      for (index, size) in subviews.ideals.enumerated() where index < cache.count {
        cache[index] = size
      }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize { cache.columnSize }
  }

  /// Looks at the first subview to see whether something has changed.
  private struct ComparingFirst: Column {
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.ideals }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
      let new = subviews.ideals
      if new.first != cache.first || new.count != cache.count { cache = new }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize { cache.columnSize }
  }

  @Test func `caches that miss a subview which went, or the last one's change`() {
    #expect(laws(WritingOver()).contains(.cacheChangesNothing))
    #expect(laws(ComparingFirst()).contains(.cacheChangesNothing))
  }

  /// Collects its rows in the cache while it is measured.
  private struct CollectingRows: Column {
    final class Row { var items: [(subview: LayoutSubview, width: CGFloat)] = [] }
    struct Cache { var rows: [Row] = [] }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      cache.rows = subviews.map { subview in
        let row = Row()
        row.items = [(subview, subview.sizeThatFits(.unspecified).width)]
        return row
      }
      return subviews.columnSize
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      for row in cache.rows {
        for item in row.items { item.subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
  }

  @Test func `subviews collected while measuring are found before they stop the program`() {
    #expect(laws(CollectingRows()) == [.keepsNoSubviews])
  }

  /// Reads in placing what measuring has left in the cache, whatever it was asked for last.
  private struct PlacingLastAnswer: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { [] }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      cache = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
      return cache.columnSize
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for index in subviews.indices {
        subviews[index].place(
          at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(cache[index]))
        y += cache[index].height
      }
    }
  }

  @Test func `a cache that measuring fills is there when a layout is placed`() {
    // The engine asks for a size before it places, so nothing stops the program. But a container
    // that is asked for several sizes places by the last one.
    #expect(!laws(PlacingLastAnswer()).isEmpty)
  }

  // MARK: Things outside

  /// Its widest subview of all times decides.
  private struct Growing: Column {
    private static let widest = Mutex<CGFloat>(0)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var size = subviews.columnSize
      size.width = Self.widest.withLock { widest in
        widest = max(widest, size.width)
        return widest
      }
      return size
    }
  }

  @Test func `a width that all containers share`() {
    #expect(laws(Growing()).contains(.repeatsItself))
  }

  /// One point higher each time.
  private struct Counting: Column {
    private static let count = Mutex<CGFloat>(0)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var size = subviews.columnSize
      size.height += Self.count.withLock { count in
        count = count == 0 ? 1 : 0
        return count
      }
      return size
    }
  }

  @Test func `an answer by turns is not taken for anything else`() {
    let laws = Set(laws(Counting()))
    #expect(laws.isSubset(of: [.answersAlike, .repeatsItself, .cacheChangesNothing]))
    #expect(!laws.isDisjoint(with: [.answersAlike, .repeatsItself]))
  }

  // MARK: Seldom asked

  /// Takes a part of the room that is left, which is no number if both are endless or nothing.
  private struct Part: Column {
    let part: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var size = subviews.columnSize
      size.width += max(0, (proposal.width ?? size.width) - size.width) * part
      return size
    }
  }

  @Test func `no part of an endless width is not a number`() {
    let violations = lawViolations(of: Part(part: 0), [.isFinite])
    #expect(violations.first?.problem.hasPrefix("it answers NaN × 0 to ∞ × ") == true)
    #expect(laws(Part(part: 0.5)).isEmpty)
  }

  /// Gives up where there is no end.
  private struct GivingUp: Column {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      proposal.width == .infinity ? .zero : subviews.columnSize
    }
  }

  @Test func `an endless width is no reason for less`() {
    #expect(laws(GivingUp()).contains(.keepsItsMinimum))
  }

  /// A column without its last subview.
  private struct Forgetting: Column {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews.dropLast().placeInLine(from: bounds.origin, below) }
  }

  @Test func `a subview that is not placed`() {
    let violations = lawViolations(of: Forgetting(), [.placesAll])
    #expect(violations.first?.problem == "subview 0 is not placed")
    #expect(violations.first?.example.subviews.count == 1)
  }

  /// A column with a baseline that is no number if there is nothing in it.
  private struct MiddleLine: Column {
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      guide == .firstTextBaseline ? subviews.columnSize.height / CGFloat(subviews.count) : nil
    }
  }

  @Test func `a baseline of nothing`() { #expect(laws(MiddleLine()).contains(.isFinite)) }

  // MARK: Right ones

  /// Adds up in an order that is another one each time.
  private struct Unordered: Column {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var size = subviews.columnSize
      let heights = Dictionary(
        uniqueKeysWithValues: subviews.ideals.map(\.height).enumerated().map { ($0, $1) })
      size.height = heights.values.reduce(0, +)
      return size
    }
  }

  @Test func `the last bits of a sum are no contradiction`() {
    for seed in 1...5 as ClosedRange<UInt64> {
      #expect(lawViolations(of: Unordered(), seed: seed).isEmpty)
    }
  }

  /// Two subviews, each in its half.
  private struct Halves: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      precondition(subviews.count == 2)
      let sizes = subviews.ideals
      return CGSize(
        width: 2 * max(sizes[0].width, sizes[1].width),
        height: max(sizes[0].height, sizes[1].height))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      subviews[1].place(at: CGPoint(x: bounds.midX, y: bounds.minY), proposal: .unspecified)
    }
  }

  @Test func `a layout for two is tried with two`() {
    #expect(laws(Halves(), subviews: 2...2).isEmpty)
  }
}

/// A column of ideal sizes, as far as a layout says nothing else.
private protocol Column: Layout {}

extension Column {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { subviews.columnSize }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { subviews.placeInLine(from: bounds.origin, below) }
}

extension LayoutSubviews {
  fileprivate var columnSize: CGSize { ideals.columnSize }
}

extension [CGSize] {
  fileprivate var columnSize: CGSize {
    CGSize(width: map(\.width).max() ?? 0, height: reduce(0) { $0 + $1.height })
  }
}

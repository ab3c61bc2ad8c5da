import LayoutKit
import LayoutTesting
import ReadyLayouts
import Testing

/// The built-in containers keep all laws.
struct LawTests {
  @Test func `stacks keep all laws`() {
    checkLaws(of: HStackLayout())
    // What has no baseline stands on its lower edge. Flexible views are as high as the stack once
    // they are placed, and texts beside them are lower than they were when the stack was measured.
    checkLaws(
      of: HStackLayout(alignment: .firstTextBaseline, spacing: 3),
      LayoutLaw.version1.subtracting([.staysInside]), seed: 2)
    checkLaws(of: HStackLayout(alignment: .bottom, spacing: 0), seed: 3)
    checkLaws(of: VStackLayout())
    checkLaws(of: VStackLayout(alignment: .trailing, spacing: 0), seed: 2)
    checkLaws(of: VStackLayout(alignment: .leading, spacing: 5), seed: 3)
  }

  @Test func `overlapping views keep all laws but one`() {
    // The size is that of the views of the highest priority; others may be larger.
    let laws = LayoutLaw.version1.subtracting([.staysInside])
    checkLaws(of: ZStackLayout(), laws)
    checkLaws(of: ZStackLayout(alignment: .bottomTrailing), laws, seed: 2)
  }

  @Test func `lines and equal lengths keep all laws`() {
    checkLaws(of: FlowLayout())
    checkLaws(of: FlowLayout(alignment: .trailing, horizontalSpacing: 4, verticalSpacing: 0))
    // Views that do not shrink to their share of the room reach beyond it.
    let laws = LayoutLaw.version1.subtracting([.staysInside])
    checkLaws(of: EqualWidthLayout(), laws)
    checkLaws(of: EqualHeightLayout(axis: .vertical), laws)
  }

  @Test func `grids keep all laws`() {
    // Without rows, each view is a row of its own.
    checkLaws(of: GridLayout())
    checkLaws(of: GridLayout(alignment: .bottomTrailing, verticalSpacing: 3))
  }

  @Test func `layouts without a type keep the laws of what is in them`() {
    checkLaws(of: AnyLayout(HStackLayout()))
    checkLaws(of: AnyLayout(VStackLayout(alignment: .leading)))
  }
}

/// A layout that breaks a law is found out, in a case that can be read.
struct BrokenLawTests {
  private func text(_ violation: LayoutLaw.Violation?, _ head: String) -> Bool {
    guard let violation else { return false }
    let origin = violation.origin
    #expect(origin.wholeMatch(of: /made from case \d+ of seed 1/) != nil)
    #expect(violation.description == "\(head)\n(\(origin))")
    return violation.description == "\(head)\n(\(origin))"
  }

  @Test func `an answer without end`() {
    let violations = lawViolations(of: Endless(), [.isFinite])
    #expect(
      text(
        violations.first,
        """
        Endless breaks the law “finite in, finite out” (.isFinite): it answers ∞ × 10 to nil × nil
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [])
        """))
  }

  @Test func `an answer that is no number`() {
    let violations = lawViolations(of: Nowhere(), [.isFinite])
    #expect(violations.first?.problem == "it answers NaN × 10 to nil × nil")
  }

  @Test func `a minimum that is none`() {
    let violations = lawViolations(of: Contrary(), [.keepsItsMinimum])
    #expect(
      text(
        violations.first,
        """
        Contrary breaks the law “no proposal gets a smaller answer than 0” (.keepsItsMinimum): \
        it is 100 wide for \
        0 × nil, but only 50 for nil × nil
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [])
        """))
  }

  @Test func `another answer each time`() {
    let violations = lawViolations(of: Fickle(), [.answersAlike])
    #expect(
      text(
        violations.first,
        """
        Fickle breaks the law “equal proposals get equal answers” (.answersAlike): \
        it answers 1 × 10 to nil × nil \
        first, and 0 × 10 when asked again
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [])
        """))
  }

  @Test func `a cache that is out of date`() {
    let violations = lawViolations(of: Stale(), [.cacheChangesNothing])
    #expect(
      text(
        violations.first,
        """
        Stale breaks the law “a kept cache changes nothing” (.cacheChangesNothing): \
        for 0 × 0 it is 20 × 10 with a kept \
        cache, and 0 × 10 with a new one
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [])
        """))
  }

  @Test func `a subview outside of its container`() {
    let violations = lawViolations(of: Shifted(), [.staysInside])
    #expect(
      text(
        violations.first,
        """
        Shifted breaks the law “subviews are inside of the container” (.staysInside): \
        subview 0 is at \
        (5, 0, 10, 10), the container is 10 × 10
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [
            .fixed(width: 10, height: 10),
          ])
        """))
    #expect(lawViolations(of: Shifted(), LayoutLaw.version1.subtracting([.staysInside])) == [])
  }

  @Test func `a place that changes with time`() {
    let violations = lawViolations(of: Restless(), [.repeatsItself])
    #expect(
      text(
        violations.first,
        """
        Restless breaks the law “laying out again changes nothing” (.repeatsItself): \
        for nil × nil subview 0 is at \
        (0, 0, 10, 10) at first, and at (1, 0, 10, 10) again
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [
            .fixed(width: 10, height: 10),
          ])
        """))
  }

  @Test func `a layout that mirrors by itself`() {
    let violations = lawViolations(of: Mirroring(), [.mirrors])
    // 5 from the leading edge, which is the right one: 100 less 5 and less the width of 10.
    #expect(
      text(
        violations.first,
        """
        Mirroring breaks the law “right to left is the mirror image” (.mirrors): subview 0 is at \
        (0, 0, 10, 10) from left to right, but at (85, 0, 10, 10) instead of (90, 0, 10, 10) from \
        right to left
          in LayoutLaw.Case(proposing: ProposedViewSize(width: nil, height: nil), [
            .fixed(width: 10, height: 10),
          ])
        """))
  }

  @Test func `each broken law is an issue`() {
    let violation = lawViolations(of: Endless(), [.isFinite]).first?.description ?? ""
    withKnownIssue {
      checkLaws(of: Endless(), [.isFinite])
    } matching: {
      $0.comments.map(\.rawValue) == [violation]
    }
  }

  @Test func `subviews can be prepared`() {
    struct Wide: LayoutValueKey { static let defaultValue = false }
    struct Picky: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        CGSize(width: subviews.allSatisfy { $0[Wide.self] } ? 10 : CGFloat.infinity, height: 1)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    #expect(!lawViolations(of: Picky(), [.isFinite]).isEmpty)
    checkLaws(of: Picky(), [.isFinite]) { $0.layoutValue(key: Wide.self, value: true) }
  }

  @Test func `a case that was found is tried again`() {
    let found = lawViolations(of: Shifted(), [.staysInside])[0]
    let again = lawViolations(of: Shifted(), [.staysInside], in: [found.example])
    #expect(again.map(\.problem) == [found.problem])
    #expect(again.map(\.origin) == ["case 1 of 1"])
    // A stack keeps the law there, and without subviews everything is inside.
    checkLaws(of: HStackLayout(), in: [found.example])
    checkLaws(of: Shifted(), [.staysInside], in: [LayoutLaw.Case(proposing: .zero, [])])
    checkLaws(of: Shifted(), [.staysInside], in: [])
  }

  @Test func `subviews of a client's are tried beside the others`() {
    struct Wide: LayoutValueKey { static let defaultValue = false }
    /// Is infinite around a wide subview.
    struct Careless: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        CGSize(width: subviews.contains { $0[Wide.self] } ? CGFloat.infinity : 10, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    #expect(lawViolations(of: Careless(), [.isFinite]) == [])
    let wide = LayoutLaw.Subview.custom(".wide") {
      LayoutNode.fixed(width: 5, height: 5).layoutValue(key: Wide.self, value: true)
    }
    let violations = lawViolations(of: Careless(), [.isFinite], including: [wide])
    #expect(violations.map(\.example.subviews) == [[wide]])
    #expect(violations.first?.example.description.contains("    .wide,\n") == true)
  }

  @Test func `laws have names, and those of a version stay`() {
    #expect(LayoutLaw(rawValue: "mirrors") == .mirrors)
    #expect(LayoutLaw(rawValue: "mirror") == nil)
    #expect(LayoutLaw.version1.isSubset(of: LayoutLaw.all))
    #expect(
      LayoutLaw.version1.map(\.rawValue).sorted() == [
        "answersAlike", "cacheChangesNothing", "isFinite", "keepsItsMinimum", "keepsNoSubviews",
        "mirrors", "movesWithItsBounds", "placesAll", "repeatsItself", "staysInside",
      ])
  }
}

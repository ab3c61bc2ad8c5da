import LayoutCore
import Testing

/// Expects a layout to keep laws, by trying it with random subviews and proposals.
///
///     checkLaws(of: MyLayout())
///
/// For each broken law, an issue shows the simplest case that was found, as code: with it the law
/// can be tried again, see ``checkLaws(of:_:in:subviews:comment:sourceLocation:prepare:)``. The
/// same seed tries the same cases everywhere.
///
/// - Parameters:
///   - layout: the layout.
///   - laws: the laws that it should keep.
///   - cases: how many cases are tried.
///   - counts: how many subviews the layout is made for. Cases have no others; what comes with the
///     ninth subview only is not tried unless that is among them.
///   - kinds: subviews of your own, which are tried beside the others.
///   - seed: what the random numbers start from.
///   - comment: what the issues say first.
///   - prepare: adds to a subview what the layout reads of it, such as layout values.
public func checkLaws(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, cases: Int = 100,
  subviews counts: ClosedRange<Int> = 0...5, including kinds: [LayoutLaw.Subview] = [],
  seed: UInt64 = 1,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) {
  let violations = lawViolations(
    of: layout, laws, cases: cases, subviews: counts, including: kinds, seed: seed,
    prepare: prepare)
  for violation in violations { fail(violation.description, comment(), sourceLocation) }
}

/// Expects a layout to keep laws in given cases, such as those that were found earlier.
///
///     checkLaws(
///       of: MyLayout(), [.staysInside],
///       in: [
///         LayoutLaw.Case(proposing: .zero, [.fixed(width: 10, height: 10)])
///       ])
public func checkLaws(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, in cases: [LayoutLaw.Case],
  subviews counts: ClosedRange<Int> = 0...Int.max,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) {
  for violation in lawViolations(
    of: layout, laws, in: cases, subviews: counts, prepare: prepare)
  {
    fail(violation.description, comment(), sourceLocation)
  }
}

/// Finds the laws that a layout breaks, each with the simplest case that was found.
///
///     XCTAssertEqual(lawViolations(of: MyLayout()).map(\.description), [])
public func lawViolations(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, cases: Int = 100,
  subviews counts: ClosedRange<Int> = 0...5, including kinds: [LayoutLaw.Subview] = [],
  seed: UInt64 = 1,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) -> [LayoutLaw.Violation] {
  violations(of: layout, laws, counts, prepare) { violation in
    var random = SeededGenerator(seed: seed)
    for number in 1...max(cases, 1) {
      let example = LayoutLaw.Case.random(using: &random, counts, including: kinds)
      let isThorough = number % 10 == 1
      guard var problem = violation(example, isThorough) else { continue }
      let smallest = example.shrunk { smaller in
        guard counts.contains(smaller.subviews.count), let same = violation(smaller, isThorough)
        else { return false }
        problem = same
        return true
      }
      // Given as code, the case is tried in all ways.
      return Found(
        example: smallest, problem: problem,
        isSteady: isSteady { violation(smallest, isThorough) == problem },
        origin: "made from case \(number) of seed \(seed)")
    }
    return nil
  }
}

/// Finds the laws that a layout breaks in given cases, each in the first of these.
///
///     XCTAssertEqual(lawViolations(of: MyLayout(), in: [example]), [])
public func lawViolations(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, in cases: [LayoutLaw.Case],
  subviews counts: ClosedRange<Int> = 0...Int.max, prepare: (LayoutNode) -> LayoutNode = { $0 }
) -> [LayoutLaw.Violation] {
  violations(of: layout, laws, counts, prepare) { violation in
    for (number, example) in cases.enumerated() {
      guard let problem = violation(example, true) else { continue }
      return Found(
        example: example, problem: problem,
        isSteady: isSteady { violation(example, true) == problem },
        origin: "case \(number + 1) of \(cases.count)")
    }
    return nil
  }
}

/// Whether the same is wrong each time. What changes by chance may be the same a few times.
private func isSteady(_ isSame: () -> Bool) -> Bool { (0..<8).allSatisfy { _ in isSame() } }

/// A case in which a law was broken.
private struct Found {
  let example: LayoutLaw.Case
  let problem: String
  /// Whether the same was wrong when the case was tried again.
  let isSteady: Bool
  let origin: String
}

/// The laws that are broken in the cases that are found for them, each with what is wrong.
private func violations<Tried: Layout>(
  of layout: Tried, _ laws: Set<LayoutLaw>, _ counts: ClosedRange<Int>,
  _ prepare: (LayoutNode) -> LayoutNode,
  search: (_ violation: (_ example: LayoutLaw.Case, _ isThorough: Bool) -> String?) -> Found?
) -> [LayoutLaw.Violation] {
  withoutActuallyEscaping(prepare) { prepare in
    var found: [(law: LayoutLaw, Found)] = []
    for law in LayoutLaw.inOrder(laws) {
      let broken = search {
        LawTrial(
          layout: layout, example: $0, counts: counts, isThorough: $1, prepare: prepare
        ).violation(of: law)
      }
      guard let broken else { continue }
      found.append((law, broken))
      // With others it would stop the program.
      if law == .keepsNoSubviews { break }
    }
    // A layout that is not the same each time breaks the others by chance.
    let isUnsteady = found.contains { $0.law == .answersAlike || $0.law == .repeatsItself }
    if isUnsteady {
      found.removeAll { law, broken in
        !broken.isSteady && law != .answersAlike && law != .repeatsItself
      }
    }
    return found.map { law, broken in
      LayoutLaw.Violation(
        law: law, layout: "\(Tried.self)", example: broken.example,
        problem: broken.problem + (broken.isSteady ? "" : ", but not the same each time"),
        origin: broken.origin)
    }
  }
}

extension LayoutLaw {
  /// A law that a layout breaks, and where.
  ///
  ///     for violation in lawViolations(of: MyLayout()) { print(violation.example) }
  public struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The law.
    public let law: LayoutLaw
    /// The layout's type.
    public let layout: String
    /// The simplest case that was found.
    public let example: Case
    /// What is wrong in that case.
    public let problem: String
    /// Where the case comes from.
    public let origin: String

    /// The law, what is wrong, and the case.
    public var description: String {
      """
      \(layout) breaks the law “\(law)” (.\(law.kind)): \(problem)
        in \(example)
      (\(origin))
      """
    }
  }
}

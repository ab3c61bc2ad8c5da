import LayoutCore
import Testing

/// Expects a layout to keep laws, by trying it with random subviews and proposals.
///
///     checkLaws(of: MyLayout())
///
/// For each broken law, an issue shows the simplest case that was found. The same seed tries the
/// same cases everywhere.
///
/// - Parameters:
///   - layout: the layout.
///   - laws: the laws that it should keep.
///   - cases: how many cases are tried.
///   - subviews: how many subviews a case has at most.
///   - seed: what the random numbers start from.
///   - prepare: adds to a subview what the layout reads of it, such as layout values.
public func checkLaws(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.all, cases: Int = 100,
  subviews: Int = 5, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) {
  let violations = lawViolations(
    of: layout, laws, cases: cases, subviews: subviews, seed: seed, prepare: prepare)
  for violation in violations {
    Issue.record(Comment(rawValue: violation.description), sourceLocation: sourceLocation)
  }
}

/// Finds the laws that a layout breaks, each with the simplest case that was found.
///
///     XCTAssertEqual(lawViolations(of: MyLayout()).map(\.description), [])
public func lawViolations(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.all, cases: Int = 100,
  subviews: Int = 5, seed: UInt64 = 1, prepare: (LayoutNode) -> LayoutNode = { $0 }
) -> [LawViolation] {
  withoutActuallyEscaping(prepare) { prepare in
    func violation(of law: LayoutLaw, in example: LawCase) -> String? {
      LawTrial(layout: layout, example: example, prepare: prepare).violation(of: law)
    }
    func find(_ law: LayoutLaw) -> LawViolation? {
      var random = SeededGenerator(seed: seed)
      for number in 1...max(cases, 1) {
        let example = LawCase.random(using: &random, atMost: subviews)
        guard violation(of: law, in: example) != nil else { continue }
        let smallest = example.shrunk { violation(of: law, in: $0) != nil }
        return LawViolation(
          law: law, layout: "\(type(of: layout))", example: smallest,
          problem: violation(of: law, in: smallest) ?? "it does so only now and then",
          number: number, seed: seed)
      }
      return nil
    }
    let sought = LayoutLaw.allCases.filter(laws.contains)
    if sought.contains(.keepsNoSubviews), let violation = find(.keepsNoSubviews) {
      return [violation]
    }
    return sought.compactMap(find)
  }
}

/// A law that a layout breaks.
public struct LawViolation: Equatable, Sendable, CustomStringConvertible {
  /// The law.
  public let law: LayoutLaw
  /// The layout's type.
  public let layout: String
  /// The simplest case that was found.
  public let example: LawCase
  /// What is wrong in that case.
  public let problem: String
  /// The number of the case that was found first.
  public let number: Int
  /// What the random numbers started from.
  public let seed: UInt64

  /// The law, what is wrong, and the case.
  public var description: String {
    """
    \(layout) breaks the law “\(law)”: \(problem)
      when \(example)
    (made from case \(number) of seed \(seed))
    """
  }
}

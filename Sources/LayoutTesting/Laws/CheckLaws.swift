import LayoutCore
import Testing

/// Expects a layout to keep laws, by trying it with random subviews and proposals.
///
///     checkLaws(of: MyLayout())
///
/// For each broken law, an issue shows the simplest case that was found, as code: with it the law
/// can be tried again, see ``checkLaws(of:_:in:comment:sourceLocation:prepare:)``. The same seed
/// tries the same cases everywhere.
///
/// - Parameters:
///   - layout: the layout.
///   - laws: the laws that it should keep.
///   - cases: how many cases are tried.
///   - subviews: how many subviews a case has at most.
///   - kinds: subviews of your own, which are tried beside the others.
///   - seed: what the random numbers start from.
///   - comment: what the issues say first.
///   - prepare: adds to a subview what the layout reads of it, such as layout values.
public func checkLaws(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, cases: Int = 100,
  subviews: Int = 5, including kinds: [LayoutLaw.Subview] = [], seed: UInt64 = 1,
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) {
  let violations = lawViolations(
    of: layout, laws, cases: cases, subviews: subviews, including: kinds, seed: seed,
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
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) {
  for violation in lawViolations(of: layout, laws, in: cases, prepare: prepare) {
    fail(violation.description, comment(), sourceLocation)
  }
}

/// Finds the laws that a layout breaks, each with the simplest case that was found.
///
///     XCTAssertEqual(lawViolations(of: MyLayout()).map(\.description), [])
public func lawViolations(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, cases: Int = 100,
  subviews: Int = 5, including kinds: [LayoutLaw.Subview] = [], seed: UInt64 = 1,
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) -> [LayoutLaw.Violation] {
  violations(of: layout, laws, prepare) { violation in
    var random = SeededGenerator(seed: seed)
    for number in 1...max(cases, 1) {
      let example = LayoutLaw.Case.random(using: &random, atMost: subviews, including: kinds)
      guard violation(example) != nil else { continue }
      let smallest = example.shrunk { violation($0) != nil }
      return (
        smallest, violation(smallest) ?? "it does so only now and then",
        "made from case \(number) of seed \(seed)"
      )
    }
    return nil
  }
}

/// Finds the laws that a layout breaks in given cases, each in the first of these.
///
///     XCTAssertEqual(lawViolations(of: MyLayout(), in: [example]), [])
public func lawViolations(
  of layout: some Layout, _ laws: Set<LayoutLaw> = LayoutLaw.version1, in cases: [LayoutLaw.Case],
  prepare: (LayoutNode) -> LayoutNode = { $0 }
) -> [LayoutLaw.Violation] {
  violations(of: layout, laws, prepare) { violation in
    for (number, example) in cases.enumerated() {
      guard let problem = violation(example) else { continue }
      return (example, problem, "case \(number + 1) of \(cases.count)")
    }
    return nil
  }
}

/// The laws that are broken in the cases that are found for them, each with what is wrong.
private func violations<Tried: Layout>(
  of layout: Tried, _ laws: Set<LayoutLaw>, _ prepare: (LayoutNode) -> LayoutNode,
  found: (_ violation: (LayoutLaw.Case) -> String?) -> (LayoutLaw.Case, String, String)?
) -> [LayoutLaw.Violation] {
  withoutActuallyEscaping(prepare) { prepare in
    func violation(of law: LayoutLaw) -> LayoutLaw.Violation? {
      let found = found {
        LawTrial(layout: layout, example: $0, prepare: prepare).violation(of: law)
      }
      return found.map { example, problem, origin in
        LayoutLaw.Violation(
          law: law, layout: "\(Tried.self)", example: example, problem: problem, origin: origin)
      }
    }
    let sought = LayoutLaw.inOrder(laws)
    if sought.contains(.keepsNoSubviews), let violation = violation(of: .keepsNoSubviews) {
      return [violation]
    }
    return sought.compactMap(violation)
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
      \(layout) breaks the law “\(law)”: \(problem)
        in \(example)
      (\(origin))
      """
    }
  }
}

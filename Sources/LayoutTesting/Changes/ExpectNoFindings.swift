import LayoutKit
import Testing

/// Expects that nothing is reported of a layout: no diagnostics, and no findings of `lint()`.
///
///     expectNoFindings(in: Card().layout(in: CGSize(width: 320, height: 120)))
///
/// Each finding is an issue.
///
/// - Parameters:
///   - result: the layout.
///   - rules: the rules to check; all if `nil`.
///   - ids: ids that views are expected to have.
public func expectNoFindings(
  in result: ResolvedLayout, only rules: Set<LayoutDiagnostic.Rule>? = nil,
  expecting ids: [AnyHashable] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  for finding in result.lint(only: rules, expecting: ids) {
    Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
  }
}

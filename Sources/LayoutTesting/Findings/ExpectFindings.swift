import LayoutCore
import Testing

/// Expects that nothing is found in a layout: neither what was reported of it nor what `lint()`
/// looks for.
///
///     expectNoFindings(of: Card().layout(in: CGSize(width: 320, height: 120)))
///
/// Each finding is an issue.
///
/// - Parameters:
///   - result: the layout.
///   - rules: the rules to check; all if `nil`.
///   - ids: ids that views are expected to have.
public func expectNoFindings(
  of result: ResolvedLayout, only rules: Set<LayoutDiagnostic.Rule>? = nil,
  expecting ids: [AnyHashable] = [], comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for finding in result.lint(only: rules, expecting: ids) {
    fail(finding.description, comment(), sourceLocation)
  }
}

/// Expects that these rules are broken in a layout, and no others.
///
///     expectFindings(of: list.layout(in: window), [.duplicateID, .overflow])
///
/// Each finding of another rule is an issue, and each rule of which nothing is found.
///
/// - Parameters:
///   - result: the layout.
///   - rules: the rules of `lint()` that are expected to be broken.
///   - ids: ids that views are expected to have.
public func expectFindings(
  of result: ResolvedLayout, _ rules: Set<LayoutDiagnostic.Rule>,
  expecting ids: [AnyHashable] = [], comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { compare(result.lint(expecting: ids), with: rules, comment(), sourceLocation) }

/// Expects what was reported while a layout was described and worked out: these rules, and no
/// others.
///
///     expectDiagnostics(of: Color.red.frame(width: .nan).layout(in: window), [.invalidNumber])
///
/// - Parameters:
///   - result: the layout.
///   - rules: the rules that are expected to be reported; none by default.
public func expectDiagnostics(
  of result: ResolvedLayout, _ rules: Set<LayoutDiagnostic.Rule> = [],
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { compare(result.diagnostics, with: rules, comment(), sourceLocation) }

private func compare(
  _ findings: [LayoutDiagnostic], with rules: Set<LayoutDiagnostic.Rule>,
  _ comment: @autoclosure () -> Comment?, _ sourceLocation: SourceLocation
) {
  for finding in findings where !rules.contains(finding.rule) {
    fail(finding.description, comment(), sourceLocation)
  }
  let missing = rules.subtracting(findings.map(\.rule)).map(\.rawValue).sorted()
  for rule in missing { fail("Nothing breaks the rule \(rule).", comment(), sourceLocation) }
}

// MARK: - Texts

/// Expects that no text of a layout ends with an ellipsis for want of room.
///
///     expectNoTruncatedTexts(of: Card().layout(in: CGSize(width: 320, height: 120)))
///
/// Each text that does is an issue.
public func expectNoTruncatedTexts(
  of result: ResolvedLayout, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { for text in truncatedTexts(of: result) { fail(text, comment(), sourceLocation) } }

/// Describes the texts of a layout that end with an ellipsis for want of room.
///
///     XCTAssertEqual(truncatedTexts(of: result), [])
public func truncatedTexts(of result: ResolvedLayout) -> [String] {
  result.nodes.compactMap { node in
    guard case .text(let text) = node.appearance?.content, node.textLayout()?.isTruncated == true
    else { return nil }
    let name = node.id.map { " \"\($0.base)\"" } ?? ""
    return "Text\(name) is cut off at \(node.frame.text): \(text.string.debugDescription)"
  }
}

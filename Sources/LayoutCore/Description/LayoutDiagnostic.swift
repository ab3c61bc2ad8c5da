/// A problem with a tree, and what was done about it.
///
///     let result = LayoutNode.fixed(width: .nan, height: 20).layout(proposing: .unspecified)
///     for problem in result.diagnostics { print(problem) }
///     for finding in result.lint(only: [.overflow]) { print(finding.place, finding.message) }
///
/// <doc:Diagnostics> has a table of all rules: how bad each is, what is done, and what to do.
public struct LayoutDiagnostic: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A kind of problem.
  public struct Rule: RawRepresentable, Hashable, Codable, Sendable {
    /// The rule's name.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The rule that was broken.
  public let rule: Rule
  /// The names of the nodes from the root to the one concerned, or of the innermost 12.
  public let path: String
  /// The place of the node concerned, by which ``ResolvedLayout/node(at:)`` and
  /// ``ResolvedLayout/explain(at:)`` find it.
  public let place: NodePlace
  /// What is wrong, with the number, what was done instead, and what to do about it: a sentence or
  /// two.
  public let message: String

  /// Creates a diagnostic.
  public init(rule: Rule, path: String, message: String, place: NodePlace = .root) {
    self.rule = rule
    self.path = path
    self.place = place
    self.message = message
  }

  /// The path and the message.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

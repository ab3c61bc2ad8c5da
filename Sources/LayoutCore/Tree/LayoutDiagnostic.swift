/// A problem with a tree, and what was done about it.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A kind of problem.
  public struct Rule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number that no layout can use, such as NaN or a negative length of a frame.
    public static let invalidNumber = Rule(rawValue: "invalidNumber")
    /// Limits of a frame that contradict each other.
    public static let contradictoryFrame = Rule(rawValue: "contradictoryFrame")
    /// A tree with more levels than fit on the thread's stack.
    public static let tooDeep = Rule(rawValue: "tooDeep")
    /// A description of more nodes than a tree may have, or of more rows in sight than a lazy
    /// container shows.
    public static let tooLarge = Rule(rawValue: "tooLarge")
    /// Geometry that depends on itself and does not settle.
    public static let unsettled = Rule(rawValue: "unsettled")
  }

  /// The rule that was broken.
  public let rule: Rule
  /// The names of the nodes from the root to the one concerned.
  public let path: String
  /// What is wrong, with the number, and what was done instead.
  public let message: String

  /// Creates a diagnostic.
  public init(rule: Rule, path: String, message: String) {
    self.rule = rule
    self.path = path
    self.message = message
  }

  /// The path and the message.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

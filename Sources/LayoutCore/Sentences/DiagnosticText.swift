/// What a diagnostic says, in parts, of which its sentences are made in one place.
///
///     DiagnosticText("has a width of -3, which is negative", outcome: "0 is used")
///     // Frame "title" has a width of -3, which is negative; 0 is used.
///
/// The first sentence says what is wrong and what was done about it, the second how to mend it.
struct DiagnosticText: Hashable, Sendable {
  /// What the first sentence begins with.
  enum Subject: Hashable, Sendable {
    /// The name of the view that the diagnostic is about.
    case view
    /// Another name.
    case name(String)
    /// Nothing: the problem is a whole sentence.
    case none
  }

  let subject: Subject
  /// What is wrong: what a sentence about the subject goes on with.
  let problem: String
  /// What was done about it, without capital and full stop.
  let outcome: String?
  /// What can be done about it, without full stop.
  let remedy: String?

  init(_ problem: String, outcome: String? = nil, remedy: String? = nil, subject: Subject = .view) {
    self.problem = problem
    self.outcome = outcome
    self.remedy = remedy
    self.subject = subject
  }

  /// The sentences about a view of a name.
  func sentences(about view: String) -> String {
    let lead = outcome.map { "\(problem); \($0)" } ?? problem
    let first =
      switch subject {
      case .view: "\(view) \(lead)".asSentenceFromName
      case .name(let name): "\(name) \(lead)".asSentenceFromName
      case .none: lead.asSentence
      }
    return [first, remedy?.asSentence].compactMap { $0 }.joined(separator: " ")
  }
}

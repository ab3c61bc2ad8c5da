import Foundation

/// What the compiler asks: one of these is there. Of each message only what is used is read.
struct Question: Decodable {
  struct Nothing: Decodable {}

  struct Expansion: Decodable {
    struct Macro: Decodable {
      let typeName: String
    }

    let macro: Macro
    let macroRole: String?
    /// The use of a freestanding macro.
    let syntax: Syntax?
    /// An attached macro's attribute, and what it is attached to.
    let attributeSyntax: Syntax?
    let declSyntax: Syntax?
    /// The declarations around, from the inside, without their members.
    let lexicalContext: [Syntax]?
  }

  /// A piece of source, with the comments and blanks before it.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  struct Location: Decodable {
    let fileName: String
    /// In bytes of UTF-8 from the beginning of the file.
    let offset: Int
  }

  let getCapability: Nothing?
  let loadPluginLibrary: Nothing?
  let expandFreestandingMacro: Expansion?
  let expandAttachedMacro: Expansion?
}

/// What the compiler is told: one of these is there.
struct Answer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      let protocolVersion = 7
    }

    let capability = Capability()
  }

  struct LibraryResult: Encodable {
    let loaded = false
    let diagnostics: [Diagnostic] = []
  }

  struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }

    struct Nothing: Encodable {}

    let message: String
    let position: Position
    let severity = "error"
    let highlights: [Nothing] = []
    let notes: [Nothing] = []
    let fixIts: [Nothing] = []
  }

  private(set) var getCapabilityResult: CapabilityResult?
  private(set) var loadPluginLibraryResult: LibraryResult?
  private(set) var expandMacroResult: Expansion?

  static let capability = Answer(getCapabilityResult: CapabilityResult())
  static let noLibrary = Answer(loadPluginLibraryResult: LibraryResult())

  static func expansion(_ source: String) -> Answer {
    Answer(expandMacroResult: Expansion(expandedSource: source, diagnostics: []))
  }

  /// An error in the file, or without a place in it. A source keeps the compiler from finding
  /// errors that follow from it.
  static func failure(
    _ message: String, at location: Question.Location? = nil, source: String? = nil
  ) -> Answer {
    let position = Diagnostic.Position(
      fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
    return Answer(
      expandMacroResult: Expansion(
        expandedSource: source, diagnostics: [Diagnostic(message: message, position: position)]))
  }

  /// These are texts and numbers, which can always be encoded.
  var encoded: Data { (try? JSONEncoder().encode(self)) ?? Data("{}".utf8) }
}

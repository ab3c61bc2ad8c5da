import Foundation
import MacroExpansion
import Testing

/// An answer, as the compiler reads it.
struct Reply: Decodable {
  struct Expansion: Decodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Decodable, Equatable {
    struct Position: Decodable, Equatable {
      let fileName: String
      let offset: Int
    }

    let message: String
    let severity: String
    let position: Position
  }

  struct CapabilityResult: Decodable {
    struct Capability: Decodable {
      let protocolVersion: Int
    }

    let capability: Capability
  }

  struct LibraryResult: Decodable {
    let loaded: Bool
  }

  let getCapabilityResult: CapabilityResult?
  let loadPluginLibraryResult: LibraryResult?
  let expandMacroResult: Expansion?

  /// The plugin's reply to any message.
  init(to message: String) throws {
    let answer = Plugin.answer(to: Data(message.utf8))
    self = try JSONDecoder().decode(Reply.self, from: answer)
  }
}

extension Reply.Expansion {
  /// Where the declarations of these tests begin in their file.
  static let offset = 100

  /// The reply to the use of `@Entry` with a declaration in a context.
  init(of declaration: String, role: String, in context: String) throws {
    func syntax(_ source: String, at offset: Int) -> [String: Any] {
      [
        "kind": "declaration", "source": source,
        "location": [
          "fileID": "App/File.swift", "fileName": "File.swift", "offset": offset, "line": 1,
          "column": 1,
        ] as [String: Any],
      ]
    }
    let attribute = declaration.components(separatedBy: "@Entry")[0].utf8.count
    let question = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "SwiftUIMacros", "typeName": "EntryMacro", "name": "Entry"],
        "macroRole": role, "discriminator": "$s",
        "attributeSyntax": syntax("@Entry", at: Self.offset + attribute),
        "declSyntax": syntax(declaration, at: Self.offset),
        "lexicalContext": context.isEmpty ? [] : [syntax(context, at: 0)],
      ] as [String: Any]
    ]
    let message = try JSONSerialization.data(withJSONObject: question)
    self = try #require(
      try Reply(to: String(decoding: message, as: UTF8.self)).expandMacroResult)
  }
}

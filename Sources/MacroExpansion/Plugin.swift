import Foundation

/// Expands `@Entry`, `#Preview` and `@Previewable`, whose declarations are in the module `SwiftUI`.
///
/// The compiler asks in messages, and reads an answer to each. No package is needed for it, since
/// the little that must be read of a declaration is read here.
package enum Plugin {
  /// Answers messages until there are no more, or until they cannot be told apart.
  ///
  /// - Returns: whether all of them were answered.
  package static func answerAll(in stream: MessageStream) -> Bool {
    do {
      while let message = try stream.next() { try stream.write(answer(to: message)) }
      return true
    } catch {
      // Where a message begins and ends is lost, so this answer is the last.
      try? stream.write(Answer.failure("\(error)").encoded)
      return false
    }
  }

  /// The answer to any message: a message that means nothing here gets one that says so.
  package static func answer(to message: Data) -> Data { Answer(to: message).encoded }
}

extension Answer {
  fileprivate init(to message: Data) {
    do {
      let question = try JSONDecoder().decode(Question.self, from: message)
      if question.getCapability != nil {
        self = .capability
      } else if question.loadPluginLibrary != nil {
        self = .noLibrary
      } else if let attached = question.expandAttachedMacro {
        self = Answer(attached)
      } else if let freestanding = question.expandFreestandingMacro {
        self = Answer(freestanding)
      } else {
        self = .failure("SwiftUIMacros does not know this message")
      }
    } catch {
      self = .failure("SwiftUIMacros cannot read this message: \(error)")
    }
  }

  private init(_ expansion: Question.Expansion) {
    switch expansion.macro.typeName {
    case "EntryMacro":
      self = EntryMacro(expansion).answer
    // The compiler has checked the types of a preview's arguments, and nothing of it runs.
    case "PreviewMacro", "PreviewableMacro":
      self = .expansion("")
    case let name:
      self = .failure("SwiftUIMacros has no macro named \(name)", at: expansion.syntax?.location)
    }
  }
}

import Foundation

/// Expands `@Entry`, `#Preview` and `@Previewable`, whose declarations are in the module `SwiftUI`.
///
/// The compiler starts this program, asks it in messages, and reads an answer to each. It ends with
/// the messages. No package is needed for it, since it reads the little that it must of a
/// declaration by itself.
@main package struct Plugin {
  package static func main() {
    let stream = MessageStream(reading: .standardInput, writing: .standardOutput)
    do {
      while let message = try stream.next() {
        try stream.write(answer(to: message))
      }
    } catch {
      // Where a message begins and ends is lost, so this answer is the last.
      try? stream.write(Answer.failure("\(error)").encoded)
      exit(1)
    }
  }

  /// The answer to any message: a message that means nothing here gets one that says so.
  package static func answer(to message: Data) -> Data {
    Answer(to: message).encoded
  }
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

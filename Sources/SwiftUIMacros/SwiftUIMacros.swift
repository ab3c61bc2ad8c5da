import Foundation
import MacroExpansion

/// The program that the compiler starts for files that use a macro of the module `SwiftUI`.
@main struct SwiftUIMacros {
  static func main() {
    let stream = MessageStream(reading: .standardInput, writing: .standardOutput)
    exit(Plugin.answerAll(in: stream) ? 0 : 1)
  }
}

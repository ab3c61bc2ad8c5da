import Foundation
import LayoutCore

/// A captured tree that is laid out again, and what that shows.
///
///     print(try Replay(Data(contentsOf: file)).report)
package struct Replay {
  /// The frames, the problems, and how they differ from what was recorded.
  package let report: String
  /// Whether nothing differs, or nothing was recorded.
  package let isAsRecorded: Bool

  /// A file that is no capture, in a sentence.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Lays out the tree in a file of JSON.
  package init(_ data: Data) throws {
    let capture: LayoutCapture
    do { capture = try JSONDecoder().decode(LayoutCapture.self, from: data) } catch {
      throw Self.problem(error)
    }
    let result = capture.layout()
    let differences = capture.recording.map { Self.differences(LayoutRecording(result), from: $0) }
    isAsRecorded = differences?.isEmpty ?? true
    var lines = ["\(result)"] + result.diagnostics.map(\.description)
    if let differences {
      lines.append(
        differences.isEmpty ? "Everything is as recorded." : "These are not as recorded:")
      lines += differences
    }
    report = lines.joined(separator: "\n")
  }

  /// What differs, in a line each, of which at most ten are about nodes.
  private static func differences(
    _ now: LayoutRecording, from then: LayoutRecording
  ) -> [String] {
    var lines: [String] = []
    if now.nodes.count != then.nodes.count {
      lines.append("\(now.nodes.count) nodes, recorded were \(then.nodes.count)")
    }
    let changed = zip(now.nodes, then.nodes).enumerated().filter { $0.element.0 != $0.element.1 }
    for (index, (now, then)) in changed.prefix(10) {
      let what = now.frame == then.frame ? "not drawn as recorded" : "recorded was \(then.frame)"
      lines.append("node \(index), \(now.name): \(now.frame), \(what)")
    }
    if changed.count > 10 { lines.append("and \(changed.count - 10) more nodes") }
    if now.diagnostics != then.diagnostics {
      lines.append("the diagnostics, recorded were: \(then.diagnostics)")
    }
    return lines
  }

  private static func problem(_ error: any Error) -> Problem {
    guard let error = error as? DecodingError else {
      return Problem(description: "This is no capture: \(error)")
    }
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
      .valueNotFound(_, let found):
      context = found
    @unknown default: return Problem(description: "This is no capture: \(error)")
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let place = path.isEmpty ? "" : " (at \(path.joined(separator: ".")))"
    return Problem(description: "This is no capture: \(context.debugDescription)\(place)")
  }
}

import Foundation
import LayoutCore
import LayoutGallery
import Testing

/// Captures that the gallery lays out again.
struct ReplayTests {
  private let card = LayoutNode.hstack(
    spacing: 8,
    [LayoutNode.fixed(width: 40, height: 40).id("icon"), LayoutNode.flexible.id("title")])

  private func file() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    var capture = LayoutCapture(card, in: CGSize(width: 200, height: 60))
    capture.recording = LayoutRecording(capture.layout())
    try JSONEncoder().encode(capture).write(to: file)
    return file
  }

  @Test func `what was recorded comes out again`() throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    let replay = try Replay(Data(contentsOf: file))
    #expect(replay.isAsRecorded)
    #expect(replay.report.contains("Flexible \"title\""))
    #expect(replay.report.hasSuffix("Everything is as recorded."))
  }

  @Test func `what differs is named`() throws {
    var capture = LayoutCapture(card, in: CGSize(width: 200, height: 60))
    capture.recording = LayoutRecording(capture.layout())
    // The icon takes 10 more, and the title begins 10 further and is 10 narrower.
    capture.tree = .hstack(
      spacing: 8,
      [LayoutNode.fixed(width: 50, height: 40).id("icon"), LayoutNode.flexible.id("title")])
    let replay = try Replay(JSONEncoder().encode(capture))
    #expect(!replay.isAsRecorded)
    #expect(replay.report.contains("These are not as recorded:"))
    #expect(replay.report.contains("node 1, Fixed"))
    #expect(replay.report.contains("node 2, Flexible"))
  }

  @Test func `a file that is no capture is refused in words`() {
    let error = #expect(throws: Replay.Problem.self) {
      try Replay(Data(#"{"version": 1, "nodes": [{"kind": "hstock"}]}"#.utf8))
    }
    #expect(
      error?.description
        == "This is no capture: \"hstock\" is not the kind of a node in version 1. "
        + "(at nodes.0.kind)")
  }
}

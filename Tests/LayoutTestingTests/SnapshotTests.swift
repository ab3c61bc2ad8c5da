import Foundation
import LayoutKit
import LayoutTesting
import Testing

/// Layouts compared with what was recorded of them.
struct SnapshotTests {
  private struct Pair: View {
    var width: CGFloat = 10
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10).id("a")
        Color.red.frame(width: 10, height: 10).id("b")
      }
    }
  }

  private let window = CGSize(width: 40, height: 10)

  // The stack is 20 wide, so it starts at 10.
  private let recorded = """
    HStack (10, 0, 20, 10)
      Frame "a" (10, 0, 10, 10)
        Flexible (10, 0, 10, 10)
      Frame "b" (20, 0, 10, 10)
        Flexible (20, 0, 10, 10)
    """

  @Test func `any number of lines is compared`() throws {
    let rows = LayoutNode.vstack(spacing: 0, (0..<20_000).map { _ in .fixed(width: 10, height: 1) })
    let old = rows.layout(proposing: .unspecified)
    let new = rows.padding(1).layout(proposing: .unspecified)
    // Every line differs: 20,001 of the old ones and one more of the new ones.
    let text = try #require(snapshotDifferences(of: new, recorded: "\(old)"))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("- ") } == 20_001)
    #expect(lines.count { $0.hasPrefix("+ ") } == 20_002)
  }

  @Test func `a layout as recorded says nothing`() {
    expectSnapshot(
      of: Pair(), in: window,
      recorded: """
        HStack (10, 0, 20, 10)
          Frame "a" (10, 0, 10, 10)
            Flexible (10, 0, 10, 10)
          Frame "b" (20, 0, 10, 10)
            Flexible (20, 0, 10, 10)
        """)
  }

  @Test func `lines that differ are shown`() {
    // The stack is 24 wide, so it starts at 8.
    let result = Pair(width: 14).layout(in: window)
    #expect(
      snapshotDifferences(of: result, recorded: recorded) == """
        The layout is not as recorded:

        - HStack (10, 0, 20, 10)
        -   Frame "a" (10, 0, 10, 10)
        -     Flexible (10, 0, 10, 10)
        -   Frame "b" (20, 0, 10, 10)
        -     Flexible (20, 0, 10, 10)
        + HStack (8, 0, 24, 10)
        +   Frame "a" (8, 0, 14, 10)
        +     Flexible (8, 0, 14, 10)
        +   Frame "b" (22, 0, 10, 10)
        +     Flexible (22, 0, 10, 10)

        \(result.sketch())
        """)
    let same = Pair().layout(in: window)
    #expect(
      snapshotDifferences(of: same, recorded: recorded.replacingOccurrences(of: "(20", with: "(21"))
        == """
        The layout is not as recorded:

          … 3 lines as before
        -   Frame "b" (21, 0, 10, 10)
        -     Flexible (21, 0, 10, 10)
        +   Frame "b" (20, 0, 10, 10)
        +     Flexible (20, 0, 10, 10)

        \(same.sketch())
        """)
  }

  @Test func `a snapshot that is not recorded yet is shown as new`() {
    let result = Color.red.frame(width: 10, height: 10).layout(in: window)
    #expect(
      snapshotDifferences(of: result, recorded: "") == """
        Nothing is recorded of the layout:

        + Frame (15, 0, 10, 10)
        +   Flexible (15, 0, 10, 10)

        \(result.sketch())
        """)
  }

  @Test func `a failure says how to record`() {
    withKnownIssue {
      expectSnapshot(of: Pair(width: 14), in: window, recorded: recorded)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasSuffix(
          "\n\nIf the layout is meant to be so, run with LAYOUT_SNAPSHOTS=record to have it recorded."
        )
      }
    }
  }

  @Test func `one place holds one text`() {
    let texts = RecordedTexts()
    #expect(!texts.hold(another: "small", at: "Card.swift:12"))
    #expect(!texts.hold(another: "large", at: "Card.swift:20"))
    // Tests are repeated, and tests with arguments may have the same layout for several.
    #expect(!texts.hold(another: "small", at: "Card.swift:12"))
    #expect(texts.hold(another: "large", at: "Card.swift:12"))
    #expect(!texts.hold(another: "small", at: "Card.swift:12"))
  }

  @Test func `lines may end in any way, with space before it`() {
    let result = Pair().layout(in: window)
    let windows = (recorded + "\n").replacingOccurrences(of: "\n", with: "\r\n")
    #expect(snapshotDifferences(of: result, recorded: windows) == nil)
    #expect(
      snapshotDifferences(
        of: result, recorded: recorded.replacingOccurrences(of: "\n", with: " \t\r\n")) == nil)
    // What differs is still one line.
    let other = snapshotDifferences(
      of: result, recorded: windows.replacingOccurrences(of: "\"b\" (20", with: "\"b\" (21"))
    #expect(
      other?.hasPrefix(
        """
        The layout is not as recorded:

          … 3 lines as before
        -   Frame "b" (21, 0, 10, 10)
        +   Frame "b" (20, 0, 10, 10)
          … 1 line as before

        """) == true)
  }

  @Test func `files are written when recording, and compared else`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snapshots/pair.txt")
    let result = Pair().layout(in: window)
    #expect(
      snapshotDifferences(of: result, file: file, isRecording: false)
        == "There is no snapshot at \(file.path). Run with LAYOUT_SNAPSHOTS=record to make one.")
    #expect(snapshotDifferences(of: result, file: file, isRecording: true) == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == recorded + "\n")
    #expect(snapshotDifferences(of: result, file: file, isRecording: false) == nil)

    let other = Pair(width: 14).layout(in: window)
    #expect(snapshotDifferences(of: other, file: file, isRecording: false) != nil)
    #expect(snapshotDifferences(of: other, file: file, isRecording: true) == nil)
    #expect(snapshotDifferences(of: other, file: file, isRecording: false) == nil)
  }

  private func path(test: String?, name: String? = nil, folder: String = "Snapshots") -> String? {
    SnapshotFile(test: test, name: name, folder: folder, source: "/app/Tests/CardTests.swift")?
      .url.path
  }

  @Test func `each test has files of its own, in a folder that can be chosen`() {
    #expect(path(test: "card()") == "/app/Tests/Snapshots/CardTests/card.txt")
    #expect(
      path(test: "card(size:)", name: "large")
        == "/app/Tests/Snapshots/CardTests/card.large.txt")
    #expect(
      path(test: "`a row in every size`(size:)", name: "x/../y")
        == "/app/Tests/Snapshots/CardTests/a-row-in-every-size.x-..-y.txt")
    #expect(path(test: "card()", folder: "../Frames") == "/app/Frames/CardTests/card.txt")
    #expect(path(test: "card()", folder: "/frames") == "/frames/CardTests/card.txt")
    // Outside of tests, as in XCTest's cases, a name has to say which file is meant.
    #expect(path(test: nil) == nil)
    #expect(path(test: nil, name: "card") == "/app/Tests/Snapshots/CardTests/card.txt")
  }

  @Test func `a file that cannot be written is named`() throws {
    // The folder would have to be made inside of a file.
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("pair.txt")
    let text = snapshotDifferences(of: Pair().layout(in: window), file: file, isRecording: true)
    #expect(text?.hasPrefix("The snapshot could not be written to \(file.path): ") == true)
  }

  @Test func `a snapshot without a file says where it would be`() {
    withKnownIssue {
      expectSnapshot(of: Pair(), in: window)
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains(
          "/Snapshots/SnapshotTests/a-snapshot-without-a-file-says-where-it-would-be.txt. Run with")
      }
    }
  }
}

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
    let text = try #require(snapshotDifferences(of: new, from: "\(old)"))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("- ") } == 20_001)
    #expect(lines.count { $0.hasPrefix("+ ") } == 20_002)
  }

  @Test func `a layout as recorded says nothing`() {
    expectSnapshot(
      of: Pair(), in: window,
      matches: """
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
      snapshotDifferences(of: result, from: recorded) == """
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

        \(result.ascii())
        """)
    let same = Pair().layout(in: window)
    #expect(
      snapshotDifferences(of: same, from: recorded.replacingOccurrences(of: "(20", with: "(21"))
        == """
        The layout is not as recorded:

          … 3 lines as before
        -   Frame "b" (21, 0, 10, 10)
        -     Flexible (21, 0, 10, 10)
        +   Frame "b" (20, 0, 10, 10)
        +     Flexible (20, 0, 10, 10)

        \(same.ascii())
        """)
  }

  @Test func `a snapshot that is not recorded yet is shown as new`() {
    let result = Color.red.frame(width: 10, height: 10).layout(in: window)
    #expect(
      snapshotDifferences(of: result, from: "") == """
        Nothing is recorded of the layout:

        + Frame (15, 0, 10, 10)
        +   Flexible (15, 0, 10, 10)

        \(result.ascii())
        """)
  }

  @Test func `a failure says how to record`() {
    withKnownIssue {
      expectSnapshot(of: Pair(width: 14), in: window, matches: recorded)
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
    #expect(snapshotDifferences(of: result, from: windows) == nil)
    #expect(
      snapshotDifferences(
        of: result, from: recorded.replacingOccurrences(of: "\n", with: " \t\r\n")) == nil)
    // What differs is still one line.
    let other = snapshotDifferences(
      of: result, from: windows.replacingOccurrences(of: "\"b\" (20", with: "\"b\" (21"))
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
      differences(of: result, from: file, isRecording: false)
        == "There is no snapshot at \(file.path). Run with LAYOUT_SNAPSHOTS=record to make one.")
    #expect(differences(of: result, from: file, isRecording: true) == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == recorded + "\n")
    #expect(differences(of: result, from: file, isRecording: false) == nil)

    let other = Pair(width: 14).layout(in: window)
    #expect(differences(of: other, from: file, isRecording: false) != nil)
    #expect(differences(of: other, from: file, isRecording: true) == nil)
    #expect(differences(of: other, from: file, isRecording: false) == nil)
  }
}

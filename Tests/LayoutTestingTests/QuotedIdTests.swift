import LayoutKit
import LayoutTesting
import Testing

/// Quotes and backslashes in the ids of tables, which are written as in Swift's strings.
struct QuotedIdTests {
  private let result = HStack(alignment: .top, spacing: 0) {
    Color.red.frame(width: 10, height: 10).id("Say \"hi\"")
    Color.red.frame(width: 20, height: 10).id("a\\b")
    Color.red.frame(width: 30, height: 10).id("c \\")
    Color.red.frame(width: 40, height: 10).id("c \\")
    Text("5\" wide")
  }.layout(proposing: .unspecified)

  @Test func `in quotes, a quote is written with a backslash, and so is a backslash`() {
    expectFrames(
      of: result,
      #"""
      "Say \"hi\""    0 0 10 10
      a\b            10 0 20 10
      "a\b"          10 0 20 10
      "a\\b"         10 0 20 10
      "c \\"         30 0 30 10
      "c \\"#2       60 0 40 10
      "5\" wide"    100 _ _ _
      "Say hi"      missing
      Say           missing
      """#)
    #expect(frameDifferences(of: result, #""Say \"hi\"" missing"#) != nil)
    #expect(frameDifferences(of: result, #""5\" wide" missing"#) != nil)
  }

  @Test func `line breaks are written with a backslash`() {
    let result = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10).id("a\nb")
      Color.red.frame(width: 20, height: 10).id("a\r\nb")
      Color.red.frame(width: 30, height: 10).id("a\rb\u{2028}c")
      Color.red.frame(width: 40, height: 10).id(#"a\nb"#)
      Text("Two\nlines")
    }.layout(proposing: .unspecified)
    expectFrames(
      of: result,
      #"""
      "a\nb"          0  0  10  10
      "a\r\nb"        0 10  20  10
      "a\rb\u{2028}c" 0 20  30  10
      "a\\nb"         0 30  40  10
      a\nb            0 30  40  10
      "Two\nlines"    0 40   _   _
      "\u{}"          missing
      "\u{110000}"    missing
      """#)
    let ids = ["a\nb", "a\r\nb", "a\rb\u{2028}c", #"a\nb"#]
    let text = frameDifferences(of: result, ids.map { ExpectedFrame($0, x: 1) })
    #expect(
      text?.hasPrefix(
        #"""
        4 of 4 frames are not as expected:

          id               expected      actual           off by
          "a\nb"           (1, _, _, _)  (0, 0, 10, 10)   x -1
          "a\r\nb"         (1, _, _, _)  (0, 10, 20, 10)  x -1
          "a\rb\u{2028}c"  (1, _, _, _)  (0, 20, 30, 10)  x -1
          a\nb             (1, _, _, _)  (0, 30, 40, 10)  x -1
        """#) == true)
    let unknown = frameDifferences(of: result, "c _ _ _ _")
    #expect(
      unknown?.contains(#"The ids are "a\nb", "a\r\nb", "a\rb\u{2028}c", "a\\nb"."#) == true)
  }

  @Test(
    arguments: [
      #""Say "hi"" missing"#, #""a"b missing"#, #"a"b" missing"#, #""a""b" missing"#,
      #""a missing"#, #""a\" missing"#,
    ])
  func `other quotes in a line are a mistake`(line: String) {
    let text = frameDifferences(of: result, line)
    #expect(
      text?.hasPrefix(
        #"line 1 has quotes that are not around an id (a quote inside of them is written \"): "#
          + line) == true)
  }

  @Test func `ids are shown as they are written`() {
    let text = frameDifferences(
      of: result,
      [
        ExpectedFrame("Say \"hi\"", x: 1), ExpectedFrame("a\\b", x: 1),
        ExpectedFrame("c \\", x: 1, occurrence: 2),
      ])
    #expect(
      text?.hasPrefix(
        #"""
        3 of 3 frames are not as expected:

          id            expected      actual           off by
          "Say \"hi\""  (1, _, _, _)  (0, 0, 10, 10)   x -1
          a\b           (1, _, _, _)  (10, 0, 20, 10)  x +9
          "c \\"#2      (1, _, _, _)  (60, 0, 40, 10)  x +59
        """#) == true)
  }
}

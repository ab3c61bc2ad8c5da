import Foundation
import LayoutTesting
import Testing

/// Snapshots that are recorded in the sources of tests, which must stay what they are otherwise.
struct InlineRecorderTests {
  @Test func `snapshots in the source are replaced where they are`() throws {
    let source = """
      @Test func one() {
        expectSnapshot(of: A(), in: size, recorded: "")
        expectSnapshot(
          of: B(), in: size,
          recorded: \"\"\"
            old
            \"\"\")
      }
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("inline-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    // The first one adds lines, and the second is found all the same.
    let recorder = InlineRecorder()
    #expect(recorder.record("A\n  \\B", inPlaceOfSnapshotAt: 2, of: file.path) == nil)
    #expect(recorder.record("new", inPlaceOfSnapshotAt: 3, of: file.path) == nil)
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        @Test func one() {
          expectSnapshot(of: A(), in: size, recorded: \"\"\"
            A
              \\\\B
            \"\"\")
          expectSnapshot(
            of: B(), in: size,
            recorded: \"\"\"
              new
              \"\"\")
        }
        """)
    #expect(
      recorder.record("new", inPlaceOfSnapshotAt: 8, of: file.path)
        == """
        There is no "recorded:" with a literal text to record at line 8 of \(file.path). Write a literal \
        without interpolation, in one call a line.
        """)
  }

  // MARK: - What is replaced

  /// What a call becomes when `new` is recorded in it; `nil` if it is left as it is.
  private func recorded(_ source: String, _ text: String = "new", line: Int = 1) -> String? {
    InlineRecorder.replacing(text, at: line, in: source)
  }

  /// The literal for a text that replaces the one at the start of a line.
  private func literal(_ lines: String...) -> String {
    (["\"\"\""] + lines.map { "  " + $0 } + ["  \"\"\""]).joined(separator: "\n")
  }

  @Test(
    arguments: [
      #""""#, #""old""#, #""Flexible \"dot\" (0, 0, 30, 10)""#, #""ends with \\""#,
      ##"#"raw "dot" \"#"##, ###"##"raw "# "##"###, ##"#"""#"##, ##"#"("#"##,
      "\"\"\"\n  old \"dot\", recorded: \"\"\n  \"\"\"",
      "\"\"\"\n  three \\\"\"\" quotes\n  \"\"\"",
      "#\"\"\"\n  raw \"\"\" quotes\n  \"\"\"#",
    ])
  func `a literal of any kind is replaced to its end`(old: String) {
    #expect(
      recorded("expectSnapshot(of: v, recorded: \(old))\nnext(\"\")")
        == "expectSnapshot(of: v, recorded: \(literal("new")))\nnext(\"\")")
  }

  @Test(
    arguments: [
      #"of: Text("recorded: ")"#, #"of: Text("recorded: \"a\"")"#,
      ##"of: Text(#"", recorded: ""#)"##,
      #"of: helper(recorded: "a")"#, #"of: Text("\(helper("(", recorded: "a"))")"#,
      "of: v /* recorded: \"a\", /* ( */ \" */", "of: v, // recorded: \"a\" (\nin: s",
      "of: Text(\"\"\"\n, recorded: \"a\"\n\"\"\")", #"of: v { $0.recorded = ["recorded": "a"] }"#,
      #"of: Text(s.replacing(/[")]/, with: ""))"#, ##"of: Text(s.replacing(#/"/)/#, with: ""))"##,
      #"of: v, in: CGSize(width: w / 2, height: h / 2)"#,
    ])
  func `the label is that of an argument of the call`(arguments: String) {
    #expect(
      recorded("expectSnapshot(\(arguments), recorded: \"old\")")
        == "expectSnapshot(\(arguments), recorded: \(literal("new")))")
  }

  @Test func `the call may be part of a line, and is that of the line`() {
    #expect(
      recorded(#"check("a", recorded: "b"); let x = y("c", recorded: z)"#, line: 1) == nil)
    #expect(
      recorded(#"given("a", recorded: "b") { expectSnapshot(of: v, recorded: "old") }"#)
        == #"given("a", recorded: "b") { expectSnapshot(of: v, recorded: \#(literal("new"))) }"#)
    // Functions of the test's own may pass on what they are given.
    #expect(
      recorded("check(v, recorded: \"old\")") == "check(v, recorded: \(literal("new")))")
    let text = """
      let text = \"\"\"
        expectSnapshot(of: v, recorded: "a")
        \"\"\"; expectSnapshot(of: v, recorded: "old")
      """
    #expect(recorded(text, line: 2) == nil)
    #expect(
      recorded(text, line: 3)
        == text.replacingOccurrences(
          of: "\"old\"", with: "\"\"\"\n    new\n    \"\"\""))
  }

  @Test(
    arguments: [
      #"expectSnapshot(of: v, named: "a")"#, "expectSnapshot(of: v, recorded: text)",
      #"expectSnapshot(of: v, recorded: "a" + "b")"#, #"expectSnapshot(of: v, recorded: "a".b)"#,
      #"expectSnapshot(of: v, recorded: "\(text)")"#,
      ##"expectSnapshot(of: v, recorded: #"\#(text)"#)"##,
      #"expectSnapshot(of: helper(recorded: "a"), recorded: text)"#,
      #"expectSnapshot(of: v, recorded: "a"); expectSnapshot(of: w, recorded: "b")"#,
      #"expectSnapshot(of: v, recorded: "a"#, "expectSnapshot(of: v, recorded: \"\"\"\n  a\n  ",
      #"expectSnapshot(of: [v), recorded: "a")"#, "v\nexpectSnapshot(of: v, recorded: \"a\")", "",
    ])
  func `a source is left as it is in case of doubt`(source: String) {
    #expect(recorded(source) == nil)
  }

  // MARK: - What is written

  @Test func `quotes and backslashes come out as they are`() {
    #expect(
      recorded(#"expectSnapshot(of: v, recorded: "")"#, #"Text "a" \n \(b) \"#)
        == "expectSnapshot(of: v, recorded: "
        + literal(#"Text "a" \\n \\(b) \\"#) + ")")
    // Every third quote in a row is escaped, so that there are never three.
    #expect(
      recorded(#"expectSnapshot(of: v, recorded: "")"#, #"a"""b""""""c"""#)
        == "expectSnapshot(of: v, recorded: "
        + literal(#"a""\"b""\"""\"c"""#) + ")")
    #expect(
      recorded(#"expectSnapshot(of: v, recorded: "")"#, "a\u{0}b\u{1B}c")
        == "expectSnapshot(of: v, recorded: " + literal(#"a\u{0}b\u{1b}c"#) + ")")
  }

  @Test func `lines end as those of the file do`() {
    let source = "a()\r\n\texpectSnapshot(\r\n\t\tof: v, recorded: \"old\")\r\nb()\r\n"
    #expect(
      recorded(source, "one\n  two", line: 2)
        == "a()\r\n\texpectSnapshot(\r\n\t\tof: v, recorded: \"\"\"\r\n"
        + "\t\t  one\r\n\t\t    two\r\n\t\t  \"\"\")\r\nb()\r\n")
  }
}

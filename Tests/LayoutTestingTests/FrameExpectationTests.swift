import LayoutKit
import LayoutTesting
import Testing

/// What a test says when a view is not where it was expected.
struct FrameExpectationTests {
  /// 100 × 40: the square is 30 × 20, the rest gets what is left beside it and a gap of 10.
  private struct Row: View {
    var body: some View {
      HStack(alignment: .top, spacing: 10) {
        Color.red.frame(width: 30, height: 20).id("icon")
        Color.blue.id("rest")
      }
    }
  }

  private let window = CGSize(width: 100, height: 40)

  @Test func `frames as expected say nothing`() {
    expectFrames(of: Row(), in: window) {
      ExpectedFrame("icon", 0, 0, 30, 20)
      ExpectedFrame("rest", x: 40, width: 60)
      ExpectedFrame.missing("badge")
    }
    expectFrames(
      of: Row(), in: window,
      """
      icon     0  0  30  20
      rest    40  _  60  40   // what is left
      badge   missing
      """)
  }

  @Test(arguments: [true, false])
  func `expectations may be conditional, and written in loops`(isWide: Bool) {
    let squares = HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { Color.red.frame(width: isWide ? 20 : 10).id($0) }
    }
    let found = expectFrames(of: squares, in: CGSize(width: isWide ? 60 : 30, height: 10)) {
      for number in 0..<3 {
        ExpectedFrame(number, x: CGFloat(number) * (isWide ? 20 : 10), height: 10)
      }
      if isWide {
        ExpectedFrame(2, x: 40)
      } else {
        ExpectedFrame(2, x: 20)
      }
      if !isWide { ExpectedFrame(0, width: 10) }
      [ExpectedFrame.missing(3)]
    }
    #expect(found.nodes(of: 2).count == 1)
  }

  @Test func `a window may have a keyboard`() {
    // Of 100 × 40, the keyboard leaves 25.
    expectFrames(of: Color.blue.id("page"), in: window, keyboardHeight: 15, "page 0 0 100 25")
    expectFrames(of: Color.blue.id("page"), in: window, keyboardHeight: 15) {
      ExpectedFrame("page", 0, 0, 100, 25)
    }
  }

  @Test func `a window may have a safe area`() {
    // Of 100 × 40, bars leave 40 − 12 − 8 = 20 in height from 12 on, and the view fills that.
    let safeArea = EdgeInsets(top: 12, leading: 0, bottom: 8, trailing: 0)
    expectFrames(of: Color.blue.id("page"), in: window, safeArea: safeArea, "page 0 12 100 20")
    expectFrames(of: Color.blue.id("page"), in: window, safeArea: safeArea) {
      ExpectedFrame("page", 0, 12, 100, 20)
    }
    expectSnapshot(
      of: Color.blue, in: window, safeArea: safeArea, recorded: "Flexible (0, 12, 100, 20)")
  }

  @Test func `what is no view's id is looked for as a text`() {
    let view = HStack(spacing: 0) {
      Text("Sign in").frame(width: 60)
      Color.blue.frame(width: 10).id("Sign out")
    }
    let result = expectFrames(
      of: view, in: window,
      """
      "Sign in"  _  _  _  _
      "Sign out" 75  0 10 40
      "Sign up"  missing
      """)
    #expect(result.frames(ofText: "Sign in").map(\.midX) == [45])
    #expect(frameDifferences(of: result, "\"Sign in\" 0 _ _ _") != nil)
    #expect(frameDifferences(of: result, "\"Sign in\" missing") != nil)
  }

  @Test func `only frames that differ are shown, with a picture and an explanation`() {
    let result = Row().layout(in: window)
    let expected = """
      2 of 3 frames are not as expected:

        id     expected         actual               off by
        rest   (42, _, 58, 40)  (40, 0, 60, 40)      x -2, width +2
        badge  (1, 2, 3, 4)     no view has this id

      The ids are "icon", "rest".

      \(result.sketch())

      \(result.explain("rest"))
      """
    let table = """
      icon     0  0  30  20
      rest    42  _  58  40
      badge    1  2   3   4
      """
    #expect(frameDifferences(of: result, table) == expected)
    withKnownIssue {
      expectFrames(of: Row(), in: window, table)
    } matching: {
      $0.comments.map(\.rawValue) == [expected]
    }
  }

  @Test func `one frame needs no count`() {
    let result = Row().layout(in: window)
    let text = frameDifferences(of: result, [ExpectedFrame("icon", y: 5)])
    #expect(
      text?.hasPrefix(
        """
        The frame is not as expected:

          id    expected      actual          off by
          icon  (_, 5, _, _)  (0, 0, 30, 20)  y -5
        """) == true)
  }

  @Test func `a view that should not be there, and one of too few`() {
    let result = Row().layout(in: window)
    let text = frameDifferences(
      of: result, [.missing("icon"), ExpectedFrame("rest", 0, 0, 1, 1, occurrence: 2)])
    #expect(
      text?.hasPrefix(
        """
        2 of 2 frames are not as expected:

          id      expected      actual                     off by
          icon    no view       (0, 0, 30, 20)             it is there
          rest#2  (0, 0, 1, 1)  only one view has this id
        """) == true)
  }

  @Test func `tables may quote ids, count them, and write those that are no text`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10).id("main title")
      ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 20, height: 5).id("row") }
      Color.red.frame(width: 5, height: 5).id(7)
    }
    expectFrames(
      of: view, proposing: .unspecified,
      """
      "main title"  0   0  10  10
      row#2         0  15  20   5
      7             0  20   5   5
      """)
  }

  @Test func `in tables, ids that are written alike are counted together`() {
    let result = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).id(7)
      Color.red.frame(width: 20, height: 10).id("7")
      Color.red.frame(width: 30, height: 10).id(7).id("seven")
      Color.red.frame(width: 40, height: 10).id("7").id(7)
    }.layout(proposing: .unspecified)
    expectFrames(
      of: result,
      """
      7       0  0  10  10
      "7"     0  0  10  10
      7#2    10  0  20  10
      7#3    30  0  30  10
      "7"#4  60  0  40  10
      7#5    missing
      """)
    // In code an id is what it is.
    expectFrames(of: result) {
      ExpectedFrame(7, width: 30, occurrence: 2)
      ExpectedFrame("7", width: 20)
      ExpectedFrame("7", width: 40, occurrence: 2)
      ExpectedFrame.missing("7", occurrence: 3)
    }
    let text = frameDifferences(of: result, "7 1 _ _ _\n7#2 1 _ _ _\n7#5 _ _ _ _")
    #expect(
      text?.hasPrefix(
        """
        3 of 3 frames are not as expected:

          id   expected      actual                     off by
          7    (1, _, _, _)  (0, 0, 10, 10)             x -1
          7#2  (1, _, _, _)  (10, 0, 20, 10)            x +9
          7#5  (_, _, _, _)  only 4 views have this id
        """) == true)
  }

  @Test func `the first view, or only those after it, may be missing`() {
    let result = Row().layout(in: window)
    #expect(
      frameDifferences(of: result, "icon#2 missing\nbadge missing\nbadge#2 missing") == nil)
    #expect(frameDifferences(of: result, [.missing("icon", occurrence: 2)]) == nil)
    let two = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).id("icon")
      Color.red.frame(width: 20, height: 10).id("icon")
    }.layout(proposing: .unspecified)
    let text = frameDifferences(of: two, "icon missing\nicon#2 missing\nicon#3 missing")
    #expect(
      text?.hasPrefix(
        """
        2 of 3 frames are not as expected:

          id      expected  actual           off by
          icon    no view   (0, 0, 10, 10)   it is there
          icon#2  no view   (10, 0, 20, 10)  it is there
        """) == true)
  }

  @Test func `the view that is wrong is explained, not the first with its id`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        LayoutNode.fixed(width: 10, height: 20).frame(height: .nan).id("box"),
        LayoutNode.fixed(width: 10, height: 10).frame(width: 20).id("box"),
      ])
    let result = row.layout(in: CGSize(width: 30, height: 20))
    #expect(!result.diagnostics.isEmpty)
    let text = frameDifferences(of: result, "box 0 0 10 20\nbox#2 10 5 10 10") ?? ""
    #expect(text.contains("width +10"))
    #expect(text.contains("Frame \"box\" is 20 × 10"))
    // What was reported of the first one is another matter.
    #expect(!text.contains("Reported:"))
  }

  @Test func `what expects nothing, or no number, is said`() {
    let result = LayoutNode.fixed(width: 10, height: 20).id("box")
      .layout(in: CGSize(width: 10, height: 20))
    for table in ["", "  // box 0 0 10 20\n"] {
      #expect(frameDifferences(of: result, table)?.hasPrefix("The table expects no frame.") == true)
    }
    #expect(frameDifferences(of: result, "box 0 0 10 nan")?.contains("line 1 is no id") == true)
    let zeroth = frameDifferences(of: result, [.missing("box", occurrence: 0)])
    #expect(zeroth?.hasPrefix("box#0: views with an id are counted from 1") == true)
    let nowhere = frameDifferences(of: result, [ExpectedFrame("box", x: .nan)])
    #expect(nowhere?.contains("(NaN, _, _, _)") == true)
  }

  @Test func `in quotes an id is what it is`() {
    let result = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10).id("row")
      Color.red.frame(width: 20, height: 10).id("row")
      Color.red.frame(width: 30, height: 10).id("row#2")
      Color.red.frame(width: 40, height: 10).id("row#2")
      Color.red.frame(width: 50, height: 10).id("the // row")
    }.layout(proposing: .unspecified)
    expectFrames(
      of: result,
      """
      row#2         0  10  20  10
      "row"#2       0  10  20  10
      "row#2"       0  20  30  10
      "row#2"#1     0  20  30  10
      "row#2"#2     0  30  40  10
      "row#2"#3     missing
      "the // row"  0  40  50  10
      """)
    // They are shown as they are written.
    let text = frameDifferences(
      of: result, "row#2 0 10 21 10\n\"row#2\"#2 0 30 41 10\n\"the // row\" 0 40 51 10")
    #expect(
      text?.hasPrefix(
        """
        3 of 3 frames are not as expected:

          id            expected         actual           off by
          row#2         (0, 10, 21, 10)  (0, 10, 20, 10)  width -1
          "row#2"#2     (0, 30, 41, 10)  (0, 30, 40, 10)  width -1
          "the // row"  (0, 40, 51, 10)  (0, 40, 50, 10)  width -1
        """) == true)
  }

  @Test func `a line that is none is named`() {
    let text = frameDifferences(of: Row().layout(in: window), "icon 0 0 30 20\nrest 40 0")
    #expect(
      text?.hasPrefix("line 2 is no id with x, y, width and height (\"_\" for any)") == true)
  }

  @Test func `lines of tables may end with a carriage return`() {
    let result = Row().layout(in: window)
    #expect(frameDifferences(of: result, "icon 0 0 30 20\r\n\r\nrest 40 _ 60 40\r\n") == nil)
    let text = frameDifferences(of: result, "icon 0 0 30 20\r\nrest 40 0\r\n")
    #expect(
      text?.hasPrefix("line 2 is no id with x, y, width and height (\"_\" for any)") == true)
  }

  @Test func `what is off by less than numbers show is shown with all digits`() {
    // 1 / 2¹² is a number of finitely many digits.
    let half = Color.red.frame(width: 33 + 1.0 / 4096, height: 10).id("half")
    let difference = frameDifferences(
      of: half.layout(in: window), "half _ _ 33 10", tolerance: 0)
    #expect(difference?.contains("width +0.000244140625") == true)
  }

  @Test func `numbers may be off by a tolerance`() {
    let result = Row().layout(in: window)
    #expect(frameDifferences(of: result, "icon 0.0005 0 30 20") == nil)
    #expect(frameDifferences(of: result, "icon 0.4 0 30 20", tolerance: 0.5) == nil)
    #expect(frameDifferences(of: result, "icon 0.4 0 30 20") != nil)
  }

  @Test func `infinite numbers are like themselves, and infinitely far from others`() {
    let result = HStack(spacing: 0) {
      Color.red
      Color.red.frame(width: 3, height: 3).id("b")
    }.layout(proposing: ProposedViewSize(width: .infinity, height: 3))
    #expect(frameDifferences(of: result, "b inf 0 3 3") == nil)
    let text = frameDifferences(of: result, "b 0 0 3 inf")
    #expect(
      text?.hasPrefix(
        """
        The frame is not as expected:

          id  expected      actual        off by
          b   (0, 0, 3, ∞)  (∞, 0, 3, 3)  x +∞, height -∞
        """) == true)
  }

  @Test func `surroundings can be changed`() {
    let result = expectFrames(
      of: Row(), in: window, environment: { $0.layoutDirection = .rightToLeft }, "icon 70 0 30 20")
    expectFrames(of: result, "rest 0 0 60 40")
  }

  @Test(
    arguments: [
      ExpectedFrame("icon", 0, 0, 30, 20), ExpectedFrame("rest", x: 40), .missing("badge"),
    ])
  func `an expected frame is an argument`(_ expected: ExpectedFrame) {
    expectFrames(of: Row(), in: window) { expected }
    #expect(Set([expected, expected]).count == 1)
    #expect(expected != ExpectedFrame("icon", 0, 0, 30, 21))
  }
}

import LayoutKit
import LayoutTesting
import Testing

/// Tables of frames in which many lines ask for the same id, or for texts.
struct LongFrameTableTests {
  /// 30 rows with one id, each 10 high and a point wider than the one before, and 6 texts below.
  private struct List: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<30, id: \.self) { row in
          Color.red.frame(width: CGFloat(10 + row), height: 10).id("row")
        }
        ForEach(0..<6, id: \.self) { number in
          Text(number % 2 == 0 ? "even" : "odd").frame(width: 40, height: 20)
        }
        Color.blue.frame(width: 7, height: 5).id(7)
      }
    }
  }

  private func lines(_ rows: Range<Int>, width: Int) -> String {
    rows.map { "row#\($0 + 1) 0 \($0 * 10) \($0 + width) 10" }.joined(separator: "\n")
  }

  @Test func `each of many views with one id is compared with its own line`() {
    let result = List().layout(proposing: .unspecified)
    expectFrames(of: result, lines(0..<30, width: 10) + "\nrow#31 missing\n7 0 420 7 5")
    let text = frameDifferences(of: result, lines(0..<30, width: 11) + "\nrow#31 0 0 0 0") ?? ""
    #expect(text.hasPrefix("31 of 31 frames are not as expected:"))
    #expect(text.contains("row     (0, 0, 11, 10)    (0, 0, 10, 10)              width -1"))
    #expect(text.contains("row#30  (0, 290, 40, 10)  (0, 290, 39, 10)            width -1"))
    #expect(text.contains("row#31  (0, 0, 0, 0)      only 30 views have this id"))
  }

  @Test func `of views with one text each is compared with its own line`() {
    let result = List().layout(proposing: .unspecified)
    let odd = result.frames(ofText: "odd").map(\.midY)
    // They are in the middle of frames of 20 that begin below 30 rows of 10.
    #expect(odd == [330, 370, 410])
    let frames = result.frames(ofText: "even") + result.frames(ofText: "odd")
    let expected = frames.enumerated().map { number, frame in
      ExpectedFrame(number < 3 ? "even" : "odd", frame, occurrence: number % 3 + 1)
    }
    let missing = (0..<20).map { ExpectedFrame.missing("other \($0)") }
    #expect(frameDifferences(of: result, expected + missing) == nil)
    let none = frameDifferences(of: result, [ExpectedFrame("odd", frames[3], occurrence: 4)])
    #expect(none?.contains("only 3 views have this text") == true)
  }

  @Test func `what was reported of one of many views is told with its line`() {
    let result = LayoutNode.vstack(
      spacing: 0,
      (0..<5).map { number in
        LayoutNode.fixed(width: 10, height: 10).frame(width: number == 3 ? .nan : 10).id("box")
      }
    ).layout(proposing: .unspecified)
    let right = frameDifferences(of: result, "box#2 0 10 11 10\nbox#3 0 20 11 10") ?? ""
    #expect(right.contains("width -1") && !right.contains("Reported:"))
    let wrong = frameDifferences(of: result, "box#2 0 10 11 10\nbox#4 0 30 11 10") ?? ""
    #expect(wrong.contains("Reported:"))
  }
}

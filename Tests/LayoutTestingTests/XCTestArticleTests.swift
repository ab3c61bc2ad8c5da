import LayoutKit
import LayoutTesting
import XCTest

/// The code of the article about XCTest.
func assertFrames(
  of view: some View, in window: CGSize, _ table: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let text = frameDifferences(of: view.layout(in: window), table) else { return }
  XCTFail(text, file: file, line: line)
}

private typealias Row = ArticleTests.Row

final class RowTests: XCTestCase {
  func testTheSquareIsAtTheTrailingEdge() {
    assertFrames(of: Row(), in: CGSize(width: 300, height: 60), "square 264 _ 20 20")
  }
}

extension RowTests {
  func testFramesThatDifferWouldFailIt() {
    // What the assertion above fails with.
    let result = Row().layout(in: CGSize(width: 300, height: 60))
    XCTAssertEqual(
      frameDifferences(of: result, "square 260 _ 20 20")?.hasPrefix("The frame is not as expected"),
      true)
  }
}

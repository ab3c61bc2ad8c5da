import LayoutKit
import LayoutTesting
import Testing
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

#if !canImport(ObjectiveC)
  /// Cases that are run here, by hand, so that one of them may fail.
  struct XCTestArticleTests {
    private func failures(of test: @escaping (XCTestCase) -> Void) -> Int? {
      let test = XCTestCase(name: "case", testClosure: test)
      test.run()
      return test.testRun?.totalFailureCount
    }

    @Test func `frames that differ fail the case`() {
      let window = CGSize(width: 300, height: 60)
      #expect(failures { _ in assertFrames(of: Row(), in: window, "square 264 _ 20 20") } == 0)
      #expect(failures { _ in assertFrames(of: Row(), in: window, "square 260 _ 20 20") } == 1)
    }
  }
#endif

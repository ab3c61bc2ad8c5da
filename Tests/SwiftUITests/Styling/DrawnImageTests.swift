import LayoutKit
import SwiftUI
import Testing

/// Images that code draws have the size that is said of them.
struct DrawnImageTests {
  private let image = Image(size: CGSize(width: 40, height: 20)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.red))
  }

  @Test func `they are as large as they are said to be`() {
    let result = image.layout(in: CGSize(width: 100, height: 100))
    #expect(result.size == CGSize(width: 40, height: 20))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `resizable ones keep their shape if asked to`() {
    // 100 wide and half as high.
    let view = image.resizable().scaledToFit()
    #expect(view.layout(in: CGSize(width: 100, height: 100)).size == CGSize(width: 100, height: 50))
  }

  @Test func `labels are read`() {
    let labelled = Image(size: CGSize(width: 4, height: 2), label: Text("A line")) { _ in }
    let result = labelled.layout(in: CGSize(width: 9, height: 9))
    #expect(result.nodes.contains { $0.appearance?.accessibility?.label == "A line" })
  }
}

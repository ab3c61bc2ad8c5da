import LayoutKit
import Testing

/// Rows of views that contain their own kind until a condition ends it.
struct RecursiveRowTests {
  private struct Chain: View {
    let count: Int

    var body: some View {
      if count > 0 { Chain(count: count - 1) } else { Color.red.frame(height: 10).id("end") }
    }
  }

  @Test func `elements of data may be such views`() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Color.blue.frame(height: 5)
        ForEach(0..<1) { _ in Chain(count: 3) }
      }
    }
    let result = view.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "end") == CGRect(x: 0, y: 5, width: 100, height: 10))
  }
}

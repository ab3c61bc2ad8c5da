import LayoutKit
import Testing

/// Lengths that are used where none are given, in views.
struct StandardLengthsTests {
  private var row: some View {
    HStack {
      Color.red.frame(width: 10, height: 10).id("a")
      Color.red.frame(width: 10, height: 10).id("b")
    }
  }

  private func gap(_ result: ResolvedLayout) -> CGFloat? {
    guard let a = result.frame(of: "a"), let b = result.frame(of: "b") else { return nil }
    return b.minX - a.maxX
  }

  private let window = CGSize(width: 100, height: 100)

  @Test func `hold for all views`() {
    let result = row.padding().id("row").layout(in: window) {
      $0.standardLengths = StandardLengths(padding: 3, spacing: 2)
    }
    #expect(gap(result) == 2)
    #expect(result.frame(of: "row")?.width == CGFloat(3 + 10 + 2 + 10 + 3))
  }

  @Test func `hold for some views`() {
    let result = VStack {
      row.environment(\.standardLengths, StandardLengths(spacing: 2))
      Spacer()
    }.padding().id("all").layout(in: window)
    #expect(gap(result) == 2)
    #expect(result.frame(of: "all")?.width == CGFloat(16 + 22 + 16))
  }

  @Test func `hold for rows that are described late`() {
    let list = ScrollView {
      LazyVStack {
        ForEach(0..<2) { Color.red.frame(width: 10, height: 10).padding(.leading).id($0) }
      }
    }
    let result = list.layout(in: window) {
      $0.standardLengths = StandardLengths(padding: 3, spacing: 2)
    }
    #expect(result.frame(of: 1)?.minY == CGFloat(10 + 2))
    #expect(result.frame(of: 1)?.width == CGFloat(3 + 10))
  }
}

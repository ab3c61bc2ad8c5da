import LayoutControls
import LayoutKit
import Testing

/// Labels with symbols, as measured on a desktop: the letters of a symbol are level with those of
/// the title, which makes labels higher than either by a fraction of a point.
struct SymbolLabelTests {
  private func layout(_ symbol: String, _ font: Font) -> ResolvedLayout {
    let label = Label {
      Text("Title").id("title")
    } icon: {
      Image(systemName: symbol).id("icon")
    }
    return label.font(font).layout(in: CGSize(width: 300, height: 100)) { $0.platform = .macOS }
  }

  private func isClose(_ a: CGFloat?, _ b: CGFloat) -> Bool {
    a.map { abs($0 - b) < 0.001 } ?? false
  }

  @Test func `a star begins above its title`() {
    let result = layout("star", .system(size: 13))
    #expect(isClose(result.size.height, 16.0798))
    guard let icon = result.frame(of: "icon"), let title = result.frame(of: "title") else {
      Issue.record("nothing is there")
      return
    }
    #expect(isClose(icon.minY - title.minY, -0.0798))
  }

  @Test func `an arrow is half of its height further up than its middle`() {
    #expect(
      isClose(layout("arrow.clockwise", .system(size: 11.5, weight: .medium)).size.height, 15.0514))
  }
}

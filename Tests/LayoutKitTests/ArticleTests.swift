import Foundation
import LayoutKit
import Observation
import Testing

/// The code of this module's articles, compiled and run.
struct ArticleTests {
  struct Row: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text("Label").id("label")
        Spacer()
        Color.blue.frame(width: 20, height: 20).id("square")
      }
      .padding()
    }
  }

  @Test func `a row`() {
    let result = Row().layout(in: CGSize(width: 390, height: 844))
    let square = result.frame(of: "square")
    // 390 - 16 - 20
    #expect(square?.minX == 354)
  }

  @Test func `surroundings`() {
    let result = Row().layout(in: CGSize(width: 390, height: 844)) {
      $0.dynamicTypeSize = .accessibility1
      $0.layoutDirection = .rightToLeft
      $0.imageSizes = ["logo": CGSize(width: 120, height: 40)]
    }
    #expect(result.frame(of: "square")?.minX == 16)
  }

  @Test func `a list of a million rows`() {
    struct Log: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000_000) { line in
              Color.gray.frame(height: 20).id(line)
            }
          }
        }
        .id("log")
      }
    }

    let tree = ViewTree(Log())
    tree.layout(in: CGSize(width: 320, height: 480))
    tree.nodes.scroll("log", to: .offset(CGPoint(x: 0, y: 9_999_990)))

    let result = tree.layout(in: CGSize(width: 320, height: 480))
    #expect(result.frame(of: 499_999) == CGRect(x: 0, y: -10, width: 320, height: 20))
    #expect(result.frame(of: 0) == nil)

    tree.nodes.scroll("log", to: .view(750_000, anchor: .center))
    let middle = tree.layout(in: CGSize(width: 320, height: 480))
    // (480 - 20) / 2
    #expect(middle.frame(of: 750_000) == CGRect(x: 0, y: 230, width: 320, height: 20))
  }

  @Observable final class Price { var amount: CGFloat = 10 }

  struct Tag: View {
    let price: Price
    var body: some View { Color.red.frame(width: price.amount, height: 5).id("bar") }
  }

  @MainActor @Test func `a view that is kept`() {
    let window = CGSize(width: 100, height: 100)
    let model = Price()
    let tree = ViewTree(Tag(price: model))
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 10)
    model.amount = 30
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 30)
  }

  @Test func `a view that is told its height`() {
    struct Banner: View {
      @State private var height: CGFloat = 0

      var body: some View {
        HStack {
          Color.red.frame(width: 4, height: height).id("bar")
          Color.yellow.frame(width: 60, height: 44)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
        }
      }
    }

    let bar = Banner().layout(in: CGSize(width: 320, height: 200)).frame(of: "bar")
    // 4, 8 and 60 in the middle of 320; 44 in the middle of 200.
    #expect(bar == CGRect(x: 124, y: 78, width: 4, height: 44))
  }

  @Test func `a podium in space`() {
    let podium = HStackLayout(alignment: .bottom, spacing: 10).depthAlignment(.front) {
      Color.gray.frame(width: 40, height: 60).frame(depth: 20).id("second")
      Color.yellow.frame(width: 40, height: 80).frame(depth: 50).id("first")
    }

    let result = podium.layout(in: CGSize(width: 200, height: 100), depth: 100)
    let box = Rect3D(x: 55, y: 30, z: 30, width: 40, height: 60, depth: 20)
    #expect(result.node(of: "second")?.box == box)
  }
}

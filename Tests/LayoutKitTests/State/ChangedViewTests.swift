import Foundation
import LayoutCore
import LayoutKit
import Observation
import Testing

/// A tree of views whose state changes describes those views again, and nothing else.
@MainActor struct ChangedViewTests {
  private static let window = CGSize(width: 200, height: 400)

  /// What views share with a test: how often bodies were read, and the way to their state.
  private final class Ledger {
    var bodies = 0
    var widths: [Int: Binding<CGFloat>] = [:]
  }

  private struct Row: View {
    let ledger: Ledger
    let number: Int
    @State private var width: CGFloat = 10

    var body: some View {
      ledger.bodies += 1
      ledger.widths[number] = $width
      return HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10).id("bar \(number)")
        Color.blue.frame(height: 10)
      }
    }
  }

  private struct Table: View {
    let ledger: Ledger
    let count: Int

    var body: some View {
      ledger.bodies += 1
      return VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Row(ledger: ledger, number: number).id("row \(number)")
        }
      }
    }
  }

  @Test func `of a thousand rows, the one whose state changes is described and laid out`() throws {
    let ledger = Ledger()
    let tree = ViewTree(Table(ledger: ledger, count: 1000))
    tree.layout(in: Self.window)
    #expect(ledger.bodies == 1001)

    let width = try #require(ledger.widths[500])
    for length in [20, 30, 40] as [CGFloat] {
      ledger.bodies = 0
      width.wrappedValue = length
      let result = tree.layout(in: Self.window)
      #expect(ledger.bodies == 1)
      // 1,000 rows of 10 in the middle of 400: the first begins at 200 - 5,000.
      let bar = CGRect(x: 0, y: 200, width: length, height: 10)
      #expect(result.frame(of: "bar 500") == bar)
      #expect(result.frame(of: "row 500") == CGRect(x: 0, y: 200, width: 200, height: 10))
      // The row's stack, its two frames with their colours, and the stack of the rows, each twice
      // at most: of the other rows, none is asked.
      #expect(result.statistics.visits <= 2 * (1 + 2 * 2 + 1))
    }
  }

  @Test func `what was put into the nodes by hand stays until all bodies are read`() throws {
    let ledger = Ledger()
    let tree = ViewTree(Table(ledger: ledger, count: 3))
    tree.layout(in: Self.window)
    tree.nodes.replace("row 0", with: .fixed(width: 5, height: 30))
    #expect(tree.layout(in: Self.window).frame(of: "bar 1")?.minY == 205)
    // 30 + 10 + 10 in the middle of 400 before, 3 · 10 after.
    try #require(ledger.widths[2]).wrappedValue = 50
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "bar 1")?.minY == 195)
    #expect(result.frame(of: "bar 2")?.width == 50)
  }

  @Observable final class Item: @unchecked Sendable {
    var width: CGFloat = 10
    var height: CGFloat = 10
  }

  private struct Line: View {
    let item: Item
    let ledger: Ledger

    var body: some View {
      ledger.bodies += 1
      return Color.red.frame(width: item.width, height: item.height)
    }
  }

  private struct Lines: View {
    let items: [Item]
    let ledger: Ledger
    let sum: () -> CGFloat

    var body: some View {
      ledger.bodies += 1
      return ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<items.count, id: \.self) { number in
            Line(item: items[number], ledger: ledger).padding(.top, 1).id(number)
          }
        }
        .font(.body)
        .frame(width: sum(), alignment: .leading)
      }
    }
  }

  @Test func `of a thousand rows, the one whose object changes is described and laid out`() {
    var visits: [Int] = []
    for count in [1000, 20] {
      let items = (0..<count).map { _ in Item() }
      let (ledger, changed) = (Ledger(), count / 2)
      let tree = ViewTree(Lines(items: items, ledger: ledger) { 100 })
      tree.layout(in: Self.window)
      #expect(ledger.bodies == count + 1)
      for length in [20, 30, 40] as [CGFloat] {
        ledger.bodies = 0
        items[changed].width = length
        let result = tree.layout(in: Self.window)
        #expect(ledger.bodies == 1)
        // 100 in the middle of 200; rows of 1 + 10 before.
        let row = CGRect(x: 50, y: CGFloat(changed) * 11, width: length, height: 11)
        #expect(result.frame(of: changed) == row)
        visits.append(result.statistics.visits)
      }
      ledger.bodies = 0
      for number in [1, 5, 7] { items[number].height = 20 }
      let result = tree.layout(in: Self.window)
      // 6 rows of 11 before, two of them 10 higher; 8, three of them so.
      #expect(result.frame(of: 6)?.minY == CGFloat(6 * 11 + 2 * 10))
      #expect(result.frame(of: 8)?.minY == CGFloat(8 * 11 + 3 * 10))
      #expect(ledger.bodies == 3)
      tree.layout(in: Self.window)
      #expect(ledger.bodies == 3)
    }
    #expect(Set(visits).count == 1)
  }

  @Test func `objects may change on any thread between layouts`() {
    let items = (0..<800).map { _ in Item() }
    let ledger = Ledger()
    let tree = ViewTree(Lines(items: items, ledger: ledger) { 100 })
    for length in [20, 30] as [CGFloat] {
      tree.layout(in: Self.window)
      ledger.bodies = 0
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for number in 0..<100 { items[number * 8 + thread].width = length }
      }
      let result = tree.layout(in: Self.window)
      #expect(ledger.bodies == 800)
      #expect((0..<800).allSatisfy { result.frame(of: $0)?.width == length })
    }
  }

  @Test func `what several views have read concerns each of them`() {
    let items = (0..<10).map { _ in Item() }
    let ledger = Ledger()
    let tree = ViewTree(Lines(items: items, ledger: ledger) { items[3].width * 5 })
    #expect(tree.layout(in: Self.window).frame(of: 0)?.minX == 75)  // (200 - 50) / 2
    ledger.bodies = 0
    items[3].width = 20
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: 3) == CGRect(x: 50, y: 33, width: 20, height: 11))
    #expect(ledger.bodies == 11)
  }

  private struct Switch: View {
    let ledger: Ledger
    @State private var width: CGFloat = 0

    var body: some View {
      ledger.widths[0] = $width
      return Group {
        if width > 0 { Color.red.frame(width: width, height: 10).id("shown") }
        if width > 20 { Row(ledger: ledger, number: 1) }
      }
    }
  }

  @Test func `a view may come to stand for any number of nodes`() throws {
    let ledger = Ledger()
    let tree = ViewTree(VStack(spacing: 0) { Switch(ledger: ledger) })
    #expect(tree.layout(in: Self.window).frame(of: "shown") == nil)
    let width = try #require(ledger.widths[0])
    for length in [10, 20, 30, 20, 0, 30] as [CGFloat] {
      width.wrappedValue = length
      let result = tree.layout(in: Self.window)
      #expect(result.frame(of: "shown")?.width == (length > 0 ? length : nil))
      #expect((result.frame(of: "bar 1") != nil) == (length > 20))
    }
    // What was gone begins anew.
    try #require(ledger.widths[1]).wrappedValue = 70
    #expect(tree.layout(in: Self.window).frame(of: "bar 1")?.width == 70)
    for length in [20, 30] as [CGFloat] {
      width.wrappedValue = length
      tree.layout(in: Self.window)
    }
    #expect(tree.layout(in: Self.window).frame(of: "bar 1")?.width == 10)
  }
}

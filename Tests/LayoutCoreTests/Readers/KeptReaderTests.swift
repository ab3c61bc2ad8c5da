import LayoutCore
import Testing

/// When the content of readers is described again, and when it is kept.
struct KeptReaderTests {
  /// The sizes, places or values that contents were described for.
  private final class Log: @unchecked Sendable {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private static let window = CGSize(width: 100, height: 100)

  /// A reader below a header, to whose height it leaves the rest.
  private func page(_ reader: LayoutNode) -> LayoutTree {
    LayoutTree(
      LayoutNode.vstack(
        alignment: .leading, spacing: 0, [header(width: 100), reader.id("reader")]
      ).id("page"))
  }

  private func header(width: CGFloat, height: CGFloat = 20) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height).id("header")
  }

  /// Half as broad as the reader.
  private func half(_ log: Log) -> LayoutNode {
    .geometryReader { proxy in
      log.entries.append("\(proxy.size.width) × \(proxy.size.height)")
      return [LayoutNode.flexible.frame(width: proxy.size.width / 2).id("half")]
    }
  }

  @Test func `a change elsewhere describes no reader again`() {
    let log = Log()
    let tree = page(half(log))
    tree.layout(in: Self.window)
    #expect(log.take() == ["100.0 × 80.0"])
    tree.replace("header", with: header(width: 60))
    let result = tree.layout(in: Self.window)
    #expect(log.take() == [])
    #expect(result.frame(of: "half") == CGRect(x: 0, y: 20, width: 50, height: 80))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `another size describes it`() {
    let log = Log()
    let tree = page(half(log))
    tree.layout(in: Self.window)
    tree.replace("header", with: header(width: 60, height: 30))
    let result = tree.layout(in: Self.window)
    #expect(log.take() == ["100.0 × 80.0", "100.0 × 70.0"])
    #expect(result.frame(of: "half") == CGRect(x: 0, y: 30, width: 50, height: 70))
  }

  @Test func `content that asks for no height is laid out in another one as it is`() {
    let log = Log()
    let tree = page(
      .geometryReader { proxy in
        log.entries.append("\(proxy.bounds(of: .named("page"))?.width ?? 0)")
        return [LayoutNode.flexible.id("content")]
      })
    tree.layout(in: Self.window)
    tree.replace("header", with: header(width: 60, height: 30))
    let result = tree.layout(in: Self.window)
    #expect(log.take() == ["0.0"])
    #expect(result.frame(of: "content") == CGRect(x: 0, y: 30, width: 100, height: 70))
  }

  @Test func `content that asks where it is, is described where it moves`() {
    let log = Log()
    let place = LayoutNode.geometryReader { proxy in
      log.entries.append("\(proxy.frame(in: .global).minY)")
      return [.flexible]
    }.frame(height: 10)
    let tree = page(.vstack(spacing: 0, [place, half(log).frame(height: 10), .spacer]))
    tree.layout(in: Self.window)
    #expect(log.take() == ["20.0", "100.0 × 10.0"])
    tree.replace("header", with: header(width: 10, height: 25))
    tree.layout(in: Self.window)
    #expect(log.take() == ["25.0"])
    tree.replace("header", with: header(width: 15, height: 25))
    tree.layout(in: Self.window)
    #expect(log.take() == [])
  }

  @Test func `a reader inside is described for its own place`() {
    let log = Log()
    let tree = page(
      .geometryReader { _ in
        log.entries.append("outer")
        return [
          .geometryReader { inner in
            log.entries.append("inner \(inner.frame(in: .global).minY)")
            return [LayoutNode.fixed(width: 7, height: 7).id("inner")]
          }
        ]
      })
    tree.layout(in: Self.window)
    #expect(log.take() == ["outer", "inner 20.0"])
    tree.replace("header", with: header(width: 100, height: 40))
    let result = tree.layout(in: Self.window)
    #expect(log.take() == ["inner 40.0"])
    #expect(result.frame(of: "inner") == CGRect(x: 0, y: 40, width: 7, height: 7))
  }

  @Test func `content that keeps its proxy is described in each layout`() {
    let log = Log()
    let tree = page(
      .geometryReader { proxy in
        log.entries.append("")
        return [
          LayoutNode.measured { _ in
            LeafMeasurement(width: proxy.frame(in: .global).minY, height: 1)
          }.id("leaf")
        ]
      })
    tree.layout(in: Self.window)
    for height in [30, 45, 45] as [CGFloat] {
      tree.replace("header", with: header(width: 100, height: height))
      #expect(tree.layout(in: Self.window).frame(of: "leaf")?.width == height)
    }
    #expect(log.take().count == 4)
  }

  private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `the content of a preference is described for another value`() {
    let log = Log()
    func header(_ value: Int) -> LayoutNode {
      LayoutNode.fixed(width: 20, height: 10).preference(key: Total.self, value: value)
        .id("header")
    }
    let tree = LayoutTree(
      .vstack(
        spacing: 0,
        [
          header(3).overlayPreferenceValue(Total.self) { value in
            log.entries.append("\(value)")
            return LayoutNode.fixed(width: CGFloat(value), height: 1).id("mark")
          }, LayoutNode.fixed(width: 5, height: 5).id("below"),
        ]))
    tree.layout(in: Self.window)
    tree.replace("below", with: LayoutNode.fixed(width: 5, height: 7).id("below"))
    #expect(tree.layout(in: Self.window).frame(of: "mark")?.width == 3)
    #expect(log.take() == ["3"])
    tree.replace("header", with: header(3))
    tree.layout(in: Self.window)
    #expect(log.take() == [])
    tree.replace("header", with: header(6))
    #expect(tree.layout(in: Self.window).frame(of: "mark")?.width == 6)
    #expect(log.take() == ["6"])
  }

  @Test func `what other siblings do does not matter`() {
    let log = Log()
    let rows = (0..<6).map { row in half(log).frame(height: 10).id(row) }
    let tree = LayoutTree(LayoutNode.vstack(spacing: 0, rows).id("page"))
    tree.layout(in: Self.window)
    #expect(log.take().count == 6)
    tree.remove(0)
    tree.insert(.fixed(width: 30, height: 3), at: 2, into: "page")
    tree.move(5, to: 0)
    let result = tree.layout(in: Self.window)
    #expect(log.take() == [])
    // (100 - 5 · 10 - 3) / 2 above.
    #expect(result.frames(of: "half").map(\.minY) == [23.5, 33.5, 43.5, 56.5, 66.5])
  }

  @Test func `content is described again for closures that answer otherwise`() {
    let log = Log()
    let tree = page(half(log))
    tree.layout(in: Self.window)
    tree.invalidate("page")
    tree.layout(in: Self.window)
    #expect(log.take().count == 2)
    tree.replace("reader", with: half(log).id("reader"))
    tree.layout(in: Self.window)
    #expect(log.take().count == 1)
  }

  @Test func `rows with readers stay described while they are in sight`() {
    let log = Log()
    let rows = LayoutRows(count: 100) { row in
      log.entries.append("row \(row)")
      return [
        LayoutNode.flexible.frame(height: 20).overlay(
          .geometryReader { proxy in
            log.entries.append("size in \(row)")
            return [LayoutNode.flexible.frame(width: proxy.size.width / 4).id("part \(row)")]
          })
      ]
    }
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
    tree.layout(in: Self.window)
    #expect(log.take().filter { $0.hasPrefix("row") }.count == 5)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 20)))
    let result = tree.layout(in: Self.window)
    #expect(log.take() == ["row 5", "size in 5"])
    #expect(result.frame(of: "part 5") == CGRect(x: 0, y: 80, width: 25, height: 20))
  }

  @Test func `earlier results stay as they were`() {
    let log = Log()
    let tree = page(
      .geometryReader { proxy in
        [
          .geometryReader { inner in
            log.entries.append("")
            let y = inner.frame(in: .global).minY
            return [LayoutNode.fixed(width: y, height: 5).id("inner")]
          }
        ]
      })
    var results: [ResolvedLayout] = []
    for height in [20, 20, 35, 50] as [CGFloat] {
      tree.replace("header", with: header(width: 100, height: height))
      results.append(tree.layout(in: Self.window))
    }
    #expect(log.take().count == 3)
    #expect(results.map { $0.frame(of: "inner")?.width } == [20, 20, 35, 50])
    #expect(results.map { $0.frame(of: "inner")?.minY } == [20, 20, 35, 50])
    #expect(results.map { $0.nodes.count } == [5, 5, 5, 5])
  }
}

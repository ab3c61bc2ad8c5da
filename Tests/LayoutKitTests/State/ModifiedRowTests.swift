import LayoutCore
import LayoutKit
import Observation
import Testing

/// A view whose state changes is described again with the modifiers that change its node, and
/// nothing else is.
@MainActor struct ModifiedRowTests {
  private static let window = CGSize(width: 200, height: 400)

  private final class Ledger {
    var bodies = 0
    var modifiers = 0
    var widths: [Int: Binding<CGFloat>] = [:]
  }

  private struct Bar: View {
    let ledger: Ledger
    let number: Int
    @State private var width: CGFloat = 10

    var body: some View {
      ledger.bodies += 1
      ledger.widths[number] = $width
      return Color.red.frame(width: width, height: 10)
    }
  }

  private struct Column<Row: View>: View {
    let ledger: Ledger
    let count: Int
    let modified: (Bar) -> Row

    var body: some View {
      ledger.bodies += 1
      return VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          modified(Bar(ledger: ledger, number: number)).id(number)
        }
      }
    }
  }

  private enum Sum: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private func expectOneBody(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ modified: @escaping (Bar) -> some View
  ) throws {
    let ledger = Ledger()
    let tree = ViewTree(Column(ledger: ledger, count: 40, modified: modified))
    tree.layout(in: Self.window)
    for length in [20, 30] as [CGFloat] {
      ledger.bodies = 0
      try #require(ledger.widths[7]).wrappedValue = length
      let result = tree.layout(in: Self.window)
      #expect(ledger.bodies == 1, "\(name)", sourceLocation: sourceLocation)
      let widths = (6...8).map { result.frame(of: $0)?.width }
      #expect(widths == [10, length, 10], "\(name)", sourceLocation: sourceLocation)
      tree.invalidate()
      let anew = tree.layout(in: Self.window)
      #expect(result == anew, "\(name)", sourceLocation: sourceLocation)
    }
  }

  private struct Inset: ViewModifier {
    let ledger: Ledger
    let number: Int
    @State private var width: CGFloat = 10

    func body(content: Content) -> some View {
      ledger.modifiers += 1
      ledger.widths[number] = $width
      return content.frame(width: width)
    }
  }

  @Observable final class Length: @unchecked Sendable { var value: CGFloat = 10 }

  private struct Measured: ViewModifier {
    let ledger: Ledger
    let length: Length

    func body(content: Content) -> some View {
      ledger.modifiers += 1
      return content.frame(width: length.value)
    }
  }

  private struct Plain: View {
    let ledger: Ledger

    var body: some View {
      ledger.bodies += 1
      return Color.red.frame(height: 10)
    }
  }

  private struct PlainColumn<Row: View>: View {
    let ledger: Ledger
    let row: (Plain, Int) -> Row

    var body: some View {
      ledger.bodies += 1
      return VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { row(Plain(ledger: ledger), $0).id($0) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a modifier that changes is described again with the row in it`(hasState: Bool) throws {
    let (ledger, lengths) = (Ledger(), (0..<40).map { _ in Length() })
    func column() -> some View {
      PlainColumn(ledger: ledger) { row, number in
        VStack {
          if hasState {
            row.modifier(Inset(ledger: ledger, number: number))
          } else {
            row.modifier(Measured(ledger: ledger, length: lengths[number]))
          }
        }
      }
    }
    let tree = ViewTree(column())
    tree.layout(in: Self.window)
    for length in [20, 30] as [CGFloat] {
      (ledger.bodies, ledger.modifiers) = (0, 0)
      if hasState {
        try #require(ledger.widths[7]).wrappedValue = length
      } else {
        lengths[7].value = length
      }
      let result = tree.layout(in: Self.window)
      #expect((ledger.bodies, ledger.modifiers) == (1, 1))
      #expect((6...8).map { result.frame(of: $0)?.width } == [10, length, 10])
      tree.invalidate()
      #expect(tree.layout(in: Self.window) == result)
    }
  }

  @Test func `modifiers that change a row's node are part of the row`() throws {
    try expectOneBody("none") { $0 }
    try expectOneBody("opacity") { $0.opacity(0.5) }
    try expectOneBody("background") { $0.background(.yellow) }
    try expectOneBody("clipped") { $0.clipped() }
    try expectOneBody("hidden") { $0.hidden() }
    try expectOneBody("zIndex") { $0.zIndex(1) }
    try expectOneBody("guide") { $0.alignmentGuide(.leading) { $0[.leading] } }
    try expectOneBody("preference") { $0.preference(key: Sum.self, value: 1) }
    try expectOneBody("hit testing") { $0.allowsHitTesting(false) }
    try expectOneBody("id in between") { $0.opacity(0.5).id("id").zIndex(1).id("other") }
    try expectOneBody("several") { $0.opacity(0.5).shadow(radius: 2).zIndex(1).layoutPriority(1) }
  }

  @Test func `what surrounds say of a row's node stays, too`() throws {
    let ledger = Ledger()
    let column = Column(ledger: ledger, count: 3) {
      $0.environment(\.layoutDirection, .rightToLeft).opacity(0.5)
    }
    let tree = ViewTree(column)
    tree.layout(in: Self.window)
    try #require(ledger.widths[1]).wrappedValue = 20
    let result = tree.layout(in: Self.window)
    tree.invalidate()
    #expect(result == tree.layout(in: Self.window))
    #expect(result.nodes.count { $0.layoutDirection == .rightToLeft } == 2 * 3)
  }

  @Test func `a reader beside a row whose state changes is not described again`() throws {
    struct Screen: View {
      let ledger: Ledger

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Bar(ledger: ledger, number: 0)
          GeometryReader { proxy in
            let _ = { ledger.bodies += 1 }()
            Color.green.frame(width: proxy.size.width / 2).id("half")
          }
        }
      }
    }
    let ledger = Ledger()
    let tree = ViewTree(Screen(ledger: ledger))
    tree.layout(in: Self.window)
    ledger.bodies = 0
    try #require(ledger.widths[0]).wrappedValue = 30
    let result = tree.layout(in: Self.window)
    #expect(ledger.bodies == 1)
    #expect(result.frame(of: "half") == CGRect(x: 0, y: 10, width: 100, height: 390))
    tree.layout(in: CGSize(width: 150, height: 400))
    #expect(ledger.bodies == 2)
  }

  /// A line, or a bar in its place.
  private struct Separator: View {
    let ledger: Ledger
    @State private var height: CGFloat?

    var body: some View {
      ledger.widths[0] = Binding(get: { height ?? 0 }, set: { height = $0 })
      return Group {
        if let height { Color.red.frame(height: height).id("bar") } else { Divider().id("line") }
      }
    }
  }

  @Test func `of two lines, the one that becomes a bar is replaced`() throws {
    struct Screen: View {
      let ledger: Ledger

      var body: some View {
        VStack(spacing: 0) {
          Separator(ledger: ledger).opacity(0.5)
          Color.blue
          Divider()
        }
      }
    }
    let ledger = Ledger()
    let tree = ViewTree(Screen(ledger: ledger))
    #expect(tree.layout(in: Self.window).frame(of: "line")?.minY == 0)
    try #require(ledger.widths[0]).wrappedValue = 50
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "bar") == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(result.frame(of: "line") == nil)
  }

  @Observable final class Model { var height: CGFloat = 4 }

  @Test func `a change that all rows have read describes each once`() {
    struct Row: View {
      let model: Model
      let ledger: Ledger

      var body: some View {
        ledger.bodies += 1
        return Color.red.frame(height: model.height).opacity(0.5)
      }
    }
    struct Rows: View {
      let model: Model
      let ledger: Ledger

      var body: some View {
        ledger.bodies += 1
        return VStack(spacing: 0) {
          ForEach(0..<2_000, id: \.self) { Row(model: model, ledger: ledger).id($0) }
        }
      }
    }
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(Rows(model: model, ledger: ledger))
    tree.layout(in: Self.window)
    ledger.bodies = 0
    model.height = 5
    let result = tree.layout(in: Self.window)
    #expect(ledger.bodies == 2_000)
    // 2,000 rows of 5 in the middle of 400.
    let first: CGFloat = 200 - 5_000
    #expect(result.frame(of: 0)?.minY == first)
  }

  // MARK: What is gone

  private final class Token {
    static let living = Counter()
    init() { Self.living.count += 1 }
    deinit { Self.living.count -= 1 }
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  @Observable final class Window { var start = 0 }

  @Test func `the state of rows that are gone is gone too`() {
    struct Row: View {
      @State private var token = Token()
      var body: some View { Color.red.frame(height: 5).zIndex(token === token ? 1 : 0) }
    }
    struct Rows: View {
      let window: Window
      var body: some View {
        ForEach(window.start..<window.start + 3, id: \.self) { _ in Row() }
      }
    }
    let window = Window()
    let tree = ViewTree(Rows(window: window))
    for start in 0..<100 {
      window.start = 3 * start
      tree.layout(in: Self.window)
    }
    // Those of the last descriptions, and none of the 300 before.
    #expect(Token.living.count <= 4 * 3)
  }

  // MARK: One view in two places

  private struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

  private struct Adding: View {
    @Environment(\.self) private var environment

    var body: some View {
      Color.red.preference(key: Sum.self, value: 0)
        .transformPreference(Sum.self) { $0 += environment[GapKey.self] }
    }
  }

  @Test func `a preference is changed by what surrounds each of two places`() {
    let adding = Adding()
    let view = VStack(spacing: 0) {
      adding
      adding.transformEnvironment(\.self) { $0[GapKey.self] = 100 }
    }.overlayPreferenceValue(Sum.self) { Color.blue.frame(width: $0, height: 1).id("sum") }
    #expect(view.layout(in: Self.window).frame(of: "sum")?.width == 101)
  }
}

import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Many subviews, each in surroundings of its own: they are described once more each, not all of
/// them for each.
@MainActor struct SubviewSurroundingsTests {
  private final class Ledger { var bodies = 0 }

  /// A view as wide as its surroundings say.
  private struct Gauged: View {
    @Environment(\.gauge) private var gauge
    let id: Int
    var ledger = Ledger()

    var body: some View {
      ledger.bodies += 1
      return Block(gauge, 1).id(id)
    }
  }

  private func widths(_ view: some View, _ ids: Range<Int>) -> [CGFloat?] {
    let result = view.layout(proposing: .unspecified)
    #expect(result.diagnostics.isEmpty)
    return ids.map { result.frame(of: $0)?.width }
  }

  @Test func `each of many subviews is in its own surroundings`() {
    let ledger = Ledger()
    let rows = ForEach(0..<1_000, id: \.self) { Gauged(id: $0, ledger: ledger) }
    let alike = Group(subviews: rows) { subviews in
      VStack(spacing: 0) { ForEach(subviews) { $0.environment(\.gauge, 30) } }
    }
    #expect(widths(alike, 0..<1_000) == Array(repeating: 30, count: 1_000))
    // Once to count them, and once where they are.
    #expect(ledger.bodies == 2_000)
    let varied = Group(subviews: rows) { subviews in
      VStack(spacing: 0) {
        ForEach(0..<subviews.count, id: \.self) { index in
          subviews[index].environment(\.gauge, CGFloat(index))
        }
      }
    }
    #expect(widths(varied, 0..<1_000) == (0..<1_000).map { CGFloat($0) })
    #expect(ledger.bodies == 4_000)
  }

  @Test func `styles of many subviews hold for each`() {
    let buttons = ForEach(0..<140, id: \.self) { id in Button(action: {}) { Block(10, 10) }.id(id) }
    let styled = Group(subviews: buttons) { subviews in
      VStack(spacing: 0) { ForEach(subviews) { $0.buttonStyle(.bordered) } }
    }
    // 10 and 12 on both sides.
    #expect(widths(styled, 0..<140) == Array(repeating: 34, count: 140))
  }

  /// Views of their own and views for data, which stand for one view, for none, for several.
  @ViewBuilder private var mixture: some View {
    Gauged(id: 0)
    ForEach([1, 4, 5], id: \.self) { first in
      if first == 1 {
        ForEach(1..<3, id: \.self) { Gauged(id: $0) }
        Gauged(id: 3)
      }
      if first == 5 { Gauged(id: 4).padding(1) }
    }
    VStack { ForEach(0..<3, id: \.self) { _ in Block(1, 1) } }
    ForEach(6..<8, id: \.self) { Gauged(id: $0) }.padding(1)
    Gauged(id: 8)
  }

  @Test func `subviews are told apart whatever they stand for`() {
    let view = Group(subviews: mixture) { subviews in
      VStack(spacing: 0) {
        ForEach(Array(0..<subviews.count).reversed(), id: \.self) { index in
          subviews[index].environment(\.gauge, CGFloat(10 + index))
        }
      }
    }
    // The stack is the sixth.
    let expected: [CGFloat?] = [10, 11, 12, 13, 14, nil, 16, 17, 18]
    #expect(widths(view, 0..<9) == expected)
  }

  /// A view that is wider once it has appeared.
  private struct Appearing: View {
    @State private var hasAppeared = false
    let id: Int

    var body: some View {
      Gauged(id: id).padding(.leading, hasAppeared ? 5 : 0).id("around \(id)")
        .onAppear { hasAppeared = true }
    }
  }

  @Test func `subviews keep their state where they are described again`() {
    let rows = ForEach(0..<20, id: \.self) { Appearing(id: $0) }
    let changed = ForEach(subviews: rows) { $0.environment(\.gauge, 30) }
    let lazy = ScrollView { LazyVStack(spacing: 0) { changed } }
    for view in [AnyView(VStack(spacing: 0) { changed }), AnyView(lazy)] {
      let result = view.layout(proposing: ProposedViewSize(100, 400))
      for id in 0..<20 {
        let (inner, outer) = (result.frame(of: id), result.frame(of: "around \(id)"))
        #expect((outer?.width ?? 0) - (inner?.width ?? 0) == 5)
      }
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func `sections stay whole in surroundings of their own`() {
    let sections = ForEach(0..<3, id: \.self) { section in
      Section {
        Block(10, 20).id(2 * section)
        Block(10, 20).id(2 * section + 1)
      } header: {
        Block(10, 20)
      }
    }
    func layout(_ content: some View) -> ResolvedLayout {
      List { content }.listStyle(.insetGrouped).layout(proposing: ProposedViewSize(200, 900))
    }
    let (plain, changed) = (
      layout(sections),
      layout(
        Group(subviews: sections) { subviews in
          ForEach(0..<subviews.count, id: \.self) { index in
            subviews[index].environment(\.gauge, CGFloat(index))
          }
        })
    )
    for id in 0..<6 { #expect(plain.frame(of: id) == changed.frame(of: id)) }
    #expect(plain.frame(of: 5) != nil)
  }

  @Test func `many levels of surroundings end with a sentence`() {
    struct Card<Content: View>: View {
      let level: Int
      @ViewBuilder var content: Content

      var body: some View {
        Group(subviews: content) { subviews in
          VStack(spacing: 0) {
            ForEach(0..<subviews.count, id: \.self) { index in
              subviews[index].environment(\.gauge, CGFloat(10 * level + index))
            }
          }
        }
      }
    }
    func nest(_ level: Int) -> AnyView {
      if level == 0 { return AnyView(Block(1, 1)) }
      return AnyView(Card(level: level) { ForEach(0..<2, id: \.self) { _ in nest(level - 1) } })
    }
    let result = nest(8).layout(proposing: .unspecified)
    #expect(result.size.height == 256)
    #expect(Set(result.diagnostics.map(\.rule)) == [.tooLarge])
  }
}

private enum GaugeKey: EnvironmentKey { static var defaultValue: CGFloat { 5 } }

extension EnvironmentValues {
  fileprivate var gauge: CGFloat {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }
}

import LayoutKit
import TestViews
import Testing

/// Views that change because of what they are told of their layout.
struct FeedbackTests {
  /// Rows that are all as wide as the widest of them.
  private struct EqualWidths: View {
    let widths: [CGFloat]
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(widths, id: \.self) { own in
          Block(own, 10)
            .background(
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
            )
            .frame(width: width)
            .id(own)
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  private func widths(_ result: ResolvedLayout, _ ids: CGFloat...) -> [CGFloat?] {
    ids.map { result.frame(of: $0)?.width }
  }

  @Test func `an action for a preference changes the layout`() {
    let view = EqualWidths(widths: [20, 50, 30])
    let result = view.layout(proposing: .unspecified)
    #expect(widths(result, 20, 50, 30) == [50, 50, 50])
    #expect(result.size == CGSize(width: 50, height: 30))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a view has its own state again for the next layout`() {
    let view = EqualWidths(widths: [20, 50])
    let results = (0..<2).map { _ in view.layout(proposing: .unspecified) }
    #expect(results.map(\.size.width) == [50, 50])
    // The node is made of the state that the view begins with.
    let node = view.layoutNode().layout(proposing: .unspecified)
    #expect(widths(node, 20, 50) == [20, 50])
  }

  @Test func `the result has no more nodes than a view without actions`() {
    struct Fixed: View {
      let width: CGFloat?
      var body: some View { Block(10, 10).frame(width: width) }
    }
    struct Measured: View {
      @State private var width: CGFloat?
      var body: some View {
        Fixed(width: width).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = max($0, 40)
        }
      }
    }
    let plain = Fixed(width: 40).layout(proposing: .unspecified)
    let result = Measured().layout(proposing: .unspecified)
    #expect(result.nodes.map(\.name) == plain.nodes.map(\.name))
    #expect(result.nodes.map(\.frame) == plain.nodes.map(\.frame))
  }

  @Test func `rows that are described later have actions too`() {
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(1..<1_000) { Doubled(width: CGFloat($0)).id($0) }
      }
    }
    let result = list.layout(proposing: ProposedViewSize(1_000, 30))
    #expect((1...4).map { result.frame(of: $0)?.minY } == [0, 2, 6, 12])
  }

  @Test func `an action runs once for a value, however often its view is described`() {
    final class Log { var values: [CGFloat] = [] }
    let log = Log()
    // Readers describe their content again in each round of the layout.
    let view = GeometryReader { outer in
      LazyVStack { Block(outer.size.width, 10) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.values.append($0)
        }
    }
    _ = ScrollView { LazyVStack { view.frame(height: 40) } }
      .layout(proposing: ProposedViewSize(80, 100))
    #expect(log.values == [80])
  }

  @Test func `actions that never come to rest are reported`() {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Block(width, 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      }
    }
    let result = Growing().layout(proposing: .unspecified)
    #expect(result.size.width == 65)
    #expect(result.diagnostics.map(\.rule) == [.unsettled])
  }

  @Test func `actions see the properties of the view that they were written in`() {
    struct Reading: View {
      @Environment(\.lineSpacing) private var spacing
      @State private var width: CGFloat = 0
      var body: some View {
        Block(10 + width, 10).preference(key: Widest.self, value: 1)
          .onPreferenceChange(Widest.self) { width = $0 * spacing }
      }
    }
    let view = Reading()
    let row = HStack(spacing: 0) {
      view.lineSpacing(3)
      Reading().lineSpacing(4)
    }
    #expect(row.layout(proposing: .unspecified).size.width == 27)
  }

  @Test func `what comes to rest late, or is no number, is not reported`() {
    struct Halving: View {
      @State private var width: CGFloat = 1_024
      var body: some View {
        Block(width, 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          if $0 > 1 { width = $0 / 2 }
        }
      }
    }
    let halved = Halving().layout(proposing: .unspecified)
    #expect(halved.size.width == 1)
    #expect(halved.diagnostics.isEmpty)
    let ratio = Block(0, 0).onGeometryChange(for: CGFloat.self) {
      $0.size.width / $0.size.height
    } action: { _ in
    }
    #expect(ratio.layout(proposing: .unspecified).diagnostics.isEmpty)
  }
}

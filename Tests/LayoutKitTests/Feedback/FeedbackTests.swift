import LayoutKit
import Testing

/// Views that change because of what they are told of their layout.
@Suite struct FeedbackTests {
  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

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

  /// A row that is as high as twice its width, which it finds out.
  private struct Doubled: View {
    let width: CGFloat
    @State private var height: CGFloat = 1

    var body: some View {
      Block(width, height).onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { size in
        height = 2 * size.width
      }
    }
  }

  @Test func `views inside keep their state from one description to the next`() {
    let column = VStack(spacing: 0) {
      Doubled(width: 5)
      ForEach([10, 20], id: \.self) { Doubled(width: CGFloat($0)).id($0) }
      HStack(spacing: 0) {
        Doubled(width: 1)
        Doubled(width: 2).id("last")
      }
    }
    let result = column.layout(proposing: .unspecified)
    // 10, 20, 40 and 4.
    #expect(result.size.height == 74)
    #expect(result.frame(of: "last")?.height == 4)
    #expect(result.frame(of: 20)?.height == 40)
  }

  @Test func `elements of data keep their state when others come before them`() {
    struct List: View {
      @State private var numbers = [1, 2]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Doubled(width: CGFloat($0)).id($0) }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          // Twice 1 and 2, found out in the first round.
          if height == 6 { numbers.insert(3, at: 0) }
        }
      }
    }
    let result = List().layout(proposing: .unspecified)
    #expect([3, 1, 2].map { result.frame(of: $0)?.minY } == [0, 6, 8])
  }

  /// A row as high as it has been laid out.
  private struct Counting: View {
    @State private var count: CGFloat = 0

    var body: some View {
      Block(10, count).preference(key: Widest.self, value: 1 + count)
        .onPreferenceChange(Widest.self) { _ in if count < 3 { count += 1 } }
    }
  }

  @Test func `branches and identities have state of their own`() {
    struct Switching: View {
      let isIdentified: Bool
      @State private var isSecond = false

      var body: some View {
        Group {
          if isIdentified {
            Counting().id(isSecond ? 2 : 1)
          } else if isSecond {
            Counting().id("row")
          } else {
            Counting().id("row")
          }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          if height == 2 { isSecond = true }
        }
      }
    }
    // In the other branch, or as another view, it counts to 3 from the start.
    for isIdentified in [false, true] {
      let result = Switching(isIdentified: isIdentified).layout(proposing: .unspecified)
      #expect(result.size.height == 3)
      #expect(result.diagnostics.isEmpty)
    }
  }

  /// A view that becomes as high as it is wide, and keeps the first width that it was told.
  private struct Squared: View {
    let width: CGFloat
    @State private var height: CGFloat = 0

    var body: some View {
      Block(width, height).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        if height == 0 { height = $0 }
      }
    }
  }

  @Test func `what comes and goes takes nobody's state`() {
    struct Leaving: View {
      @State private var numbers = [1, 2]
      @State private var isThere = true

      var body: some View {
        VStack(spacing: 0) {
          if isThere { Squared(width: 10) }
          if !numbers.isEmpty { Squared(width: 20) } else { Squared(width: 30) }
          if numbers.isEmpty { Squared(width: 40) } else { Squared(width: 50) }
          ForEach(numbers, id: \.self) { Squared(width: CGFloat($0)) }
          ForEach([1, 2], id: \.self) { Squared(width: 60 * CGFloat($0)) }
          Squared(width: 70).id("last")
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          // All of 10, 20, 50, 1, 2, 60, 120 and 70.
          if height == 333 { (numbers, isThere) = ([], false) }
        }
      }
    }
    let result = Leaving().layout(proposing: .unspecified)
    // 30, 40, 60, 120 and 70.
    #expect(result.size.height == 320)
    #expect(result.frame(of: "last")?.height == 70)
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

  private final class Model: ObservableObject { var inset: CGFloat = 0 }

  private struct Modelled: View {
    @StateObject private var model = Model()
    @State private var changes: [CGFloat] = []

    var body: some View {
      Block(10, 10 + CGFloat(changes.count)).padding(.leading, model.inset)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          model.inset = min(30, model.inset + 20)
        }
        .onChange(of: model.inset) { old, new in changes.append(new - old) }
        .onChange(of: model.inset) { new in changes.append(new) }
    }
  }

  @Test func `objects are kept, and changes that follow from actions are told`() {
    // 10, then 30 and 40 wide; twice two changes are told.
    let column = VStack { Modelled() }
    #expect(column.layout(proposing: .unspecified).size == CGSize(width: 40, height: 14))
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

  @Test func `one value in several places has a state for each`() {
    let view = Squared(width: 10)
    let wide = Squared(width: 20)
    let column = VStack(spacing: 0) {
      view
      wide.id("a")
      wide.padding(.top, 1).id("b")
      view
    }
    let result = column.layout(proposing: .unspecified)
    #expect(result.size.height == 61)
    #expect(result.frame(of: "a")?.height == 20)
  }

  private struct Objective: View {
    @StateObject private var model = Model()

    var body: some View {
      Block(10 + model.inset, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { _ in
        model.inset += 5
      }
    }
  }

  @Test func `objects belong to one layout and one place`() {
    let view = Objective()
    let widths = (0..<2).map { _ in view.layout(proposing: .unspecified).size.width }
    #expect(widths == [15, 15])
    let row = HStack(spacing: 0) {
      view
      view
    }
    #expect(row.layout(proposing: .unspecified).size.width == 30)
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

  @Test func `what went away comes back as new`() {
    struct Returning: View {
      @State private var phase: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          if phase != 1 { Squared(width: 50 + phase * 10).id("row") }
          Block(1, 1 + phase).onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            if $0 < 3 { phase = $0 }
          }
        }
      }
    }
    let result = Returning().layout(proposing: .unspecified)
    #expect(result.frame(of: "row")?.height == 70)
  }

  @Test func `subviews that change their number are counted again`() {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        ForEach(0..<count, id: \.self) { _ in
          Block(10, 10).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { _ in
            count = 3
          }
        }
      }
    }
    let view = Group(subviews: Growing()) { subviews in
      VStack(spacing: 0) { ForEach(subviews) { $0.font(.title) } }
    }
    #expect(view.layout(proposing: .unspecified).size.height == 30)
  }
}

import LayoutKit
import Observation
import Testing

/// Very many views of a tree that change before one layout.
@MainActor struct ManyChangedViewsTests {
  @Observable fileprivate final class Model: @unchecked Sendable {
    var isOn = false
    @ObservationIgnored var events: [Int] = []
    @ObservationIgnored var widths: [Int: Binding<CGFloat>] = [:]
  }

  /// A row that waits to appear and to be gone, and whose state can be set.
  private struct Row: View {
    let model: Model
    let number: Int
    @State private var width: CGFloat = 5

    var body: some View {
      model.widths[number] = $width
      return Color.red.frame(width: width, height: 2).id(number)
        .onAppear { model.events.append(number) }
        .onDisappear { model.events.append(-number) }
    }
  }

  private struct Rows: View {
    let model: Model
    let numbers: Range<Int>

    var body: some View {
      VStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(model: model, number: $0) } }
    }
  }

  /// Rows of data that read an object, each with an action for its change.
  private struct Told: View {
    let model: Model
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Color.red.frame(width: model.isOn ? 3 : 4, height: 2).id(number)
            .onChange(of: model.isOn) { model.events.append(number) }
        }
      }
    }
  }

  private let window = CGSize(width: 100, height: 100)

  /// The shortest time that a layout after a change takes, of a few.
  private func time<V: View>(_ view: V, _ change: (Int) -> Void) -> Duration {
    let tree = ViewTree(view)
    tree.layout(in: window)
    let times = (1...3).map { round in
      change(round)
      return ContinuousClock().measure { tree.layout(in: window) }
    }
    return times.min() ?? .zero
  }

  // Eight times as many take about eight times as long. It would be 64 times with the square.

  @Test func `the time for changed states grows with their number, not its square`() {
    let times = [200, 1600].map { count in
      let model = Model()
      return time(Rows(model: model, numbers: 1..<count + 1)) { round in
        for width in model.widths.values { width.wrappedValue = CGFloat(round) }
      }
    }
    #expect(times[1] < times[0] * 30)
  }

  @Test func `the time for actions of rows grows with their number, not its square`() {
    let times = [500, 4000].map { count in
      let model = Model()
      return time(Told(model: model, count: count)) { _ in model.isOn.toggle() }
    }
    #expect(times[1] < times[0] * 30)
  }

  @Test func `actions run in the order of the views, whichever were described again`() throws {
    let model = Model()
    let tree = ViewTree(Told(model: model, count: 40))
    tree.layout(in: window)
    for _ in 1...3 {
      model.events = []
      model.isOn.toggle()
      let result = tree.layout(in: window)
      #expect((0..<40).allSatisfy { result.frame(of: $0)?.width == (model.isOn ? 3 : 4) })
      #expect(model.events == Array(0..<40))
    }
  }

  @Test func `views that act for the first time do so in their order`() {
    struct Late: View {
      let model: Model
      let number: Int
      @State private var width: CGFloat = 5

      var body: some View {
        model.widths[number] = $width
        return VStack {
          if width > 5 { Color.red.onAppear { model.events.append(number) } }
        }
      }
    }
    let model = Model()
    let tree = ViewTree(VStack { ForEach(0..<30) { Late(model: model, number: $0) } })
    tree.layout(in: window)
    for number in (0..<30).reversed() { model.widths[number]?.wrappedValue = 9 }
    tree.layout(in: window)
    #expect(model.events == Array(0..<30))
  }

  @Test func `views appear once, however many change, and are gone once`() {
    let model = Model()
    struct Switched: View {
      let model: Model
      var body: some View {
        VStack { if !model.isOn { Rows(model: model, numbers: 1..<41) } }
      }
    }
    let tree = ViewTree(Switched(model: model))
    tree.layout(in: window)
    #expect(model.events == Array(1...40))
    for width in model.widths.values { width.wrappedValue = 9 }
    #expect(tree.layout(in: window).frame(of: 7)?.width == 9)
    #expect(model.events == Array(1...40))
    model.isOn = true
    tree.layout(in: window)
    #expect(model.events.suffix(from: 40).sorted() == (1...40).map { -$0 }.sorted())
    tree.layout(in: window)
    #expect(model.events.count == 80)
  }
}

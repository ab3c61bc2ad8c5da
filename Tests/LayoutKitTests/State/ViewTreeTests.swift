import LayoutCore
import LayoutKit
import Observation
import Testing

/// A view that is kept answers as the view itself would, and goes on with its state.
@MainActor struct ViewTreeTests {
  private static let window = CGSize(width: 100, height: 100)

  /// Makes its bar as wide as what is beside it, which only a layout knows.
  private struct Follower: View {
    @State private var width: CGFloat = 1
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        Color.blue.frame(width: width, height: 10).id("bar")
      }
    }
  }

  @Test func `state settles as in a layout of the view`() {
    let tree = ViewTree(Follower())
    // Both stacks are 20 high and in the middle of 100.
    let frame = CGRect(x: 35, y: 50, width: 30, height: 10)
    #expect(Follower().layout(in: Self.window).frame(of: "bar") == frame)
    #expect(tree.layout(in: Self.window).frame(of: "bar") == frame)
    #expect(tree.layout(in: CGSize(width: 60, height: 20)).frame(of: "bar")?.minX == 15)
    // The same again is no work.
    #expect(tree.layout(in: CGSize(width: 60, height: 20)).statistics.visits == 0)
  }

  private struct Counter: View {
    @State private var appearances = 0
    let isShown: Model
    var body: some View {
      HStack(spacing: 0) {
        if isShown.isOn { Color.red.frame(width: 20).onAppear { appearances += 1 } }
        Color.blue.frame(width: CGFloat(10 * appearances), height: 5).id("count")
      }
    }
  }

  @Observable fileprivate final class Model {
    var isOn = true
    @ObservationIgnored var bodies = 0
    @ObservationIgnored var seen: [Int] = []
    var width: CGFloat = 10
  }

  @Test func `actions run once for each appearance, and state remains`() {
    let model = Model()
    let tree = ViewTree(Counter(isShown: model))
    func width() -> CGFloat? { tree.layout(in: Self.window).frame(of: "count")?.width }
    #expect(width() == 10)
    #expect(width() == 10)
    model.isOn = false
    #expect(width() == 10)
    model.isOn = true
    #expect(width() == 20)
  }

  private struct Bar: View {
    let model: Model
    var body: some View {
      model.bodies += 1
      return Color.red.frame(width: model.width, height: 5).id("bar")
    }
  }

  private struct Returning: View {
    @State private var width: CGFloat = 0
    let model: Model
    var hidesType = false
    var body: some View {
      VStack(spacing: 0) {
        if hidesType {
          model.isOn ? AnyView(content) : AnyView(EmptyView())
        } else if model.isOn {
          content
        }
        Color.blue.frame(width: width, height: 5).id("bar")
      }
    }
    private var content: some View {
      Color.red.frame(width: 40, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        .onDisappear { width = 0 }
    }
  }

  @Test(arguments: [false, true])
  func `a view that comes again is new, and is told all it waits for`(hidesType: Bool) {
    let model = Model()
    let tree = ViewTree(Returning(model: model, hidesType: hidesType))
    for isOn in [true, false, true, false, true] {
      model.isOn = isOn
      #expect(tree.layout(in: Self.window).frame(of: "bar")?.width == (isOn ? 40 : 0))
    }
  }

  private struct Chat: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { Color.red.frame(width: 10, height: 40).id($0) }
          }
          .id("content")
        }
        .onAppear { proxy.scrollTo(5, anchor: .top) }
        .onChange(of: model.width) { proxy.scrollTo(Int(model.width), anchor: .top) }
      }
    }
  }

  @Test func `a reader scrolls in the layout in which it is asked to`() {
    let model = Model()
    let tree = ViewTree(Chat(model: model))
    func top() -> CGFloat? { tree.layout(in: Self.window).frame(of: "content")?.minY }
    // Rows of 40: the fifth, second and third one go to the top.
    #expect(Chat(model: model).layout(in: Self.window).frame(of: "content")?.minY == -200)
    #expect(top() == -200)
    model.width = 2
    #expect(top() == -80)
    model.width = 3
    #expect(top() == -120)
    #expect(top() == -120)
  }

  /// A row with an id of its own, as high as it is told to be.
  private struct Told: View {
    let model: Model
    let number: Int
    @State private var height: CGFloat = 40
    var body: some View {
      Color.red.frame(width: 10, height: height).id("row \(number)")
        .onChange(of: model.width) { if number == 1 { height = model.width } }
        .onAppear { model.seen.append(number) }
        .onDisappear { model.seen.append(-number) }
    }
  }

  @Test func `rows that are only searched for an id do not come or go, and keep their state`() {
    let model = Model()
    var scroll: ScrollViewProxy?
    let tree = ViewTree(
      ScrollViewReader { proxy in
        let _ = scroll = proxy
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(1..<100) { Told(model: model, number: $0) } }
        }
      })
    func tops(_ rows: ClosedRange<Int>) -> [CGFloat?] {
      let result = tree.layout(in: Self.window)
      return rows.map { result.frame(of: "row \($0)")?.minY }
    }
    #expect(tops(1...3) == [0, 40, 80])
    #expect(model.seen.sorted() == [1, 2, 3])

    // No row has the id, so all are searched.
    scroll?.scrollTo("row 100")
    #expect(tops(1...3) == [0, 40, 80])
    model.width = 20
    #expect(tops(1...3) == [0, 20, 60])
    #expect(model.seen.sorted() == [1, 2, 3])

    // Then rows 98 and 99 are in sight, and half of row 97.
    scroll?.scrollTo("row 99")
    #expect(tops(97...99) == [-20, 20, 60])
    #expect(model.seen.sorted() == [-3, -2, -1, 1, 2, 3, 97, 98, 99])
  }

  @Test func `bodies are read again after changes only`() {
    let model = Model()
    let tree = ViewTree(Bar(model: model))
    #expect(tree.layout(in: Self.window).frame(of: "bar")?.width == 10)
    #expect(tree.layout(in: CGSize(width: 50, height: 50)).frame(of: "bar")?.minX == 20)
    #expect(model.bodies == 1)
    model.width = 30
    #expect(tree.layout(in: Self.window).frame(of: "bar")?.width == 30)
    #expect(model.bodies == 2)
    tree.invalidate()
    tree.layout(in: Self.window)
    #expect(model.bodies == 3)
  }

  private struct Reading: View {
    let model: Model
    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: model.width + proxy.size.width / 10, height: 5).id("bar")
      }
    }
  }

  @Test func `what is read during a layout is followed, too`() {
    let model = Model()
    let tree = ViewTree(Reading(model: model))
    #expect(tree.layout(in: Self.window).frame(of: "bar")?.width == 20)
    model.width = 40
    #expect(tree.layout(in: Self.window).frame(of: "bar")?.width == 50)
    model.width = 50
    #expect(tree.layout(in: Self.window).frame(of: "bar")?.width == 60)
  }

  private struct Restless: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 5)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  @Test func `what never settles says so`() {
    let result = ViewTree(Restless()).layout(in: Self.window)
    #expect(result.diagnostics.map(\.rule) == [.unsettled])
  }

  @Test func `what has settled at last says so, too`() {
    final class Switch { var isOn = true }
    struct Unsteady: View {
      let model: Model
      let isRestless: Switch
      var body: some View {
        Color.red.frame(width: model.width, height: 5)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            if isRestless.isOn { model.width = $0 + 1 }
          }
      }
    }
    let (model, isRestless) = (Model(), Switch())
    let tree = ViewTree(Unsteady(model: model, isRestless: isRestless))
    #expect(tree.layout(in: Self.window).diagnostics.map(\.rule) == [.unsettled])
    isRestless.isOn = false
    model.width = 3
    #expect(tree.layout(in: Self.window).diagnostics.isEmpty)
  }

  @Test func `what a reader no longer shows begins anew, and is told that it is gone`() {
    final class Ledger {
      var events: [String] = []
      var width: Binding<CGFloat>?
    }
    struct Wide: View {
      let ledger: Ledger
      @State private var width: CGFloat = 10
      var body: some View {
        ledger.width = $width
        return Color.red.frame(width: width, height: 5).id("bar")
          .onAppear { ledger.events.append("appears") }
          .onDisappear { ledger.events.append("is gone") }
      }
    }
    let ledger = Ledger()
    let tree = ViewTree(
      GeometryReader { proxy in if proxy.size.width > 200 { Wide(ledger: ledger) } })
    let (wide, narrow) = (CGSize(width: 300, height: 50), CGSize(width: 100, height: 50))
    tree.layout(in: wide)
    ledger.width?.wrappedValue = 40
    #expect(tree.layout(in: wide).frame(of: "bar")?.width == 40)
    // Another width that shows it keeps it.
    #expect(tree.layout(in: CGSize(width: 400, height: 50)).frame(of: "bar")?.width == 40)
    #expect(tree.layout(in: narrow).frame(of: "bar") == nil)
    #expect(tree.layout(in: wide).frame(of: "bar")?.width == 10)
    #expect(ledger.events == ["appears", "is gone", "appears"])
  }

  @Test func `the environment is the tree's`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 5).id("first")
      Color.blue.frame(width: 20, height: 5)
    }
    let tree = ViewTree(row) { $0.layoutDirection = .rightToLeft }
    #expect(tree.layout(proposing: .unspecified).frame(of: "first")?.minX == 20)
  }
}

import LayoutKit
import Observation
import Testing

/// Whatever data decides beside a view, the view keeps its state, and is there all the time.
@MainActor struct StablePlaceTests {
  @Observable final class Store: @unchecked Sendable {
    var isOn = true
    var open: Set<Int> = []
    @ObservationIgnored var states: [String: Binding<CGFloat>] = [:]
    @ObservationIgnored var events: [String] = []
  }

  /// A bar as wide as its state.
  private struct Bar: View {
    let name: String
    let store: Store
    @State private var width: CGFloat = 3

    var body: some View {
      store.states[name] = $width
      return Color.red.frame(width: width, height: 10).id(name)
        .onAppear { store.events.append("+\(name)") }
        .onDisappear { store.events.append("-\(name)") }
    }
  }

  /// Bars after something that changes: in rows of data, in a reader, and by themselves.
  private struct Bars<Changed: View>: View {
    let store: Store
    let changed: (Store) -> Changed

    var body: some View {
      changed(store)
      ForEach(["a", "b"], id: \.self) { Bar(name: $0, store: store) }
      ForEach(["c", "d"], id: \.self) { Bar(name: $0, store: store) }
      GeometryReader { _ in Bar(name: "e", store: store) }.frame(height: 10)
      Bar(name: "f", store: store)
    }
  }

  private let window = CGSize(width: 200, height: 900)
  private let names = ["a", "b", "c", "d", "e", "f"]

  private func expectStability<Container: View>(
    of view: Container, _ store: Store, named names: [String], in place: Comment,
    when change: (Store) -> Void
  ) {
    let tree = ViewTree(view)
    tree.layout(in: window)
    let widths = names.indices.map { CGFloat(11 + $0) }
    for (name, width) in zip(names, widths) { store.states[name]?.wrappedValue = width }
    tree.layout(in: window)
    store.events = []
    for _ in 1...4 {
      change(store)
      let result = tree.layout(in: window)
      #expect(names.map { result.frame(of: $0)?.width ?? 0 } == widths, place)
    }
    #expect(store.events == [], place)
  }

  private func expectStableBars(
    _ what: Comment, @ViewBuilder after changed: @escaping (Store) -> some View
  ) {
    let (a, b, c, d) = (Store(), Store(), Store(), Store())
    func toggle(_ store: Store) { store.isOn.toggle() }
    expectStability(
      of: VStack { Bars(store: a, changed: changed) }, a, named: names, in: what, when: toggle)
    expectStability(
      of: LazyVStack { Bars(store: b, changed: changed) }, b, named: names, in: what, when: toggle)
    expectStability(
      of: ScrollView { LazyVStack { Bars(store: c, changed: changed) } }, c, named: names,
      in: what, when: toggle)
    expectStability(
      of: ScrollView { LazyVGrid(columns: [GridItem()]) { Bars(store: d, changed: changed) } }, d,
      named: names, in: what, when: toggle)
  }

  @Test func `layers that are there or not`() {
    expectStableBars("an overlay") { store in
      Text("A").overlay { if store.isOn { Color.blue } }
    }
    expectStableBars("a background") { store in
      Text("A").background { ForEach(0..<(store.isOn ? 1 : 0), id: \.self) { _ in Color.blue } }
    }
    expectStableBars("a mask") { store in Text("A").mask { if store.isOn { Color.blue } } }
  }

  @Test func `surroundings that change or not`() {
    expectStableBars("a direction") { store in
      Text("A").environment(\.layoutDirection, store.isOn ? .rightToLeft : .leftToRight)
    }
  }

  @Test func `data whose rows are described at once or later`() {
    expectStableBars("an empty collection") { store in
      ForEach(0..<(store.isOn ? 0 : 3), id: \.self) { _ in
        Text("A")
        ForEach(0..<2) { _ in Text("B") }
      }
    }
    expectStableBars("rows or more rows") { store in
      ForEach(0..<3) { _ in
        if store.isOn { Text("A") } else { ForEach(0..<2) { _ in Text("B") } }
      }
    }
  }

  @Test func `layers of rows that open`() {
    struct Rows: View {
      let store: Store
      var body: some View {
        ForEach(1..<4) { row in
          Text("A").overlay { Bar(name: "\(row)", store: store) }
          if store.open.contains(row) { ForEach(0..<2) { _ in Text("B") } }
        }
      }
    }
    for row in 1...3 {
      let store = Store()
      expectStability(
        of: ScrollView { LazyVStack { Rows(store: store) } }, store, named: ["1", "2", "3"],
        in: "\(row)", when: { $0.open.formSymmetricDifference([row]) })
    }
  }

  @Test func `actions that are there or not`() {
    let gone: (Store) -> (() -> Void)? = { store in
      store.isOn ? { store.events.append("is gone") } : nil
    }
    expectStableBars("one for when a view is gone") { store in
      Text("A").onDisappear(perform: gone(store))
    }
    expectStableBars("one for when a view appears") { store in
      Text("A").onAppear(perform: gone(store))
    }
  }

  @Test func `views beside others that open`() {
    struct Sections: View {
      let store: Store
      var body: some View {
        ForEach(1..<4) { section in
          Section {
            Bar(name: "\(section)", store: store)
            if store.open.contains(section) { ForEach(0..<2) { _ in Text("A") } }
          }
        }
      }
    }
    for section in 1...3 {
      let store = Store()
      expectStability(
        of: ScrollView { LazyVStack { Sections(store: store) } }, store, named: ["1", "2", "3"],
        in: "\(section)", when: { $0.open.formSymmetricDifference([section]) })
    }
  }

  @Test func `a container that scrolls or not`() {
    struct Scrolled: View {
      let store: Store
      var body: some View {
        ScrollView(store.isOn ? .vertical : []) {
          LazyVStack { ForEach(["a", "b"], id: \.self) { Bar(name: $0, store: store) } }
        }
      }
    }
    let store = Store()
    expectStability(of: Scrolled(store: store), store, named: ["a", "b"], in: "") {
      $0.isOn.toggle()
    }
  }

  @Test func `what waits for a view is nothing to be seen or touched`() {
    let bars = VStack(spacing: 40) {
      Color.red.frame(width: 40, height: 20).id("a")
      Color.blue.frame(width: 40, height: 20).id("b")
    }
    let watched = bars.onAppear {}.onPreferenceChange(Width.self) { _ in }
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
    // The bars are 20 + 40 + 20 high, so the middle of the window is between them.
    let window = CGSize(width: 100, height: 80)
    let result = ViewTree(watched).layout(in: window)
    #expect(result.node(at: CGPoint(x: 50, y: 40)) == nil)
    #expect(result.node(at: CGPoint(x: 50, y: 70))?.parent?.id == AnyHashable("b"))
    #expect(result.sketch() == watched.layout(in: window).sketch())
    #expect(result.svg() == watched.layout(in: window).svg())
  }

  @Test func `where there is nothing, nothing waits`() {
    let window = CGSize(width: 100, height: 80)
    func green(_ nothing: some View) -> some View {
      Color.green.safeAreaInset(edge: .bottom, spacing: 0) { nothing }.overlay { nothing }
    }
    let plain = green(EmptyView()).layout(in: window)
    let watched: [any View] = [
      green(EmptyView().onAppear {}), green(EmptyView().onPreferenceChange(Width.self) { _ in }),
      green(EmptyView().onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })),
    ]
    for view in watched { #expect(ViewTree(AnyView(view)).layout(in: window).svg() == plain.svg()) }
  }

  private enum Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
}

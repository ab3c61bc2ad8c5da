import LayoutKit
import Observation
import SwiftUI
import Testing

/// However data, objects and state change, what is described late is as if all were described anew.
@MainActor struct LateRowLawTests {
  /// Numbers that look random and are the same for the same seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // The lower bits are less random.
      return state ^ state >> 33
    }
  }

  @Observable final class Item: Identifiable {
    let id: Int
    var width: CGFloat = 10
    var kind = 0

    init(id: Int) { self.id = id }
  }

  @Observable final class Store {
    var items: [Item] = []
    /// Those of rows that are there by themselves.
    let loneItems = (1_001...1_004).map { Item(id: $0) }
    var title = 0
    var isShown = true
    /// What actions have seen.
    @ObservationIgnored var events: [String] = []
    /// The state of all views, by their names.
    @ObservationIgnored var states: [String: Binding<Int>] = [:]
  }

  private struct Row: View {
    let item: Item
    let store: Store
    let name: String
    @State private var count = 0

    var body: some View {
      store.states["\(name) \(item.id)"] = $count
      return HStack {
        if item.kind == 1 { Text("\(count)") }
        if item.kind == 2 {
          GeometryReader { proxy in
            Color.blue.frame(width: proxy.size.width / 2 + item.width, height: 4)
          }
        }
        Inner(item: item, store: store, name: "inner \(name)")
        Color.red.frame(width: item.width + CGFloat(count), height: 8)
      }
      .onAppear { store.events.append("appears: \(name) \(item.id)") }
      .onDisappear { store.events.append("is gone: \(name) \(item.id)") }
      .onChange(of: item.width) { old, new in
        store.events.append("changes: \(name) \(item.id), \(old), \(new)")
        count = Int(new) % 4
      }
      .id("\(name) \(item.id)")
    }
  }

  private struct Inner: View {
    let item: Item
    let store: Store
    let name: String
    @State private var count = 0

    var body: some View {
      store.states["\(name) \(item.id)"] = $count
      return Text(String(repeating: "x", count: count + 1))
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          store.events.append("widens: \(name) \(item.id), \($0), \($1)")
          if $1 < 15 { count += 1 }
        }
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  /// Rows in a container of some kind, all of them in sight.
  private struct Screen: View {
    let store: Store
    let kind: Int

    static let kinds = 12

    private func rows(_ name: String) -> some View {
      ForEach(store.items) { item in Row(item: item, store: store, name: name) }
    }

    private var lines: some View {
      ForEach(store.items) { item in
        Color.green.frame(width: item.width, height: 3)
        if item.kind == 3 { Divider() }
      }
    }

    private func loneRow(_ number: Int) -> Row {
      Row(item: store.loneItems[number], store: store, name: "c")
    }

    @ViewBuilder private var loneRows: some View {
      loneRow(0)
      if store.isShown { loneRow(1) } else { lines }
      rows("a")
      Section {
        HStack { loneRow(2) }
        Group {
          Text("\(store.title)")
          AnyView(loneRow(3)).padding(CGFloat(store.title))
        }
      }
    }

    var body: some View {
      VStack(spacing: 1) {
        Text("\(store.title)")
        container.frame(height: 4_000)
      }
    }

    @ViewBuilder private var container: some View {
      switch kind {
      case 0: List { rows("a") }
      case 1:
        List {
          Section("\(store.title)") { rows("a") }
          if store.isShown {
            Section {
              rows("b")
            } footer: {
              Text("end")
            }
          }
        }
      case 2:
        ScrollView {
          LazyVStack {
            rows("a")
            lines
          }
        }
      case 3:
        GeometryReader { proxy in
          VStack {
            rows("a")
            if proxy.size.width > 200 { lines }
          }
        }
      case 4:
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows("a") }
        }
      case 5:
        Form {
          rows("a")
          lines
        }
      case 6:
        ScrollView {
          LazyVStack(pinnedViews: .sectionHeaders) {
            ForEach(store.items) { item in
              Section {
                Row(item: item, store: store, name: "a")
              } header: {
                Text("\(item.kind)")
              }
            }
          }
        }
      case 7:
        List {
          DisclosureGroup(isExpanded: .constant(store.isShown)) {
            rows("a")
          } label: {
            Text("\(store.title)")
          }
        }
      case 8: List { loneRows }
      case 9: ScrollView { LazyVStack { loneRows } }
      case 10:
        Grid {
          GridRow { rows("a") }
          GridRow(alignment: .top) {
            loneRow(0)
            loneRow(1)
          }
          Group {
            loneRow(2)
            lines
          }
          .padding(2)
        }
      default:
        VStack {
          rows("a")
          lines
        }
        .overlayPreferenceValue(Key.self) { _ in
          if store.isShown { VStack { rows("b") } }
        }
      }
    }
  }

  @Test(arguments: 0..<60) func `rows are up to date`(seed: Int) {
    var random = Dice(state: UInt64(seed))
    let stores = [Store(), Store()]
    var count = 0
    func insert(at place: Int) {
      count += 1
      for store in stores { store.items.insert(Item(id: count), at: place) }
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) { insert(at: 0) }
    let trees = stores.map { ViewTree(Screen(store: $0, kind: seed % Screen.kinds)) }
    var window = CGSize(width: 300, height: 600)
    for step in 0..<12 {
      let result = trees[0].layout(in: window)
      trees[1].invalidate()
      let expected = trees[1].layout(in: window)
      #expect(result.nodes.elementsEqual(expected.nodes), "step \(step)")
      #expect(stores[0].events.sorted() == stores[1].events.sorted(), "step \(step)")
      for store in stores { store.events = [] }
      let items = stores[0].items.count
      let number = Int.random(in: 0..<max(items, 1), using: &random)
      let value = Int.random(in: 0...30, using: &random)
      switch Int.random(in: 0...9, using: &random) {
      case 0: insert(at: number)
      case 1 where items > 1: for store in stores { store.items.remove(at: number) }
      case 2 where items > 1:
        for store in stores { store.items.insert(store.items.remove(at: number), at: 0) }
      case 3 where items > 0: for store in stores { store.items[number].kind = value % 4 }
      case 4 where items > 0: for store in stores { store.items[number].width = CGFloat(value) }
      case 5 where value < 10: for store in stores { store.loneItems[value % 4].kind = value % 3 }
      case 6 where value < 10: for store in stores { store.loneItems[value % 4].width += 1 }
      case 5: for store in stores { store.title += 1 }
      case 6: for store in stores { store.isShown.toggle() }
      case 7: window.width = CGFloat(100 + value * 10)
      default:
        let name = stores[0].states.keys.sorted().randomElement(using: &random)
        for store in stores { name.flatMap { store.states[$0] }?.wrappedValue = value % 6 }
      }
    }
  }
}

import LayoutKit
import SwiftUI
import Testing

/// A view whose state changes, or an object that it has read, is described alone, even if a layout
/// has described it: as a row, or as what a reader shows.
@MainActor struct LateRowTests {
  private struct Rows: View {
    let ledger: RowLedger

    var body: some View {
      ledger.bodies += 1
      return ForEach(0..<9, id: \.self) { number in LedgerRow(number: number, ledger: ledger) }
    }
  }

  private let window = CGSize(width: 300, height: 600)

  private func expectOneBody(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ surround: (Rows) -> some View
  ) {
    let ledger = RowLedger()
    let tree = ViewTree(surround(Rows(ledger: ledger)))
    var result = tree.layout(in: window)
    // The first change, and another one of the same row and of another.
    for (number, width) in [(4, 70), (4, 80), (2, 90), (4, 60)] as [(Int, CGFloat)] {
      ledger.bodies = 0
      ledger.widths[number]?.wrappedValue = width
      result = tree.layout(in: window)
      #expect(ledger.bodies == 1, "\(name)", sourceLocation: sourceLocation)
      #expect(result.frame(of: number)?.width == width, "\(name)", sourceLocation: sourceLocation)
    }
    for (number, height) in [(4, 17), (4, 18), (2, 19), (0, 16)] as [(Int, CGFloat)] {
      ledger.bodies = 0
      ledger.models[number].height = height
      result = tree.layout(in: window)
      #expect(ledger.bodies == 1, "\(name)", sourceLocation: sourceLocation)
      let size = result.frame(of: number)?.size
      #expect(size?.height == height, "\(name)", sourceLocation: sourceLocation)
    }
    tree.invalidate()
    #expect(result == tree.layout(in: window), "\(name)", sourceLocation: sourceLocation)
  }

  @Test func `in rows`() {
    expectOneBody("LazyVStack") { rows in ScrollView { LazyVStack { rows } } }
    expectOneBody("LazyVStack without end") { rows in LazyVStack { rows } }
    expectOneBody("LazyHStack") { rows in ScrollView(.horizontal) { LazyHStack { rows } } }
    expectOneBody("LazyVGrid") { rows in
      ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows } }
    }
    expectOneBody("List") { rows in List { rows } }
    expectOneBody("Form") { rows in Form { rows } }
    expectOneBody("rows with backgrounds") { rows in List { rows.listRowBackground(Color.blue) } }
    expectOneBody("rows with tags") { rows in List { rows.tag(1) } }
    expectOneBody("Form with sections") { rows in Form { Section("Rows") { rows } } }
  }

  @Test func `in what readers show`() {
    expectOneBody("GeometryReader") { rows in GeometryReader { _ in VStack { rows } } }
    expectOneBody("GeometryReader that asks") { rows in
      GeometryReader { proxy in VStack { rows }.frame(width: proxy.size.width) }
    }
    expectOneBody("overlayPreferenceValue") { rows in
      Color.blue.overlayPreferenceValue(TestKey.self) { _ in VStack { rows } }
    }
    expectOneBody("a lazy stack in a reader") { rows in
      GeometryReader { _ in ScrollView { LazyVStack { rows } } }
    }
    expectOneBody("a reader in a row") { rows in
      ScrollView { LazyVStack { GeometryReader { _ in VStack { rows } }.frame(height: 300) } }
    }
  }

  /// What has happened to rows of some container with actions.
  private func events(
    _ surround: (ForEach<Range<Int>, Int, ActiveRow>) -> some View, _ change: (RowLedger) -> Void
  ) -> (bodies: Int, before: [String], after: [String]) {
    let ledger = RowLedger()
    let rows = ForEach(0..<4, id: \.self) { ActiveRow(number: $0, ledger: ledger) }
    let tree = ViewTree(surround(rows))
    tree.layout(in: window)
    let before = ledger.events.sorted()
    (ledger.bodies, ledger.events) = (0, [])
    change(ledger)
    tree.layout(in: window)
    return (ledger.bodies, before, ledger.events.sorted())
  }

  private struct ActiveRow: View {
    let number: Int
    let ledger: RowLedger
    @State private var width: CGFloat = 10

    var body: some View {
      ledger.bodies += 1
      ledger.widths[number] = $width
      return Color.red.frame(width: width, height: ledger.models[number].height)
        .onAppear { ledger.events.append("\(number) appears") }
        .onChange(of: width) { ledger.events.append("\(number) changes from \($0) to \($1)") }
        .overlay {
          if ledger.models[number].height > 10 {
            Color.blue.onDisappear { ledger.events.append("\(number) loses its blue") }
          }
        }
    }
  }

  private func expectEvents(
    _ name: String, _ surround: (ForEach<Range<Int>, Int, ActiveRow>) -> some View
  ) {
    let (bodies, before, after) = events(surround) { $0.widths[2]?.wrappedValue = 20 }
    #expect(before == (0..<4).map { "\($0) appears" }, "\(name)")
    #expect(bodies == 1, "\(name)")
    #expect(after == ["2 changes from 10.0 to 20.0"], "\(name)")
  }

  @Test func `a row's actions are its own`() {
    expectEvents("VStack") { rows in VStack { rows } }
    expectEvents("LazyVStack") { rows in ScrollView { LazyVStack { rows } } }
    expectEvents("LazyVGrid") { rows in ScrollView { LazyVGrid(columns: [GridItem()]) { rows } } }
    expectEvents("List") { rows in List { rows } }
    expectEvents("GeometryReader") { rows in GeometryReader { _ in VStack { rows } } }
  }

  @Test func `actions for what a row no longer shows run once`() {
    let ledger = RowLedger()
    let tree = ViewTree(List { ForEach(0..<4) { ActiveRow(number: $0, ledger: ledger) } })
    for (height, expected) in [(20, []), (10, ["1 loses its blue"]), (9, [])]
      as [(CGFloat, [String])]
    {
      ledger.models[1].height = height
      tree.layout(in: window)
      #expect(ledger.events.filter { $0.contains("blue") } == expected)
      ledger.events = []
    }
  }

  @Test func `what is described again for another window has its state, and is found anew`() {
    let ledger = RowLedger()
    let tree = ViewTree(
      GeometryReader { proxy in
        VStack(alignment: .leading) { Rows(ledger: ledger) }.frame(width: proxy.size.width)
      })
    for (step, width) in [300, 250, 200, 150, 100].enumerated() {
      let window = CGSize(width: width, height: 600)
      tree.layout(in: window)
      ledger.bodies = 0
      ledger.widths[4]?.wrappedValue += 1
      let result = tree.layout(in: window)
      #expect(ledger.bodies == 1)
      #expect(result.frame(of: 4)?.width == CGFloat(11 + step))
    }
  }

  private struct TestKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }
}

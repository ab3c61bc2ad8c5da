import LayoutKit
import SwiftUI
import Testing

/// Rows that stand in a list or lazy stack by themselves, and not for data, are described as they
/// come in sight, and each alone.
@MainActor struct LoneRowTests {
  private let window = CGSize(width: 300, height: 400)

  private func expectOneBody(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ surround: (_ row: @escaping (Int) -> LedgerRow) -> some View
  ) {
    let ledger = RowLedger()
    let tree = ViewTree(surround { LedgerRow(number: $0, ledger: ledger) })
    tree.layout(in: window)
    for (number, width) in [(1, 70), (1, 80), (0, 90)] as [(Int, CGFloat)] {
      ledger.bodies = 0
      ledger.widths[number]?.wrappedValue = width
      let result = tree.layout(in: window)
      #expect(ledger.bodies == 1, "\(name)", sourceLocation: sourceLocation)
      #expect(result.frame(of: number)?.width == width, "\(name)", sourceLocation: sourceLocation)
    }
    ledger.bodies = 0
    ledger.models[1].height = 15
    let result = tree.layout(in: window)
    #expect(ledger.bodies == 1, "\(name)", sourceLocation: sourceLocation)
    let height = result.frame(of: 1)?.height
    #expect(height == CGFloat(15), "\(name)", sourceLocation: sourceLocation)
    tree.invalidate()
    #expect(result == tree.layout(in: window), "\(name)", sourceLocation: sourceLocation)
  }

  @Test func `a change describes one row`() {
    expectOneBody("List") { row in
      List {
        row(0)
        row(1)
      }
    }
    expectOneBody("Form") { row in
      Form {
        row(0)
        HStack { row(1) }
        row(2)
      }
    }
    expectOneBody("LazyVStack") { row in
      ScrollView {
        LazyVStack {
          row(0).padding()
          row(1)
        }
      }
    }
    expectOneBody("sections") { row in
      List {
        Section {
          row(0)
        } header: {
          row(1)
        }
        Section("Two") {
          row(2)
          row(3)
        }
      }
    }
    expectOneBody("beside data") { row in
      List {
        row(0)
        ForEach(2..<5) { row($0) }
        row(1)
      }
    }
    expectOneBody("conditions") { row in
      List {
        if window.width > 0 { row(0) }
        Group {
          row(1)
          row(2)
        }
        if window.width < 0 { row(3) } else { row(4) }
      }
    }
    expectOneBody("erased") { row in
      List {
        AnyView(row(0))
        GridRow { row(1) }
      }
    }
    expectOneBody("a reader around") { row in
      GeometryReader { _ in
        List {
          row(0)
          row(1)
        }
      }
    }
  }

  private struct Tall: View {
    let number: Int
    let ledger: RowLedger
    @State private var width: CGFloat = 10

    var body: some View {
      ledger.bodies += 1
      ledger.widths[number] = $width
      return Color.red.frame(width: width, height: 150).id(number)
        .onAppear { ledger.events.append("\(number)") }
    }
  }

  @Test func `only rows in sight are described and appear`() {
    let ledger = RowLedger()
    let tree = ViewTree(
      ScrollView {
        LazyVStack(spacing: 0) {
          Tall(number: 0, ledger: ledger)
          Tall(number: 1, ledger: ledger)
          Tall(number: 2, ledger: ledger)
          Tall(number: 3, ledger: ledger)
          Tall(number: 4, ledger: ledger)
        }
      })
    // 2 · 150 < 400 < 3 · 150
    let result = tree.layout(in: window)
    #expect(result.frame(of: 2)?.minY == CGFloat(300))
    #expect(result.frame(of: 3) == nil)
    #expect(ledger.events == ["0", "1", "2"])
    #expect(ledger.bodies == 3)
  }

  @Test func `a row out of sight keeps its state`() {
    let ledger = RowLedger()
    let tree = ViewTree(
      ScrollView {
        LazyVStack(spacing: 0) {
          Tall(number: 0, ledger: ledger)
          Tall(number: 1, ledger: ledger)
          Tall(number: 2, ledger: ledger)
        }
      })
    tree.layout(in: window)
    ledger.widths[1]?.wrappedValue = 80
    #expect(tree.layout(in: window).frame(of: 1)?.width == CGFloat(80))
    for _ in 0..<3 {
      tree.invalidate()
      #expect(tree.layout(in: CGSize(width: 300, height: 100)).frame(of: 1) == nil)
    }
    #expect(tree.layout(in: window).frame(of: 1)?.width == CGFloat(80))
  }
}

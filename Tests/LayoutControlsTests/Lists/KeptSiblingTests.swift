import LayoutControls
import LayoutKit
import Observation
import Testing

/// What a container shows or not moves no state of what is beside it.
@MainActor struct KeptSiblingTests {
  @Observable final class Model { var isShown = true }

  private final class Ledger { var widths: [String: Binding<CGFloat>] = [:] }

  private struct Bar: View {
    let name: String
    let ledger: Ledger
    @State private var width: CGFloat = 10

    var body: some View {
      ledger.widths[name] = $width
      return Color.red.frame(width: width, height: 10).id(name)
    }
  }

  private func widths(
    _ names: [String], of screen: (Model, Ledger) -> some View
  ) throws -> [CGFloat?] {
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(screen(model, ledger))
    let window = CGSize(width: 1_000, height: 400)
    tree.layout(in: window)
    for (index, name) in names.enumerated() {
      try #require(ledger.widths[name]).wrappedValue = CGFloat(20 + 10 * index)
    }
    tree.layout(in: window)
    model.isShown = false
    let result = tree.layout(in: window)
    return names.map { result.frame(of: $0)?.width }
  }

  @Test func `a section that is folded`() throws {
    struct Screen: View {
      let model: Model
      let ledger: Ledger

      var body: some View {
        @Bindable var model = model
        VStack {
          Section(isExpanded: $model.isShown) {
            Bar(name: "inside", ledger: ledger)
          } header: {
            Color.blue.frame(height: 5)
          }
          Bar(name: "after", ledger: ledger)
        }
      }
    }
    #expect(try widths(["inside", "after"], of: Screen.init) == [nil, 30])
  }

  @Test func `a sidebar that goes away`() throws {
    struct Screen: View {
      let model: Model
      let ledger: Ledger

      var body: some View {
        NavigationSplitView(columnVisibility: .constant(model.isShown ? .all : .detailOnly)) {
          Bar(name: "inside", ledger: ledger)
        } detail: {
          Bar(name: "detail", ledger: ledger)
        }
      }
    }
    #expect(try widths(["inside", "detail"], of: Screen.init) == [nil, 30])
  }

  @Test func `an inspector that goes away`() throws {
    struct Screen: View {
      let model: Model
      let ledger: Ledger

      var body: some View {
        @Bindable var model = model
        HStack {
          Bar(name: "main", ledger: ledger)
            .inspector(isPresented: $model.isShown) { Bar(name: "inside", ledger: ledger) }
          Bar(name: "after", ledger: ledger)
        }
      }
    }
    let widths = try widths(["main", "inside", "after"], of: Screen.init)
    #expect(widths == [20, nil, 40])
  }
}

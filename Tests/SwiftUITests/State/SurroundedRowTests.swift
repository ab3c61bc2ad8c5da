import LayoutKit
import Observation
import SwiftUI
import Testing

/// A row that reads an observable object is described alone, whatever it is in.
@MainActor struct SurroundedRowTests {
  @Observable final class Model {
    var width: CGFloat = 10
    var title = "Rows"
  }

  private final class Ledger { var bodies = 0 }

  private struct Row: View {
    let model: Model
    let number: Int
    let ledger: Ledger

    var body: some View {
      ledger.bodies += 1
      return Color.red.frame(width: model.width, height: 10).id(number)
    }
  }

  private struct Rows: View {
    let models: [Model]
    let ledger: Ledger

    var body: some View {
      ledger.bodies += 1
      return ForEach(0..<models.count, id: \.self) { number in
        Row(model: models[number], number: number, ledger: ledger)
      }
    }
  }

  private let window = CGSize(width: 300, height: 600)

  private func expectOneBody(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ surround: (Rows) -> some View
  ) {
    let (models, ledger) = ((0..<9).map { _ in Model() }, Ledger())
    let tree = ViewTree(surround(Rows(models: models, ledger: ledger)))
    tree.layout(in: window)
    ledger.bodies = 0
    models[4].width = 70
    let result = tree.layout(in: window)
    #expect(ledger.bodies == 1, "\(name)", sourceLocation: sourceLocation)
    #expect(result.frame(of: 4)?.width == 70, "\(name)", sourceLocation: sourceLocation)
    tree.invalidate()
    #expect(result == tree.layout(in: window), "\(name)", sourceLocation: sourceLocation)
  }

  @Test func `containers that describe their content call nothing of it themselves`() {
    expectOneBody("VStack") { rows in VStack { rows } }
    expectOneBody("Grid") { rows in Grid { rows } }
    expectOneBody("GridRow") { rows in
      Grid {
        GridRow(alignment: .top) { rows }
        GridRow { Color.red }
      }
    }
    expectOneBody("several modified views") { rows in
      VStack {
        Group {
          rows
          Color.red
        }
        .padding(2)
        .environment(\.layoutDirection, .rightToLeft)
        .border(.red)
      }
    }
    expectOneBody("GroupBox") { rows in GroupBox("Box") { rows } }
    expectOneBody("LabeledContent") { rows in LabeledContent("Label") { VStack { rows } } }
    expectOneBody("Label") { rows in
      Label {
        VStack { rows }
      } icon: {
        Text("i")
      }
    }
    expectOneBody("ScrollViewReader") { rows in
      ScrollViewReader { _ in ScrollView { VStack { rows } } }
    }
    expectOneBody("TabView") { rows in
      TabView { VStack { rows }.tabItem { Text("Rows") } }
    }
    expectOneBody("Tab") { rows in TabView { Tab("Rows", systemImage: "star") { VStack { rows } } }
    }
    expectOneBody("TimelineView") { rows in
      TimelineView(.everyMinute) { _ in VStack { rows } }
    }
    expectOneBody("subviews") { rows in
      VStack { Group(subviews: rows) { subviews in ForEach(subviews) { $0 } } }
    }
    expectOneBody("NavigationStack") { rows in NavigationStack { VStack { rows } } }
    expectOneBody("NavigationSplitView") { rows in
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        VStack { rows }
      }
    }
    expectOneBody("HSplitView") { rows in HSplitView { VStack { rows } } }
    expectOneBody("VSplitView") { rows in VSplitView { rows } }
    expectOneBody("LazyVStack") { rows in LazyVStack { rows } }
    expectOneBody("LazyVGrid") { rows in LazyVGrid(columns: [GridItem()]) { rows } }
  }

  @Test func `controls and actions call nothing of what is in them, either`() {
    expectOneBody("Button") { rows in
      Button {
      } label: {
        VStack { rows }
      }
    }
    expectOneBody("a styled button") { rows in
      Button {
      } label: {
        VStack { rows }
      }
      .buttonStyle(.borderless)
    }
    expectOneBody("Menu") { rows in
      Menu {
      } label: {
        VStack { rows }
      }
    }
    expectOneBody("Toggle") { rows in Toggle(isOn: .constant(true)) { VStack { rows } } }
    expectOneBody("DisclosureGroup") { rows in
      DisclosureGroup(isExpanded: .constant(true)) {
        VStack { rows }
      } label: {
        Text("Rows")
      }
    }
    expectOneBody("ControlGroup") { rows in ControlGroup { rows } }
    expectOneBody("onAppear") { rows in VStack { rows }.onAppear {} }
    expectOneBody("onChange") { rows in VStack { rows }.onChange(of: 1) {} }
    expectOneBody("onGeometryChange") { rows in
      VStack { rows }.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    }
    expectOneBody("onPreferenceChange") { rows in
      VStack { rows }.onPreferenceChange(Key.self) { _ in }
    }
    expectOneBody("overlayPreferenceValue") { rows in
      VStack { rows }.overlayPreferenceValue(Key.self) { _ in Color.red }
    }
    expectOneBody("inspector") { rows in
      VStack { rows }.inspector(isPresented: .constant(true)) { Text("Inspector") }
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test func `what their own closures read is followed`() {
    struct Screen: View {
      let model: Model
      let kind: Int

      var body: some View {
        switch kind {
        case 0: ScrollViewReader { _ in Color.red.frame(width: model.width, height: 5).id("bar") }
        case 1:
          TimelineView(.everyMinute) { _ in
            Color.red.frame(width: model.width, height: 5).id("bar")
          }
        case 2:
          Group(subviews: Color.red) { _ in Color.red.frame(width: model.width, height: 5).id("bar")
          }
        default: GroupBox { Color.red.frame(width: model.width, height: 5).id("bar") }
        }
      }
    }
    for kind in 0..<4 {
      let model = Model()
      let tree = ViewTree(Screen(model: model, kind: kind))
      #expect(tree.layout(in: window).frame(of: "bar")?.width == 10)
      model.width = 20
      #expect(tree.layout(in: window).frame(of: "bar")?.width == 20)
    }
  }
}

import LayoutControls
import LayoutKit
import TestViews
import Testing

// `.ci/numbers` makes sure that each parameter of the public interface has an entry.

/// Every number that a control, a list, a table or navigation takes, with values that nobody means.
struct ControlNumberTests {
  @Test(arguments: ViewNumber.controls) func `of controls`(_ number: ViewNumber) { number.check() }

  @Test(arguments: ViewNumber.lists) func `of lists`(_ number: ViewNumber) { number.check() }

  @Test(arguments: ViewNumber.columns) func `of columns`(_ number: ViewNumber) { number.check() }
}

extension ViewNumber {
  private static let text = Text("Hi")

  static let controls = [
    ViewNumber("View.labelIconToTitleSpacing(_:) spacing") {
      Label("Hi", systemImage: "star").labelIconToTitleSpacing($0)
    },
    ViewNumber("View.labelReservedIconWidth(_:) width") {
      Label("Hi", systemImage: "star").labelReservedIconWidth($0)
    },
    // Values beyond the ends are the ends.
    ViewNumber("a value of a progress view", except: .infinity, -.infinity) {
      ProgressView(value: $0)
    },
    ViewNumber("a total of a progress view", except: .infinity, -.infinity) {
      ProgressView(value: 1, total: $0)
    },
    ViewNumber("a value of a gauge", except: .infinity, -.infinity) { number in
      Gauge(value: number) { text }
    },
    ViewNumber("a value of a slider", except: .infinity, -.infinity) {
      Slider(value: .constant($0))
    },
    // Nobody moves the knob, and nothing is counted.
    .ignored("a step of a slider") { Slider(value: .constant(1), in: 0...9, step: $0) },
    .ignored("a value of a stepper") { Stepper("Hi", value: .constant($0)) },
  ]

  static let lists = [
    ViewNumber("a least height of rows") { number in
      List { text }.environment(\.defaultMinListRowHeight, number)
    },
    ViewNumber("a least height of headers") { number in
      List { Section("Hi") { text } }.environment(\.defaultMinListHeaderHeight, number)
    },
    ViewNumber("View.listRowSpacing(_:) spacing") { number in
      List {
        text
        text
      }
      .listRowSpacing(number)
    },
    ViewNumber("View.listSectionSpacing(_:) spacing") { number in
      List {
        Section { text }
        Section { text }
      }
      .listSectionSpacing(number)
    },
    ViewNumber("ListSectionSpacing.custom(_:) spacing") { number in
      List {
        Section { text }
        Section { text }
      }
      .listSectionSpacing(.custom(number))
    },
    ViewNumber("View.listRowInsets(_:) insets") { number in
      List {
        text.listRowInsets(EdgeInsets(top: number, leading: 1, bottom: 1, trailing: 1))
      }
    },
    ViewNumber("View.listRowInsets(_:_:) length") { number in
      List { text.listRowInsets(.top, number) }
    },
    ViewNumber("View.listSectionMargins(_:_:) length") { number in
      List { Section { text }.listSectionMargins(.top, number) }
    },
  ]

  private static var name: TableColumn<Row, Never, Text, Text> {
    TableColumn("Name", value: \.name)
  }

  private static func table(_ column: TableColumn<Row, Never, Text, Text>) -> any View {
    Table([Row()]) { column }
  }

  // Limits in the direction in which there is none anyway say nothing.
  static let columns = [
    ViewNumber("View.inspectorColumnWidth(_:) width") { number in
      inspector { $0.inspectorColumnWidth(number) }
    },
    ViewNumber("View.inspectorColumnWidth(min:ideal:max:) min", except: -.infinity) { number in
      inspector { $0.inspectorColumnWidth(min: number, ideal: 100) }
    },
    ViewNumber("View.inspectorColumnWidth(min:ideal:max:) ideal") { number in
      inspector { $0.inspectorColumnWidth(ideal: number) }
    },
    ViewNumber("View.inspectorColumnWidth(min:ideal:max:) max", except: .infinity) { number in
      inspector { $0.inspectorColumnWidth(ideal: 100, max: number) }
    },
    ViewNumber("View.navigationSplitViewColumnWidth(_:) width") { number in
      split { $0.navigationSplitViewColumnWidth(number) }
    },
    ViewNumber("View.navigationSplitViewColumnWidth(min:ideal:max:) min", except: -.infinity) {
      number in split { $0.navigationSplitViewColumnWidth(min: number, ideal: 100) }
    },
    ViewNumber("View.navigationSplitViewColumnWidth(min:ideal:max:) ideal") { number in
      split { $0.navigationSplitViewColumnWidth(ideal: number) }
    },
    ViewNumber("View.navigationSplitViewColumnWidth(min:ideal:max:) max", except: .infinity) {
      number in split { $0.navigationSplitViewColumnWidth(ideal: 100, max: number) }
    },
    ViewNumber("TableColumn.width(_:) width") { table(name.width($0)) },
    ViewNumber("TableColumn.width(min:ideal:max:) min") { table(name.width(min: $0)) },
    ViewNumber("TableColumn.width(min:ideal:max:) ideal") { table(name.width(ideal: $0)) },
    ViewNumber("TableColumn.width(min:ideal:max:) max", except: .infinity) {
      table(name.width(max: $0))
    },
  ]

  private static func inspector(_ column: (Text) -> some View) -> any View {
    Rectangle().inspector(isPresented: .constant(true)) { column(text) }
  }

  private static func split(_ column: (Text) -> some View) -> any View {
    NavigationSplitView {
      column(text)
    } detail: {
      text
    }
  }
}

private struct Row: Identifiable {
  let id = 1
  let name = "A"
}

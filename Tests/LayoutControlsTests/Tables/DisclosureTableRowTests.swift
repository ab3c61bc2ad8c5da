import LayoutControls
import LayoutKit
import TestViews
import Testing

private struct Folder: Identifiable {
  let id: String
  var content: [Folder]?
}

private let folders = [
  Folder(id: "a", content: [Folder(id: "b"), Folder(id: "c", content: [Folder(id: "d")])]),
  Folder(id: "e"),
]

/// Rows of tables under which others can be unfolded.
struct DisclosureTableRowTests {
  private func layout(isExpanded: Bool) -> ResolvedLayout {
    Table(of: Folder.self) {
      TableColumn("Name") { Filler().frame(height: 20).id("\($0.id) name") }
      TableColumn("Size") { Filler().frame(height: 20).id("\($0.id) size") }
    } rows: {
      ForEach(folders) { folder in
        if let content = folder.content {
          DisclosureTableRow(folder, isExpanded: .constant(isExpanded)) {
            ForEach(content) { TableRow($0) }
          }
        } else {
          TableRow(folder)
        }
      }
    }
    .tableColumnHeaders(.hidden)
    .layout(proposing: ProposedViewSize(224, 200))
  }

  @Test func `folded rows are not there`() {
    let result = layout(isExpanded: false)
    // Rows of 28 in columns of (224 - 16 - 8) / 2.
    expect(result, ["a name": (8, 4, 100, 20), "e name": (8, 32, 100, 20)])
    #expect(result.frame(of: "b name") == nil)
  }

  @Test func `unfolded rows are indented in the first column; columns stay in line`() {
    expect(
      layout(isExpanded: true),
      [
        "a name": (8, 4, 100, 20), "a size": (116, 4, 100, 20),
        "b name": (24, 32, 84, 20), "b size": (116, 32, 100, 20),
        "c name": (24, 60, 84, 20), "e name": (8, 88, 100, 20),
      ])
  }

  @Test func `rows in rows are indented further`() {
    let table = Table(of: Folder.self) {
      TableColumn("Name") { Filler().frame(height: 20).id($0.id) }
    } rows: {
      DisclosureTableRow(folders[0], isExpanded: .constant(true)) {
        DisclosureTableRow(folders[1], isExpanded: .constant(true)) {
          TableRow(Folder(id: "d"))
        }
      }
    }
    .tableColumnHeaders(.hidden)
    expect(
      table.layout(proposing: ProposedViewSize(216, 200)),
      ["a": (8, 4, 200, 20), "e": (24, 32, 184, 20), "d": (40, 60, 168, 20)])
  }

  @Test func `elements that hold others are folded`() {
    let table = Table(folders, children: \.content) {
      TableColumn("Name") { Filler().frame(height: 20).id($0.id) }
    }
    .tableColumnHeaders(.hidden)
    let result = table.layout(proposing: ProposedViewSize(216, 200))
    expect(result, ["a": (8, 4, 200, 20), "e": (8, 32, 200, 20)])
    #expect(result.frame(of: "b") == nil)
  }
}

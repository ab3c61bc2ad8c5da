import LayoutControls
import LayoutKit
import TestViews
import Testing

private struct Planet: Identifiable {
  let name: String
  let moons: Int
  var id: String { name }
}

private let planets = [
  Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2), Planet(name: "Venus", moons: 0),
]

/// Rows of values in columns.
struct TableTests {
  @Test func `columns share what fixed ones leave`() {
    let table = Table(planets) {
      TableColumn("Name") { Filler().frame(height: 20).id("\($0.name) name") }
      TableColumn("Moons") { Filler().frame(height: 20).id("\($0.name) moons") }.width(60)
      TableColumn("Rest") { Filler().frame(height: 20).id("\($0.name) rest") }
    }
    .tableColumnHeaders(.hidden)
    // Rows of 20 + 8, with 8 at each side: 284 for the columns, of which the spaces take 2 × 8 and
    // the fixed column 60. The others have (284 - 16 - 60) / 2 each.
    let result = table.layout(proposing: ProposedViewSize(300, 200))
    expect(
      result, size: (300, 200),
      [
        "Earth name": (8, 4, 104, 20), "Earth moons": (120, 4, 60, 20),
        "Earth rest": (188, 4, 104, 20), "Mars name": (8, 32, 104, 20),
        "Venus rest": (188, 60, 104, 20),
      ])
    expect(
      table.layout(proposing: ProposedViewSize(300, 200), environment: EnvironmentValues.mirror),
      ["Earth name": (188, 4, 104, 20), "Earth rest": (8, 4, 104, 20)])
  }

  @Test func `titles are above the rows`() {
    let table = Table(planets) {
      TableColumn("Name") { Filler().frame(height: 20).id($0.name) }
    }
    // The titles are in a row like the others: a text of 17 · 1.193359375 = 20.287109375, rounded
    // up to a third, with 4 above and below. The first row has 4 above.
    let above = table.layout(proposing: ProposedViewSize(300, 200)).frame(of: "Earth")?.minY ?? 0
    let without = table.tableColumnHeaders(.hidden).layout(proposing: ProposedViewSize(300, 200))
    #expect(abs(above - (20 + 1 / 3 + 2 * 4 + 4)) < 1e-9)
    #expect(without.frame(of: "Earth")?.minY == 4)
  }

  @Test func `widths do not depend on content`() {
    let table = Table(planets) {
      TableColumn("A") { Block(CGFloat($0.moons) * 30, 10).id("\($0.name) a") }
      TableColumn("B") { Block(10, 10).id("\($0.name) b") }.width(min: 150, max: 170)
    }
    .tableColumnHeaders(.hidden)
    // Of 284 - 8, half is 138; the second column takes its least, 150, and begins at 292 - 150.
    let result = table.layout(proposing: ProposedViewSize(300, 200))
    for planet in planets { #expect(result.frame(of: "\(planet.name) b")?.minX == 142) }
  }

  @Test func `cells are where their column says`() {
    let table = Table(planets) {
      TableColumn("A") { Block(10, 10).id("\($0.name) a") }.alignment(.trailing).width(100)
      TableColumn("B") { Block(10, 10).id("\($0.name) b") }.alignment(.center).width(100)
    }
    .tableColumnHeaders(.hidden)
    // Columns from 8 to 108 and from 116 to 216, in a row of 24.
    expect(
      table.layout(proposing: ProposedViewSize(224, 200)),
      ["Earth a": (98, 7, 10, 10), "Earth b": (161, 7, 10, 10)])
  }

  @Test func `only the first column is in compact surroundings`() {
    let table = Table(planets) {
      TableColumn("A") { Filler().frame(height: 20).id("\($0.name) a") }
      TableColumn("B") { Filler().frame(height: 20).id("\($0.name) b") }
    }
    let result = table.layout(proposing: ProposedViewSize(300, 200)) {
      $0.horizontalSizeClass = .compact
    }
    expect(result, ["Earth a": (8, 4, 284, 20)])
    #expect(result.frame(of: "Earth b") == nil)
  }

  @Test func `rows are written one by one too`() {
    let showsMore = true
    let table = Table(of: Planet.self) {
      TableColumn("A") { Filler().frame(height: 20).id($0.name) }
      TableColumn("B") { Text($0.name) }.defaultVisibility(.hidden)
    } rows: {
      TableRow(planets[0])
      if showsMore { TableRow(planets[1]) }
      Section {
        ForEach(planets.suffix(1)) { planet in TableRow(planet) }
      }
    }
    .tableColumnHeaders(.hidden)
    expect(
      table.layout(proposing: ProposedViewSize(300, 200)),
      ["Earth": (8, 4, 284, 20), "Mars": (8, 32, 284, 20), "Venus": (8, 60, 284, 20)])
  }

  @Test func `data makes rows without saying how`() {
    let table = Table(of: Planet.self) {
      TableColumn("A") { Filler().frame(height: 20).id($0.name) }
    } rows: {
      ForEach(planets.prefix(1))
      ForEach(1..<3) { TableRow(planets[$0]) }
    }
    .tableColumnHeaders(.hidden)
    expect(
      table.layout(proposing: ProposedViewSize(300, 200)),
      ["Earth": (8, 4, 284, 20), "Mars": (8, 32, 284, 20), "Venus": (8, 60, 284, 20)])
  }

  @Test func `what sorts and selects changes nothing`() {
    @State var order = [KeyPathComparator(\Planet.name, order: .reverse)]
    @State var chosen: Set<Planet.ID> = []
    let table = Table(planets, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Moons", value: \.moons) { Filler().frame(height: 20).id($0.name) }
      TableColumn("None") { Text(verbatim: $0.name) }.width(20)
    }
    let result = table.layout(
      proposing: ProposedViewSize(300, 200), environment: EnvironmentValues.squareLetters)
    let places = planets.compactMap { result.frame(of: $0.name)?.minY }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func `rows out of sight are not described`() {
    let many = (0..<100_000).map { Planet(name: "\($0)", moons: 0) }
    let table = Table(many) { TableColumn("A") { Filler().frame(height: 16).id($0.name) } }
      .tableColumnHeaders(.hidden)
    let result = table.layout(proposing: ProposedViewSize(100, 240))
    // Rows of 16 + 8: ten of them fill the table.
    expect(result, ["9": (8, 220, 84, 16)])
    #expect(result.frame(of: "11") == nil)
    #expect(result.nodes.count < 200)
  }

  @Test func `columns and rows are made from data and groups`() {
    let table = Table(of: Planet.self) {
      TableColumn("Name") { Filler().frame(height: 20).id("\($0.name) name") }.width(100)
      TableColumnForEach(["a", "b"], id: \.self) { column in
        TableColumn(column) { Filler().frame(height: 20).id("\($0.name) \(column)") }.width(30)
      }
    } rows: {
      TableRow(planets[0])
      Group {
        TableRow(planets[1])
        TableRow(planets[2])
      }
    }
    .tableColumnHeaders(.hidden)
    // Rows of 28, 8 at the side, and 8 between the columns.
    let result = table.layout(proposing: ProposedViewSize(300, 200))
    expect(
      result,
      [
        "Earth name": (8, 4, 100, 20), "Earth a": (116, 4, 30, 20), "Earth b": (154, 4, 30, 20),
        "Venus b": (154, 60, 30, 20),
      ])
  }
}

import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Rows of lists.
struct ListTests {
  private func separators(_ result: ResolvedLayout) -> [CGRect] {
    result.nodes.filter { $0.name == "Separator" }.map(\.frame)
  }

  @Test func `a list takes what it is offered`() {
    let list = List { Block(20, 10) }
    for (proposal, size) in [
      (ProposedViewSize(100, 300), CGSize(width: 100, height: 300)),
      (.unspecified, .zero), (.zero, .zero),
      (ProposedViewSize(50, nil), CGSize(width: 50, height: 0)),
    ] {
      #expect(list.plainDesktopLists().layout(proposing: proposal).size == size)
    }
    #expect(list.plainDesktopLists().layout(proposing: .infinity).size.height == .infinity)
  }

  @Test func `rows are content and insets`() {
    let list = List {
      Block(20, 30).id("a")
      Block(20, 10).id("b")
      Filler().id("c")
    }
    // Rows of 30 + 8, of the least height 24, and of 10 + 8, which is less than 24. The content is
    // 8 from the sides, in the middle of the row.
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300))
    expect(result, ["a": (8, 4, 20, 30), "b": (8, 45, 20, 10), "c": (8, 69, 84, 10)])
    #expect(
      separators(result) == [
        CGRect(x: 8, y: 37, width: 84, height: 1), CGRect(x: 8, y: 61, width: 84, height: 1),
      ])
    expect(
      list.plainDesktopLists().layout(
        proposing: ProposedViewSize(100, 300), environment: EnvironmentValues.mirror),
      ["a": (72, 4, 20, 30)])
  }

  @Test(arguments: [1, 16, 17, 300]) func `rows without views are as if they were not there`(
    _ hidden: Int
  ) {
    /// Sections of three rows, with others without views before, between and after them.
    func list(hidden: Int, _ style: some ListStyle) -> some View {
      List {
        ForEach(0..<2) { section in
          Section {
            ForEach(0..<(3 + 4 * hidden), id: \.self) { row in
              if row % (hidden + 1) == hidden { Block(20, 30).id([section, row / (hidden + 1)]) }
            }
          } header: {
            Block(20, 10)
          }
        }
      }
      .listStyle(style).listRowSpacing(3)
    }
    func expectSame(_ style: some ListStyle) {
      for window in [CGSize(width: 200, height: 400), CGSize(width: 200, height: 100)] {
        let result = list(hidden: hidden, style).layout(in: window)
        let plain = list(hidden: 0, style).layout(in: window)
        for id in [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]] {
          #expect(result.frame(of: id) == plain.frame(of: id))
        }
        #expect(separators(result) == separators(plain))
      }
    }
    expectSame(.plain)
    expectSame(.insetGrouped)
    expectSame(.sidebar)
  }

  @Test func `rows are at least as high as the environment says`() {
    let list = List(0..<2) { Block(20, 10).id("\($0)") }
      .environment(\.defaultMinListRowHeight, 50)
    expect(
      list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300)),
      ["0": (8, 20, 20, 10), "1": (8, 70, 20, 10)])
  }

  @Test func `rows say what they need`() {
    let list = List {
      Block(20, 40).id("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Block(20, 40).id("b").listRowSeparator(.hidden)
      Block(20, 40).id("c").listRowBackground(Filler().id("ground"))
      Block(20, 40).id("d").listRowInsets(EdgeInsets()).listRowSeparator(.visible, edges: .bottom)
    }
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300))
    // Rows of 44, 48, 48 and 40.
    expect(
      result,
      [
        "a": (2, 1, 20, 40), "b": (8, 48, 20, 40), "c": (8, 96, 20, 40),
        "ground": (0, 92, 100, 48), "d": (0, 140, 20, 40),
      ])
    // The row that hides its lines hides the one above it too.
    #expect(
      separators(result) == [
        CGRect(x: 8, y: 139, width: 84, height: 1), CGRect(x: 0, y: 179, width: 100, height: 1),
      ])
  }

  @Test func `separators follow their guides`() {
    let list = List {
      HStack(spacing: 10) {
        Block(20, 20)
        Block(30, 20).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
      }
      Block(20, 20)
    }
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300))
    #expect(separators(result) == [CGRect(x: 38, y: 27, width: 30, height: 1)])
  }

  @Test func `sections have headers and footers`() {
    let list = List {
      Section {
        Block(20, 20).id("a")
        Block(20, 20).id("b")
      } header: {
        Block(50, 10).id("header")
      } footer: {
        Block(50, 10).id("footer")
      }
      Section {
        Block(20, 20).id("c")
      }
    }
    // 10 + 8, two rows of 20 + 8, 10 + 8, and a row.
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300))
    expect(
      result,
      [
        "header": (8, 4, 50, 10), "a": (8, 22, 20, 20), "b": (8, 50, 20, 20),
        "footer": (8, 78, 50, 10), "c": (8, 96, 20, 20),
      ])
    #expect(separators(result) == [CGRect(x: 8, y: 45, width: 84, height: 1)])
    let spaced = list.listSectionSpacing(20).listRowSpacing(3)
      .environment(\.defaultMinListHeaderHeight, 40)
    // A header of 40, and a gap of 3 between two rows; 20 before the second section.
    expect(
      spaced.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300)),
      [
        "header": (8, 15, 50, 10), "a": (8, 40 + 4, 20, 20), "b": (8, 40 + 28 + 3 + 4, 20, 20),
        "footer": (8, 99 + 4, 50, 10), "c": (8, 99 + 18 + 20 + 4, 20, 20),
      ])
  }

  @Test func `lists are made from data`() {
    struct Item: Identifiable {
      let id: Int
      var children: [Item]?
    }
    let items = [Item(id: 1, children: [Item(id: 3)]), Item(id: 2)]
    nonisolated(unsafe) var selected: Set<Int> = [1]
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let proposal = ProposedViewSize(100, 300)
    let ids: [any View] = [
      List(items) { Block(20, 40).id($0.id) },
      List(items, id: \.id, selection: selection) { Block(20, 40).id($0.id) },
      List(items, selection: .constant(1 as Int?)) { Block(20, 40).id($0.id) },
      List(.constant(items)) { $item in Block(20, 40).id(item.id) },
      List(items, children: \.children) { Block(20, 40).id($0.id) },
      List(selection: selection) { ForEach(items) { Block(20, 40).id($0.id) } },
    ]
    for list in ids {
      // Rows of 40 + 8.
      let result = AnyView(list).plainDesktopLists().layout(proposing: proposal)
      #expect(result.frame(of: 1) == CGRect(x: 8, y: 4, width: 20, height: 40))
      #expect(result.frame(of: 2) == CGRect(x: 8, y: 52, width: 20, height: 40))
      #expect(result.frame(of: 3) == nil)
    }
  }

  @Test func `rows out of sight are not described`() {
    var described = 0
    func row(_ index: Int) -> some View {
      described += 1
      return Block(20, 12).id(index)
    }
    let list = List(0..<1_000_000) { row($0) }
    let result = list.plainDesktopLists().layout(in: CGSize(width: 100, height: 200))
    // Each row is 12 + 8, less than 24.
    #expect(result.frame(of: 0) == CGRect(x: 8, y: 6, width: 20, height: 12))
    #expect(result.frame(of: 7) == CGRect(x: 8, y: 174, width: 20, height: 12))
    #expect(result.frame(of: 500_000) == nil)
    #expect(described < 200)
  }

  @Test func `sections made from data are apart`() {
    let list = List {
      ForEach(0..<2) { section in
        Section {
          Block(20, 20).id("row \(section)")
        }
      }
    }
    .listSectionSpacing(10)
    // Rows of 28, and 10 between the sections.
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300))
    expect(result, ["row 0": (8, 4, 20, 20), "row 1": (8, 42, 20, 20)])
    #expect(separators(result).isEmpty)
  }

  @Test func `sections have margins`() {
    let list = List {
      Section {
        Block(20, 20).id("a")
        Block(20, 20).id("b")
      }
      .listSectionMargins(.horizontal, 15)
      .listSectionMargins(.vertical, 5)
      Section { Block(20, 20).id("c") }
    }
    // 5 above the first section, whose rows are 20 + 8; 5 below it, and 10 between the sections.
    expect(
      list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300)),
      ["a": (23, 9, 20, 20), "b": (23, 37, 20, 20), "c": (8, 70, 20, 20)])
    expect(
      list.listSectionSpacing(10).plainDesktopLists().layout(proposing: ProposedViewSize(100, 300)),
      ["a": (23, 9, 20, 20), "b": (23, 37, 20, 20), "c": (8, 80, 20, 20)])
  }

  @Test func `forms are lists`() {
    let form = Form {
      Section("Title") { Toggle("On", isOn: .constant(true)).id("toggle") }
    }
    .formStyle(.grouped)
    let result = form.layout(proposing: ProposedViewSize(200, 100))
    #expect(result.size == CGSize(width: 200, height: 100))
    // 16 beside the groups, and 16 in them.
    #expect(result.frame(of: "toggle")?.minX == 32)
    #expect(result.frame(of: "toggle")?.width == 136)
  }

  @Test func `insets of edges are set one by one`() {
    let list = List {
      Block(20, 40).id("a").listRowInsets(.top, 0).listRowInsets(.leading, 1)
      // As of all that views say of themselves, the innermost counts.
      Block(20, 40).id("b").listRowInsets(.top, 2).listRowInsets(EdgeInsets())
      Block(20, 40).id("c").listRowInsets(nil).listRowInsets(.top, 2)
    }
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 300))
    // Rows of 44, with the usual 4 below, 42, and 48.
    expect(result, ["a": (1, 0, 20, 40), "b": (0, 46, 20, 40), "c": (8, 90, 20, 40)])
  }

  @Test func `insets that are no numbers are reported`() {
    let list = List {
      Block(20, 20).id("a").listRowInsets(
        EdgeInsets(top: .nan, leading: .infinity, bottom: 4, trailing: 8))
    }
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(100, 100))
    expect(result, ["a": (0, 0, 20, 20)])
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber, .invalidNumber])
  }
}

/// Lists of bound collections.
struct BoundListTests {
  private struct Item: Identifiable {
    let id: Int
    var height: CGFloat
  }

  @Test func `a list of a bound collection, with or without editing, has a row for each binding`() {
    let items = Binding.constant([Item(id: 0, height: 32), Item(id: 1, height: 42)])
    let lists = [
      AnyView(List(items) { $item in Color.red.frame(height: item.height).id(item.id) }),
      AnyView(
        List(items, editActions: .all) { $item in Color.red.frame(height: item.height).id(item.id) }
      ),
      AnyView(
        List {
          ForEach(items, editActions: [.move]) { $item in
            Color.red.frame(height: item.height).id(item.id)
          }
        }),
    ]
    for list in lists {
      let result = list.plainDesktopLists().layout(
        proposing: ProposedViewSize(width: 100, height: 200))
      // The first row is 32 + 2 · 4 high.
      #expect(result.frame(of: 1) == CGRect(x: 8, y: 44, width: 84, height: 42))
    }
  }
}

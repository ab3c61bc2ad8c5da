import LayoutControls
import LayoutKit
import TestViews
import Testing

/// The measures of lists' styles, as measured in lists that are 320 wide.
struct ListStyleTests {
  private func layout(_ style: some ListStyle, onDesktop: Bool = false) -> ResolvedLayout {
    List {
      Section {
        Block(20, 30).id("a")
        Block(20, 10).id("b")
      }
      Section { Block(20, 30).id("c") }
    }
    .listStyle(style)
    .layout(proposing: ProposedViewSize(320, 600)) { $0.platform = onDesktop ? .macOS : .iOS }
  }

  @Test func `rows of an inset list are 16 from the sides, 10 from the top`() {
    // Rows of 30 + 8 and of 24, and 20 between the sections.
    expect(
      layout(.inset),
      ["a": (16, 14, 20, 30), "b": (16, 55, 20, 10), "c": (16, 10 + 38 + 24 + 20 + 4, 20, 30)])
  }

  @Test func `headers of an inset list are 28 high at least`() {
    let list = List {
      Section {
        Block(20, 30).id("a")
      } header: {
        Block(10, 5).id("header")
      }
    }
    .listStyle(.inset)
    // The header is in the middle of 28, after which the row begins.
    expect(
      list.layout(proposing: ProposedViewSize(320, 600)),
      ["header": (16, 10 + 11.5, 10, 5), "a": (16, 10 + 28 + 4, 20, 30)])
  }

  @Test func `rows of other styles of a desktop`() {
    expect(
      layout(.plain, onDesktop: true),
      ["a": (8, 4, 20, 30), "b": (8, 45, 20, 10), "c": (8, 66, 20, 30)])
    expect(layout(.bordered), ["a": (7, 1 + 4, 20, 30)])
    // Rows of 30 + 8 and of 32, the first one 10 down.
    expect(
      layout(.sidebar), ["a": (16, 10 + 4, 20, 30), "b": (16, 10 + 38 + 11, 20, 10)])
  }

  @Test func `grouped rows are in cards with 35 above`() {
    // Rows of 30 + 30 and of 52, 16 in; the cards are 16 from the sides.
    expect(
      layout(.insetGrouped),
      ["a": (32, 50, 20, 30), "b": (32, 35 + 60 + 21, 20, 10), "c": (32, 35 + 112 + 50, 20, 30)])
    expect(layout(.grouped), ["a": (16, 50, 20, 30)])
  }

  @Test func `headers and footers of grouped sections are outside the cards`() {
    let list = List {
      Section {
        Block(20, 22).id("a")
      } header: {
        Block(30, 20).id("A")
      } footer: {
        Block(40, 16).id("below a")
      }
      Section { Block(20, 22).id("b") }
      Section {
        Block(20, 22).id("c")
      } header: {
        Block(30, 20).id("C")
      } footer: {
        Block(40, 16).id("below c")
      }
      Section {
        Block(20, 22).id("d")
      } header: {
        Block(30, 20).id("D")
      }
    }
    .listStyle(.insetGrouped)
    // Rows of 22 + 30. A header has 10 above and below, a footer 8 above. From a footer to rows
    // there are 23 2/3, from rows to a header 27 1/3, and from a footer to a header 16.
    let (a, third) = (10 + 20 + 10.0, 1 / 3.0)
    let b = a + 52 + 8 + 16 + 23 + 2 * third
    let c = b + 52 + 27 + third
    let d = c + 20 + 10 + 52 + 8 + 16 + 16
    expect(
      list.layout(proposing: ProposedViewSize(320, 900)),
      [
        "A": (32, 10, 30, 20), "a": (32, a + 15, 20, 22), "below a": (32, a + 60, 40, 16),
        "b": (32, b + 15, 20, 22), "C": (32, c, 30, 20), "c": (32, c + 45, 20, 22),
        "below c": (32, c + 90, 40, 16), "D": (32, d, 30, 20), "d": (32, d + 45, 20, 22),
      ])
  }

  @Test func `rows of a section are apart, and nothing else`() {
    let list = List {
      Section {
        Block(20, 22).id("a")
        Block(20, 22).id("b")
      } header: {
        Block(30, 20)
      }
      Section {
        Block(20, 22).id("c")
      } header: {
        Block(30, 20)
      }
    }
    .listStyle(.insetGrouped).listRowSpacing(12).listSectionSpacing(30)
    let result = list.layout(proposing: ProposedViewSize(320, 900))
    // Headers have 10 above and below; a row is 52 high, with 15 above its content.
    let (a, b) = (10 + 20 + 10 + 15.0, 10 + 20 + 10 + 52 + 12 + 15.0)
    expect(
      result,
      [
        "a": (32, a, 20, 22), "b": (32, b, 20, 22),
        "c": (32, b - 15 + 52 + 30 + 10 + 20 + 10 + 15, 20, 22),
      ])
  }

  @Test func `rows that are not in sight are expected as far apart as others`() {
    let list = List(0..<1000, id: \.self) { _ in Block(20, 20) }
      .listRowSpacing(10).plainDesktopLists()
    let content = list.layout(in: CGSize(width: 100, height: 60)).nodes.map(\.frame.height).max()
    // Rows of 20 + 8.
    #expect(content == CGFloat(1000 * 28 + 999 * 10))
  }

  @Test func `a section's own distance counts more than its list's`() {
    func list(_ first: CGFloat?, _ second: CGFloat?) -> some View {
      List {
        Section { Block(20, 22).id("a") }
          .listSectionSpacing(first.map { .custom($0) } ?? .default)
        Section { Block(20, 22).id("b") }
          .listSectionSpacing(second.map { .custom($0) } ?? .default)
        Section { Block(20, 22).id("c") }
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(10)
    }
    func distances(_ first: CGFloat?, _ second: CGFloat?) -> [CGFloat] {
      let result = list(first, second).layout(proposing: ProposedViewSize(320, 900))
      let tops = ["a", "b", "c"].map { result.frame(of: $0)?.minY ?? 0 }
      return [tops[1] - tops[0] - 52, tops[2] - tops[1] - 52]
    }
    #expect(distances(nil, nil) == [10, 10])
    #expect(distances(nil, 40) == [40, 40])
    // Half of 20 and half of 40.
    #expect(distances(20, 40) == [30, 40])
  }

  @Test func `what is said of rows and sections counts more than the style`() {
    let list = List {
      Section { Block(20, 30).id("a") }
      Section { Block(20, 30).id("b").listRowInsets(EdgeInsets()) }
    }
    .environment(\.defaultMinListRowHeight, 50).listSectionSpacing(5).listStyle(.inset)
    // A least height of the environment counts also if it is the usual one.
    let usual = List { Block(20, 5).id("a") }
      .environment(\.defaultMinListRowHeight, 24).listStyle(.grouped)
    expect(
      usual.layout(proposing: ProposedViewSize(320, 600)), ["a": (16, 35 + 15, 20, 5)])
    // The rows are 50 high; the second one adds nothing to the style's sides.
    expect(
      list.layout(proposing: ProposedViewSize(320, 600)),
      ["a": (16, 10 + 10, 20, 30), "b": (16, 10 + 50 + 5 + 10, 20, 30)])
    func row(_ style: some ListStyle) -> CGRect? {
      let insets = EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)
      return List { Block(35, 16).listRowInsets(insets).id("a") }
        .listStyle(style).environment(\.platform, .macOS)
        .layout(proposing: ProposedViewSize(320, 260)).frame(of: "a")
    }
    // Measured: 16 and 30, in the middle of 24.
    #expect(row(.inset) == CGRect(x: 46, y: 10 + 4, width: 35, height: 16))
    #expect(row(.plain) == CGRect(x: 30, y: 4, width: 35, height: 16))
  }

  @Test func `a desktop's lists are as measured`() {
    func frames(_ style: some ListStyle) -> [CGRect?] {
      let result = List {
        Block(35, 16).id("a")
        Block(35, 16).id("b")
      }
      .listStyle(style).layout(proposing: ProposedViewSize(320, 260))
      return ["a", "b"].map { result.frame(of: $0) }
    }
    func block(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 35, height: 16) }
    // Rows of 24, with 4 above the content, the first one 1 down.
    #expect(frames(.bordered) == [block(7, 5), block(7, 5 + 24)])
    // Rows of 32, with (32 − 16) / 2 above the content, the first one 10 down.
    #expect(frames(.sidebar) == [block(16, 10 + 8), block(16, 10 + 8 + 32)])
    let sections = List {
      Section {
        Block(35, 16)
      } header: {
        Block(30, 16).id("header")
      } footer: {
        Block(30, 16).id("footer")
      }
    }
    // 10 down, a header of 28, a row of 24 and a footer of 28, each with its content in its middle.
    expect(
      sections.listStyle(.inset).layout(proposing: ProposedViewSize(320, 260)),
      ["header": (16, 10 + 6, 30, 16), "footer": (16, 10 + 28 + 24 + 6, 30, 16)])
  }

  @Test func `headers of a desktop's lists have the font of a semibold subheadline`() {
    let list = List {
      Section("Increased") { Text("Apple") }
      Section("Standard") { Text("Banana") }
    }
    let result = list.layout(in: CGSize(width: 320, height: 220)) { $0.platform = .macOS }
    // Measured.
    for (header, width) in ["Increased": 54, "Standard": 50] as [String: CGFloat] {
      let found = result.nodes(ofText: header).first?.frame.width ?? 0
      #expect(abs(found - width) <= 0.5, "\(header) is \(found) wide")
    }
  }

  @Test func `icons of labels have room of their own`() {
    func label(_ style: some ListStyle, _ width: CGFloat) -> CGFloat? {
      let list = List {
        HStack {
          Label {
            Block(30, 10).id("title")
          } icon: {
            Block(width, 10).id("icon")
          }
        }
      }
      let result = list.listStyle(style).layout(proposing: ProposedViewSize(320, 600))
      guard let icon = result.frame(of: "icon"), let title = result.frame(of: "title") else {
        return nil
      }
      return title.minX - icon.minX
    }
    // An icon of 10 is in the middle of 16, and the title 6 behind that. A wider one has the same
    // room: measured with icons of 24, whose titles are 16 + 6 from the label's edge.
    #expect(label(.bordered, 10) == 19)
    // 16 + 6 + 2, and 16 + 6 + 4.
    #expect(label(.bordered, 20) == 24)
    #expect(label(.inset, 24) == 26)
    // In the middle of 24 1/3, and 16 behind that.
    #expect(
      label(.insetGrouped, 10).map { abs($0 - (10 + (24 + 1 / 3.0 - 10) / 2 + 16)) < 1e-9 } ?? false
    )
    let form = Form {
      Label {
        Block(30, 10).id("title")
      } icon: {
        Block(10, 10)
      }
    }
    // 8 for the row's inset, 10 for the icon, and the usual distance.
    let desktop = form.layout(proposing: ProposedViewSize(320, 600)) { $0.platform = .macOS }
    #expect(desktop.frame(of: "title")?.minX == 26)
  }

  @Test func `the usual style is the platform's, as measured`() {
    let list = List {
      Block(35, 16).id("a")
      Block(45, 16).id("b")
    }
    let proposal = ProposedViewSize(320, 260)
    // Rows of 52 on a phone, from 35 on.
    expect(
      list.layout(proposing: proposal),
      ["a": (32, 35 + 18, 35, 16), "b": (32, 35 + 52 + 18, 45, 16)])
    expect(
      list.listStyle(.automatic).layout(proposing: proposal) { $0.platform = .macOS },
      ["a": (16, 14, 35, 16), "b": (16, 38, 45, 16)])
    // A style around it does not hold where the usual one is asked for.
    expect(
      list.listStyle(.automatic).listStyle(.plain).layout(proposing: proposal),
      ["a": (32, 35 + 18, 35, 16)])
  }

  @Test func `the last row of an inset list is 10 from its end, as measured`() {
    // Twelve rows of 24 in 200: scrolled to its end, the last text of 16 is at 200 - 10 - 4 - 16.
    let list = List(1..<13, id: \.self) { Block(35, 16).id($0) }.listStyle(.inset)
    let end = list.defaultScrollAnchor(.bottom)
    let result = end.layout(in: CGSize(width: 320, height: 200))
    #expect(result.frame(of: 12) == CGRect(x: 16, y: 170, width: 35, height: 16))
  }

  @Test func `rows of outlines are further in`() {
    struct Item: Identifiable {
      let id: Int
      var children: [Item]?
    }
    let items = [Item(id: 1, children: [Item(id: 3)]), Item(id: 2)]
    func x(_ style: some ListStyle) -> [CGFloat?] {
      let list = List(items, children: \.children) { Block(20, 10).id($0.id) }
      let result = list.listStyle(style).layout(proposing: ProposedViewSize(320, 600))
      return [1, 2].map { result.frame(of: $0)?.minX }
    }
    // Measured: 25, which is 9 more than the rows of an inset list have.
    #expect(x(.inset) == [25, 25])
    #expect(x(.insetGrouped) == [32, 32])
  }
}

import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Sizes and distances of controls on a phone, as measured in SwiftUI on one with three pixels to a
/// point, where a line of body text is 20 1/3 high.
@MainActor struct PhoneControlTests {
  private let line: CGFloat = 20 + 1 / 3

  private func isClose(_ a: CGFloat?, _ b: CGFloat) -> Bool {
    a.map { abs($0 - b) < 0.01 } ?? false
  }

  private func height(_ view: some View) -> CGFloat {
    view.layout(proposing: ProposedViewSize(320, nil)).size.height
  }

  @Test func `the text of a field is where its alignment says`() {
    func x(_ alignment: TextAlignment) -> CGFloat? {
      let field = TextField("Name", text: .constant("Ada")).multilineTextAlignment(alignment)
      let result = field.layout(in: CGSize(width: 200, height: 22))
      return result.nodes(ofText: "Ada").first?.frame.minX
    }
    let width = Text("Ada").layout(proposing: .unspecified).size.width
    #expect(isClose(x(.leading), 0) && isClose(x(.trailing), 200 - width))
    #expect(isClose(x(.center), (200 - width) / 2))
  }

  @Test func `controls have the heights of a phone's`() {
    let button = Button("OK") {}.buttonStyle(.bordered)
    #expect(isClose(height(button), line + 14))
    // Small ones have a subheadline of 18.
    #expect(isClose(height(button.controlSize(.small)), 18 + 10))
    #expect(isClose(height(button.controlSize(.large)), line + 30))
    let field = TextField("Name", text: .constant("Ada"))
    #expect(isClose(height(field), 22))
    #expect(isClose(height(field.textFieldStyle(.roundedBorder)), 34))
    // Two lines are two and their distance high, and have 8 more.
    let lines = TextField("Note", text: .constant("A\nb"), axis: .vertical)
    #expect(isClose(height(lines.textFieldStyle(.roundedBorder)), 44 + 8))
    // In whole units, the text is 21 high, and lines are 22 apart.
    let whole = field.layout(proposing: ProposedViewSize(320, nil)) { $0.lengthUnit = 1 }
    #expect(whole.size.height == 22)
    // In room for two of three lines, it shows two.
    let three = TextField("Note", text: .constant("a\nb\nc"), axis: .vertical)
    let shown = three.layout(proposing: ProposedViewSize(320, 65)).size.height
    #expect(isClose(shown, 44))
    let menu = Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }
    #expect(isClose(height(menu), line + 14))
    #expect(isClose(height(menu.pickerStyle(.segmented)), 31))
    #expect(isClose(height(ProgressView("Volume", value: 0.4)), line + 4 + 4))
    // The label's own room, and 8 before the switch.
    let toggle = Toggle(isOn: .constant(true)) { Block(10, 10) }
    #expect(toggle.layout(proposing: .unspecified).size == CGSize(width: 10 + 8 + 61, height: 28))
  }

  @Test func `controls keep the distances of boxes, whatever their labels are`() {
    func gap(_ above: some View, _ below: some View) -> CGFloat? {
      let result = VStack {
        above.id("above")
        below.id("below")
      }
      .layout(in: CGSize(width: 320, height: 400))
      guard let above = result.frame(of: "above"), let below = result.frame(of: "below") else {
        return nil
      }
      return below.minY - above.maxY
    }
    let (text, toggle) = (Text("Hello"), Toggle("Enabled", isOn: .constant(true)))
    let field = TextField("Placeholder", text: .constant("Hello"))
    let stepper = Stepper("Quantity: 3", value: .constant(3))
    let segments = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Medium").tag(2)
    }
    .pickerStyle(.segmented)
    let bordered = Button("Bordered") {}.buttonStyle(.bordered)
    let slider = Slider(value: .constant(0.5))
    // Body text has 10.643 below it and 6.434 above it, beside a box.
    #expect(isClose(gap(text, toggle), 10.643))
    #expect(isClose(gap(toggle, text), 6.434))
    #expect(isClose(gap(toggle, Button("OK") {}), 6.434))
    #expect(isClose(gap(segments, text), 6.434))
    // A button with a border keeps 8 from text too.
    for gap in [
      gap(Button("OK") {}, bordered), gap(bordered, field), gap(field, field),
      gap(field, slider), gap(slider, stepper), gap(stepper, segments), gap(toggle, toggle),
      gap(segments, segments),
    ] {
      #expect(isClose(gap, 8))
    }
  }

  @Test func `a row of a list counts the label of a control alone`() {
    let list = List {
      Toggle("Enabled", isOn: .constant(true)).id("toggle")
      Stepper("Quantity: 3", value: .constant(3)).id("stepper")
      NavigationLink("Detail") {}.id("link")
      Text("Below").id("below")
    }
    .listStyle(.insetGrouped)
    let result = list.layout(in: CGSize(width: 320, height: 480))
    // Rows of 52 with 35 above; their content is in the middle, 32 from the sides.
    for (number, id) in ["toggle", "stepper", "link"].enumerated() {
      let frame = result.frame(of: id) ?? .zero
      #expect(frame.width == 256, "\(id)")
      #expect(isClose(frame.minX, 32) && isClose(frame.height, line), "\(id)")
      #expect(isClose(frame.minY, 35 + 52 * CGFloat(number) + (52 - line) / 2), "\(id)")
    }
    #expect(isClose(result.frame(of: "below")?.minY, 35 + 3 * 52 + (52 - line) / 2))
    #expect(result.lint().isEmpty)
  }

  @Test func `footers of grouped lists are in small letters`() {
    let list = List {
      Section {
        Text("Row").id("row")
      } header: {
        Text("Header").id("header")
      } footer: {
        Text("Footer").id("footer")
      }
    }
    let grouped = list.listStyle(.insetGrouped).layout(in: CGSize(width: 320, height: 480))
    #expect(isClose(grouped.frame(of: "header")?.height, line))
    #expect(isClose(grouped.frame(of: "row")?.height, line))
    // A footnote's line of 15.514, rounded up to whole pixels.
    #expect(isClose(grouped.frame(of: "footer")?.height, 15 + 2 / 3))
    // Those of data too; but not those of a stack in a row, which are none of the list's.
    let data = List {
      ForEach(0..<2, id: \.self) { number in
        Section {
          Text("Row")
        } footer: {
          Text("Footer").id(number)
        }
      }
      LazyVStack {
        Section {
          Text("Row")
        } footer: {
          Text("Footer").id("inner")
        }
      }
    }
    .listStyle(.insetGrouped).layout(in: CGSize(width: 320, height: 800))
    #expect(isClose(data.frame(of: 0)?.height, 15 + 2 / 3))
    #expect(isClose(data.frame(of: 1)?.height, 15 + 2 / 3))
    #expect(isClose(data.frame(of: "inner")?.height, line))
    let desktop = list.plainDesktopLists().layout(in: CGSize(width: 320, height: 480))
    #expect(desktop.frame(of: "footer")?.height == desktop.frame(of: "row")?.height)
  }

  @Test func `plain rows go from edge to edge, and headers have 22 more above them`() {
    let list = List {
      Text("Apple").id(1)
      Text("Banana").id(2)
      Section("Fruit") { Text("Cherry").id(3) }
    }
    let result = list.listStyle(.plain).layout(in: CGSize(width: 320, height: 300))
    // Rows of 52, their content in the middle and 16 from the sides.
    let top = (52 - line) / 2
    for (id, y) in [1: top, 2: 52 + top, 3: 104 + 22 + 10 + line + 10 + top] {
      #expect(isClose(result.frame(of: id)?.minX, 16), "\(id)")
      #expect(isClose(result.frame(of: id)?.minY, y), "\(id)")
    }
  }

  @Test func `headers have the font of a headline`() {
    let list = List { Section("Fruit") { Text("Apple") } }
    let result = list.layout(in: CGSize(width: 320, height: 400))
    // Measured.
    #expect(result.nodes(ofText: "Fruit").first.map { abs($0.frame.width - 37) <= 0.5 } ?? false)
  }

  @Test func `icons of rows are in a column, and leave the rows as high as they are`() {
    let list = List {
      Label {
        Text("Wi-Fi").id("title")
      } icon: {
        Block(29, 60).id("icon")
      }
      Text("Below").id("below")
    }
    .listStyle(.insetGrouped)
    let result = list.layout(in: CGSize(width: 320, height: 480))
    let row = 35 + 26.0
    // The title is 40 1/3 from the beginning, and the icon in the middle of 24 1/3.
    #expect(isClose(result.frame(of: "title")?.minX, 32 + 40 + 1 / 3))
    #expect(isClose(result.frame(of: "icon")?.midX, 32 + (24 + 1 / 3) / 2))
    #expect(isClose(result.frame(of: "title")?.midY, row))
    #expect(isClose(result.frame(of: "below")?.midY, row + 52))
  }

  @Test func `toggles and steppers stand on a baseline with their tops`() {
    func top(of control: some View) -> CGFloat? {
      let row = HStack(alignment: .firstTextBaseline, spacing: 8) {
        control.id("control")
        Text("Hg").id("text")
      }
      let result = row.layout(in: CGSize(width: 320, height: 100))
      guard let text = result.frame(of: "text") else { return nil }
      return result.frame(of: "control").map { $0.minY - text.minY }
    }
    // An ascent of 16.187 is 16 1/3 in whole pixels.
    #expect(isClose(top(of: Toggle("Hg", isOn: .constant(true))), 16 + 1 / 3.0))
    #expect(isClose(top(of: Stepper("Hg", value: .constant(1))), 16 + 1 / 3.0))
  }

  @Test func `labels of several views are columns`() {
    let label = Toggle(isOn: .constant(true)) {
      Block(30, 10).id("first")
      Block(20, 10).id("second")
    }
    let column = label.layout(proposing: ProposedViewSize(200, nil))
    expect(column, ["first": (0, 0, 30, 10), "second": (0, 18, 20, 10)])
    // Without its label, a box is alone.
    let box = Toggle("Wifi", isOn: .constant(true)).toggleStyle(.checkbox)
    let symbol = Image(systemName: "checkmark.square").layout(proposing: .unspecified).size
    #expect(box.labelsHidden().layout(proposing: .unspecified).size == symbol)
  }
}

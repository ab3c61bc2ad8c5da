import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Styles decide how controls are laid out.
struct ControlStyleTests {
  private func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
    view.font(.system(size: 20))
      .layout(
        proposing: ProposedViewSize(width, nil), environment: EnvironmentValues.squareLetters
      ).size
  }

  @Test func `gauges are bars`() {
    let gauge = Gauge(value: 50, in: 0...100) {
      Block(20, 10).id("label")
    } currentValueLabel: {
      Block(30, 10).id("value")
    } minimumValueLabel: {
      Block(10, 10).id("minimum")
    } maximumValueLabel: {
      Block(10, 10).id("maximum")
    }
    // Rows of 10, 10 and 10 with gaps of 8; the bar has what the bounds and two gaps leave.
    expect(
      gauge.layout(proposing: ProposedViewSize(100, nil)), size: (100, 46),
      [
        "label": (40, 0, 20, 10), "minimum": (0, 18, 10, 10), "maximum": (90, 18, 10, 10),
        "value": (35, 36, 30, 10),
      ])
    #expect(size(Gauge(value: 0.5) { Block(20, 10) }, 100) == CGSize(width: 100, height: 22))
    #expect(
      size(Gauge(value: 0.5) { Block(20, 10) }.labelsHidden(), 100) == CGSize(width: 100, height: 4)
    )
  }

  @Test func `gauges are dials`() {
    let gauge = Gauge(value: 0.5) {
      Block(20, 10).id("label")
    } currentValueLabel: {
      Block(30, 20).id("value")
    }
    expect(
      gauge.gaugeStyle(.accessoryCircular).layout(proposing: .unspecified), size: (58, 58),
      ["label": (19, 48, 20, 10), "value": (14, 19, 30, 20)])
    let capacity = gauge.gaugeStyle(.accessoryCircularCapacity).layout(proposing: .unspecified)
    expect(capacity, size: (58, 58), ["value": (14, 19, 30, 20)])
    #expect(capacity.frame(of: "label") == nil)
  }

  @Test func `gauges of watches are those of accessories`() {
    let gauge = Gauge(value: 0.5) {
      Block(20, 10)
    } currentValueLabel: {
      Block(30, 20)
    }
    #expect(size(gauge.gaugeStyle(.circular)) == size(gauge.gaugeStyle(.accessoryCircular)))
    let tinted = CircularGaugeStyle(tint: Gradient(colors: [.red, .blue]))
    #expect(size(gauge.gaugeStyle(tinted)) == CGSize(width: 58, height: 58))
    #expect(size(gauge.gaugeStyle(.linear), 100) == size(gauge.gaugeStyle(.accessoryLinear), 100))
    let line = LinearGaugeStyle(tint: .red)
    #expect(size(gauge.gaugeStyle(line), 100) == CGSize(width: 100, height: 20))
  }

  @Test func `styles of desktops are laid out as others`() {
    let menu = Menu("Menu") { Button("Item") {} }
    #expect(
      size(menu.menuStyle(.borderedButton))
        == size(menu.menuStyle(.button).buttonStyle(.bordered)))

    let date = DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    let compact = size(date.datePickerStyle(.compact))
    #expect(size(date.datePickerStyle(.field)) == compact)
    #expect(size(date.datePickerStyle(.stepperField)) == compact)

    let picker = Picker("Picker", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(size(picker.pickerStyle(PopUpButtonPickerStyle())) == size(picker.pickerStyle(.menu)))

    let list = List { Block(30, 20) }
    #expect(
      size(list.listStyle(InsetListStyle(alternatesRowBackgrounds: true)), 100)
        == size(list.listStyle(.inset), 100))
    #expect(
      size(list.listStyle(BorderedListStyle(alternatesRowBackgrounds: true)), 100)
        == size(list.listStyle(.bordered), 100))
  }

  @Test func `groups of controls are rows`() {
    let group = ControlGroup {
      Block(10, 10).id("one")
      Block(30, 20).id("two")
    } label: {
      Block(50, 10).id("label")
    }
    expect(
      group.layout(proposing: .unspecified), size: (48, 20),
      ["one": (0, 5, 10, 10), "two": (18, 0, 30, 20)])
    expect(
      group.controlGroupStyle(.menu).layout(proposing: .unspecified), size: (50, 10),
      ["label": (0, 0, 50, 10)])
  }

  @MainActor @Test func `buttons of desktops and televisions are their labels`() {
    let button = Button {
    } label: {
      Block(30, 20).id("label")
    }
    // Links are the label alone; in bars there is the padding of a bordered button.
    #expect(size(button.buttonStyle(.link)) == CGSize(width: 30, height: 20))
    #expect(size(button.buttonStyle(CardButtonStyle())) == CGSize(width: 30, height: 20))
    // A client's own card, with 9 on all sides, has the name of the system's.
    #expect(size(button.buttonStyle(.card)) == CGSize(width: 48, height: 38))
    #expect(size(button.buttonStyle(.accessoryBar)) == size(button.buttonStyle(.bordered)))
    #expect(size(button.buttonStyle(.accessoryBarAction)) == size(button.buttonStyle(.bordered)))
  }

  @Test func `clients have styles of their own`() {
    let row = LabeledContent {
      Block(30, 20).id("content")
    } label: {
      Block(10, 10).id("label")
    }
    expect(
      row.labeledContentStyle(Stacked()).layout(proposing: .unspecified), size: (30, 30),
      ["label": (0, 0, 10, 10), "content": (0, 10, 30, 20)])

    let box = GroupBox {
      Block(30, 20).id("content")
    } label: {
      Block(10, 10).id("label")
    }
    // The style's own box has the usual style: 16 around.
    expect(
      box.groupBoxStyle(Padded()).layout(proposing: .unspecified), size: (72, 80),
      ["label": (21, 21, 10, 10), "content": (21, 39, 30, 20)])

    let group = DisclosureGroup(isExpanded: .constant(true)) {
      Block(30, 20).id("content")
    } label: {
      Block(10, 10).id("label")
    }
    expect(
      VStack(alignment: .leading, spacing: 0) { group.disclosureGroupStyle(Indented()) }
        .layout(proposing: .unspecified), size: (40, 30),
      ["label": (0, 0, 10, 10), "content": (10, 10, 30, 20)])

    let menu = Menu {
      Filler()
    } label: {
      Block(30, 20).id("label")
    }
    expect(
      menu.menuStyle(Bordered()).layout(proposing: .unspecified), size: (34, 24),
      ["label": (2, 2, 30, 20)])
    #expect(
      size(menu.menuStyle(.borderlessButton).buttonStyle(.bordered))
        == CGSize(width: 30, height: 20)
    )
  }

  @Test func `what is in a box has its style`() {
    let boxes = GroupBox {
      GroupBox {
        Block(30, 20).id("inner")
      } label: {
        EmptyView()
      }
    } label: {
      EmptyView()
    }
    // Each box has 5 and 16 around; the label's place is empty.
    expect(
      boxes.groupBoxStyle(Padded()).layout(proposing: .unspecified), size: (114, 104),
      ["inner": (42, 42, 30, 20)])
  }

}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

private struct Padded: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).padding(5)
  }
}

private struct Indented: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    if configuration.isExpanded { configuration.content.padding(.leading, 10) }
  }
}

private struct Bordered: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(2) }
}

private struct Card: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(9) }
}

extension ButtonStyle where Self == Card {
  fileprivate static var card: Card { Card() }
}

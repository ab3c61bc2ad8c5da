import LayoutControls
import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Controls are laid out as their labels, or with sizes of their own.
///
/// Letters are 10 wide and a line is 24 high: 20 · 1.177734375, rounded up. Measured in SwiftUI: a
/// switch of 61 × 28, a slider of 31, a stepper of 94 × 32, and segments of 31. The padding of
/// buttons, fields and boxes, and the sizes of the other controls, are this library's; their
/// documentation says them.
struct ControlTests {
  func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    view.font(.system(size: 20))
      .layout(
        proposing: ProposedViewSize(width, height), environment: EnvironmentValues.squareLetters
      ).size
  }

  /// The size of a label with padding on all sides.
  private func padded(
    _ width: CGFloat, _ height: CGFloat, by horizontal: CGFloat, _ vertical: CGFloat
  ) -> CGSize {
    CGSize(width: width + 2 * horizontal, height: height + 2 * vertical)
  }

  @Test func `buttons are their labels, with the room of their style`() {
    #expect(size(Button("Hello") {}) == CGSize(width: 50, height: 24))
    #expect(size(Button("Hello") {}.buttonStyle(.bordered)) == padded(50, 24, by: 12, 7))
    #expect(
      size(Button("Hello") {}.buttonStyle(.borderedProminent).controlSize(.large))
        == padded(50, 24, by: 20, 15))
    #expect(size(Button("Hello") {}.buttonStyle(Padded())) == padded(50, 24, by: 1, 1))
    #expect(size(Button(action: {}) { Block(10, 10) }) == CGSize(width: 10, height: 10))
    #expect(size(Link("Hello", destination: URL(filePath: "/"))) == CGSize(width: 50, height: 24))
    #expect(size(NavigationLink("Hello") { Color.red }) == CGSize(width: 50, height: 24))
    #expect(size(Menu("Hello") { Color.red }) == CGSize(width: 50, height: 24))
  }

  // Measured with the system font at two pixels to a point: that of 13, of 9 and of 11 points.
  @Test(
    arguments: [
      (.regular, 105.5, 16), (.mini, 76.5, 11), (.small, 91.5, 14), (.large, 105.5, 16),
      (.extraLarge, 105.5, 16),
    ] as [(ControlSize, CGFloat, CGFloat)])
  func `small controls of a desktop have smaller text`(
    controlSize: ControlSize, width: CGFloat, height: CGFloat
  ) {
    func size(_ text: some View, on platform: Platform = .macOS) -> CGSize {
      text.controlSize(controlSize).layout(proposing: .unspecified) {
        ($0.platform, $0.displayScale) = (platform, 2)
      }.size
    }
    let text = Text("Hello, world 0123")
    #expect(abs(size(text).width - width) <= 0.5 && size(text).height == height)
    // Fonts that are set hold in all, as does a phone's.
    #expect(size(text.font(.body)).height == 16)
    #expect(size(text, on: .iOS) == size(text.font(.body), on: .iOS))
    // The label of a button has the same font.
    let button = Button("Hello, world 0123") {}.buttonStyle(.bordered)
    let padding: CGFloat =
      switch controlSize {
      case .mini, .small: 5
      case .regular: 7
      case .large, .extraLarge: 15
      }
    #expect(size(button).height == height + 2 * padding)
  }

  @Test func `a button is one view, whatever its label is`() {
    let button = Button(action: {}) {
      Block(10, 10).id("icon")
      Block(20, 30).id("title")
    }
    // Beside each other, 8 apart.
    let column = VStack(spacing: 0) {
      button
      Block(50, 40).id("below")
    }
    expect(
      column.layout(proposing: .unspecified), size: (50, 70),
      ["icon": (6, 10, 10, 10), "title": (24, 0, 20, 30), "below": (0, 30, 50, 40)])
    // One border around both.
    #expect(size(button.buttonStyle(.bordered)) == padded(38, 30, by: 12, 7))
    // One row of a list: 30 + 8, and another of 40 + 8.
    let list = List {
      NavigationLink(destination: Color.red) {
        Block(10, 10)
        Block(20, 30)
      }
      Block(50, 40).id("below")
    }
    expect(
      list.plainDesktopLists().layout(in: CGSize(width: 100, height: 100)),
      ["below": (8, 42, 50, 40)])
  }

  @Test func `links have the style of buttons`() {
    let link = Link("Hello", destination: URL(filePath: "/"))
    #expect(size(link.buttonStyle(.bordered)) == padded(50, 24, by: 12, 7))
    #expect(size(link.buttonStyle(Padded())) == padded(50, 24, by: 1, 1))
  }

  @Test func `buttons may be as wide as they are offered`() {
    let button = Button("Hello") {}.buttonSizing(.flexible)
    #expect(size(button.buttonStyle(.bordered), 200) == padded(200, 24, by: 0, 7))
    // With nothing proposed, the label and its padding.
    #expect(size(button.buttonStyle(.bordered)) == padded(50, 24, by: 12, 7))
    #expect(size(button.buttonStyle(.glass), 200).width == 200)
    #expect(
      size(Button("Hello") {}.buttonStyle(.bordered).buttonSizing(.fitted), 200).width
        == CGFloat(50 + 2 * 12))
    // The label alone stays as wide as it is.
    #expect(size(button.buttonStyle(.plain), 200).width == 50)
  }

  @Test func `rows of a label and a control`() {
    #expect(size(Toggle("On", isOn: .constant(true)), 200) == CGSize(width: 200, height: 28))
    #expect(size(Toggle("On", isOn: .constant(true))) == CGSize(width: 20 + 8 + 61, height: 28))
    #expect(size(Toggle("On", isOn: .constant(true)).labelsHidden(), 200).width == 61)
    #expect(size(Slider(value: .constant(0.5)), 200) == CGSize(width: 200, height: 31))
    #expect(size(Stepper("n", value: .constant(1)), 200) == CGSize(width: 200, height: 32))
    #expect(size(LabeledContent("a", value: "b"), 200) == CGSize(width: 200, height: 24))
  }

  @Test func `a title and what is under it are the label of content`() {
    let content = LabeledContent {
      Block(10, 10).id("content")
    } label: {
      Block(30, 10).id("title")
      Block(20, 10).id("below")
    }
    // 10, 8 and 10 high, with the content in the middle of that.
    expect(
      content.layout(proposing: ProposedViewSize(200, nil)),
      ["title": (0, 0, 30, 10), "below": (0, 18, 20, 10), "content": (190, 9, 10, 10)])
  }

  @Test func `groups are folded, unfolded or in a box`() {
    let folded = DisclosureGroup("Hello") { Block(10, 100) }
    #expect(size(folded, 200) == CGSize(width: 200, height: 24))
    let open = DisclosureGroup("Hello", isExpanded: .constant(true)) { Block(10, 100) }
    // Below text there is the height of a line and a tenth of it, rounded up, without its capital
    // letters.
    let text = SquareFontMetrics.halfEm
    let line = 20 * (text.ascent + text.descent)
    let gap = line + (line / 10).rounded(.up) - 20 * text.capHeight
    let height = size(open, 200).height
    #expect(abs(height - (24 + gap + 100)) < 1e-9, "\(height)")
    #expect(
      size(ColorPicker("c", selection: .constant(.red)), 200) == CGSize(width: 200, height: 28))
    #expect(size(GroupBox { Block(10, 10) }) == padded(10, 10, by: 16, 16))
  }

  @Test func `fields are a line, a frame or all that is offered`() {
    #expect(size(TextField("Name", text: .constant("")), 200) == CGSize(width: 200, height: 24))
    #expect(
      size(SecureField("Name", text: .constant("x")).textFieldStyle(.roundedBorder), 200)
        == CGSize(width: 200, height: 34))
    #expect(
      size(
        TextField("Name", text: .constant("x"), axis: .vertical).lineLimit(2, reservesSpace: true)
          .textFieldStyle(.squareBorder), 200) == padded(200, 48, by: 0, 4))
    #expect(size(TextEditor(text: .constant("x")), 200, 90) == CGSize(width: 200, height: 90))
  }

  @Test func `pickers and progress have the size of their style`() {
    let options = Picker("Pick", selection: .constant(1)) {
      Text("A").tag(1)
      Text("BBB").tag(2)
    }
    #expect(size(options.pickerStyle(.segmented), 200) == CGSize(width: 200, height: 31))
    #expect(size(options.pickerStyle(.segmented)) == CGSize(width: 2 * (30 + 20), height: 31))
    #expect(size(options.pickerStyle(.inline)) == CGSize(width: 30, height: 2 * 24))
    #expect(size(options.pickerStyle(.radioGroup)) == CGSize(width: 30, height: 2 * 24))
    #expect(
      size(options.pickerStyle(.radioGroup).horizontalRadioGroupLayout())
        == CGSize(width: 10 + 8 + 30, height: 24))
    #expect(size(options.pickerStyle(.wheel), 200, 900) == CGSize(width: 200, height: 216))
    #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView(value: 0.5), 200) == CGSize(width: 200, height: 4))
  }
}

private struct Padded: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? 1 : 5)
  }
}

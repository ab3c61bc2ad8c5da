import LayoutKit
import Testing

/// Controls are laid out as their labels, or with the sizes that their documentation says.
@Suite struct ControlTests {
  func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    view.font(.system(size: 20)).layout(proposing: ProposedViewSize(width, height)).size
  }

  @Test func buttons() {
    #expect(size(Button("Hello") {}) == CGSize(width: 50, height: 24))
    #expect(size(Button("Hello") {}.buttonStyle(.bordered)) == CGSize(width: 74, height: 38))
    #expect(
      size(Button("Hello") {}.buttonStyle(.borderedProminent).controlSize(.large))
        == CGSize(width: 90, height: 54))
    #expect(size(Button("Hello") {}.buttonStyle(Padded())) == CGSize(width: 52, height: 26))
    #expect(size(Button(action: {}) { Block(10, 10) }) == CGSize(width: 10, height: 10))
    #expect(size(Link("Hello", destination: URL(filePath: "/"))) == CGSize(width: 50, height: 24))
    #expect(size(NavigationLink("Hello") { Color.red }) == CGSize(width: 50, height: 24))
    #expect(size(Menu("Hello") { Color.red }) == CGSize(width: 50, height: 24))
  }

  @Test func buttonsMayBeAsWideAsTheyAreOffered() {
    let button = Button("Hello") {}.buttonSizing(.flexible)
    #expect(size(button.buttonStyle(.bordered), 200) == CGSize(width: 200, height: 38))
    // With nothing proposed, a label of 50 with 12 on both sides.
    #expect(size(button.buttonStyle(.bordered)) == CGSize(width: 74, height: 38))
    #expect(size(button.buttonStyle(.glass), 200).width == 200)
    #expect(
      size(Button("Hello") {}.buttonStyle(.bordered).buttonSizing(.fitted), 200).width == 74)
    // The label alone stays as wide as it is.
    #expect(size(button.buttonStyle(.plain), 200).width == 50)
  }

  @Test func linksToSettingsHelpAndText() {
    #expect(size(SettingsLink { Block(30, 10) }) == CGSize(width: 30, height: 10))
    #expect(size(SettingsLink { Block(30, 10) }.buttonStyle(.bordered)).width == 54)
    #expect(size(TextFieldLink("Hello") { _ in }) == CGSize(width: 50, height: 24))
    let link = TextFieldLink {
      Block(9, 9)
    } onSubmit: { _ in
    }
    #expect(size(link) == CGSize(width: 9, height: 9))
    #expect(size(SettingsLink()) == size(Label("Settings…", systemImage: "gear")))
    let mark = Button(action: {}) { Image(systemName: "questionmark") }
    #expect(size(HelpLink {}) == size(mark.buttonStyle(.bordered)))
  }

  @Test func rows() {
    #expect(size(Toggle("On", isOn: .constant(true)), 200) == CGSize(width: 200, height: 30))
    #expect(size(Toggle("On", isOn: .constant(true))) == CGSize(width: 20 + 8 + 66, height: 30))
    #expect(size(Toggle("On", isOn: .constant(true)).labelsHidden(), 200).width == 66)
    #expect(size(Slider(value: .constant(0.5)), 200) == CGSize(width: 200, height: 31))
    #expect(size(Stepper("n", value: .constant(1)), 200) == CGSize(width: 200, height: 32))
    #expect(size(LabeledContent("a", value: "b"), 200) == CGSize(width: 200, height: 24))
  }

  @Test func groups() {
    let folded = DisclosureGroup("Hello") { Block(10, 100) }
    #expect(size(folded, 200) == CGSize(width: 200, height: 24))
    let open = DisclosureGroup("Hello", isExpanded: .constant(true)) { Block(10, 100) }
    #expect(size(open, 200).height > 124)
    #expect(
      size(ColorPicker("c", selection: .constant(.red)), 200) == CGSize(width: 200, height: 28))
    #expect(size(GroupBox { Block(10, 10) }) == CGSize(width: 42, height: 42))
  }

  @Test func fields() {
    #expect(size(TextField("Name", text: .constant("")), 200) == CGSize(width: 200, height: 24))
    #expect(
      size(SecureField("Name", text: .constant("x")).textFieldStyle(.roundedBorder), 200)
        == CGSize(width: 200, height: 38))
    #expect(
      size(TextField("Name", text: .constant("x")).textFieldStyle(.squareBorder), 200)
        == CGSize(width: 200, height: 38))
    #expect(size(TextEditor(text: .constant("x")), 200, 90) == CGSize(width: 200, height: 90))
  }

  @Test func choices() {
    let options = Picker("Pick", selection: .constant(1)) {
      Text("A").tag(1)
      Text("BBB").tag(2)
    }
    #expect(size(options.pickerStyle(.segmented), 200) == CGSize(width: 200, height: 31))
    #expect(size(options.pickerStyle(.segmented)) == CGSize(width: 100, height: 31))
    #expect(size(options.pickerStyle(.inline)) == CGSize(width: 30, height: 48))
    #expect(size(options.pickerStyle(.radioGroup)) == CGSize(width: 30, height: 48))
    // 10, a gap of 8, and 30.
    #expect(
      size(options.pickerStyle(.radioGroup).horizontalRadioGroupLayout())
        == CGSize(width: 48, height: 24))
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

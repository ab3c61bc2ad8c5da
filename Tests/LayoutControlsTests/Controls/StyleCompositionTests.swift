import LayoutControls
import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Styles that leave a part of a control's look to the style around them.
struct StyleCompositionTests {
  private func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
    view.layout(proposing: ProposedViewSize(width, nil)).size
  }

  private struct PaddedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(1) }
  }

  private struct PaddedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(1) }
  }

  private struct PaddedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) { configuration.content }
    }
  }

  private struct Indented: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
      .padding(1)
    }
  }

  private let label = Label {
    Block(50, 10)
  } icon: {
    Block(20, 20)
  }

  @Test func `a control in its style's body has the style around`() {
    #expect(
      size(label.labelStyle(PaddedLabel()).labelStyle(.iconOnly)) == CGSize(width: 22, height: 22))
    // Without another style it is the usual one: 20, 8 and 50.
    #expect(size(label.labelStyle(PaddedLabel())) == CGSize(width: 80, height: 22))
    let twice = label.labelStyle(PaddedLabel()).labelStyle(PaddedLabel()).labelStyle(.titleOnly)
    #expect(size(twice) == CGSize(width: 54, height: 14))

    let button = Button {
    } label: {
      Block(10, 10)
    }
    // Bordered: 12 beside, 7 above and below.
    #expect(
      size(button.buttonStyle(PaddedButton()).buttonStyle(.bordered))
        == CGSize(width: 36, height: 26))
    let toggle = Toggle(isOn: .constant(true)) { Block(10, 10) }
    let checkbox = size(toggle.toggleStyle(.checkbox))
    let padded = size(toggle.toggleStyle(PaddedToggle()).toggleStyle(.checkbox))
    #expect(padded == CGSize(width: checkbox.width + 2, height: checkbox.height + 2))
  }

  @Test func `the library's own styles leave nothing to those around`() {
    let field = TextField("", text: .constant("A"))
    let plain = size(field.textFieldStyle(.plain), 100).height
    #expect(size(field.textFieldStyle(.roundedBorder), 100).height == plain + 12)
    #expect(
      size(field.textFieldStyle(.roundedBorder).textFieldStyle(.roundedBorder), 100).height
        == plain + 12)
    #expect(
      size(field.textFieldStyle(Boxed()).textFieldStyle(.roundedBorder), 100).height == plain + 32)
    #expect(size(field.textFieldStyle(.plain).textFieldStyle(Boxed()), 100).height == plain)
  }

  private struct Nested: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      }
    }
  }

  private struct NestedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content.padding(1).groupBoxStyle(self)
    }
  }

  @Test func `a style may set itself for what is inside`() {
    let group = DisclosureGroup(isExpanded: .constant(true)) {
      DisclosureGroup(isExpanded: .constant(true)) {
        Block(10, 40)
      } label: {
        Block(10, 20)
      }
    } label: {
      Block(10, 10)
    }
    #expect(size(group.disclosureGroupStyle(Nested())).height == CGFloat(10 + 20 + 40))
    let boxes = GroupBox { GroupBox { Block(10, 10) } }.groupBoxStyle(NestedBox())
    #expect(size(boxes) == CGSize(width: 14, height: 14))
  }

  private struct PaddedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content.padding(5) }
  }

  private struct BoxOfPaddedBoxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content.groupBoxStyle(PaddedBox())
    }
  }

  @Test func `of a style around a control and one that its style sets inside, the inner counts`() {
    let boxes = GroupBox { GroupBox { GroupBox { Block(10, 10) } } }
    #expect(size(boxes.groupBoxStyle(BoxOfPaddedBoxes())) == CGSize(width: 30, height: 30))
  }

  private struct OwnCheckbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      CheckboxToggleStyle().makeBody(configuration: configuration)
    }
  }

  private struct OwnLine: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }

  private struct OwnContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func `what a style makes is the same in another one's body`(platform: Platform) {
    func frames(_ view: some View) -> [CGRect] {
      HStack(alignment: .firstTextBaseline) {
        Text("a")
        view
      }
      .labelsHidden().layout(in: CGSize(width: 200, height: 100)) { $0.platform = platform }
      .nodes.map(\.frame)
    }
    let toggle = Toggle("Title", isOn: .constant(true))
    #expect(frames(toggle.toggleStyle(.automatic)) == frames(toggle))
    #expect(frames(toggle.toggleStyle(OwnCheckbox())) == frames(toggle.toggleStyle(.checkbox)))
    let progress = ProgressView("Title", value: 0.5)
    #expect(frames(progress.progressViewStyle(OwnLine())) == frames(progress))
    let content = LabeledContent("Title", value: "1")
    #expect(frames(content.labeledContentStyle(OwnContent())) == frames(content))
  }

  @Test func `what is in a control has the control's own style`() {
    let group = ControlGroup {
      ControlGroup {
        Block(10, 10)
        Block(10, 10)
      }
      Block(10, 10)
    }
    #expect(size(group.controlGroupStyle(Column())) == CGSize(width: 10, height: 30))
    let box = GroupBox { GroupBox { Block(10, 10) } }
    let once = size(GroupBox { Block(10, 10) })
    #expect(size(box).width == 2 * once.width - 10)
  }

  @Test func `groups that fold come to an end in their own style`() {
    let group = DisclosureGroup(isExpanded: .constant(true)) {
      Block(10, 10)
    } label: {
      Block(10, 10)
    }
    let result = group.layout(proposing: ProposedViewSize(100, nil))
    let padded = group.disclosureGroupStyle(Indented()).layout(
      proposing: ProposedViewSize(100, nil))
    #expect(padded.size.height == result.size.height + 2)
    #expect(padded.diagnostics.isEmpty)
  }
}

import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Controls whose titles are strings, or are written in one of several ways, are laid out the same.
struct ControlTitleTests {
  @State private var text = "text"
  @State private var number = 3.0
  @State private var isOn = false
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var choice: Int? = 1
  private let title = "Title"

  private func size(_ view: some View) -> CGSize {
    view.layout(proposing: ProposedViewSize(300, 200)).size
  }

  @Test func `fields with titles of any kind are the same`() {
    let field = size(TextField("Title", text: $text))
    #expect(size(TextField(title, text: $text, onCommit: {})) == field)
    #expect(size(TextField(title, text: $text, onEditingChanged: { _ in })) == field)
    #expect(size(TextField(title, text: $text, prompt: nil, axis: .vertical)) == field)
    #expect(size(SecureField(title, text: $text, onCommit: {})) == field)
    let editor = TextEditor(text: $text)
    #expect(size(editor) == CGSize(width: 300, height: 200))
  }

  @Test func `steppers with titles of any kind are the same`() {
    let stepper = size(Stepper("Title", value: $number))
    #expect(size(Stepper(title, onIncrement: {}, onDecrement: nil)) == stepper)
    #expect(size(Stepper(onIncrement: {}, onDecrement: {}) { Text(title) }) == stepper)
    #expect(size(Stepper(title, value: $number, in: 0...9, step: 0.5, format: .number)) == stepper)
  }

  @Test func `links with titles of any kind are the same`() {
    let link = size(NavigationLink("Title") { Text("Next") })
    #expect(size(NavigationLink(title, destination: Text("Next"), isActive: $isOn)) == link)
    #expect(
      size(NavigationLink(title, destination: Text("Next"), tag: 1, selection: $choice)) == link)
    #expect(size(NavigationLink(title) { Text("Next") }) == link)
  }

  @Test func `buttons say what their role is`() {
    #expect(size(Button(role: .cancel) {}) == size(Button("Cancel") {}))
    #expect(size(Button(role: .close) {}) == size(Button("Close") {}))
  }

  @Test func `pickers of dates are the same whatever their range`() {
    let calendar = MultiDatePicker(title, selection: .constant([]))
    #expect(size(calendar) == CGSize(width: 300, height: 330))
    #expect(
      size(DatePicker(title, selection: $date, in: date...))
        == size(
          DatePicker("Title", selection: $date)))
  }

  @Test func `labels are hidden in two ways`() {
    let toggle = Toggle("Title", isOn: $isOn)
    #expect(size(toggle.labelsVisibility(.hidden)) == size(toggle.labelsHidden()))
    #expect(size(toggle.labelsVisibility(.visible).labelsHidden()) == size(toggle))
    #expect(size(toggle.labelsVisibility(.automatic).labelsHidden()) == size(toggle.labelsHidden()))
  }

  @MainActor @Test func `progress is the part of an interval that has passed`() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let interval = start...start.addingTimeInterval(40)
    // 10 of 40 seconds have passed; a bar that counts down has the rest.
    func filled(countsDown: Bool) -> Double? {
      var fraction: Double?
      let style = FractionReader { fraction = $0 }
      _ = ProgressView(timerInterval: interval, countsDown: countsDown) { EmptyView() }
        .progressViewStyle(style)
        .layout(proposing: .unspecified) { $0.referenceDate = start.addingTimeInterval(10) }
      return fraction
    }
    #expect(filled(countsDown: false) == 0.25)
    #expect(filled(countsDown: true) == 0.75)
  }

  @Test func `a clock stands still once the time to pause has come`() {
    let start = Date(timeIntervalSince1970: 0)
    func clock(at seconds: TimeInterval?, pausing pause: TimeInterval?) -> String? {
      let text = Text(
        timerInterval: start...start.addingTimeInterval(60),
        pauseTime: pause.map { start.addingTimeInterval($0) })
      let result = text.layout(proposing: .unspecified) {
        $0.referenceDate = seconds.map { start.addingTimeInterval($0) }
      }
      guard case .text(let text)? = result.nodes.first?.appearance?.content else { return nil }
      return text.string
    }
    #expect(clock(at: 10, pausing: nil) == "0:50")
    #expect(clock(at: 10, pausing: 50) == "0:50")
    #expect(clock(at: 55, pausing: 50) == "0:10")
    #expect(clock(at: nil, pausing: 50) == "0:10")
    #expect(clock(at: nil, pausing: nil) == "1:00")
  }

  @Test func `dates in texts are written by formatters`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = .gmt
    #expect(size(Text("In \(date, formatter: formatter)")) == size(Text(verbatim: "In 2001")))
  }
}

private struct FractionReader: ProgressViewStyle {
  let read: (Double?) -> Void

  func makeBody(configuration: Configuration) -> some View {
    let _ = read(configuration.fractionCompleted)
    configuration.label
  }
}

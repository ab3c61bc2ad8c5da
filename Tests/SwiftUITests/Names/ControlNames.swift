import SwiftUI

// Controls and their styles as people write them for SwiftUI.

struct ControlNames: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var text = ""
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var choice = 0

  var body: some View {
    VStack {
      buttons
      fields
      choices
    }
    .controlSize(.large)
    .tint(.purple)
  }

  @ViewBuilder private var buttons: some View {
    Button("Tap") { isOn.toggle() }.buttonStyle(.borderedProminent).tint(.red)
    Button(action: tap) { Label("Add", systemImage: "plus") }.buttonStyle(PlainButtonStyle())
    Button("Delete", role: .destructive, action: tap)
    Button("Star", systemImage: "star") {}.labelStyle(.iconOnly)
    Button(isOn ? "On" : "Off") { text = "" }.buttonStyle(Pill())
    Button {
      tap()
    } label: {
      Image(systemName: "xmark").resizable().scaledToFit().frame(width: 20, height: 20)
    }
    Menu("Menu") { Button("Item") {} }
    NavigationLink("Next") { Text("Detail") }
    NavigationLink(destination: Text("Detail")) {
      HStack {
        Text("Next")
        Spacer()
      }
    }
    Label {
      Text("Label")
    } icon: {
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    .labelStyle(Stacked())
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $text).textFieldStyle(.roundedBorder)
    TextField("Name", text: $text, prompt: Text("Required")).textFieldStyle(Boxed())
    TextField("Notes", text: $text, axis: .vertical).lineLimit(2...5)
    TextField("Amount", value: $value, format: .number)
    SecureField("Password", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextEditor(text: $text).frame(height: 40).id("editor")
  }

  @ViewBuilder private var choices: some View {
    Toggle("On", isOn: $isOn).toggleStyle(.switch)
    Toggle(isOn: $isOn) { Text("On") }.toggleStyle(Check()).labelsHidden()
    Slider(value: $value, in: 0...10, step: 1) {
      Text("Value")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    Stepper("Count: \(choice)", value: $choice, in: 0...10).id("stepper")
    Picker("Pick", selection: $choice) {
      ForEach(0..<3) { Text("Option \($0)").tag($0) }
    }
    .pickerStyle(.segmented)
    .id("segments")
    DatePicker("Date", selection: $date, displayedComponents: .date)
    ProgressView("Loading…", value: value).progressViewStyle(Meter())
    ProgressView().progressViewStyle(.circular)
    LabeledContent("Total", value: "12")
    GroupBox("Box") { Text("Content") }
  }

  private func tap() { withAnimation(.spring()) { isOn.toggle() } }
}

private struct Pill: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 10)
      .background(isEnabled ? Color.blue : .gray, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut, value: configuration.isPressed)
  }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(Color.gray)
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
  }
}

private struct Meter: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .leading) {
      Capsule().frame(height: 20)
      Capsule().scaleEffect(x: configuration.fractionCompleted ?? 0, anchor: .leading)
      configuration.label
    }
  }
}

import SwiftUI

// Alerts, choices, popovers and fields for values as apps write them.

struct Alarm: Identifiable {
  let id: Int
  var isOn = false
}

enum SaveError: LocalizedError {
  case full

  var errorDescription: String? { "Full" }
}

struct Questions: View {
  @State private var isPresented = false
  @State private var alarm: Alarm?
  @State private var alarms = [Alarm(id: 1), Alarm(id: 2, isOn: true)]
  @State private var error: SaveError?
  @State private var amount: Int? = 3
  @State private var price = 2.5
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  let title = "Title"

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  var body: some View {
    Form {
      TextField("Amount", value: $amount, format: .number)
      TextField(title, value: $price, format: .number.precision(.fractionLength(2)))
      TextField("Price", value: $price, formatter: Self.formatter)
      TextField(value: $amount, format: .number, prompt: Text("None")) { Text("Amount") }
      Text(date, formatter: Self.dates)
      Text(NSNumber(value: price), formatter: Self.formatter)
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Toggle(sources: $alarms, isOn: \.isOn) { Text("All") }.toggleStyle(.checkbox)
      sliders
    }
    .alert("Really?", isPresented: $isPresented, presenting: alarm) { alarm in
      Button("Delete \(alarm.id)", role: .destructive) {}
    } message: { alarm in
      Text("Alarm \(alarm.id)")
    }
    .alert(title, isPresented: $isPresented, presenting: alarm) { _ in Button("Yes") {} }
    .alert(isPresented: $isPresented, error: error) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .modifier(Choices(isPresented: $isPresented, alarm: $alarm))
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $price, in: 0...10, step: 0.5) {
      Text("Price")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } onEditingChanged: {
      isPresented = $0
    }
    Slider(
      value: $price, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
      maximumValueLabel: Text("10")
    ) { Text("Price") }
    Slider(value: $price, in: 0...10) { isPresented = $0 }
    Slider(value: $price) { Text("Price") }
  }
}

private struct Choices: ViewModifier {
  @Binding var isPresented: Bool
  @Binding var alarm: Alarm?

  func body(content: Content) -> some View {
    content
      .confirmationDialog(
        "Which?", isPresented: $isPresented, titleVisibility: .visible, presenting: alarm
      ) { alarm in
        Button("Alarm \(alarm.id)") {}
      } message: { _ in
        Text("Choose one.")
      }
      .confirmationDialog(Text("Which?"), isPresented: $isPresented) { Button("This") {} }
      .popover(
        isPresented: $isPresented, attachmentAnchor: .point(.bottom), arrowEdge: .bottom
      ) {
        Text("Popover")
          .presentationCompactAdaptation(.popover)
          .presentationBackground(.thinMaterial)
      }
      .popover(item: $alarm, attachmentAnchor: .rect(.bounds)) { Text("\($0.id)") }
      .sheet(isPresented: $isPresented) {
        Text("Sheet")
          .presentationDetents([.medium, .height(200)])
          .presentationBackground { Color.red }
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls)
      }
  }
}

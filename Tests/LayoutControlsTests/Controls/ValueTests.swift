import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Controls and texts show the values that they are bound to.
struct ValueTests {
  private func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
    view.font(.system(size: 20))
      .layout(
        proposing: ProposedViewSize(width, nil), environment: EnvironmentValues.squareLetters
      ).size
  }

  @Test func `formatters write`() {
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = .gmt
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Text(date, formatter: dates) == Text(verbatim: "2001"))
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumIntegerDigits = 1
    #expect(Text(NSNumber(value: 2.5), formatter: numbers) == Text(verbatim: "2.50"))
  }

  @Test func `fields may have no value`() {
    // Without an offer, a field is as wide as its text: "12" or the prompt, "None at all".
    func field(_ value: Int?) -> some View {
      TextField("Amount", value: .constant(value), format: .number, prompt: Text("None at all"))
    }
    #expect(size(field(12)) == CGSize(width: 20, height: 24))
    #expect(size(field(nil)) == CGSize(width: 110, height: 24))
    #expect(size(field(nil), 200) == CGSize(width: 200, height: 24))
  }

  @Test func `toggles stand for several values`() {
    /// 1 if on, 2 if off, 3 if mixed.
    func width(_ values: [Bool]) -> CGFloat {
      let toggle = Toggle("All", sources: Binding.constant(values), isOn: \.self)
      return size(toggle.toggleStyle(Measured())).width
    }
    #expect(width([true, true]) == 1)
    #expect(width([false, false]) == 2)
    #expect(width([true, false]) == 3)
    #expect(width([]) == 1)
  }

  @Test func `a tick is before its label`() {
    let toggle = Toggle(isOn: .constant(true)) { Block(30, 20, first: 20) }
    // A symbol of 19.5 in 17 points and 25 in 22, so of 22.8 in 20, in whole pixels; and 8.
    #expect(size(toggle.toggleStyle(.checkbox)).width == 61)
  }
}

private struct Measured: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Block(configuration.isMixed ? 3 : configuration.isOn ? 1 : 2, 10)
  }
}

import Foundation
import LayoutControls
import LayoutCore
import LayoutKit
import Testing

/// Less common ways in which controls are made, and styles that are made of the surrounding one.
struct ControlInitializerTests {
  private struct Controls: View {
    @State private var number = 1
    @State private var choice = 1

    var body: some View {
      VStack {
        Gauge(value: 0.5) {
          Text("Label")
        } currentValueLabel: {
          Text("Value")
        } markedValueLabels: {
          Text("0").tag(0.0)
          Text("1").tag(1.0)
        }
        TextField("Number", value: $number, formatter: NumberFormatter(), onCommit: {})
        Stepper(value: $number, in: 0...3, step: 1, onEditingChanged: { _ in }) { Text("Number") }
        Stepper(value: $number, in: 0...3) { Text("Number") }
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
        } currentValueLabel: {
          Text("Chosen")
        }
        TabView {
          Tab("Home", systemImage: "house") { Text("Home") }
        }
      }
    }
  }

  @Test func `controls are made in all these ways`() {
    #expect(Controls().layout(in: CGSize(width: 390, height: 844)).diagnostics.isEmpty)
  }

  /// A date picker as wide as the hours from its first date to noon, and as high as those from noon
  /// to its last one; 1 where there is no such date.
  private struct Hours: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      let noon = configuration.selection
      Color.gray.frame(
        width: configuration.minimumDate.map { noon.timeIntervalSince($0) / 3_600 } ?? 1,
        height: configuration.maximumDate.map { $0.timeIntervalSince(noon) / 3_600 } ?? 1)
    }
  }

  @Test func `date pickers have ranges that are closed, or open on one side`() {
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let (first, last) = (noon.addingTimeInterval(-7_200), noon.addingTimeInterval(10_800))
    func size(_ picker: some View) -> CGSize {
      picker.datePickerStyle(Hours()).layout(proposing: .unspecified).size
    }
    let date = Binding.constant(noon)
    let title = "Time"
    // 2 hours before noon and 3 after it.
    #expect(size(DatePicker("Time", selection: date)) == CGSize(width: 1, height: 1))
    #expect(
      size(DatePicker("Time", selection: date, in: first...last)) == CGSize(width: 2, height: 3))
    #expect(size(DatePicker("Time", selection: date, in: first...)) == CGSize(width: 2, height: 1))
    #expect(size(DatePicker(title, selection: date, in: ...last)) == CGSize(width: 1, height: 3))
    #expect(
      size(DatePicker(selection: date, in: first...) { Text(title) }) == CGSize(width: 2, height: 1)
    )
    let always = DatePicker("Time", selection: date, in: .distantPast ... .distantFuture)
    #expect(size(always).width > 24 * 365)
  }

  @Test func `styles are made of the surrounding one`() {
    func fill(_ view: some View) -> Appearance.Paint? {
      let result = view.foregroundStyle(.red).layout(in: CGSize(width: 100, height: 100))
      guard case .shape(let figure)? = result.nodes.last?.appearance?.content else { return nil }
      return figure.fill
    }
    let shadow = ShadowStyle.inner(radius: 3)
    #expect(fill(Circle().fill(.shadow(shadow))) == fill(Circle().fill(Color.red.shadow(shadow))))
    #expect(fill(Circle().fill(.opacity(0.5))) == fill(Circle().fill(Color.red.opacity(0.5))))
    #expect(fill(Circle().fill(SelectionShapeStyle())) == fill(Circle().fill(.tint)))
    #expect(fill(Circle().fill(.link)) == fill(Circle().fill(.selection)))
    #expect(fill(Circle().fill(.link)) != nil)
  }
}

import LayoutControls
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

  @Test func `styles are made of the surrounding one`() {
    func fill(_ view: some View) -> Appearance.Paint? {
      let result = view.foregroundStyle(.red).layout(in: CGSize(width: 100, height: 100))
      guard case .shape(let figure)? = result.nodes.last?.appearance?.content else { return nil }
      return figure.fill
    }
    let shadow = ShadowStyle.inner(radius: 3)
    #expect(fill(Circle().fill(.shadow(shadow))) == fill(Circle().fill(Color.red.shadow(shadow))))
    #expect(fill(Circle().fill(.opacity(0.5))) == fill(Circle().fill(Color.red.opacity(0.5))))
    #expect(fill(Circle().fill(.blendMode(.multiply))) == fill(Circle().fill(.red)))
    #expect(fill(Circle().fill(SelectionShapeStyle())) == fill(Circle().fill(.tint)))
    #expect(fill(Circle().fill(.link)) == fill(Circle().fill(.selection)))
    #expect(fill(Circle().fill(.link)) != nil)
  }
}

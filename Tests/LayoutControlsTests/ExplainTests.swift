import LayoutControls
import LayoutKit
import Testing

/// Explaining and checking views as people write them.
struct ExplainTests {
  struct Row: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Label("Price", systemImage: "tag").id("label")
        Spacer()
        Text("12").id("value")
      }
      .padding()
    }
  }

  @Test func `ordinary views have no findings`() {
    let views: [any View] = [
      Row(), Form { Row() }, List { Row() }, ScrollView { Row() },
      VStack { Toggle("On", isOn: .constant(true)) },
      Toggle("On", isOn: .constant(true)).fixedSize(),
      LabeledContent("a", value: "b").fixedSize(),
      TextField("Name", text: .constant("x")).fixedSize(),
      Picker("P", selection: .constant(1)) { Text("A").tag(1) },
      Form { Picker("P", selection: .constant(1)) { Text("A").tag(1) } },
      // A picture in a reader that is cut off by the frame around.
      GeometryReader { _ in Color.red.frame(width: 50, height: 300) }.frame(height: 100).clipped(),
      GeometryReader { _ in Color.red.frame(width: 50, height: 300) }.frame(height: 100)
        .mask { Rectangle() },
      Grid { GridRow { Row() } }, GeometryReader { _ in Row() },
    ]
    for view in views {
      let result = view.layout(in: CGSize(width: 300, height: 400))
      #expect(result.lint().isEmpty, "\(result.lint())\n\(result)")
    }
  }

  @Test func `rows with the same id are reported`() {
    let list = List { ForEach(0..<3) { _ in Text("row").id("row") } }
    let findings = list.layout(in: CGSize(width: 200, height: 300)).lint()
    #expect(findings.map(\.rule) == [.duplicateID])
    #expect(findings.first?.message.hasPrefix("3 views have the id \"row\"") == true)
  }

  @Test func `views in lists and readers are explained to the end`() {
    for view in [AnyView(List { Row() }), AnyView(GeometryReader { _ in Row() })] {
      let result = view.layout(in: CGSize(width: 300, height: 400))
      let last = result.explain("value").steps.last
      let frame = result.frame(of: "value")
      #expect(last?.kind == .frame)
      #expect(frame != nil)
      #expect(last?.view.hasSuffix("\"value\"") == true)
    }
  }

  @Test func `views are swept like nodes`() {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 90, height: 10)
      Color.blue.frame(width: 30, height: 10)
    }
    #expect(view.sweep(width: 0...200, resolution: 10).breaks.map(\.length) == [90])
  }
}

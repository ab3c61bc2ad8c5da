import SwiftUI

// Less common forms of common names, as people write them for SwiftUI.

struct VariantSurface: View {
  private struct Person: Identifiable, Hashable {
    var id: Int
    var name = "Ann"
  }

  @AppStorage("tabs") private var customization: TabViewCustomization
  @AppStorage("columns") private var columns: TableColumnCustomization<Person>
  @SceneStorage("scene columns") private var sceneColumns: TableColumnCustomization<Person>
  @State private var people = [Person(id: 1), Person(id: 2)]
  @State private var isOn = true
  @State private var name = ""
  @Namespace private var namespace

  private let picture = ImageResource(name: "picture", bundle: .main)

  var body: some View {
    TabView {
      Tab("Table", systemImage: "table") { table }
        .disabled(false)
        .swipeActions(edge: .leading) { Button("Pin") {} }
        .springLoadingBehavior(.enabled)
        .accessibilityValue("two", isEnabled: isOn)
        .accessibilityInputLabels(["people"], isEnabled: isOn)
        .popover(isPresented: $isOn) { Text("People") }
      TabSection("More") {
        Tab("Controls", systemImage: "switch.2") { controls }
      }
      .sectionActions { Button("Add") {} }
    }
    .tabViewCustomization($customization)
  }

  private var table: some View {
    VStack(spacing: 0) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(people) { person in
          TableRow(person).itemProvider { nil }
        }
        .onInsert(of: [.text]) { _, _ in }
        ForEach(people)
        ForEach(3..<5) { TableRow(Person(id: $0)) }
      }
      .searchable(text: $name, editableTokens: $people, prompt: "Search") { $person in
        TextField("Name", text: $person.name)
      }
      .searchable(text: $name, editableTokens: $people, isPresented: $isOn) { $person in
        Text(person.name)
      }
      controls
    }
  }

  private var controls: some View {
    VStack {
      Toggle("Toggle", image: picture, isOn: $isOn)
      Picker("Picker", image: picture, selection: $isOn) { Text("On").tag(true) }
      Menu("Menu", image: picture) { Button("One") {} }
      Image("picture", variableValue: 0.5, label: Text("A picture"))
      Text(AttributedString(localized: "Attributed"))
      Color.red.exposureAdjust(1).headroom(nil).frame(height: 4)
      Rectangle().fill(ShaderLibrary.stripes(.float(2))).frame(height: 4)
      Canvas { context, _ in
        context.addFilter(.colorMatrix(ColorMatrix()))
        context.addFilter(.colorShader(ShaderLibrary.stripes()))
        context.fill(Path(), with: .shader(ShaderLibrary.stripes()))
      }
      .visualEffect { content, _ in content.transformEffect(ProjectionTransform()) }
      Text("Accessible")
        .accessibilityHidden(true, isEnabled: isOn)
        .accessibilityIdentifier("named", isEnabled: isOn)
        .accessibilityIdentifier("nameless", isEnabled: !isOn)
        .accessibilityInputLabels(["text"], isEnabled: isOn)
        .accessibilityActivationPoint(.center, isEnabled: isOn)
        .accessibilityRotor("Rotor") {
          AccessibilityRotorEntry("One", id: 1)
          ForEach(2..<4) { number in
            AccessibilityRotorEntry(Text("\(number)"), id: number, in: namespace) {}
          }
        }
    }
  }
}

import LayoutKit
import SwiftUI
import Testing

/// Titles that are strings with their own tables are laid out as the same characters are.
struct LocalizedTitleTests {
  private static let save: LocalizedStringResource = "Save all"

  private func same(
    _ view: some View, _ other: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let size = CGSize(width: 300, height: 200)
    #expect(
      view.layout(in: size).description == other.layout(in: size).description,
      sourceLocation: sourceLocation)
  }

  @Test func `buttons and labels have titles of other tables`() {
    same(Button(Self.save) {}, Button("Save all") {})
    same(Button(Self.save, role: .cancel) {}, Button("Save all", role: .cancel) {})
    same(Button(Self.save, systemImage: "star") {}, Button("Save all", systemImage: "star") {})
    same(Label(Self.save, systemImage: "star"), Label("Save all", systemImage: "star"))
    same(
      Link(Self.save, destination: .temporaryDirectory),
      Link("Save all", destination: .temporaryDirectory))
    same(Menu(Self.save) {}, Menu("Save all") {})
  }

  @Test func `controls have titles of other tables`() {
    same(Toggle(Self.save, isOn: .constant(true)), Toggle("Save all", isOn: .constant(true)))
    same(
      Picker(Self.save, selection: .constant(1)) { Text("1").tag(1) },
      Picker("Save all", selection: .constant(1)) { Text("1").tag(1) })
    same(TextField(Self.save, text: .constant("")), TextField("Save all", text: .constant("")))
    same(SecureField(Self.save, text: .constant("")), SecureField("Save all", text: .constant("")))
    same(ProgressView(Self.save), ProgressView("Save all"))
  }

  @Test func `containers have titles of other tables`() {
    same(
      List { Section(Self.save) { Text("row") } }, List { Section("Save all") { Text("row") } })
    same(GroupBox(Self.save) { Text("content") }, GroupBox("Save all") { Text("content") })
    same(
      DisclosureGroup(Self.save) { Text("content") },
      DisclosureGroup("Save all") { Text("content") })
    same(LabeledContent(Self.save, value: "1"), LabeledContent("Save all", value: "1"))
    same(NavigationLink(Self.save, value: 1), NavigationLink("Save all", value: 1))
    same(
      ContentUnavailableView(Self.save, systemImage: "star"),
      ContentUnavailableView("Save all", systemImage: "star"))
  }

  @Test func `literals are keys first`() {
    let button: Button<Text> = Button("**Save** all") {}
    same(button, Button(LocalizedStringKey("**Save** all")) {})
  }

  @Test func `assistive technology reads them`() {
    func label(_ view: some View) -> String? {
      view.layout(in: CGSize(width: 9, height: 9)).nodes.lazy
        .compactMap { $0.appearance?.accessibility?.label }.first
    }
    #expect(label(Color.red.accessibilityLabel(Self.save)) == "Save all")
    #expect(label(Color.red.accessibilityLabel("Red", isEnabled: true)) == "Red")
    #expect(label(Color.red.accessibilityLabel("Red", isEnabled: false)) == nil)
  }
}

import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Objects that views find in the environment.
struct EnvironmentObjectTests {
  final class Settings: ObservableObject {
    @Published var width: CGFloat = 30
  }

  @Observable final class Model {
    var width: CGFloat = 40
  }

  struct ReadsSettings: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { Block(settings.width, 10) }
  }

  struct ReadsModel: View {
    @Environment(Model.self) private var model

    var body: some View { Block(model.width, 10) }
  }

  struct MayReadModel: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Block(model?.width ?? 5, 10) }
  }

  @MainActor @Test func `objects are found`() {
    let view = HStack(spacing: 0) {
      ReadsSettings()
      ReadsModel()
      MayReadModel()
    }
    .environmentObject(Settings())
    .environment(Model())
    let result = view.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 110, height: 10))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `missing objects are diagnosed`() throws {
    struct Screen: View {
      var body: some View {
        HStack(spacing: 0) {
          ReadsSettings()
          MayReadModel()
        }
      }
    }
    let result = Screen().layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 5, height: 10))
    let found = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(found.rule == .missingObject)
    #expect(
      found.message == """
        Screen › ReadsSettings is laid out as an empty view: it reads a Settings from the \
        environment, and no view outside provides one. Add .environmentObject(_:) with a Settings \
        to a view outside.
        """)
  }

  @MainActor @Test func `missing objects are diagnosed in what is described later`() {
    struct Element: Identifiable {
      let id: Int
    }
    func rules(_ view: some View) -> Set<LayoutDiagnostic.Rule> {
      Set(view.layout(in: CGSize(width: 200, height: 200)).diagnostics.map(\.rule))
    }
    #expect(rules(GeometryReader { _ in ReadsSettings() }) == [.missingObject])
    #expect(rules(List { ForEach(0..<2) { _ in ReadsSettings() } }) == [.missingObject])
    let same = [Element(id: 1), Element(id: 1)]
    #expect(rules(List(same) { _ in Color.red.frame(height: 20) }) == [.duplicateID])
  }

  @MainActor @Test func `missing observable objects are diagnosed`() {
    let result = ReadsModel().layout(proposing: .unspecified)
    #expect(result.diagnostics.map(\.rule) == [.missingObject])
  }

  private final class Theme: ObservableObject { let width: CGFloat = 10 }

  private struct ThemedWidth: DynamicProperty {
    @EnvironmentObject var theme: Theme
    var width: CGFloat { theme.width }
    func update() { _ = theme.width }
  }

  private struct Themed: View {
    var themed = ThemedWidth()
    var body: some View { Block(themed.width, 10) }
  }

  @MainActor @Test func `properties made of others are not updated without their objects`() {
    let result = Themed().layout(proposing: .unspecified)
    #expect(result.diagnostics.map(\.rule) == [.missingObject])
    #expect(Themed().environmentObject(Theme()).layout(proposing: .unspecified).size.width == 10)
  }
}

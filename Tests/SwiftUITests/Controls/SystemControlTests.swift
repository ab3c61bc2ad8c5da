import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Controls that lead to what a system has.
struct SystemControlTests {
  private func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
    view.font(.system(size: 20))
      .layout(
        proposing: ProposedViewSize(width, nil), environment: EnvironmentValues.squareLetters
      ).size
  }

  @Test func `links to settings, help and text are labels`() {
    #expect(size(SettingsLink { Block(30, 10) }) == CGSize(width: 30, height: 10))
    #expect(
      size(SettingsLink { Block(30, 10) }.buttonStyle(.bordered)).width == CGFloat(30 + 2 * 12))
    #expect(size(TextFieldLink("Hello") { _ in }) == CGSize(width: 50, height: 24))
    let link = TextFieldLink {
      Block(9, 9)
    } onSubmit: { _ in
    }
    #expect(size(link) == CGSize(width: 9, height: 9))
    #expect(size(SettingsLink()) == size(Label("Settings…", systemImage: "gear")))
    let mark = Button(action: {}) { Image(systemName: "questionmark") }
    #expect(size(HelpLink {}) == size(mark.buttonStyle(.bordered)))
  }

  @Test func `buttons of the system have labels`() {
    #expect(size(EditButton()) == CGSize(width: 40, height: 24))
    #expect(size(ShareLink(item: "text") { Block(20, 10) }) == CGSize(width: 20, height: 10))
    // A symbol of 14.5 · 20 / 13 = 22.31, which is 23 whole pixels, 8, and seven letters of 10.
    #expect(size(ShareLink("Sharing", item: "text")).width == 101)
  }
}

#if os(Linux) || os(Windows)
  import Journal
  import LayoutCore
  import LayoutKit
  import LayoutTesting
  import Portable
  import SwiftUI
  import Testing

  /// The screens, laid out. Names of the engine, of LayoutKit and of SwiftUI are the same ones.
  struct ScreenTests {
    @Test func `tags go to the next line`() {
      // The card keeps 12 from its edges, so tags have 136: two of 60 with 4 between them.
      expectFrames(
        of: EntryScreen(entry: .example).frame(width: 160), in: CGSize(width: 160, height: 200),
        """
        title  12   _  136  30
        a      12   _   60  20
        b      76   _   60  20
        c      12   _   60  20
        card    0   _  160   _
        """)
    }

    @Test func `a value of the environment goes through`() {
      let result = EntryScreen(entry: .example).environment(\.cardMargin, 20)
        .frame(width: 160).layout(in: CGSize(width: 160, height: 200))
      #expect(result.frame(of: "title")?.minX == 20)
      #expect(result.frame(of: "title")?.width == 120)
    }

    @MainActor @Test func `all entries are there`() {
      let result = EntryList().layout(in: CGSize(width: 390, height: 844))
      #expect(result.frame(of: "Monday") != nil)
      #expect(result.frame(of: "Tuesday") != nil)
      #expect(result.frame(of: "Wednesday") == nil)
    }

    @Test func `settings are laid out`() {
      let size = SettingsScreen().layout(in: CGSize(width: 390, height: 844)).size
      #expect(size == CGSize(width: 390, height: 844))
    }

    @Test func `other packages do not notice`() {
      #expect(!hasSwiftUI)
    }
  }
#endif

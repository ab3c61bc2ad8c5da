#if os(Linux) || os(Windows)
  import Isolation
  import LayoutKit
  import MainActorByDefault
  import SwiftUI
  import Testing

  /// Views of Swift 6, laid out where they may be.
  struct IsolationTests {
    @MainActor @Test func `a screen with a model is laid out on the main actor`() {
      let result = Screen().layout(in: CGSize(width: 300, height: 600))
      #expect(result.frame(of: "triangle")?.size == CGSize(width: 20, height: 10))
      #expect(result.diagnostics.isEmpty)
    }

    @MainActor @Test func `so is a screen of a module of the main actor`() {
      let result = BoardScreen().layout(in: CGSize(width: 300, height: 600))
      #expect(result.frame(of: "a")?.size == CGSize(width: 10, height: 10))
    }

    @Test func `a view of values is laid out anywhere`() async {
      let card = Card(width: 30)
      #expect(card.layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
      let width = await Task.detached {
        Card(width: 40).layout(proposing: .unspecified).frame(of: "card")?.width
      }.value
      #expect(width == 40)
    }
  }
#endif

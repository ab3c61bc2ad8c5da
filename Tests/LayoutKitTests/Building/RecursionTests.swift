import LayoutKit
import Testing

/// Views that contain themselves.
@Suite struct RecursionTests {
  struct Endless: View {
    var body: some View {
      VStack { AnyView(Endless()) }
    }
  }

  struct Countdown: View {
    let count: Int

    var body: some View {
      if count > 0 {
        AnyView(Countdown(count: count - 1)).padding(1)
      } else {
        Block(10, 10).id("end")
      }
    }
  }

  @Test func endlessRecursionIsRefused() throws {
    let diagnostics = Endless().layout(in: CGSize(width: 100, height: 100)).diagnostics
    let found = try #require(diagnostics.first { $0.rule == .endlessBody })
    #expect(
      found.message == """
        Endless contains itself without end: 500 of its bodies are nested. The innermost is laid \
        out as an empty view. Give the recursion a case that ends it.
        """)
  }

  @Test func recursionThatEndsIsLaidOut() {
    let result = Countdown(count: 300).layout(proposing: .unspecified)
    expect(result, size: (610, 610), ["end": (300, 300, 10, 10)])
    #expect(result.diagnostics.isEmpty)
  }
}

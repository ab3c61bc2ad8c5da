import LayoutKit
import TestViews
import Testing

/// Views that contain themselves.
struct RecursionTests {
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

  /// A view that contains itself twice, by way of another one.
  struct Branching: View {
    var body: some View {
      Branch()
      Branch()
    }
  }

  struct Branch: View {
    var body: some View { AnyView(Branching()) }
  }

  func message(_ view: some View) -> String? {
    view.layoutNode().layout(proposing: .unspecified).diagnostics
      .first { $0.rule == .endlessBody }?.message
  }

  @Test func `endless recursion is refused`() throws {
    let message = try #require(self.message(Endless()))
    #expect(message.hasPrefix("Endless contains itself ") || message.hasPrefix("AnyView "))
    #expect(
      message.hasSuffix(
        """
         times, and there is no room on the stack to go on. The innermost is laid out as an empty \
        view. If it contains itself without end, give the recursion a case that ends it.
        """))
  }

  @Test func `branching recursion is refused`() { #expect(message(Branching()) != nil) }

  @Test func `small stacks are respected`() {
    let thread = Thread { _ = Endless().layoutNode() }
    thread.stackSize = 512 * 1024
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }

  struct EndlessRows: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<3) { _ in EndlessRows().frame(height: 100) } } }
    }
  }

  struct EndlessReaders: View {
    var body: some View {
      GeometryReader { _ in AnyView(EndlessReaders()) }
      GeometryReader { _ in AnyView(EndlessReaders()) }
    }
  }

  @Test func `recursion through what is described later is refused`() {
    let window = CGSize(width: 300, height: 300)
    #expect(EndlessRows().layout(in: window).diagnostics.contains { $0.rule == .unsettled })
    #expect(EndlessReaders().layout(in: window).diagnostics.contains { $0.rule == .unsettled })
  }

  @Test func `many erased views are refused, and released`() {
    var view = AnyView(Block(10, 10))
    for _ in 0..<100_000 { view = AnyView(view.padding(1)) }
    #expect(message(view) != nil)
  }

  @Test func `recursion that ends is laid out`() {
    let result = Countdown(count: 300).layout(proposing: .unspecified)
    expect(result, size: (610, 610), ["end": (300, 300, 10, 10)])
    #expect(result.diagnostics.isEmpty)
  }
}

import LayoutKit
import Observation
import TestViews
import Testing

/// Views are the main actor's, and are laid out on any thread.
struct MainActorTests {
  @MainActor @Observable final class Model {
    var names = ["a", "b"]
    func load() { names.append("c") }
  }

  private struct Screen: View {
    @State private var model = Model()

    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.names, id: \.self) { Block(10, 20).id($0) }
      }
      .onAppear { model.load() }
    }
  }

  @MainActor @Test func `a view with a model of the main actor is laid out there`() {
    let result = Screen().layout(proposing: .unspecified)
    // Three names once the view has appeared, of 20 each.
    #expect(result.size == CGSize(width: 10, height: 60))
  }

  /// A view whose closures are called by the standard library, which checks where it is.
  private struct Checking: View {
    let widths: [CGFloat]

    var body: some View {
      let views = widths.map { width in
        MainActor.assertIsolated()
        return Block(width, 10)
      }
      GeometryReader { proxy in
        Block(widths.map { $0 + proxy.size.width }.max() ?? 0, 1).id("read")
      }
      .frame(width: 4, height: 1)
      ForEach(views.indices, id: \.self) { index in
        MainActor.assertIsolated()
        return views[index].id(index)
      }
    }
  }

  @Test func `a body runs as the main actor wherever it is laid out`() async {
    #expect(Checking(widths: [3, 5]).layout(proposing: .unspecified).frame(of: 1)?.width == 5)
    await withTaskGroup { group in
      for width in 1...20 {
        group.addTask {
          let result = Checking(widths: [CGFloat(width)]).layout(proposing: .unspecified)
          return result.frame(of: 0)?.width == CGFloat(width)
            && result.frame(of: "read")?.width == CGFloat(width + 4)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `a kept tree describes what is late as the main actor, too`() {
    let tree = LayoutTree(Checking(widths: [3]).layoutNode())
    #expect(tree.layout(proposing: .unspecified).frame(of: "read")?.width == 7)
  }

  /// A view that lays another one out.
  private struct Outer: View {
    var body: some View {
      Block(Checking(widths: [6]).layout(proposing: .unspecified).size.width, 1)
    }
  }

  @Test func `a layout in a layout runs as the main actor, too`() {
    #expect(Outer().layout(proposing: .unspecified).size.width == 6)
  }

  @TaskLocal static var word = "none"

  private struct Reading: View {
    var body: some View { Block(CGFloat(MainActorTests.word.count), 1) }
  }

  @Test func `a body sees the values of the caller's task, and the caller keeps them`() async {
    await Self.$word.withValue("seven") {
      #expect(Reading().layout(proposing: .unspecified).size.width == 5)
      await Task.yield()
      #expect(Self.word == "seven")
    }
  }
}

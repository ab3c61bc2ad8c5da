import Foundation
import LayoutKit
import TestViews
import Testing

/// One value of a view that several threads lay out at once. Run this with `--sanitize=thread` too.
struct SharedViewTests {
  fileprivate struct LengthsKey: EnvironmentKey {
    static var defaultValue: [Int] { [0] }
  }

  /// Runs some work on four threads, and expects it to be right on each.
  private func onFourThreads(_ work: @escaping @Sendable (Int) -> Bool) async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...4 {
        group.addTask { await onThread { (0..<100).allSatisfy { _ in work(number) } } }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  private func onThread(_ work: @escaping @Sendable () -> Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }

  private struct Reading: View {
    @Environment(\.lengths) private var lengths
    @ScaledMetric private var scaled: CGFloat = 10

    var body: some View {
      GeometryReader { _ in Block(scaled, CGFloat(lengths[0])).id("late") }
        .frame(width: scaled, height: CGFloat(lengths.count))
    }
  }

  @Test func `each reads its own environment`() async {
    let view = Reading()
    await onFourThreads { number in
      let size: DynamicTypeSize = number % 2 == 0 ? .large : .accessibility5
      let lone = Reading().dynamicTypeSize(size).layout(proposing: .unspecified).size.width
      let lengths = [Int](repeating: number, count: 10 * number)
      let result = view.environment(\.lengths, lengths).dynamicTypeSize(size)
        .layout(proposing: .unspecified)
      return result.size == CGSize(width: lone, height: CGFloat(10 * number))
        && result.frame(of: "late")?.size == CGSize(width: lone, height: CGFloat(number))
    }
  }

  private struct Growing: View {
    @Environment(\.lengths) private var lengths
    @State private var height = 0

    var body: some View {
      Block(10, CGFloat(height)).onAppear { height += lengths[0] }
    }
  }

  @Test func `each keeps its own state`() async {
    let view = Growing()
    await onFourThreads { number in
      view.environment(\.lengths, [number]).layout(proposing: .unspecified).size.height
        == CGFloat(number)
    }
    // Nothing of it stays.
    #expect(view.environment(\.lengths, [7]).layout(proposing: .unspecified).size.height == 7)
  }

  @MainActor @Test func `a view in a view is another description's once that has ended`() {
    let view = Growing().environment(\.lengths, [3])
    struct Around<Content: View>: View {
      let content: Content
      @State private var height = 0

      var body: some View {
        let inner = content.layout(proposing: .unspecified).size.height
        VStack(spacing: 0) {
          content
          Block(1, inner + CGFloat(height))
        }
        .onAppear { height = 1 }
      }
    }
    // 3 of the view, 3 of what it is by itself, and 1.
    let height = Around(content: view).layout(proposing: .unspecified).size.height
    #expect(height == 7)
  }

  /// A view that lays out a copy of itself to see how high that is.
  private struct Probing: View {
    @Environment(\.lengths) private var lengths
    @State private var height = 0
    var isProbe = false

    private var probe: Probing {
      var copy = self
      copy.isProbe = true
      return copy
    }

    var body: some View {
      if isProbe {
        Block(1, CGFloat(lengths[0])).onAppear {}
      } else {
        let width = probe.environment(\.lengths, [3]).layout(proposing: .unspecified).size.height
        Block(width, CGFloat(lengths[0] + height)).onAppear { height = 5 }
      }
    }
  }

  @MainActor @Test func `a copy that a body lays out leaves the view its own values`() {
    // The copy is 3 high; around it are 50 and 5.
    let size = Probing().environment(\.lengths, [50]).layout(proposing: .unspecified).size
    #expect(size == CGSize(width: 3, height: 55))
  }

  private struct Late: View {
    @Environment(\.lengths) private var lengths

    var body: some View {
      GeometryReader { _ in Block(CGFloat(lengths[0]), 1).id(lengths[0]) }
    }
  }

  @Test func `each reads its own environment where threads share the nodes`() async {
    let late = Late()
    let node = VStack {
      late.environment(\.lengths, [10])
      late.environment(\.lengths, [20])
    }
    .layoutNode()
    await onFourThreads { _ in
      let result = node.layout(in: CGSize(width: 50, height: 50))
      return result.frame(of: 10)?.width == CGFloat(10)
        && result.frame(of: 20)?.width == CGFloat(20)
    }
  }

  private struct Marked: View {
    @State var height: CGFloat = 2

    var body: some View {
      Block(10, 10).alignmentGuide(.top) { [$height] _ in $height.wrappedValue }
        .onAppear { height = 8 }
    }
  }

  @MainActor @Test func `a result's guides see the state that it was laid out with`() {
    let view = Marked()
    let result = view.layout(proposing: .unspecified)
    for _ in 0..<2 { #expect(result.nodes.first?.dimensions[.top] == CGFloat(8)) }
    // Nothing of it stays.
    #expect(view.height == 2)
  }

  @Test func `a result is asked while its view goes on`() async {
    let tree = ViewTree(Marked())
    let result = tree.layout(in: CGSize(width: 50, height: 50))
    async let isRight = onThread {
      (0..<200).allSatisfy { _ in
        result.nodes.contains { $0.dimensions[.top] == CGFloat(8) }
      }
    }
    for height in 0..<200 { tree.layout(in: CGSize(width: 50, height: CGFloat(height))) }
    #expect(await isRight)
  }

  @Test func `state is set and read on any thread`() async {
    let binding = State(initialValue: [0, 0]).projectedValue
    await onFourThreads { number in
      for round in 0..<100 { binding.wrappedValue = [number, number * round] }
      let seen = binding.wrappedValue
      return seen.count == 2 && seen[1].isMultiple(of: seen[0])
    }
  }

  /// A format with an object of its own, which it changes.
  private struct Counting: FormatStyle {
    private final class Memory { var last: [Int] = [] }

    private let memory = Memory()

    func format(_ value: Int) -> String {
      memory.last = (0..<50).map { $0 * value }
      return String(repeating: "a", count: memory.last.count)
    }

    static func == (a: Self, b: Self) -> Bool { a.memory === b.memory }
    func hash(into hasher: inout Hasher) {}
    func encode(to encoder: any Encoder) {}
    init() {}
    init(from decoder: any Decoder) {}
  }

  @Test func `a client's format runs on one thread at a time`() async {
    let format = Counting()
    let text = Text(3, format: format)
    let written = Text("\(3, format: format)")
    let width = Text(verbatim: String(repeating: "a", count: 50)).layout(proposing: .unspecified)
      .size.width
    await onFourThreads { _ in
      text.layout(proposing: .unspecified).size.width == width
        && written.layout(proposing: .unspecified).size.width == width
    }
  }
}

extension EnvironmentValues {
  fileprivate var lengths: [Int] {
    get { self[SharedViewTests.LengthsKey.self] }
    set { self[SharedViewTests.LengthsKey.self] = newValue }
  }
}

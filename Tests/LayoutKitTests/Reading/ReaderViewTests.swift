import LayoutKit
import Synchronization
import TestViews
import Testing

/// Readers of geometry and of preferences, through views.
struct ReaderViewTests {
  @Test func `a reader takes all it is offered and holds its content in its corner`() {
    let view = GeometryReader { _ in
      Color.red.frame(width: 40, height: 20).id("R")
      Color.blue.id("C")
    }
    let result = view.layout(proposing: ProposedViewSize(width: 200, height: 100))
    #expect(result.size == CGSize(width: 200, height: 100))
    #expect(result.frame(of: "R") == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(result.frame(of: "C") == CGRect(x: 0, y: 0, width: 200, height: 100))
    let mirrored = view.layout(proposing: ProposedViewSize(width: 200, height: 100)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored.frame(of: "R") == CGRect(x: 160, y: 0, width: 40, height: 20))
  }

  @Test func `without a proposal a reader is 10 long`() {
    #expect(
      GeometryReader { _ in Color.red }.layout(proposing: .unspecified).size
        == CGSize(width: 10, height: 10))
    let scroll = ScrollView { GeometryReader { _ in Color.red }.id("reader") }
    #expect(scroll.layout(in: CGSize(width: 200, height: 300)).frame(of: "reader")?.height == 10)
  }

  private struct Sized: View {
    @Environment(\.layoutDirection) private var direction
    let width: CGFloat

    var body: some View {
      Color.red.frame(width: direction == .leftToRight ? width / 2 : width).id("half")
    }
  }

  @Test func `the content of a reader sees the environment of the reader`() {
    let view = GeometryReader { proxy in Sized(width: proxy.size.width) }
    let size = CGSize(width: 100, height: 50)
    #expect(view.layout(in: size).frame(of: "half")?.width == 50)
    let mirrored = view.environment(\.layoutDirection, .rightToLeft).layout(in: size)
    #expect(mirrored.frame(of: "half")?.width == 100)
  }

  private struct ChosenKey: PreferenceKey {
    static var defaultValue: Int? { 5 }

    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
  }

  private struct SpanKey: LayoutValueKey {
    static var defaultValue: Int? { 3 }
  }

  private struct SpanReader: Layout {
    let told: @Sendable ([Int?]) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      told(subviews.map { $0[SpanKey.self] })
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `a value that may be nil is another than none`() {
    func told(_ view: some View) -> Int? {
      let told = Mutex<Int?>(nil)
      _ = view.overlayPreferenceValue(ChosenKey.self) { value in
        let _ = told.withLock { $0 = value }
        Color.clear
      }.layout(in: CGSize(width: 10, height: 10))
      return told.withLock(\.self)
    }
    #expect(told(Color.red) == 5)
    #expect(told(Color.red.preference(key: ChosenKey.self, value: nil)) == nil)
    // A view that sets nothing has no say.
    #expect(
      told(
        VStack {
          Color.red.preference(key: ChosenKey.self, value: 3)
          Color.blue
        }) == 3)
    #expect(told(Color.red.transformPreference(ChosenKey.self) { $0 = $0.map { $0 + 1 } }) == 6)
    let spans = Mutex<[Int?]>([])
    _ = SpanReader { told in spans.withLock { $0 = told } }.callAsFunction {
      Color.red
      Color.red.layoutValue(key: SpanKey.self, value: nil)
      Color.red.layoutValue(key: SpanKey.self, value: 9)
    }.layout(proposing: .unspecified)
    #expect(spans.withLock(\.self) == [3, nil, 9])
  }

  private struct WidestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  @Test func `the widest of several views, told by readers behind them, sizes an overlay`() {
    func measured(_ width: CGFloat) -> some View {
      Color.gray.frame(width: width, height: 10).background {
        GeometryReader { proxy in
          Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
        }
      }
    }
    let view = VStack(spacing: 0) {
      measured(30)
      measured(70)
      measured(50)
    }
    .overlayPreferenceValue(WidestKey.self, alignment: .bottomTrailing) { widest in
      Color.red.frame(width: widest / 2, height: 4).id("bar")
    }
    let result = view.layout(proposing: .unspecified)
    // Half of 70, in the bottom right corner of 70 × 30.
    #expect(result.frame(of: "bar") == CGRect(x: 35, y: 26, width: 35, height: 4))
  }

  private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `preferences come in the order of description, outer ones in place of inner ones`() {
    var seen: [String] = []
    let view = HStack {
      Color.red.preference(key: NamesKey.self, value: ["a"])
      Group {
        Color.red.preference(key: NamesKey.self, value: ["b"])
        Color.red
      }
      VStack {
        Color.red.preference(key: NamesKey.self, value: ["hidden"])
      }
      .preference(key: NamesKey.self, value: ["c"])
      Color.red.preference(key: NamesKey.self, value: ["d"])
        .transformPreference(NamesKey.self) { $0.append("e") }
    }
    .backgroundPreferenceValue(NamesKey.self) { names in
      let _ = seen = names
      Color.clear
    }
    _ = view.layout(in: CGSize(width: 100, height: 100))
    #expect(seen == ["a", "b", "c", "d", "e"])
  }

  private struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test func `an underline follows the chosen tab by its anchor`() {
    let tabs = HStack(spacing: 0) {
      ForEach(0..<3) { index in
        Color.gray.frame(width: CGFloat(20 * (index + 1)), height: 30)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { index == 1 ? $0 : nil }
      }
    }
    .overlayPreferenceValue(BoundsKey.self, alignment: .bottomLeading) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Color.blue.frame(width: proxy[anchor].width, height: 2)
            .offset(x: proxy[anchor].minX, y: proxy.size.height - 2)
            .id("slot")
        }
      }
    }
    let result = tabs.layout(proposing: .unspecified)
    // The second tab is 40 wide and begins at 20; the offset moves what is inside.
    #expect(result.frame(of: "slot") == CGRect(x: 0, y: 0, width: 40, height: 2))
    #expect(
      result.nodes.contains { $0.frame == CGRect(x: 20, y: 28, width: 40, height: 2) })
  }

  private struct Endless: View {
    let level: Int

    var body: AnyView {
      AnyView(GeometryReader { _ in Endless(level: level + 1) })
    }
  }

  @Test func `readers in readers without end are refused with a sentence`() {
    let result = Endless(level: 0).layout(in: CGSize(width: 100, height: 100))
    #expect(result.diagnostics.contains { $0.rule == .unsettled })
    #expect(result.nodes.count < 200)
  }

  @Test func `a reader in an overlay has the text's size`() {
    let view = Letters(12).overlay {
      GeometryReader { _ in Block(5, 5).id("R") }.id("reader")
    }
    expect(
      view.layout(proposing: ProposedViewSize(60, 100)), size: (60, 40),
      ["reader": (0, 0, 60, 40), "R": (0, 0, 5, 5)])
  }
}

/// Readers in views that are left out by the container around them.
struct LeftOutReaderTests {
  private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private final class Seen {
    var readers: [String] = []
    var names: [String] = []
  }

  @Test func `what does not fit is neither read nor asked for preferences`() {
    let seen = Seen()
    func candidate(_ name: String, _ width: CGFloat) -> some View {
      GeometryReader { _ in
        let _ = seen.readers.append(name)
        Color.clear.preference(key: NamesKey.self, value: [name])
      }
      .frame(width: width, height: 10)
    }
    let view = ViewThatFits {
      candidate("wide", 100)
      candidate("narrow", 30)
    }
    .overlayPreferenceValue(NamesKey.self) { names in
      let _ = seen.names = names
      Color.clear
    }
    _ = view.layout(in: CGSize(width: 50, height: 50))
    #expect(seen.readers == ["narrow"])
    #expect(seen.names == ["narrow"])
  }
}

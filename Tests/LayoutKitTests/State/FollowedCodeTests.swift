import LayoutCore
import LayoutKit
import Observation
import Testing

/// What layouts and closures of a view read while they are laid out, has that view described again,
/// and no other.
@MainActor struct FollowedCodeTests {
  @Observable final class Model: @unchecked Sendable { var value: CGFloat = 10 }

  private final class Ledger { var bodies: [String] = [] }

  /// A view with something that reads a model, beside one that has nothing to do with it.
  private struct Screen<Content: View>: View {
    let ledger: Ledger
    let content: () -> Content

    var body: some View {
      ledger.bodies.append("screen")
      return VStack(alignment: .leading, spacing: 0) {
        Reading(ledger: ledger, content: content)
        Other(ledger: ledger)
      }
    }
  }

  private struct Reading<Content: View>: View {
    let ledger: Ledger
    let content: () -> Content

    var body: some View {
      ledger.bodies.append("reading")
      return content()
    }
  }

  private struct Other: View {
    let ledger: Ledger

    var body: some View {
      ledger.bodies.append("other")
      return Color.blue.frame(width: 5, height: 5)
    }
  }

  private func expectFollowing(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ content: @escaping (Model) -> some View
  ) {
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(Screen(ledger: ledger) { content(model).id("it") })
    let window = CGSize(width: 200, height: 200)
    let before = tree.layout(in: window).frame(of: "it")?.height
    for step in 1...3 {
      ledger.bodies = []
      model.value += 5
      let after = tree.layout(in: window).frame(of: "it")?.height
      let expected = before.map { $0 + 5 * CGFloat(step) }
      #expect(after == expected, "\(name)", sourceLocation: sourceLocation)
      #expect(ledger.bodies == ["reading"], "\(name)", sourceLocation: sourceLocation)
    }
  }

  // MARK: - Layouts

  /// A layout that reads a model in one of its methods.
  private struct Reader: Layout {
    enum Place: CaseIterable { case cache, size, update, spacing, guide }

    let model: Model
    let place: Place

    func makeCache(subviews: Subviews) -> CGFloat { place == .cache ? model.value : 0 }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
      cache = place == .cache || place == .update ? model.value : 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGSize { CGSize(width: 20, height: cache + (place == .size ? model.value : 0)) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {}

    func spacing(subviews: Subviews, cache: inout CGFloat) -> ViewSpacing {
      if place == .spacing { _ = model.value }
      return ViewSpacing()
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout CGFloat
    ) -> CGFloat? { place == .guide && guide == .top ? -model.value : nil }
  }

  @Test func `a layout's cache and size`() {
    expectFollowing("cache") { Reader(model: $0, place: .cache)({ Color.red }) }
    expectFollowing("size") { Reader(model: $0, place: .size)({ Color.red }) }
    expectFollowing("an erased layout's size") { model in
      AnyLayout(Reader(model: model, place: .size))({ Color.red })
    }
  }

  @Test func `a layout's guides`() {
    // The box stands where the guide of the one beside it is: 10 above, at first.
    expectFollowing("guide") { model in
      HStack(alignment: .top, spacing: 0) {
        Reader(model: model, place: .guide)({ Color.red })
        Color.green.frame(width: 5, height: 0)
      }
    }
  }

  @Test func `a layout that a model says nothing new is asked, and nothing else is`() {
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(
      Screen(ledger: ledger) {
        VStack {
          Reader(model: model, place: .spacing)({ Color.red })
          Color.red
        }
      })
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    ledger.bodies = []
    model.value = 99
    #expect(tree.layout(in: CGSize(width: 100, height: 100)) == result)
    #expect(ledger.bodies == ["reading"])
  }

  // MARK: - Closures

  private struct Blob: Shape {
    let model: Model
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 5, height: model.value)
    }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  @Test func `a shape's size`() { expectFollowing("shape") { Blob(model: $0) } }

  @Test func `a guide`() {
    expectFollowing("guide") { model in
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 5, height: 5).alignmentGuide(.top) { _ in -model.value }
        Color.green.frame(width: 5, height: 0)
      }
    }
  }

  @Test func `a length in a container`() {
    expectFollowing("length") { model in
      Color.red.containerRelativeFrame(.vertical) { _, _ in model.value }
    }
  }

  @Test func `what readers show`() {
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(
      Screen(ledger: ledger) {
        GeometryReader { _ in Color.red.frame(width: model.value, height: 5).id("bar") }
      })
    tree.layout(in: CGSize(width: 100, height: 100))
    ledger.bodies = []
    model.value = 40
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "bar")?.width == 40)
    #expect(ledger.bodies == ["reading"])
  }

  @Test func `preferences, and what is shown of them`() {
    func expectBar(_ content: @escaping (Model) -> some View) {
      let (model, ledger) = (Model(), Ledger())
      let tree = ViewTree(Screen(ledger: ledger) { content(model) })
      let window = CGSize(width: 100, height: 100)
      #expect(tree.layout(in: window).frame(of: "bar")?.width == 10)
      ledger.bodies = []
      model.value = 40
      #expect(tree.layout(in: window).frame(of: "bar")?.width == 40)
      #expect(ledger.bodies == ["reading"])
    }
    func bar(_ lengths: [CGFloat]) -> some View {
      Color.red.frame(width: lengths.reduce(0, +), height: 5).id("bar")
    }
    expectBar { model in
      Color.red.overlayPreferenceValue(Places.self) { _ in bar([model.value]) }
    }
    expectBar { model in
      Color.red.transformPreference(Places.self) { $0.append(model.value) }
        .overlayPreferenceValue(Places.self) { bar($0) }
    }
    expectBar { model in
      Color.red.anchorPreference(key: Places.self, value: .bounds) { _ in [model.value] }
        .overlayPreferenceValue(Places.self) { bar($0) }
    }
    expectBar { model in
      Color.red.transformAnchorPreference(key: Places.self, value: .bounds) { value, _ in
        value.append(model.value)
      }
      .overlayPreferenceValue(Places.self) { bar($0) }
    }
  }

  @Test func `elements of data`() {
    let models = (0..<5).map { _ in Model() }
    let ledger = Ledger()
    let tree = ViewTree(
      Screen(ledger: ledger) {
        ForEach(0..<5) { number in
          Color.red.frame(width: models[number].value, height: 5).id(number)
        }
      })
    tree.layout(in: CGSize(width: 100, height: 100))
    for (number, width) in [(3, 40), (1, 50), (3, 60)] as [(Int, CGFloat)] {
      ledger.bodies = []
      models[number].value = width
      let result = tree.layout(in: CGSize(width: 100, height: 100))
      #expect(result.frame(of: number)?.width == width)
      #expect(ledger.bodies == [])
    }
  }

  @Test func `closures that no body is around`() {
    let model = Model()
    let tree = ViewTree(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in model.value }
        Color.green.frame(width: 5, height: 5).id("it")
      })
    let window = CGSize(width: 100, height: 100)
    // The stack reaches from 10, or 30, before the guide to 5 after it, in the middle of 100.
    #expect(tree.layout(in: window).frame(of: "it")?.minX == 10 + 85.0 / 2)
    model.value = 30
    #expect(tree.layout(in: window).frame(of: "it")?.minX == 30 + 65.0 / 2)
  }
}

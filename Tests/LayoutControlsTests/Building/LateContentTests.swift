import LayoutControls
import LayoutKit
import TestViews
import Testing

/// What is described later than the views around it, or when something is missing.
struct LateContentTests {
  @Test func `rows of a grid are a group where rows are described later`() {
    let rows = ScrollView {
      LazyVStack(spacing: 0) {
        Block(10, 10).id("a")
        GridRow {
          ForEach(0..<3) { Block(10, 20).id($0) }
        }
      }
    }
    let result = rows.layout(proposing: ProposedViewSize(100, 100))
    #expect((0..<3).map { result.frame(of: $0)?.minY } == [10, 30, 50])
    let list = List {
      GridRow {
        ForEach(0..<3) { Block(10, 40).id($0) }
      }
    }
    // Rows of 40 + 30 from 35 on.
    let size = ProposedViewSize(100, 300)
    #expect(list.layout(proposing: size).frame(of: 2)?.minY == CGFloat(35 + 2 * 70 + 15))
  }

  private final class Model { var heights: [CGFloat] = [10, 20, 30, 40] }

  @Test func `rows of a bound collection that got shorter keep their values`() {
    nonisolated(unsafe) let model = Model()
    let heights = Binding(get: { model.heights }, set: { model.heights = $0 })
    let rows = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(heights, id: \.self) { height in
          Block(10, height.wrappedValue).id(height.wrappedValue)
        }
      }
    }
    let tree = LayoutTree(rows.layoutNode())
    model.heights.removeLast(2)
    let result = tree.layout(proposing: ProposedViewSize(100, 100))
    #expect(result.frame(of: CGFloat(40))?.minY == 60)
    #expect(result.frame(of: CGFloat(20))?.minY == 10)
  }

  private final class Ring: DynamicProperty { var next: Ring? }

  private struct Rung: View {
    let ring: Ring
    var body: some View { Block(10, 10) }
  }

  @MainActor @Test func `objects that hold themselves are not searched`() {
    let ring = Ring()
    ring.next = ring
    #expect(Rung(ring: ring).layout(proposing: .unspecified).size.width == 10)
    ring.next = nil
  }

  private struct Scaled: View {
    var length: ScaledMetric<CGFloat>?
    var body: some View { Block(length?.wrappedValue ?? 5, 10) }
  }

  @Test func `whether a view has properties does not depend on the first of its type`() {
    let metric = ScaledMetric<CGFloat>(wrappedValue: 10)
    let large = Scaled(length: metric).dynamicTypeSize(.accessibility5)
    let alone = large.layout(proposing: .unspecified).size.width
    #expect(alone > 10)
    let column = VStack {
      Scaled()
      large
    }
    #expect(column.layout(proposing: .unspecified).size.width == alone)
  }

  private struct Card: View {
    @Environment(\.lineSpacing) private var spacing
    let name: String

    var body: some View {
      Block(10, 10).alignmentGuide(.top) { [spacing] _ in spacing }.id(name)
    }
  }

  @Test func `closures see the properties of the view that they were written in`() {
    let card = Card(name: "card")
    let row = HStack(alignment: .top, spacing: 0) {
      card.lineSpacing(0)
      card.lineSpacing(5)
    }
    let result = row.layout(proposing: .unspecified)
    #expect(result.frames(of: "card").map(\.minY) == [5, 0])
  }

  private enum Width: EnvironmentKey { static let defaultValue: CGFloat? = 16 }
  private enum Height: ContainerValueKey { static let defaultValue: CGFloat? = 6 }

  @Test func `keys with optional values have their defaults`() {
    var values = EnvironmentValues()
    #expect(values[Width.self] == 16)
    values[Width.self] = nil
    #expect(values[Width.self] == nil)
    let row = Group(subviews: Block(10, 10)) { subviews in
      ForEach(subviews) { Block(10, $0.containerValues[Height.self] ?? 1) }
    }
    #expect(row.layout(proposing: .unspecified).size.height == 6)
  }
}

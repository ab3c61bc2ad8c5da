import LayoutCore
import ReadyLayouts
import Testing

/// How much work two kinds in each other take: at most a constant number of measures for each node,
/// however deep the nesting.
struct LinearWorkTests {
  /// One level around a node.
  struct Level: Sendable, CustomStringConvertible {
    let name: String
    let around: @Sendable (LayoutNode) -> LayoutNode

    init(_ name: String, _ around: @escaping @Sendable (LayoutNode) -> LayoutNode) {
      (self.name, self.around) = (name, around)
    }

    var description: String { name }
  }

  /// The number of levels of kinds in each other.
  private static let depth = 40

  /// The most evaluations of a node, on average, for any two kinds. Some three kinds take more.
  private static let most = 200

  static let levels = containers + modifiers

  private static let containers = [
    Level("vstack") { .vstack([box, $0]) },
    Level("hstack") { .hstack(alignment: .firstTextBaseline, [$0, box]) },
    Level("hstack with spacer") { .hstack([$0, .spacer()]) },
    Level("vstack with text") { .vstack(alignment: .leading, [text, $0]) },
    Level("zstack") { .zstack(alignment: .bottomTrailing, [color, $0]) },
    Level("zstack by baselines") { .zstack(alignment: baselines, [box, $0]) },
    Level("overlay") { $0.overlay(alignment: baselines, text) },
    Level("background") { color.background($0) },
    Level("grid") { .grid(rows: [[text, $0], [box]]) },
    Level("lazy stack") { .lazyVStack([box, $0]) },
    Level("lazy grid") {
      .lazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], [$0, box])
    },
    Level("fits") { .viewThatFits([box.frame(width: 10_000), $0]) },
    Level("flow") { .layout(FlowLayout(), [box, $0]) },
    Level("equal widths") { .layout(EqualWidthLayout(), [box, $0]) },
    Level("equal heights") { .layout(EqualHeightLayout(), [box, $0]) },
    Level("any layout") { .layout(AnyLayout(VStackLayout()), [$0, text]) },
    Level("scroll") { .scroll($0) },
    Level("safe area inset") { $0.safeAreaInset(edge: .bottom, box) },
    Level("list row") { .listRow($0) },
  ]

  private static let modifiers = [
    Level("padding") { $0.padding(1) },
    Level("frame") { $0.frame(width: 60) },
    Level("ideal frame") { $0.frame(idealWidth: 60, maxHeight: .infinity) },
    Level("frame by baselines") {
      $0.frame(maxWidth: .infinity, minHeight: 20, alignment: baselines)
    },
    Level("aspect ratio") { $0.aspectRatio(1.5, contentMode: .fit) },
    Level("own aspect ratio") { $0.aspectRatio(contentMode: .fill) },
    Level("fixed size") { $0.fixedSize(horizontal: false, vertical: true) },
    Level("offset") { $0.offset(x: 1) },
    Level("position") { $0.position(x: 5, y: 5) },
    Level("safe area padding") { $0.safeAreaPadding(1) },
    Level("depth") { $0.frame(depth: 5) },
    Level("rotation") { $0.rotation3DLayout(Rotation3D(angle: .degrees(30), axis: .y)) },
    Level("volume") { $0.aspectRatio3D(contentMode: .fit) },
    Level("guide") { $0.alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 1 } },
    Level("priority") { .hstack([$0.layoutPriority(1), text]) },
  ]

  private static let baselines = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  private static var box: LayoutNode { .fixed(width: 8, height: 6) }
  private static var color: LayoutNode { .flexible }
  /// A leaf whose width and height depend on each other.
  private static var text: LayoutNode {
    .measured { proposal in
      let width = min(max(proposal.width ?? 90, 10), 90)
      let lines = (90 / width).rounded(.up)
      return LeafMeasurement(
        width: width, height: 12 * lines, firstBaseline: 9, lastBaseline: 12 * lines - 3)
    }
  }

  /// Evaluations for each node of levels that repeat.
  private func work(_ levels: [Level]) -> (perNode: Int, isRefused: Bool) {
    var node = Self.text
    for number in 0..<Self.depth { node = levels[number % levels.count].around(node) }
    let tree = LayoutTree(node)
    let result = tree.layout(in: CGSize(width: 200, height: 100))
    let work = tree.statistics.evaluations + tree.statistics.leafMeasures
    return (
      work / tree.nodeCount,
      result.diagnostics.contains { [.tooManyQuestions, .tooDeep].contains($0.rule) }
    )
  }

  private func expectLittleWork(_ levels: [Level]) {
    let (perNode, isRefused) = work(levels)
    #expect(perNode <= Self.most && !isRefused, "\(levels): \(perNode)")
  }

  @Test(arguments: levels) func `two kinds in each other`(first: Level) {
    for second in Self.levels { expectLittleWork([first, second]) }
  }
}

import LayoutKit

/// W10: the list of W2 written as views, with `Text`, an environment and `ForEach`, beside the same list
/// of nodes.
///
/// Both describe, build and lay out, because views are described anew for each tree. The nodes' texts
/// are the views' own, so what measuring real text costs is in both.
struct KitComparison {
  private let rows = 1000
  let views: Stopwatch.Timing
  let nodes: Stopwatch.Timing
  /// The same with the words of W2 that are cheap to measure.
  let list: Stopwatch.Timing
  /// Measuring all texts once for each question that the list asks.
  let texts: Stopwatch.Timing

  init(stopwatch: Stopwatch) {
    let rows = rows
    let window = Workload.window
    views = stopwatch.time({}) { _ in
      LayoutTree(Self.views(rows).layoutNode()).layout(in: window)
    }
    nodes = stopwatch.time({}) { _ in LayoutTree(Self.nodes(rows)).layout(in: window) }
    let workload = Workload.list(rows: rows)
    list = stopwatch.time({}) { _ in LayoutTree(workload.describe()).layout(in: window) }
    texts = Stopwatch.Timing(
      median: max(0, nodes.median - list.median), minimum: max(0, nodes.minimum - list.minimum))
  }

  /// How much longer the views take than the list of cheap words and the measuring of real text.
  var ratio: Double { views.median / (list.median + texts.median) }

  func print() {
    func milliseconds(_ timing: Stopwatch.Timing) -> Double {
      (timing.median / 1000).rounded() / 1000
    }
    Swift.print(
      "\nW10 kit, describing, building and first layout of \(rows) rows: "
        + "\(milliseconds(views)) ms as views, \(milliseconds(nodes)) ms as nodes with the same texts, "
        + "\(milliseconds(list)) ms as W2")
  }
}

// MARK: - The list

extension KitComparison {
  private static func title(_ row: Int) -> String { words(2 + row % 3) }
  private static func detail(_ row: Int) -> String { words(4 + row * 7 % 23) }

  private static func words(_ count: Int) -> String {
    (0..<count).map { _ in "word" }.joined(separator: " ")
  }

  private struct Row: View {
    let number: Int
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      HStack(spacing: 8) {
        Color.red.frame(width: 40, height: 40)
        VStack(spacing: 2) {
          Text(verbatim: KitComparison.title(number)).font(.headline)
          Text(verbatim: KitComparison.detail(number))
        }
        Spacer()
        Color.blue.frame(width: direction == .leftToRight ? 12 : 13, height: 20)
      }
    }
  }

  private static func views(_ rows: Int) -> some View {
    VStack(spacing: 4) { ForEach(0..<rows, id: \.self) { Row(number: $0) } }
  }

  private static func nodes(_ rows: Int) -> LayoutNode {
    let (headline, body) = (
      FontDescription(size: 17, weight: 600), FontDescription(size: 17)
    )
    return .vstack(
      spacing: 4, isStatic: false,
      (0..<rows).map { row in
        .hstack(
          spacing: 8,
          [
            LayoutNode.flexible.frame(width: 40, height: 40),
            .vstack(
              spacing: 2,
              [
                .text(StyledText(title(row), font: headline)),
                .text(StyledText(detail(row), font: body)),
              ]),
            .spacer,
            LayoutNode.flexible.frame(width: 12, height: 20),
          ])
      })
  }
}

import LayoutCore
import LayoutKit

/// W10: the list of W2 written as views, with `Text`, an environment and `ForEach`, beside the same
/// list of nodes.
///
/// Both describe, build and lay out, because views are described anew for each tree. The nodes'
/// texts are the views' own, so what measuring real text costs is in both.
struct KitComparison {
  private let rows = 1000
  /// The times of the views, of the nodes, and of the list with the words of W2 that are cheap to
  /// measure.
  private let race: Race

  init(stopwatch: Stopwatch) {
    let rows = rows
    func run(_ describe: @escaping () -> LayoutNode) -> Stopwatch.Run {
      Stopwatch.run({}) { _ in LayoutTree(describe()).layout(in: Workload.window) }
    }
    race = stopwatch.race([
      run { Self.views(rows).layoutNode() }, run { Self.nodes(rows) },
      run(Workload.list(rows: rows).describe),
    ])
  }

  /// How much longer the views take than the list of cheap words and the measuring of real text,
  /// which is what the nodes take longer than that list.
  var ratio: Double {
    race.rounds.map { times in times[0] / (times[2] + max(0, times[1] - times[2])) }.median
  }

  func print() {
    let (views, nodes, list) = (race.timings[0], race.timings[1], race.timings[2])
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

  nonisolated private struct Row: View {
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
    let (headline, body) = (FontDescription(.headline), FontDescription(.body))
    return .vstack(
      spacing: 4,
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
      }
    ).keptWithOneChild()
  }
}

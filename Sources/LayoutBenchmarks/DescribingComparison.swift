import LayoutKit

/// Compares describing a tree with views and describing the same nodes by hand.
///
/// Views are described once for each layout, so this must stay cheap: at most three times the time.
struct DescribingComparison {
  private let rows = 1111
  private let stopwatch: Stopwatch

  init(stopwatch: Stopwatch) { self.stopwatch = stopwatch }

  /// Prints one line for each way to write the tree.
  func print() {
    let nodes = rows * 9 + 1
    let race = stopwatch.race(
      [{ handwritten }, { inOneBody }, { inRows }].map { describe in
        Stopwatch.run({}) { _ in _ = describe() }
      })
    Swift.print("\nDescribing \(nodes) nodes: by hand \(milliseconds(race, 0)) ms")
    for (contender, name) in [(1, "in one body"), (2, "a view for each row")] {
      let ratio = (race.ratio(contender, to: 0) * 100).rounded() / 100
      Swift.print(
        "  with views, \(name): \(milliseconds(race, contender)) ms, \(ratio) times as long")
    }
  }

  private func milliseconds(_ race: Race, _ contender: Int) -> Double {
    (race.timings[contender].median / 1000).rounded() / 1000
  }
}

// MARK: - The tree

extension DescribingComparison {
  private var handwritten: LayoutNode {
    .vstack(
      (0..<rows).map { row in
        .hstack(
          spacing: 4,
          [
            .flexible, .flexible.frame(width: 10, height: CGFloat(row)).padding(.all, 4), .spacer,
            .vstack([.flexible, .divider]),
          ])
      }
    ).keptWithOneChild()
  }

  private var inOneBody: LayoutNode {
    VStack {
      ForEach(0..<rows) { row in
        HStack(spacing: 4) {
          Filler()
          Filler().frame(width: 10, height: CGFloat(row)).padding(4)
          Spacer()
          VStack {
            Filler()
            Divider()
          }
        }
      }
    }
    .layoutNode()
  }

  private var inRows: LayoutNode {
    VStack { ForEach(0..<rows) { Row(number: $0) } }.layoutNode()
  }

  private struct Row: View {
    let number: Int

    var body: some View {
      HStack(spacing: 4) {
        Filler()
        Filler().frame(width: 10, height: CGFloat(number)).padding(4)
        Spacer()
        VStack {
          Filler()
          Divider()
        }
      }
    }
  }

  private struct Filler: PrimitiveView {
    func makeNodes(in context: inout ViewContext) { context.append(.flexible) }
  }
}

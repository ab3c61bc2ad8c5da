import LayoutCore

/// Two trees that have nothing to do with each other, laid out one after the other by one thread
/// and at the same time by two: they share no lock and no counter, so the second thread costs
/// nothing.
struct ThreadComparison {
  /// The least time for the layouts of one tree on one thread, in nanoseconds.
  let alone: Double
  /// The least time for those of two trees on two threads.
  let together: Double

  private static let layouts = 40

  init(runs: Int) async {
    var (alone, together) = (Double.infinity, Double.infinity)
    for _ in 0..<runs * 10 {
      alone = min(alone, await Self.time { await Self.layOut() })
      together = min(
        together,
        await Self.time {
          async let first: Void = Self.layOut()
          async let second: Void = Self.layOut()
          _ = await (first, second)
        })
    }
    self.alone = alone
    self.together = together
  }

  /// How many times as long two threads take for twice the work.
  var ratio: Double { together / alone }

  func print() {
    Swift.print(
      "\nTwo threads with a tree each take \((ratio * 100).rounded() / 100) times as long as one "
        + "with one tree")
  }

  private static func time(_ work: () async -> Void) async -> Double {
    let start = ContinuousClock.now
    await work()
    return Stopwatch.nanoseconds(start.duration(to: .now))
  }

  /// Builds a tree and lays it out many times, in two widths by turns.
  @concurrent private static func layOut() async {
    let workload = Workload.balanced(depth: 3)
    let tree = LayoutTree(workload.describe())
    for step in 0..<layouts {
      tree.layout(proposing: ProposedViewSize(width: CGFloat(4000 - step % 2), height: 4000))
    }
  }
}

import LayoutCore

/// What each shortcut wins: trees without it take turns with trees that take them all.
struct ShortcutComparison {
  /// How much longer something takes without a shortcut.
  struct Win {
    let shortcut: String
    let workload: String
    let part: String
    let ratio: Double
  }

  private(set) var wins: [Win] = []

  /// Compares first layouts, layouts in another width, and changes of one leaf.
  init(_ workloads: [Workload], stopwatch: Stopwatch) {
    for (name, shortcut) in Shortcuts.named {
      for workload in workloads {
        var slow = workload
        slow.leftOut = shortcut
        func compare(_ part: String, _ run: (Workload) -> Stopwatch.Run?) {
          guard let with = run(workload), let without = run(slow) else { return }
          wins.append(
            Win(
              shortcut: name, workload: workload.name, part: part,
              ratio: stopwatch.race([without, with]).ratio(0, to: 1)))
        }
        compare("first") { $0.firstLayout }
        compare("width") { $0.otherWidth }
        compare("change") { $0.manyChanges }
      }
    }
  }

  /// A row for each shortcut: the most that it wins in each kind of layout, and where.
  func print() {
    for (name, _) in Shortcuts.named {
      let best = ["first", "width", "change"].compactMap { part in
        wins.filter { $0.shortcut == name && $0.part == part }.max { $0.ratio < $1.ratio }
      }
      let text = best.map { "\($0.part) \(($0.ratio * 100).rounded() / 100) (\($0.workload))" }
      Swift.print("\(name): \(text.joined(separator: ", "))")
    }
  }
}

extension Workload {
  /// Layouts in two widths by turns, the first of which is not timed.
  fileprivate var otherWidth: Stopwatch.Run {
    let tree = tree()
    tree.layout(proposing: proposal)
    let narrower = ProposedViewSize(width: proposal.width.map { $0 - 1 }, height: proposal.height)
    return {
      tree.layout(proposing: narrower)
      tree.layout(proposing: proposal)
      return Stopwatch.time {
        tree.layout(proposing: narrower)
        tree.layout(proposing: proposal)
      }
    }
  }

  /// Changes of one leaf each: the median of a hundred.
  fileprivate var manyChanges: Stopwatch.Run? {
    guard let change = changes(of: tree()) else { return nil }
    return { (0..<100).map { _ in change() }.median }
  }
}

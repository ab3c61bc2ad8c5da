extension InlineMarkdown {
  /// Runs of signs that may begin or end marks, and how they find each other.
  ///
  /// The rules are CommonMark's: a run begins a mark if what follows it is not white space, nor
  /// punctuation behind a letter, and ends one if that is so of what precedes it. Underscores do
  /// neither inside a word. The nearest run of the same sign is the other end.
  struct MarkRuns {
    private var runs: [Run] = []
    /// The last one that may still find another; -1 for none.
    private(set) var last = -1

    private struct Run {
      let sign: Unicode.Scalar
      let item: Int
      let length: Int
      let opens: Bool
      let closes: Bool
      /// The neighbours among those that may still find another; -1 for none.
      var previous: Int
      var next = -1
    }
  }
}

extension InlineMarkdown.MarkRuns {
  /// Adds a run behind all others.
  mutating func add(
    _ sign: Unicode.Scalar, beside neighbours: InlineMarkdown.Neighbours, item: Int, length: Int
  ) {
    let (before, after) = (neighbours.before, neighbours.after)
    let canOpen = after != .space && (after != .sign || before != .letter)
    let canClose = before != .space && (before != .sign || after != .letter)
    let isWord = sign == "_"
    let run = Run(
      sign: sign, item: item, length: length,
      opens: canOpen && (!isWord || !canClose || before == .sign),
      closes: canClose && (!isWord || !canOpen || after == .sign), previous: last)
    guard run.opens || run.closes, sign != "~" || length == 2 else { return }
    if last >= 0 { runs[last].next = runs.count }
    last = runs.count
    runs.append(run)
  }

  /// Lets all runs behind one find each other. None of them may find another after that.
  mutating func match(in items: inout [InlineMarkdown.Item], after bottom: Int) {
    var closer = bottom < 0 ? runs.indices.first { runs[$0].previous < 0 } ?? -1 : runs[bottom].next
    if last <= bottom { closer = -1 }
    // Up to where nothing was found for a run of the same kind.
    var bottoms = [Int](repeating: bottom, count: 18)
    while closer >= 0 {
      let run = runs[closer]
      let kind =
        (run.sign == "*" ? 0 : run.sign == "_" ? 6 : 12) + (run.opens ? 3 : 0) + run.length % 3
      guard run.closes else {
        closer = run.next
        continue
      }
      var opener = run.previous
      while opener > bottoms[kind], !areEnds(runs[opener], run) { opener = runs[opener].previous }
      if opener > bottoms[kind] {
        closer = join(opener, closer, in: &items)
      } else {
        bottoms[kind] = run.previous
        if !run.opens { remove(closer) }
        closer = run.next
      }
    }
    last = bottom
    if bottom >= 0 { runs[bottom].next = -1 }
  }

  private func areEnds(_ opener: Run, _ closer: Run) -> Bool {
    guard opener.opens, opener.sign == closer.sign else { return false }
    // A run that may be either end takes no part of another one that it could not take whole.
    return !(opener.closes || closer.opens) || (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 && closer.length % 3 == 0
  }

  /// Makes a mark of the nearest signs of two runs.
  ///
  /// - Returns: the run to look at next.
  private mutating func join(
    _ opener: Int, _ closer: Int, in items: inout [InlineMarkdown.Item]
  ) -> Int {
    let (first, second) = (runs[opener].item, runs[closer].item)
    let count = min(items[first].range.count, items[second].range.count, 2)
    items[first].range = items[first].range.dropLast(count)
    items[second].range = items[second].range.dropFirst(count)
    items[first].marks.append(
      runs[opener].sign == "~" ? .struckOut : count == 2 ? .bold : .italic)
    items[second].endingMarks += 1
    // What is between them found nothing.
    runs[opener].next = closer
    runs[closer].previous = opener
    if items[first].range.isEmpty { remove(opener) }
    guard items[second].range.isEmpty else { return closer }
    let next = runs[closer].next
    remove(closer)
    return next
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (runs[run].previous, runs[run].next)
    if previous >= 0 { runs[previous].next = next }
    if next >= 0 { runs[next].previous = previous }
    if last == run { last = previous }
  }
}

extension InlineMarkdown {
  /// What is beside a run of signs.
  struct Neighbours {
    let before: Kind
    let after: Kind

    enum Kind {
      case space, sign, letter
    }
  }
}

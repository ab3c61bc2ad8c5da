extension InlineMarkdown {
  /// Runs of signs that may begin or end marks, and how they find each other.
  ///
  /// The rules are CommonMark's: a run begins a mark if what follows it is not white space, nor
  /// punctuation behind a letter, and ends one if that is so of what precedes it. Underscores do
  /// neither inside a word. The nearest run of the same sign is the other end.
  struct MarkRuns {
    /// The marks that were found.
    private(set) var beginnings: [Beginning] = []
    private var runs: [Run] = []
    /// The first and the last one that may still find another; -1 for none.
    private var first = -1
    private(set) var last = -1

    private struct Run: BitwiseCopyable {
      let sign: Unicode.Scalar
      let item: Int32
      let length: Int32
      let opens: Bool
      let closes: Bool
      /// The neighbours among those that may still find another; -1 for none.
      var previous: Int32
      var next: Int32 = -1
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
    let staysOutOfWords = sign == "_"
    let run = Run(
      sign: sign, item: Int32(clamping: item), length: Int32(clamping: length),
      opens: canOpen && (!staysOutOfWords || !canClose || before == .sign),
      closes: canClose && (!staysOutOfWords || !canOpen || after == .sign),
      previous: Int32(truncatingIfNeeded: last))
    guard run.opens || run.closes, sign != "~" || length == 2 else { return }
    if last >= 0 { runs[last].next = Int32(clamping: runs.count) } else { first = runs.count }
    last = runs.count
    runs.append(run)
  }

  /// Adds a mark that no runs make.
  ///
  /// - Returns: the mark's number.
  mutating func add(_ mark: InlineMarkdown.Mark) -> Int32 {
    beginnings.append((mark, -1))
    return Int32(clamping: beginnings.count - 1)
  }

  /// Lets all runs behind one find each other. None of them may find another after that.
  mutating func match(in items: inout [InlineMarkdown.Item], after bottom: Int) {
    var closer = bottom < 0 ? first : Int(runs[bottom].next)
    // Up to where nothing was found for a run of the same kind.
    var bottoms = [Int](repeating: bottom, count: 18)
    while closer >= 0 {
      let run = runs[closer]
      let kind =
        (run.sign == "*" ? 0 : run.sign == "_" ? 6 : 12) + (run.opens ? 3 : 0)
        + Int(run.length % 3)
      guard run.closes else {
        closer = Int(run.next)
        continue
      }
      var opener = Int(run.previous)
      while opener > bottoms[kind], !areEnds(runs[opener], run) {
        opener = Int(runs[opener].previous)
      }
      if opener > bottoms[kind] {
        closer = join(opener, closer, in: &items)
      } else {
        bottoms[kind] = Int(run.previous)
        if !run.opens { remove(closer) }
        closer = Int(run.next)
      }
    }
    last = bottom
    if bottom >= 0 { runs[bottom].next = -1 } else { first = -1 }
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
    let (first, second) = (Int(runs[opener].item), Int(runs[closer].item))
    let count = min(items[first].range.count, items[second].range.count, 2)
    items[first].range = items[first].range.dropLast(count)
    items[second].range = items[second].range.dropFirst(count)
    let mark: InlineMarkdown.Mark =
      runs[opener].sign == "~" ? .struckOut : count == 2 ? .bold : .italic
    beginnings.append((mark, items[first].mark))
    items[first].mark = Int32(clamping: beginnings.count - 1)
    items[second].endingMarks += 1
    // What is between them found nothing.
    runs[opener].next = Int32(truncatingIfNeeded: closer)
    runs[closer].previous = Int32(truncatingIfNeeded: opener)
    if items[first].range.isEmpty { remove(opener) }
    guard items[second].range.isEmpty else { return closer }
    let next = Int(runs[closer].next)
    remove(closer)
    return next
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (runs[run].previous, runs[run].next)
    if previous >= 0 { runs[Int(previous)].next = next } else { first = Int(next) }
    if next >= 0 { runs[Int(next)].previous = previous }
    if last == run { last = Int(previous) }
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

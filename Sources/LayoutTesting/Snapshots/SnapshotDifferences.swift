import LayoutCore

/// Describes what differs between the text of a result and a recorded one; `nil` if nothing does.
///
///     XCTAssertNil(snapshotDifferences(of: result, recorded: recorded))
///
/// Removed lines start with `-`, added ones with `+`. Space at the ends of lines and empty lines at
/// the end don't count.
public func snapshotDifferences(of result: ResolvedLayout, recorded: String) -> String? {
  let old = lines(of: recorded)
  let new = lines(of: "\(result)")
  guard old != new else { return nil }
  let (removed, inserted) = changedLines(old, new)
  var text = [
    old.isEmpty ? "Nothing is recorded of the layout:" : "The layout is not as recorded:", "",
  ]
  var (oldIndex, newIndex, skipped) = (0, 0, 0)
  func noteSkipped() {
    if skipped > 0 { text.append("  … \(skipped) \(skipped == 1 ? "line" : "lines") as before") }
    skipped = 0
  }
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      noteSkipped()
      text.append("- \(old[oldIndex])")
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      noteSkipped()
      text.append("+ \(new[newIndex])")
      newIndex += 1
    } else {
      skipped += 1
      (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
    }
  }
  noteSkipped()
  text += ["", result.sketch()]
  return text.joined(separator: "\n")
}

/// The numbers of the lines that were removed, and of the lines that were added.
///
/// Finding the fewest takes room for the square of their number. So texts with very many lines are
/// compared as a whole between the first line that differs and the last.
private func changedLines(
  _ old: [String], _ new: [String]
) -> (removed: Set<Int>, inserted: Set<Int>) {
  let start = zip(old, new).prefix { $0 == $1 }.count
  let most = min(old.count, new.count) - start
  let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
  let (removed, inserted) = (start..<old.count - end, start..<new.count - end)
  guard removed.count + inserted.count <= 4_000 else { return (Set(removed), Set(inserted)) }
  var changed: (removed: Set<Int>, inserted: Set<Int>) = ([], [])
  for change in new[inserted].difference(from: old[removed]) {
    switch change {
    case .remove(let offset, _, _): changed.removed.insert(start + offset)
    case .insert(let offset, _, _): changed.inserted.insert(start + offset)
    }
  }
  return changed
}

/// The lines of a text without space at their ends.
private func lines(of text: String) -> [String] {
  var lines = text.lines.map(\.trimmingSpacesAtEnd)
  while lines.last == "" { lines.removeLast() }
  return lines
}

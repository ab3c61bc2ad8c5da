import LayoutCore
import TestSupport

/// What a case gave, beside what it must give.
struct VectorOutcome {
  let vector: VectorCase
  let size: CGSize
  /// The frames in pre-order; `nil` for a node that was not found.
  let frames: [Frame?]

  var matches: Bool {
    vector.size.matches(size) && vector.frames.allSatisfy { matches($0.value, at: $0.key) }
  }

  private func matches(_ expected: Frame, at index: Int) -> Bool {
    guard frames.indices.contains(index), let actual = frames[index] else { return false }
    return expected.matches(actual)
  }
}

extension VectorOutcome: CustomStringConvertible {
  /// The tree, with expected and actual frames side by side.
  var description: String {
    var rows = [("", "expected", "actual", true)]
    rows.append(
      ("size", "\(vector.size)", "\(Extent(size))", vector.size.matches(size)))
    append(vector.tree, depth: 0, to: &rows)
    let width = rows.map(\.0.count).max() ?? 0
    let expectedWidth = rows.map(\.1.count).max() ?? 0
    let lines = rows.map { label, expected, actual, matches in
      "  \(matches ? " " : "✗") \(label.padded(to: width))  \(expected.padded(to: expectedWidth))"
        + "  \(actual)"
    }
    return "\(vector.id), \(vector.request)\n\(lines.joined(separator: "\n"))"
  }

  private func append(
    _ node: VectorNode, depth: Int, to rows: inout [(String, String, String, Bool)]
  ) {
    // The head and the size come first.
    let index = rows.count - 2
    let expected = vector.frames[index]
    let actual = frames.indices.contains(index) ? frames[index] : nil
    rows.append(
      (
        "\(index)\(String(repeating: "  ", count: depth + 1))\(node)",
        expected?.description ?? "", actual?.description ?? "no frame",
        expected.map { matches($0, at: index) } ?? true
      ))
    for child in node.children { append(child, depth: depth + 1, to: &rows) }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

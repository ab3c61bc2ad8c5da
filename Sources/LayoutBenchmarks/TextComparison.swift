import LayoutCore
import LayoutKit

/// How long texts take by themselves, in the default metrics: a label of 100 characters from its
/// string to its size, and again in another width; very long texts from their strings to their
/// sizes.
struct TextComparison {
  /// The first size of the label, in nanoseconds.
  let cold: Stopwatch.Timing
  /// Its size in another width, for which no character is measured again.
  let warm: Stopwatch.Timing
  /// Texts of ten million newlines, of a million characters of a kind, and of a million marks of
  /// Markdown, by name.
  let long: [(name: String, milliseconds: Double)]
  /// Reading a million characters of Markdown, by what they repeat.
  let marks: [(name: String, milliseconds: Double)]

  private static let label = String(
    String(repeating: "Layout must wrap ", count: 6).prefix(100))

  private static func measuring(_ string: String) -> (ProposedViewSize) -> LeafMeasurement {
    LineSetter(SystemFontMetrics()).measuring(StyledText(string, font: FontDescription(.body)))
  }

  init(stopwatch: Stopwatch) {
    let (first, second) = (
      ProposedViewSize(width: 200, height: nil), ProposedViewSize(width: 260, height: nil)
    )
    let count = 1000
    cold = stopwatch.time({ 0 as CGFloat }) { sum in
      for _ in 0..<count { sum += Self.measuring(Self.label)(first).size.height }
    }.divided(by: Double(count))
    let measure = Self.measuring(Self.label)
    warm = stopwatch.time({ 0 as CGFloat }) { sum in
      for _ in 0..<count / 2 { sum += measure(first).size.height + measure(second).size.height }
    }.divided(by: Double(count))
    let million = 1_000_000
    let texts = [
      ("10 million newlines", "\n", 10 * million), ("a word of a million letters", "a", million),
      ("a million spaces", " ", million), ("a million underscores", "_", million),
      ("a million combining marks", "\u{301}", million / 2),
    ]
    let measured = texts.map { name, unit, count in
      let string = String(repeating: unit, count: count)
      let times = (0..<3).map { _ in
        Stopwatch.time { _ = Self.measuring(string)(ProposedViewSize(width: 300, height: nil)) }
      }
      return (name: name, milliseconds: (times.min() ?? .nan) / 1e6)
    }
    long = measured + [Self.markdown(million)]
    marks = Self.units.map { unit in
      let key = LocalizedStringKey(String(repeating: unit, count: million / unit.count) + "a")
      let times = (0..<3).map { _ in Stopwatch.time { _ = key.pieces.count } }
      return ("a million of “\(unit)”", (times.min() ?? .nan) / 1e6)
    }
  }

  /// Brackets, backticks, emphasis in each other, escapes, and what other readers of Markdown know.
  private static let units = [
    "_", "*a ", "**a ", "_*a", "*a**b", "~~a~", "`", "`a ", "``a", "[", "](", "[a](", "[](b)", "[*",
    "\\", "\\*", "&amp;", "| a ", "# ", "![a](b)", "*é", "a",
  ]

  /// Marks that may begin something, and one that never ends it.
  private static func markdown(_ count: Int) -> (name: String, milliseconds: Double) {
    let key = LocalizedStringKey(String(repeating: "_", count: count) + "a")
    let times = (0..<3).map { _ in
      Stopwatch.time { _ = Text(key).layout(proposing: ProposedViewSize(width: 300, height: nil)) }
    }
    return ("a million underscores in Markdown", (times.min() ?? .nan) / 1e6)
  }

  func print() {
    Swift.print(
      "\nA label of 100 characters takes \(rounded(cold.median / 1000)) µs, and "
        + "\(rounded(warm.median / 1000)) µs in another width")
    for (name, milliseconds) in long + marks { Swift.print("\(name): \(rounded(milliseconds)) ms") }
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
